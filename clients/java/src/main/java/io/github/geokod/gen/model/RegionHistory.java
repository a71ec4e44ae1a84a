package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.DayStatus;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * RegionHistory
 */
@JsonPropertyOrder({
  RegionHistory.JSON_PROPERTY_REGION,
  RegionHistory.JSON_PROPERTY_DAYS
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class RegionHistory {
  public static final String JSON_PROPERTY_REGION = "region";
  @jakarta.annotation.Nonnull
  private String region;

  public static final String JSON_PROPERTY_DAYS = "days";
  @jakarta.annotation.Nonnull
  private List<DayStatus> days;

  public RegionHistory() {
  }

  public RegionHistory region(@jakarta.annotation.Nonnull String region) {
    this.region = region;
    return this;
  }

  /**
   * The region.
   * @return region
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_REGION, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getRegion() {
    return region;
  }


  @JsonProperty(value = JSON_PROPERTY_REGION, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setRegion(@jakarta.annotation.Nonnull String region) {
    this.region = region;
  }


  public RegionHistory days(@jakarta.annotation.Nonnull List<DayStatus> days) {
    this.days = days;
    return this;
  }

  public RegionHistory addDaysItem(DayStatus daysItem) {
    if (this.days == null) {
      this.days = new ArrayList<>();
    }
    this.days.add(daysItem);
    return this;
  }

  /**
   * Oldest first.
   * @return days
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_DAYS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<DayStatus> getDays() {
    return days;
  }


  @JsonProperty(value = JSON_PROPERTY_DAYS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setDays(@jakarta.annotation.Nonnull List<DayStatus> days) {
    this.days = days;
  }


  /**
   * Return true if this RegionHistory object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    RegionHistory regionHistory = (RegionHistory) o;
    return Objects.equals(this.region, regionHistory.region) &&
        Objects.equals(this.days, regionHistory.days);
  }

  @Override
  public int hashCode() {
    return Objects.hash(region, days);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class RegionHistory {\n");
    sb.append("    region: ").append(toIndentedString(region)).append("\n");
    sb.append("    days: ").append(toIndentedString(days)).append("\n");
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
