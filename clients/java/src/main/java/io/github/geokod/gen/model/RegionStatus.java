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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * RegionStatus
 */
@JsonPropertyOrder({
  RegionStatus.JSON_PROPERTY_REGION,
  RegionStatus.JSON_PROPERTY_STATE,
  RegionStatus.JSON_PROPERTY_UPTIME,
  RegionStatus.JSON_PROPERTY_MINUTES,
  RegionStatus.JSON_PROPERTY_OPERATIONS
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class RegionStatus {
  public static final String JSON_PROPERTY_REGION = "region";
  @jakarta.annotation.Nonnull
  private String region;

  public static final String JSON_PROPERTY_STATE = "state";
  @jakarta.annotation.Nonnull
  private String state;

  public static final String JSON_PROPERTY_UPTIME = "uptime";
  @jakarta.annotation.Nullable
  private Double uptime;

  public static final String JSON_PROPERTY_MINUTES = "minutes";
  @jakarta.annotation.Nonnull
  private RegionMinutes minutes;

  public static final String JSON_PROPERTY_OPERATIONS = "operations";
  @jakarta.annotation.Nonnull
  private List<OperationLatency> operations;

  public RegionStatus() {
  }

  public RegionStatus region(@jakarta.annotation.Nonnull String region) {
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


  public RegionStatus state(@jakarta.annotation.Nonnull String state) {
    this.state = state;
    return this;
  }

  /**
   * The state in the latest minute with data. &#x60;up&#x60;: every operation works; &#x60;down&#x60;: at least one does not; &#x60;unknown&#x60;: there is no recent data about the region. More values may be added.
   * @return state
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_STATE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getState() {
    return state;
  }


  @JsonProperty(value = JSON_PROPERTY_STATE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setState(@jakarta.annotation.Nonnull String state) {
    this.state = state;
  }


  public RegionStatus uptime(@jakarta.annotation.Nullable Double uptime) {
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


  public RegionStatus minutes(@jakarta.annotation.Nonnull RegionMinutes minutes) {
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


  public RegionStatus operations(@jakarta.annotation.Nonnull List<OperationLatency> operations) {
    this.operations = operations;
    return this;
  }

  public RegionStatus addOperationsItem(OperationLatency operationsItem) {
    if (this.operations == null) {
      this.operations = new ArrayList<>();
    }
    this.operations.add(operationsItem);
    return this;
  }

  /**
   * Response times in the last hour, of the operations that we test regularly.
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
   * Return true if this RegionStatus object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    RegionStatus regionStatus = (RegionStatus) o;
    return Objects.equals(this.region, regionStatus.region) &&
        Objects.equals(this.state, regionStatus.state) &&
        Objects.equals(this.uptime, regionStatus.uptime) &&
        Objects.equals(this.minutes, regionStatus.minutes) &&
        Objects.equals(this.operations, regionStatus.operations);
  }

  @Override
  public int hashCode() {
    return Objects.hash(region, state, uptime, minutes, operations);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class RegionStatus {\n");
    sb.append("    region: ").append(toIndentedString(region)).append("\n");
    sb.append("    state: ").append(toIndentedString(state)).append("\n");
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
