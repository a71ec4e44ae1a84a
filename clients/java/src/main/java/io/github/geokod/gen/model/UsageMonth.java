package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * A whole month that contains some of the requested days.
 */
@JsonPropertyOrder({
  UsageMonth.JSON_PROPERTY_MONTH,
  UsageMonth.JSON_PROPERTY_UNITS,
  UsageMonth.JSON_PROPERTY_LATE_UNITS,
  UsageMonth.JSON_PROPERTY_AMOUNT
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class UsageMonth {
  public static final String JSON_PROPERTY_MONTH = "month";
  @jakarta.annotation.Nonnull
  private String month;

  public static final String JSON_PROPERTY_UNITS = "units";
  @jakarta.annotation.Nonnull
  private Long units;

  public static final String JSON_PROPERTY_LATE_UNITS = "late_units";
  @jakarta.annotation.Nonnull
  private Long lateUnits;

  public static final String JSON_PROPERTY_AMOUNT = "amount";
  @jakarta.annotation.Nonnull
  private String amount;

  public UsageMonth() {
  }

  public UsageMonth month(@jakarta.annotation.Nonnull String month) {
    this.month = month;
    return this;
  }

  /**
   * A month in Moscow time, for example &#x60;2026-11&#x60;.
   * @return month
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_MONTH, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getMonth() {
    return month;
  }


  @JsonProperty(value = JSON_PROPERTY_MONTH, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setMonth(@jakarta.annotation.Nonnull String month) {
    this.month = month;
  }


  public UsageMonth units(@jakarta.annotation.Nonnull Long units) {
    this.units = units;
    return this;
  }

  /**
   * Units of the whole month so far.
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


  public UsageMonth lateUnits(@jakarta.annotation.Nonnull Long lateUnits) {
    this.lateUnits = lateUnits;
    return this;
  }

  /**
   * Units that arrived after the month was closed. They are not included in &#x60;units&#x60;, and nobody is charged for them.
   * minimum: 0
   * @return lateUnits
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_LATE_UNITS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Long getLateUnits() {
    return lateUnits;
  }


  @JsonProperty(value = JSON_PROPERTY_LATE_UNITS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setLateUnits(@jakarta.annotation.Nonnull Long lateUnits) {
    this.lateUnits = lateUnits;
  }


  public UsageMonth amount(@jakarta.annotation.Nonnull String amount) {
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
   * Return true if this UsageMonth object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    UsageMonth usageMonth = (UsageMonth) o;
    return Objects.equals(this.month, usageMonth.month) &&
        Objects.equals(this.units, usageMonth.units) &&
        Objects.equals(this.lateUnits, usageMonth.lateUnits) &&
        Objects.equals(this.amount, usageMonth.amount);
  }

  @Override
  public int hashCode() {
    return Objects.hash(month, units, lateUnits, amount);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class UsageMonth {\n");
    sb.append("    month: ").append(toIndentedString(month)).append("\n");
    sb.append("    units: ").append(toIndentedString(units)).append("\n");
    sb.append("    lateUnits: ").append(toIndentedString(lateUnits)).append("\n");
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
