package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.OperationLatency;
import io.github.geokod.gen.model.RegionMinutes;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * DayStatus
 */
@JsonPropertyOrder({
  DayStatus.JSON_PROPERTY_DAY,
  DayStatus.JSON_PROPERTY_UPTIME,
  DayStatus.JSON_PROPERTY_MINUTES,
  DayStatus.JSON_PROPERTY_OPERATIONS
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class DayStatus {
  public static final String JSON_PROPERTY_DAY = "day";
  @jakarta.annotation.Nonnull
  private LocalDate day;

  public static final String JSON_PROPERTY_UPTIME = "uptime";
  @jakarta.annotation.Nullable
  private Double uptime;

  public static final String JSON_PROPERTY_MINUTES = "minutes";
  @jakarta.annotation.Nonnull
  private RegionMinutes minutes;

  public static final String JSON_PROPERTY_OPERATIONS = "operations";
  @jakarta.annotation.Nonnull
  private List<OperationLatency> operations;

  public DayStatus() {
  }

  public DayStatus day(@jakarta.annotation.Nonnull LocalDate day) {
    this.day = day;
    return this;
  }

  /**
   * The day, in Moscow time. The last one is today, up to now.
   * @return day
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_DAY, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public LocalDate getDay() {
    return day;
  }


  @JsonProperty(value = JSON_PROPERTY_DAY, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setDay(@jakarta.annotation.Nonnull LocalDate day) {
    this.day = day;
  }


  public DayStatus uptime(@jakarta.annotation.Nullable Double uptime) {
    this.uptime = uptime;
    return this;
  }

  /**
   * The share of the minutes with data that were up; null if there is no data.
   * minimum: 0
   * maximum: 1
   * @return uptime
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_UPTIME, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Double getUptime() {
    return uptime;
  }


  @JsonProperty(value = JSON_PROPERTY_UPTIME, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setUptime(@jakarta.annotation.Nullable Double uptime) {
    this.uptime = uptime;
  }


  public DayStatus minutes(@jakarta.annotation.Nonnull RegionMinutes minutes) {
    this.minutes = minutes;
    return this;
  }

  /**
   * Get minutes
   * @return minutes
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_MINUTES, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public RegionMinutes getMinutes() {
    return minutes;
  }


  @JsonProperty(value = JSON_PROPERTY_MINUTES, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setMinutes(@jakarta.annotation.Nonnull RegionMinutes minutes) {
    this.minutes = minutes;
  }


  public DayStatus operations(@jakarta.annotation.Nonnull List<OperationLatency> operations) {
    this.operations = operations;
    return this;
  }

  public DayStatus addOperationsItem(OperationLatency operationsItem) {
    if (this.operations == null) {
      this.operations = new ArrayList<>();
    }
    this.operations.add(operationsItem);
    return this;
  }

  /**
   * Get operations
   * @return operations
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_OPERATIONS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<OperationLatency> getOperations() {
    return operations;
  }


  @JsonProperty(value = JSON_PROPERTY_OPERATIONS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setOperations(@jakarta.annotation.Nonnull List<OperationLatency> operations) {
    this.operations = operations;
  }


  /**
   * Return true if this DayStatus object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    DayStatus dayStatus = (DayStatus) o;
    return Objects.equals(this.day, dayStatus.day) &&
        Objects.equals(this.uptime, dayStatus.uptime) &&
        Objects.equals(this.minutes, dayStatus.minutes) &&
        Objects.equals(this.operations, dayStatus.operations);
  }

  @Override
  public int hashCode() {
    return Objects.hash(day, uptime, minutes, operations);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class DayStatus {\n");
    sb.append("    day: ").append(toIndentedString(day)).append("\n");
    sb.append("    uptime: ").append(toIndentedString(uptime)).append("\n");
    sb.append("    minutes: ").append(toIndentedString(minutes)).append("\n");
    sb.append("    operations: ").append(toIndentedString(operations)).append("\n");
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
