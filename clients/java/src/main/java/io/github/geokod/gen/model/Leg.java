package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * The part of a route from one point to the next.
 */
@JsonPropertyOrder({
  Leg.JSON_PROPERTY_DISTANCE_M,
  Leg.JSON_PROPERTY_DURATION_S,
  Leg.JSON_PROPERTY_STEPS
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Leg {
  public static final String JSON_PROPERTY_DISTANCE_M = "distance_m";
  @jakarta.annotation.Nonnull
  private Double distanceM;

  public static final String JSON_PROPERTY_DURATION_S = "duration_s";
  @jakarta.annotation.Nonnull
  private Double durationS;

  public static final String JSON_PROPERTY_STEPS = "steps";
  @jakarta.annotation.Nonnull
  private List<Step> steps;

  public Leg() {
  }

  public Leg distanceM(@jakarta.annotation.Nonnull Double distanceM) {
    this.distanceM = distanceM;
    return this;
  }

  /**
   * The length in metres.
   * minimum: 0
   * @return distanceM
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_DISTANCE_M, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Double getDistanceM() {
    return distanceM;
  }


  @JsonProperty(value = JSON_PROPERTY_DISTANCE_M, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setDistanceM(@jakarta.annotation.Nonnull Double distanceM) {
    this.distanceM = distanceM;
  }


  public Leg durationS(@jakarta.annotation.Nonnull Double durationS) {
    this.durationS = durationS;
    return this;
  }

  /**
   * The duration in seconds in the requested traffic.
   * minimum: 0
   * @return durationS
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_DURATION_S, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Double getDurationS() {
    return durationS;
  }


  @JsonProperty(value = JSON_PROPERTY_DURATION_S, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setDurationS(@jakarta.annotation.Nonnull Double durationS) {
    this.durationS = durationS;
  }


  public Leg steps(@jakarta.annotation.Nonnull List<Step> steps) {
    this.steps = steps;
    return this;
  }

  public Leg addStepsItem(Step stepsItem) {
    if (this.steps == null) {
      this.steps = new ArrayList<>();
    }
    this.steps.add(stepsItem);
    return this;
  }

  /**
   * Empty unless &#x60;steps&#x60; was requested.
   * @return steps
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_STEPS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<Step> getSteps() {
    return steps;
  }


  @JsonProperty(value = JSON_PROPERTY_STEPS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setSteps(@jakarta.annotation.Nonnull List<Step> steps) {
    this.steps = steps;
  }


  /**
   * Return true if this Leg object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Leg leg = (Leg) o;
    return Objects.equals(this.distanceM, leg.distanceM) &&
        Objects.equals(this.durationS, leg.durationS) &&
        Objects.equals(this.steps, leg.steps);
  }

  @Override
  public int hashCode() {
    return Objects.hash(distanceM, durationS, steps);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Leg {\n");
    sb.append("    distanceM: ").append(toIndentedString(distanceM)).append("\n");
    sb.append("    durationS: ").append(toIndentedString(durationS)).append("\n");
    sb.append("    steps: ").append(toIndentedString(steps)).append("\n");
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
