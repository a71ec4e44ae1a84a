package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.RoadPlace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * Where on the roads a point was put: on the nearest road, or, if no way leads from that to the main roads (for a start), to it (for an end), or either (for a stop on the way), on the nearest one with such a way. So the same start, and the same end, is put at the same place, with two exceptions: if all points of a route lie in one yard or on one island, none of them is moved, and a stop stays where both its legs exist. Each value of a matrix follows these rules for its own two points alone; &#x60;unmoved_to&#x60; and &#x60;nearest&#x60; tell those for which a moved point is not moved.
 */
@JsonPropertyOrder({
  SnappedPoint.JSON_PROPERTY_LAT,
  SnappedPoint.JSON_PROPERTY_LON,
  SnappedPoint.JSON_PROPERTY_SNAP_DISTANCE_M,
  SnappedPoint.JSON_PROPERTY_NAME,
  SnappedPoint.JSON_PROPERTY_MOVED_BECAUSE,
  SnappedPoint.JSON_PROPERTY_NEAREST,
  SnappedPoint.JSON_PROPERTY_UNMOVED_TO,
  SnappedPoint.JSON_PROPERTY_PROBLEM
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class SnappedPoint {
  public static final String JSON_PROPERTY_LAT = "lat";
  @jakarta.annotation.Nonnull
  private Double lat;

  public static final String JSON_PROPERTY_LON = "lon";
  @jakarta.annotation.Nonnull
  private Double lon;

  public static final String JSON_PROPERTY_SNAP_DISTANCE_M = "snap_distance_m";
  @jakarta.annotation.Nonnull
  private Double snapDistanceM;

  public static final String JSON_PROPERTY_NAME = "name";
  @jakarta.annotation.Nonnull
  private String name;

  public static final String JSON_PROPERTY_MOVED_BECAUSE = "moved_because";
  @jakarta.annotation.Nullable
  private String movedBecause;

  public static final String JSON_PROPERTY_NEAREST = "nearest";
  @jakarta.annotation.Nullable
  private RoadPlace nearest;

  public static final String JSON_PROPERTY_UNMOVED_TO = "unmoved_to";
  @jakarta.annotation.Nullable
  private List<Integer> unmovedTo;

  public static final String JSON_PROPERTY_PROBLEM = "problem";
  @jakarta.annotation.Nullable
  private String problem;

  public SnappedPoint() {
  }

  public SnappedPoint lat(@jakarta.annotation.Nonnull Double lat) {
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


  public SnappedPoint lon(@jakarta.annotation.Nonnull Double lon) {
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


  public SnappedPoint snapDistanceM(@jakarta.annotation.Nonnull Double snapDistanceM) {
    this.snapDistanceM = snapDistanceM;
    return this;
  }

  /**
   * The distance from the requested point in metres.
   * minimum: 0
   * @return snapDistanceM
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_SNAP_DISTANCE_M, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Double getSnapDistanceM() {
    return snapDistanceM;
  }


  @JsonProperty(value = JSON_PROPERTY_SNAP_DISTANCE_M, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setSnapDistanceM(@jakarta.annotation.Nonnull Double snapDistanceM) {
    this.snapDistanceM = snapDistanceM;
  }


  public SnappedPoint name(@jakarta.annotation.Nonnull String name) {
    this.name = name;
    return this;
  }

  /**
   * The name of the street; empty if it has none.
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


  public SnappedPoint movedBecause(@jakarta.annotation.Nullable String movedBecause) {
    this.movedBecause = movedBecause;
    return this;
  }

  /**
   * Why the point is not on its nearest road. That road cannot be reached from the main roads nearby (&#x60;no_way_in&#x60;), these cannot be reached from it (&#x60;no_way_out&#x60;), or both (&#x60;cut_off&#x60;); or the road, or the only way to it, is closed to this profile at that hour, by a sign (&#x60;restricted&#x60;) or according to live speeds (&#x60;closed&#x60;). Set if the place is more than 5 m from that road&#39;s; the last step of a leg tells it if the point is at least 20 m farther from its road. More values may be added.
   * @return movedBecause
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_MOVED_BECAUSE, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getMovedBecause() {
    return movedBecause;
  }


  @JsonProperty(value = JSON_PROPERTY_MOVED_BECAUSE, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setMovedBecause(@jakarta.annotation.Nullable String movedBecause) {
    this.movedBecause = movedBecause;
  }


  public SnappedPoint nearest(@jakarta.annotation.Nullable RoadPlace nearest) {
    this.nearest = nearest;
    return this;
  }

  /**
   * Get nearest
   * @return nearest
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_NEAREST, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public RoadPlace getNearest() {
    return nearest;
  }


  @JsonProperty(value = JSON_PROPERTY_NEAREST, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setNearest(@jakarta.annotation.Nullable RoadPlace nearest) {
    this.nearest = nearest;
  }


  public SnappedPoint unmovedTo(@jakarta.annotation.Nullable List<Integer> unmovedTo) {
    this.unmovedTo = unmovedTo;
    return this;
  }

  public SnappedPoint addUnmovedToItem(Integer unmovedToItem) {
    if (this.unmovedTo == null) {
      this.unmovedTo = new ArrayList<>();
    }
    this.unmovedTo.add(unmovedToItem);
    return this;
  }

  /**
   * Set for an origin of a matrix: indexes of the destinations in the same yard or on the same island. For these values neither point is moved: each is at its &#x60;nearest&#x60;, if it has one.
   * @return unmovedTo
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_UNMOVED_TO, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public List<Integer> getUnmovedTo() {
    return unmovedTo;
  }


  @JsonProperty(value = JSON_PROPERTY_UNMOVED_TO, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setUnmovedTo(@jakarta.annotation.Nullable List<Integer> unmovedTo) {
    this.unmovedTo = unmovedTo;
  }


  public SnappedPoint problem(@jakarta.annotation.Nullable String problem) {
    this.problem = problem;
    return this;
  }

  /**
   * Why all values of a point in a matrix are &#x60;null&#x60;. &#x60;point_off_road&#x60;: no road is within reach, and &#x60;lat&#x60; and &#x60;lon&#x60; are those of the request; &#x60;no_route&#x60;: its road is cut off from the roads of all other points.
   * @return problem
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_PROBLEM, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getProblem() {
    return problem;
  }


  @JsonProperty(value = JSON_PROPERTY_PROBLEM, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setProblem(@jakarta.annotation.Nullable String problem) {
    this.problem = problem;
  }


  /**
   * Return true if this SnappedPoint object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    SnappedPoint snappedPoint = (SnappedPoint) o;
    return Objects.equals(this.lat, snappedPoint.lat) &&
        Objects.equals(this.lon, snappedPoint.lon) &&
        Objects.equals(this.snapDistanceM, snappedPoint.snapDistanceM) &&
        Objects.equals(this.name, snappedPoint.name) &&
        Objects.equals(this.movedBecause, snappedPoint.movedBecause) &&
        Objects.equals(this.nearest, snappedPoint.nearest) &&
        Objects.equals(this.unmovedTo, snappedPoint.unmovedTo) &&
        Objects.equals(this.problem, snappedPoint.problem);
  }

  @Override
  public int hashCode() {
    return Objects.hash(lat, lon, snapDistanceM, name, movedBecause, nearest, unmovedTo, problem);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class SnappedPoint {\n");
    sb.append("    lat: ").append(toIndentedString(lat)).append("\n");
    sb.append("    lon: ").append(toIndentedString(lon)).append("\n");
    sb.append("    snapDistanceM: ").append(toIndentedString(snapDistanceM)).append("\n");
    sb.append("    name: ").append(toIndentedString(name)).append("\n");
    sb.append("    movedBecause: ").append(toIndentedString(movedBecause)).append("\n");
    sb.append("    nearest: ").append(toIndentedString(nearest)).append("\n");
    sb.append("    unmovedTo: ").append(toIndentedString(unmovedTo)).append("\n");
    sb.append("    problem: ").append(toIndentedString(problem)).append("\n");
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
