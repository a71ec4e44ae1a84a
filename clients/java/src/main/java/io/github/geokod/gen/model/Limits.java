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
 * The monthly cap that the account has set for itself. Once it is reached, requests are refused with 402 &#x60;spend_cap_reached&#x60;. Null: no cap.
 */
@JsonPropertyOrder({
  Limits.JSON_PROPERTY_MONTHLY_UNITS,
  Limits.JSON_PROPERTY_MONTHLY_ROUBLES
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Limits {
  public static final String JSON_PROPERTY_MONTHLY_UNITS = "monthly_units";
  @jakarta.annotation.Nullable
  private Long monthlyUnits;

  public static final String JSON_PROPERTY_MONTHLY_ROUBLES = "monthly_roubles";
  @jakarta.annotation.Nullable
  private Long monthlyRoubles;

  public Limits() {
  }

  public Limits monthlyUnits(@jakarta.annotation.Nullable Long monthlyUnits) {
    this.monthlyUnits = monthlyUnits;
    return this;
  }

  /**
   * The maximum number of units in a month.
   * minimum: 0
   * maximum: 1000000000000
   * @return monthlyUnits
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_MONTHLY_UNITS, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Long getMonthlyUnits() {
    return monthlyUnits;
  }


  @JsonProperty(value = JSON_PROPERTY_MONTHLY_UNITS, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setMonthlyUnits(@jakarta.annotation.Nullable Long monthlyUnits) {
    this.monthlyUnits = monthlyUnits;
  }


  public Limits monthlyRoubles(@jakarta.annotation.Nullable Long monthlyRoubles) {
    this.monthlyRoubles = monthlyRoubles;
    return this;
  }

  /**
   * The maximum charge of a month in roubles.
   * minimum: 0
   * maximum: 1000000000
   * @return monthlyRoubles
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_MONTHLY_ROUBLES, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Long getMonthlyRoubles() {
    return monthlyRoubles;
  }


  @JsonProperty(value = JSON_PROPERTY_MONTHLY_ROUBLES, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setMonthlyRoubles(@jakarta.annotation.Nullable Long monthlyRoubles) {
    this.monthlyRoubles = monthlyRoubles;
  }


  /**
   * Return true if this Limits object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Limits limits = (Limits) o;
    return Objects.equals(this.monthlyUnits, limits.monthlyUnits) &&
        Objects.equals(this.monthlyRoubles, limits.monthlyRoubles);
  }

  @Override
  public int hashCode() {
    return Objects.hash(monthlyUnits, monthlyRoubles);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Limits {\n");
    sb.append("    monthlyUnits: ").append(toIndentedString(monthlyUnits)).append("\n");
    sb.append("    monthlyRoubles: ").append(toIndentedString(monthlyRoubles)).append("\n");
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
