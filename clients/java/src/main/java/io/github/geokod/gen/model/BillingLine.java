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
 * The units of one response that have the same price.
 */
@JsonPropertyOrder({
  BillingLine.JSON_PROPERTY_TIER,
  BillingLine.JSON_PROPERTY_UNITS,
  BillingLine.JSON_PROPERTY_PER1000
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class BillingLine {
  public static final String JSON_PROPERTY_TIER = "tier";
  @jakarta.annotation.Nonnull
  private String tier;

  public static final String JSON_PROPERTY_UNITS = "units";
  @jakarta.annotation.Nonnull
  private Integer units;

  public static final String JSON_PROPERTY_PER1000 = "per_1000";
  @jakarta.annotation.Nonnull
  private Double per1000;

  public BillingLine() {
  }

  public BillingLine tier(@jakarta.annotation.Nonnull String tier) {
    this.tier = tier;
    return this;
  }

  /**
   * The price tier. &#x60;free&#x60;: the free requests of the month; &#x60;up_to_1m&#x60;, &#x60;up_to_10m&#x60; and &#x60;over_10m&#x60;: paid requests, by their number in the month; &#x60;test&#x60; (a test key) and &#x60;sandbox&#x60;: free of charge. More values may be added.
   * @return tier
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_TIER, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getTier() {
    return tier;
  }


  @JsonProperty(value = JSON_PROPERTY_TIER, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setTier(@jakarta.annotation.Nonnull String tier) {
    this.tier = tier;
  }


  public BillingLine units(@jakarta.annotation.Nonnull Integer units) {
    this.units = units;
    return this;
  }

  /**
   * The number of units.
   * minimum: 1
   * @return units
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_UNITS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getUnits() {
    return units;
  }


  @JsonProperty(value = JSON_PROPERTY_UNITS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setUnits(@jakarta.annotation.Nonnull Integer units) {
    this.units = units;
  }


  public BillingLine per1000(@jakarta.annotation.Nonnull Double per1000) {
    this.per1000 = per1000;
    return this;
  }

  /**
   * Roubles for 1,000 of these units.
   * minimum: 0
   * @return per1000
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_PER1000, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Double getPer1000() {
    return per1000;
  }


  @JsonProperty(value = JSON_PROPERTY_PER1000, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setPer1000(@jakarta.annotation.Nonnull Double per1000) {
    this.per1000 = per1000;
  }


  /**
   * Return true if this BillingLine object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    BillingLine billingLine = (BillingLine) o;
    return Objects.equals(this.tier, billingLine.tier) &&
        Objects.equals(this.units, billingLine.units) &&
        Objects.equals(this.per1000, billingLine.per1000);
  }

  @Override
  public int hashCode() {
    return Objects.hash(tier, units, per1000);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class BillingLine {\n");
    sb.append("    tier: ").append(toIndentedString(tier)).append("\n");
    sb.append("    units: ").append(toIndentedString(units)).append("\n");
    sb.append("    per1000: ").append(toIndentedString(per1000)).append("\n");
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
