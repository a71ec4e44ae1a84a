package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.Leg;
import io.github.geokod.gen.model.RouteGeometry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * A route through all the points.
 */
@JsonPropertyOrder({
  Route.JSON_PROPERTY_DISTANCE_M,
  Route.JSON_PROPERTY_DURATION_S,
  Route.JSON_PROPERTY_STATIC_DURATION_S,
  Route.JSON_PROPERTY_TYPICAL_DURATION_S,
  Route.JSON_PROPERTY_GEOMETRY,
  Route.JSON_PROPERTY_BBOX,
  Route.JSON_PROPERTY_LEGS
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Route {
  public static final String JSON_PROPERTY_DISTANCE_M = "distance_m";
  @jakarta.annotation.Nonnull
  private Double distanceM;

  public static final String JSON_PROPERTY_DURATION_S = "duration_s";
  @jakarta.annotation.Nonnull
  private Double durationS;

  public static final String JSON_PROPERTY_STATIC_DURATION_S = "static_duration_s";
  @jakarta.annotation.Nonnull
  private Double staticDurationS;

  public static final String JSON_PROPERTY_TYPICAL_DURATION_S = "typical_duration_s";
  @jakarta.annotation.Nonnull
  private Double typicalDurationS;

  public static final String JSON_PROPERTY_GEOMETRY = "geometry";
  @jakarta.annotation.Nullable
  private RouteGeometry geometry;

  public static final String JSON_PROPERTY_BBOX = "bbox";
  @jakarta.annotation.Nonnull
  private List<Double> bbox;

  public static final String JSON_PROPERTY_LEGS = "legs";
  @jakarta.annotation.Nonnull
  private List<Leg> legs;

  public Route() {
  }

  public Route distanceM(@jakarta.annotation.Nonnull Double distanceM) {
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


  public Route durationS(@jakarta.annotation.Nonnull Double durationS) {
    this.durationS = durationS;
    return this;
  }

  /**
   * The duration in seconds in the requested traffic, as it changes on the way.
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


  public Route staticDurationS(@jakarta.annotation.Nonnull Double staticDurationS) {
    this.staticDurationS = staticDurationS;
    return this;
  }

  /**
   * The duration of the same route on empty roads, in seconds.
   * minimum: 0
   * @return staticDurationS
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_STATIC_DURATION_S, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Double getStaticDurationS() {
    return staticDurationS;
  }


  @JsonProperty(value = JSON_PROPERTY_STATIC_DURATION_S, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setStaticDurationS(@jakarta.annotation.Nonnull Double staticDurationS) {
    this.staticDurationS = staticDurationS;
  }


  public Route typicalDurationS(@jakarta.annotation.Nonnull Double typicalDurationS) {
    this.typicalDurationS = typicalDurationS;
    return this;
  }

  /**
   * The duration of the same route in the typical traffic of that hour of the week, in seconds; for &#x60;walk&#x60; and &#x60;bike&#x60; it equals &#x60;duration_s&#x60;.
   * minimum: 0
   * @return typicalDurationS
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_TYPICAL_DURATION_S, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Double getTypicalDurationS() {
    return typicalDurationS;
  }


  @JsonProperty(value = JSON_PROPERTY_TYPICAL_DURATION_S, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setTypicalDurationS(@jakarta.annotation.Nonnull Double typicalDurationS) {
    this.typicalDurationS = typicalDurationS;
  }


  public Route geometry(@jakarta.annotation.Nullable RouteGeometry geometry) {
    this.geometry = geometry;
    return this;
  }

  /**
   * Get geometry
   * @return geometry
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_GEOMETRY, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public RouteGeometry getGeometry() {
    return geometry;
  }


  @JsonProperty(value = JSON_PROPERTY_GEOMETRY, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setGeometry(@jakarta.annotation.Nullable RouteGeometry geometry) {
    this.geometry = geometry;
  }


  public Route bbox(@jakarta.annotation.Nonnull List<Double> bbox) {
    this.bbox = bbox;
    return this;
  }

  public Route addBboxItem(Double bboxItem) {
    if (this.bbox == null) {
      this.bbox = new ArrayList<>();
    }
    this.bbox.add(bboxItem);
    return this;
  }

  /**
   * &#x60;minLon, minLat, maxLon, maxLat&#x60;.
   * @return bbox
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_BBOX, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<Double> getBbox() {
    return bbox;
  }


  @JsonProperty(value = JSON_PROPERTY_BBOX, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setBbox(@jakarta.annotation.Nonnull List<Double> bbox) {
    this.bbox = bbox;
  }


  public Route legs(@jakarta.annotation.Nonnull List<Leg> legs) {
    this.legs = legs;
    return this;
  }

  public Route addLegsItem(Leg legsItem) {
    if (this.legs == null) {
      this.legs = new ArrayList<>();
    }
    this.legs.add(legsItem);
    return this;
  }

  /**
   * The parts of the route between consecutive points.
   * @return legs
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_LEGS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<Leg> getLegs() {
    return legs;
  }


  @JsonProperty(value = JSON_PROPERTY_LEGS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setLegs(@jakarta.annotation.Nonnull List<Leg> legs) {
    this.legs = legs;
  }


  /**
   * Return true if this Route object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Route route = (Route) o;
    return Objects.equals(this.distanceM, route.distanceM) &&
        Objects.equals(this.durationS, route.durationS) &&
        Objects.equals(this.staticDurationS, route.staticDurationS) &&
        Objects.equals(this.typicalDurationS, route.typicalDurationS) &&
        Objects.equals(this.geometry, route.geometry) &&
        Objects.equals(this.bbox, route.bbox) &&
        Objects.equals(this.legs, route.legs);
  }

  @Override
  public int hashCode() {
    return Objects.hash(distanceM, durationS, staticDurationS, typicalDurationS, geometry, bbox, legs);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Route {\n");
    sb.append("    distanceM: ").append(toIndentedString(distanceM)).append("\n");
    sb.append("    durationS: ").append(toIndentedString(durationS)).append("\n");
    sb.append("    staticDurationS: ").append(toIndentedString(staticDurationS)).append("\n");
    sb.append("    typicalDurationS: ").append(toIndentedString(typicalDurationS)).append("\n");
    sb.append("    geometry: ").append(toIndentedString(geometry)).append("\n");
    sb.append("    bbox: ").append(toIndentedString(bbox)).append("\n");
    sb.append("    legs: ").append(toIndentedString(legs)).append("\n");
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
