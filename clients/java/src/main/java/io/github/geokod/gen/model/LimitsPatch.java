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
import org.openapitools.jackson.nullable.JsonNullable;
import com.fasterxml.jackson.annotation.JsonIgnore;
import org.openapitools.jackson.nullable.JsonNullable;
import java.util.NoSuchElementException;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * LimitsPatch
 */
@JsonPropertyOrder({
  LimitsPatch.JSON_PROPERTY_MONTHLY_UNITS,
  LimitsPatch.JSON_PROPERTY_MONTHLY_ROUBLES
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class LimitsPatch {
  public static final String JSON_PROPERTY_MONTHLY_UNITS = "monthly_units";
  private JsonNullable<Long> monthlyUnits = JsonNullable.<Long>undefined();

  public static final String JSON_PROPERTY_MONTHLY_ROUBLES = "monthly_roubles";
  private JsonNullable<Long> monthlyRoubles = JsonNullable.<Long>undefined();

  public LimitsPatch() {
  }

  public LimitsPatch monthlyUnits(@jakarta.annotation.Nullable Long monthlyUnits) {
    this.monthlyUnits = JsonNullable.<Long>of(monthlyUnits);
    return this;
  }

  /**
   * The maximum number of units in a month; null removes the cap.
   * minimum: 0
   * maximum: 1000000000000
   * @return monthlyUnits
   */
  @jakarta.annotation.Nullable
  @JsonIgnore
  public Long getMonthlyUnits() {
        return monthlyUnits.orElse(null);
  }

  @JsonProperty(value = JSON_PROPERTY_MONTHLY_UNITS, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)

  public JsonNullable<Long> getMonthlyUnits_JsonNullable() {
    return monthlyUnits;
  }

  @JsonProperty(JSON_PROPERTY_MONTHLY_UNITS)
  public void setMonthlyUnits_JsonNullable(JsonNullable<Long> monthlyUnits) {
    this.monthlyUnits = monthlyUnits;
  }

  public void setMonthlyUnits(@jakarta.annotation.Nullable Long monthlyUnits) {
    this.monthlyUnits = JsonNullable.<Long>of(monthlyUnits);
  }


  public LimitsPatch monthlyRoubles(@jakarta.annotation.Nullable Long monthlyRoubles) {
    this.monthlyRoubles = JsonNullable.<Long>of(monthlyRoubles);
    return this;
  }

  /**
   * The maximum charge of a month in roubles; null removes the cap.
   * minimum: 0
   * maximum: 1000000000
   * @return monthlyRoubles
   */
  @jakarta.annotation.Nullable
  @JsonIgnore
  public Long getMonthlyRoubles() {
        return monthlyRoubles.orElse(null);
  }

  @JsonProperty(value = JSON_PROPERTY_MONTHLY_ROUBLES, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)

  public JsonNullable<Long> getMonthlyRoubles_JsonNullable() {
    return monthlyRoubles;
  }

  @JsonProperty(JSON_PROPERTY_MONTHLY_ROUBLES)
  public void setMonthlyRoubles_JsonNullable(JsonNullable<Long> monthlyRoubles) {
    this.monthlyRoubles = monthlyRoubles;
  }

  public void setMonthlyRoubles(@jakarta.annotation.Nullable Long monthlyRoubles) {
    this.monthlyRoubles = JsonNullable.<Long>of(monthlyRoubles);
  }


  /**
   * Return true if this LimitsPatch object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    LimitsPatch limitsPatch = (LimitsPatch) o;
    return equalsNullable(this.monthlyUnits, limitsPatch.monthlyUnits) &&
        equalsNullable(this.monthlyRoubles, limitsPatch.monthlyRoubles);
  }

  private static <T> boolean equalsNullable(JsonNullable<T> a, JsonNullable<T> b) {
    return a == b || (a != null && b != null && a.isPresent() && b.isPresent() && Objects.deepEquals(a.get(), b.get()));
  }

  @Override
  public int hashCode() {
    return Objects.hash(hashCodeNullable(monthlyUnits), hashCodeNullable(monthlyRoubles));
  }

  private static <T> int hashCodeNullable(JsonNullable<T> a) {
    if (a == null) {
      return 1;
    }
    return a.isPresent() ? Arrays.deepHashCode(new Object[]{a.get()}) : 31;
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class LimitsPatch {\n");
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
