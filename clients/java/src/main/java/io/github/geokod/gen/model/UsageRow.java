package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import java.time.LocalDate;
import java.util.Arrays;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * Besides &#x60;units&#x60; and &#x60;amount&#x60;, only the fields named in &#x60;group&#x60; are present.
 */
@JsonPropertyOrder({
  UsageRow.JSON_PROPERTY_DAY,
  UsageRow.JSON_PROPERTY_OPERATION,
  UsageRow.JSON_PROPERTY_KEY,
  UsageRow.JSON_PROPERTY_REGION,
  UsageRow.JSON_PROPERTY_UNITS,
  UsageRow.JSON_PROPERTY_AMOUNT
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class UsageRow {
  public static final String JSON_PROPERTY_DAY = "day";
  @jakarta.annotation.Nullable
  private LocalDate day;

  public static final String JSON_PROPERTY_OPERATION = "operation";
  @jakarta.annotation.Nullable
  private String operation;

  public static final String JSON_PROPERTY_KEY = "key";
  @jakarta.annotation.Nullable
  private String key;

  public static final String JSON_PROPERTY_REGION = "region";
  @jakarta.annotation.Nullable
  private String region;

  public static final String JSON_PROPERTY_UNITS = "units";
  @jakarta.annotation.Nonnull
  private Long units;

  public static final String JSON_PROPERTY_AMOUNT = "amount";
  @jakarta.annotation.Nonnull
  private String amount;

  public UsageRow() {
  }

  public UsageRow day(@jakarta.annotation.Nullable LocalDate day) {
    this.day = day;
    return this;
  }

  /**
   * The day, in Moscow time.
   * @return day
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_DAY, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public LocalDate getDay() {
    return day;
  }


  @JsonProperty(value = JSON_PROPERTY_DAY, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setDay(@jakarta.annotation.Nullable LocalDate day) {
    this.day = day;
  }


  public UsageRow operation(@jakarta.annotation.Nullable String operation) {
    this.operation = operation;
    return this;
  }

  /**
   * The &#x60;operationId&#x60;.
   * @return operation
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_OPERATION, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getOperation() {
    return operation;
  }


  @JsonProperty(value = JSON_PROPERTY_OPERATION, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setOperation(@jakarta.annotation.Nullable String operation) {
    this.operation = operation;
  }


  public UsageRow key(@jakarta.annotation.Nullable String key) {
    this.key = key;
    return this;
  }

  /**
   * The &#x60;id&#x60; of the key.
   * @return key
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_KEY, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getKey() {
    return key;
  }


  @JsonProperty(value = JSON_PROPERTY_KEY, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setKey(@jakarta.annotation.Nullable String key) {
    this.key = key;
  }


  public UsageRow region(@jakarta.annotation.Nullable String region) {
    this.region = region;
    return this;
  }

  /**
   * The region that handled the requests.
   * @return region
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_REGION, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getRegion() {
    return region;
  }


  @JsonProperty(value = JSON_PROPERTY_REGION, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setRegion(@jakarta.annotation.Nullable String region) {
    this.region = region;
  }


  public UsageRow units(@jakarta.annotation.Nonnull Long units) {
    this.units = units;
    return this;
  }

  /**
   * The units used.
   * minimum: 0
   * @return units
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_UNITS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Long getUnits() {
    return units;
  }


  @JsonProperty(value = JSON_PROPERTY_UNITS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setUnits(@jakarta.annotation.Nonnull Long units) {
    this.units = units;
  }


  public UsageRow amount(@jakarta.annotation.Nonnull String amount) {
    this.amount = amount;
    return this;
  }

  /**
   * An exact amount in roubles and kopecks.
   * @return amount
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_AMOUNT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getAmount() {
    return amount;
  }


  @JsonProperty(value = JSON_PROPERTY_AMOUNT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setAmount(@jakarta.annotation.Nonnull String amount) {
    this.amount = amount;
  }


  /**
   * Return true if this UsageRow object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    UsageRow usageRow = (UsageRow) o;
    return Objects.equals(this.day, usageRow.day) &&
        Objects.equals(this.operation, usageRow.operation) &&
        Objects.equals(this.key, usageRow.key) &&
        Objects.equals(this.region, usageRow.region) &&
        Objects.equals(this.units, usageRow.units) &&
        Objects.equals(this.amount, usageRow.amount);
  }

  @Override
  public int hashCode() {
    return Objects.hash(day, operation, key, region, units, amount);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class UsageRow {\n");
    sb.append("    day: ").append(toIndentedString(day)).append("\n");
    sb.append("    operation: ").append(toIndentedString(operation)).append("\n");
    sb.append("    key: ").append(toIndentedString(key)).append("\n");
    sb.append("    region: ").append(toIndentedString(region)).append("\n");
    sb.append("    units: ").append(toIndentedString(units)).append("\n");
    sb.append("    amount: ").append(toIndentedString(amount)).append("\n");
    sb.append("}");
    return sb.toString();
  }

  /**
   * Convert the given object to string with each line indented by 4 spaces
   * (except the first line).
   */
  private String toIndentedString(Object o) {
    return o == null ? "null" : o.toString().replace("\n", "\n    ");
  }
}
