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
 * The part of a leg from one instruction to the next.
 */
@JsonPropertyOrder({
  Step.JSON_PROPERTY_NAME,
  Step.JSON_PROPERTY_MANEUVER,
  Step.JSON_PROPERTY_EXIT,
  Step.JSON_PROPERTY_REF,
  Step.JSON_PROPERTY_EXIT_NUMBER,
  Step.JSON_PROPERTY_DESTINATIONS,
  Step.JSON_PROPERTY_INSTRUCTION,
  Step.JSON_PROPERTY_DISTANCE_M,
  Step.JSON_PROPERTY_DURATION_S,
  Step.JSON_PROPERTY_LAT,
  Step.JSON_PROPERTY_LON,
  Step.JSON_PROPERTY_MODE
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Step {
  public static final String JSON_PROPERTY_NAME = "name";
  @jakarta.annotation.Nonnull
  private String name;

  public static final String JSON_PROPERTY_MANEUVER = "maneuver";
  @jakarta.annotation.Nonnull
  private String maneuver;

  public static final String JSON_PROPERTY_EXIT = "exit";
  @jakarta.annotation.Nullable
  private Integer exit;

  public static final String JSON_PROPERTY_REF = "ref";
  @jakarta.annotation.Nullable
  private String ref;

  public static final String JSON_PROPERTY_EXIT_NUMBER = "exit_number";
  @jakarta.annotation.Nullable
  private String exitNumber;

  public static final String JSON_PROPERTY_DESTINATIONS = "destinations";
  @jakarta.annotation.Nullable
  private String destinations;

  public static final String JSON_PROPERTY_INSTRUCTION = "instruction";
  @jakarta.annotation.Nonnull
  private String instruction;

  public static final String JSON_PROPERTY_DISTANCE_M = "distance_m";
  @jakarta.annotation.Nonnull
  private Double distanceM;

  public static final String JSON_PROPERTY_DURATION_S = "duration_s";
  @jakarta.annotation.Nonnull
  private Double durationS;

  public static final String JSON_PROPERTY_LAT = "lat";
  @jakarta.annotation.Nonnull
  private Double lat;

  public static final String JSON_PROPERTY_LON = "lon";
  @jakarta.annotation.Nonnull
  private Double lon;

  public static final String JSON_PROPERTY_MODE = "mode";
  @jakarta.annotation.Nonnull
  private String mode;

  public Step() {
  }

  public Step name(@jakarta.annotation.Nonnull String name) {
    this.name = name;
    return this;
  }

  /**
   * The street&#39;s own name; empty if it has none.
   * @return name
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_NAME, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getName() {
    return name;
  }


  @JsonProperty(value = JSON_PROPERTY_NAME, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setName(@jakarta.annotation.Nonnull String name) {
    this.name = name;
  }


  public Step maneuver(@jakarta.annotation.Nonnull String maneuver) {
    this.maneuver = maneuver;
    return this;
  }

  /**
   * What to do at the beginning of the step: &#x60;depart&#x60;, &#x60;continue&#x60;, &#x60;slight_right&#x60;, &#x60;right&#x60;, &#x60;sharp_right&#x60;, &#x60;uturn&#x60;, &#x60;sharp_left&#x60;, &#x60;left&#x60;, &#x60;slight_left&#x60;, &#x60;keep_right&#x60;, &#x60;keep_left&#x60;, &#x60;ramp&#x60;, &#x60;merge&#x60;, &#x60;roundabout&#x60; (see &#x60;exit&#x60;), &#x60;ferry&#x60;, &#x60;arrive&#x60;. A leg begins with &#x60;depart&#x60;, or with &#x60;uturn&#x60; if the route turns back at the point; one between equal points has nothing to say but &#x60;arrive&#x60;. More values may be added; &#x60;instruction&#x60; always says it in words.
   * @return maneuver
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_MANEUVER, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getManeuver() {
    return maneuver;
  }


  @JsonProperty(value = JSON_PROPERTY_MANEUVER, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setManeuver(@jakarta.annotation.Nonnull String maneuver) {
    this.maneuver = maneuver;
  }


  public Step exit(@jakarta.annotation.Nullable Integer exit) {
    this.exit = exit;
    return this;
  }

  /**
   * Only at a roundabout: which exit to take.
   * minimum: 1
   * @return exit
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_EXIT, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public Integer getExit() {
    return exit;
  }


  @JsonProperty(value = JSON_PROPERTY_EXIT, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setExit(@jakarta.annotation.Nullable Integer exit) {
    this.exit = exit;
  }


  public Step ref(@jakarta.annotation.Nullable String ref) {
    this.ref = ref;
    return this;
  }

  /**
   * The number of the road, or several separated by commas; absent if it has none.
   * @return ref
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_REF, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getRef() {
    return ref;
  }


  @JsonProperty(value = JSON_PROPERTY_REF, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setRef(@jakarta.annotation.Nullable String ref) {
    this.ref = ref;
  }


  public Step exitNumber(@jakarta.annotation.Nullable String exitNumber) {
    this.exitNumber = exitNumber;
    return this;
  }

  /**
   * Only on a slip road: the number of the exit on its signpost.
   * @return exitNumber
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_EXIT_NUMBER, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getExitNumber() {
    return exitNumber;
  }


  @JsonProperty(value = JSON_PROPERTY_EXIT_NUMBER, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setExitNumber(@jakarta.annotation.Nullable String exitNumber) {
    this.exitNumber = exitNumber;
  }


  public Step destinations(@jakarta.annotation.Nullable String destinations) {
    this.destinations = destinations;
    return this;
  }

  /**
   * The destinations on the signpost of a slip road or motorway, separated by commas.
   * @return destinations
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_DESTINATIONS, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getDestinations() {
    return destinations;
  }


  @JsonProperty(value = JSON_PROPERTY_DESTINATIONS, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setDestinations(@jakarta.annotation.Nullable String destinations) {
    this.destinations = destinations;
  }


  public Step instruction(@jakarta.annotation.Nonnull String instruction) {
    this.instruction = instruction;
    return this;
  }

  /**
   * One sentence, in &#x60;lang&#x60; (in English with &#x60;local&#x60;).
   * @return instruction
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_INSTRUCTION, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getInstruction() {
    return instruction;
  }


  @JsonProperty(value = JSON_PROPERTY_INSTRUCTION, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setInstruction(@jakarta.annotation.Nonnull String instruction) {
    this.instruction = instruction;
  }


  public Step distanceM(@jakarta.annotation.Nonnull Double distanceM) {
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


  public Step durationS(@jakarta.annotation.Nonnull Double durationS) {
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


  public Step lat(@jakarta.annotation.Nonnull Double lat) {
    this.lat = lat;
    return this;
  }

  /**
   * WGS84 latitude in degrees.
   * minimum: -90
   * maximum: 90
   * @return lat
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_LAT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Double getLat() {
    return lat;
  }


  @JsonProperty(value = JSON_PROPERTY_LAT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setLat(@jakarta.annotation.Nonnull Double lat) {
    this.lat = lat;
  }


  public Step lon(@jakarta.annotation.Nonnull Double lon) {
    this.lon = lon;
    return this;
  }

  /**
   * WGS84 longitude in degrees.
   * minimum: -180
   * maximum: 180
   * @return lon
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_LON, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Double getLon() {
    return lon;
  }


  @JsonProperty(value = JSON_PROPERTY_LON, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setLon(@jakarta.annotation.Nonnull Double lon) {
    this.lon = lon;
  }


  public Step mode(@jakarta.annotation.Nonnull String mode) {
    this.mode = mode;
    return this;
  }

  /**
   * How the step is travelled: &#x60;drive&#x60;, &#x60;ride&#x60; (cycling), &#x60;walk&#x60;, &#x60;push&#x60; (pushing the bicycle), &#x60;steps&#x60; (stairs), &#x60;ferry&#x60;, &#x60;train&#x60;. More values may be added.
   * @return mode
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_MODE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getMode() {
    return mode;
  }


  @JsonProperty(value = JSON_PROPERTY_MODE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setMode(@jakarta.annotation.Nonnull String mode) {
    this.mode = mode;
  }


  /**
   * Return true if this Step object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Step step = (Step) o;
    return Objects.equals(this.name, step.name) &&
        Objects.equals(this.maneuver, step.maneuver) &&
        Objects.equals(this.exit, step.exit) &&
        Objects.equals(this.ref, step.ref) &&
        Objects.equals(this.exitNumber, step.exitNumber) &&
        Objects.equals(this.destinations, step.destinations) &&
        Objects.equals(this.instruction, step.instruction) &&
        Objects.equals(this.distanceM, step.distanceM) &&
        Objects.equals(this.durationS, step.durationS) &&
        Objects.equals(this.lat, step.lat) &&
        Objects.equals(this.lon, step.lon) &&
        Objects.equals(this.mode, step.mode);
  }

  @Override
  public int hashCode() {
    return Objects.hash(name, maneuver, exit, ref, exitNumber, destinations, instruction, distanceM, durationS, lat, lon, mode);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Step {\n");
    sb.append("    name: ").append(toIndentedString(name)).append("\n");
    sb.append("    maneuver: ").append(toIndentedString(maneuver)).append("\n");
    sb.append("    exit: ").append(toIndentedString(exit)).append("\n");
    sb.append("    ref: ").append(toIndentedString(ref)).append("\n");
    sb.append("    exitNumber: ").append(toIndentedString(exitNumber)).append("\n");
    sb.append("    destinations: ").append(toIndentedString(destinations)).append("\n");
    sb.append("    instruction: ").append(toIndentedString(instruction)).append("\n");
    sb.append("    distanceM: ").append(toIndentedString(distanceM)).append("\n");
    sb.append("    durationS: ").append(toIndentedString(durationS)).append("\n");
    sb.append("    lat: ").append(toIndentedString(lat)).append("\n");
    sb.append("    lon: ").append(toIndentedString(lon)).append("\n");
    sb.append("    mode: ").append(toIndentedString(mode)).append("\n");
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
