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
 * Set for a moved point of a matrix that has values in its own yard or on its own island: its nearest road, for which these values are (see &#x60;unmoved_to&#x60; of the origins).
 */
@JsonPropertyOrder({
  RoadPlace.JSON_PROPERTY_LAT,
  RoadPlace.JSON_PROPERTY_LON,
  RoadPlace.JSON_PROPERTY_SNAP_DISTANCE_M,
  RoadPlace.JSON_PROPERTY_NAME
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class RoadPlace {
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

  public RoadPlace() {
  }

  public RoadPlace lat(@jakarta.annotation.Nonnull Double lat) {
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


  public RoadPlace lon(@jakarta.annotation.Nonnull Double lon) {
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


  public RoadPlace snapDistanceM(@jakarta.annotation.Nonnull Double snapDistanceM) {
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


  public RoadPlace name(@jakarta.annotation.Nonnull String name) {
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


  /**
   * Return true if this RoadPlace object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    RoadPlace roadPlace = (RoadPlace) o;
    return Objects.equals(this.lat, roadPlace.lat) &&
        Objects.equals(this.lon, roadPlace.lon) &&
        Objects.equals(this.snapDistanceM, roadPlace.snapDistanceM) &&
        Objects.equals(this.name, roadPlace.name);
  }

  @Override
  public int hashCode() {
    return Objects.hash(lat, lon, snapDistanceM, name);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class RoadPlace {\n");
    sb.append("    lat: ").append(toIndentedString(lat)).append("\n");
    sb.append("    lon: ").append(toIndentedString(lon)).append("\n");
    sb.append("    snapDistanceM: ").append(toIndentedString(snapDistanceM)).append("\n");
    sb.append("    name: ").append(toIndentedString(name)).append("\n");
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
