package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.GeometryFormat;
import io.github.geokod.gen.model.Point;
import io.github.geokod.gen.model.Profile;
import io.github.geokod.gen.model.RouteLang;
import io.github.geokod.gen.model.TrafficWish;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * RouteRequest
 */
@JsonPropertyOrder({
  RouteRequest.JSON_PROPERTY_PROFILE,
  RouteRequest.JSON_PROPERTY_POINTS,
  RouteRequest.JSON_PROPERTY_TRAFFIC,
  RouteRequest.JSON_PROPERTY_DEPARTURE_TIME,
  RouteRequest.JSON_PROPERTY_MAX_SNAP_M,
  RouteRequest.JSON_PROPERTY_ALTERNATIVES,
  RouteRequest.JSON_PROPERTY_STEPS,
  RouteRequest.JSON_PROPERTY_GEOMETRY,
  RouteRequest.JSON_PROPERTY_LANG
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class RouteRequest {
  public static final String JSON_PROPERTY_PROFILE = "profile";
  @jakarta.annotation.Nonnull
  private Profile profile;

  public static final String JSON_PROPERTY_POINTS = "points";
  @jakarta.annotation.Nonnull
  private List<Point> points;

  public static final String JSON_PROPERTY_TRAFFIC = "traffic";
  @jakarta.annotation.Nullable
  private TrafficWish traffic = TrafficWish.AUTO;

  public static final String JSON_PROPERTY_DEPARTURE_TIME = "departure_time";
  @jakarta.annotation.Nullable
  private OffsetDateTime departureTime;

  public static final String JSON_PROPERTY_MAX_SNAP_M = "max_snap_m";
  @jakarta.annotation.Nullable
  private Double maxSnapM;

  public static final String JSON_PROPERTY_ALTERNATIVES = "alternatives";
  @jakarta.annotation.Nullable
  private Integer alternatives = 0;

  public static final String JSON_PROPERTY_STEPS = "steps";
  @jakarta.annotation.Nullable
  private Boolean steps = false;

  public static final String JSON_PROPERTY_GEOMETRY = "geometry";
  @jakarta.annotation.Nullable
  private GeometryFormat geometry = GeometryFormat.POLYLINE6;

  public static final String JSON_PROPERTY_LANG = "lang";
  @jakarta.annotation.Nullable
  private RouteLang lang;

  public RouteRequest() {
  }

  public RouteRequest profile(@jakarta.annotation.Nonnull Profile profile) {
    this.profile = profile;
    return this;
  }

  /**
   * Get profile
   * @return profile
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_PROFILE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Profile getProfile() {
    return profile;
  }


  @JsonProperty(value = JSON_PROPERTY_PROFILE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setProfile(@jakarta.annotation.Nonnull Profile profile) {
    this.profile = profile;
  }


  public RouteRequest points(@jakarta.annotation.Nonnull List<Point> points) {
    this.points = points;
    return this;
  }

  public RouteRequest addPointsItem(Point pointsItem) {
    if (this.points == null) {
      this.points = new ArrayList<>();
    }
    this.points.add(pointsItem);
    return this;
  }

  /**
   * The points of the route, in order: the first is the start, the last the end.
   * @return points
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_POINTS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<Point> getPoints() {
    return points;
  }


  @JsonProperty(value = JSON_PROPERTY_POINTS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setPoints(@jakarta.annotation.Nonnull List<Point> points) {
    this.points = points;
  }


  public RouteRequest traffic(@jakarta.annotation.Nullable TrafficWish traffic) {
    this.traffic = traffic;
    return this;
  }

  /**
   * Get traffic
   * @return traffic
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_TRAFFIC, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public TrafficWish getTraffic() {
    return traffic;
  }


  @JsonProperty(value = JSON_PROPERTY_TRAFFIC, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setTraffic(@jakarta.annotation.Nullable TrafficWish traffic) {
    this.traffic = traffic;
  }


  public RouteRequest departureTime(@jakarta.annotation.Nullable OffsetDateTime departureTime) {
    this.departureTime = departureTime;
    return this;
  }

  /**
   * When the journey begins, from 1970 to 2099; if absent, now. It determines which traffic is typical at that hour of the week, in local time, and which signs with hours are in force. Live speeds are used only for journeys that begin now or within a few minutes.
   * @return departureTime
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_DEPARTURE_TIME, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public OffsetDateTime getDepartureTime() {
    return departureTime;
  }


  @JsonProperty(value = JSON_PROPERTY_DEPARTURE_TIME, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setDepartureTime(@jakarta.annotation.Nullable OffsetDateTime departureTime) {
    this.departureTime = departureTime;
  }


  public RouteRequest maxSnapM(@jakarta.annotation.Nullable Double maxSnapM) {
    this.maxSnapM = maxSnapM;
    return this;
  }

  /**
   * The maximum distance in metres from a point to the road that it is put on. If absent: the nearest road up to 5,000 m away, and up to 300 m if the point has to be moved because a journey cannot begin or end on its nearest road.
   * minimum: 1
   * maximum: 5000
   * @return maxSnapM
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_MAX_SNAP_M, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public Double getMaxSnapM() {
    return maxSnapM;
  }


  @JsonProperty(value = JSON_PROPERTY_MAX_SNAP_M, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setMaxSnapM(@jakarta.annotation.Nullable Double maxSnapM) {
    this.maxSnapM = maxSnapM;
  }


  public RouteRequest alternatives(@jakarta.annotation.Nullable Integer alternatives) {
    this.alternatives = alternatives;
    return this;
  }

  /**
   * The maximum number of alternative routes. There are none with more than two points. An alternative takes at most 40 % longer than the best route, and any two routes share less than 70 % of the length of the shorter one.
   * minimum: 0
   * maximum: 2
   * @return alternatives
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_ALTERNATIVES, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public Integer getAlternatives() {
    return alternatives;
  }


  @JsonProperty(value = JSON_PROPERTY_ALTERNATIVES, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setAlternatives(@jakarta.annotation.Nullable Integer alternatives) {
    this.alternatives = alternatives;
  }


  public RouteRequest steps(@jakarta.annotation.Nullable Boolean steps) {
    this.steps = steps;
    return this;
  }

  /**
   * Whether to return steps with instructions.
   * @return steps
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_STEPS, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public Boolean getSteps() {
    return steps;
  }


  @JsonProperty(value = JSON_PROPERTY_STEPS, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setSteps(@jakarta.annotation.Nullable Boolean steps) {
    this.steps = steps;
  }


  public RouteRequest geometry(@jakarta.annotation.Nullable GeometryFormat geometry) {
    this.geometry = geometry;
    return this;
  }

  /**
   * Get geometry
   * @return geometry
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_GEOMETRY, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public GeometryFormat getGeometry() {
    return geometry;
  }


  @JsonProperty(value = JSON_PROPERTY_GEOMETRY, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setGeometry(@jakarta.annotation.Nullable GeometryFormat geometry) {
    this.geometry = geometry;
  }


  public RouteRequest lang(@jakarta.annotation.Nullable RouteLang lang) {
    this.lang = lang;
    return this;
  }

  /**
   * Get lang
   * @return lang
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_LANG, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public RouteLang getLang() {
    return lang;
  }


  @JsonProperty(value = JSON_PROPERTY_LANG, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setLang(@jakarta.annotation.Nullable RouteLang lang) {
    this.lang = lang;
  }


  /**
   * Return true if this RouteRequest object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    RouteRequest routeRequest = (RouteRequest) o;
    return Objects.equals(this.profile, routeRequest.profile) &&
        Objects.equals(this.points, routeRequest.points) &&
        Objects.equals(this.traffic, routeRequest.traffic) &&
        Objects.equals(this.departureTime, routeRequest.departureTime) &&
        Objects.equals(this.maxSnapM, routeRequest.maxSnapM) &&
        Objects.equals(this.alternatives, routeRequest.alternatives) &&
        Objects.equals(this.steps, routeRequest.steps) &&
        Objects.equals(this.geometry, routeRequest.geometry) &&
        Objects.equals(this.lang, routeRequest.lang);
  }

  @Override
  public int hashCode() {
    return Objects.hash(profile, points, traffic, departureTime, maxSnapM, alternatives, steps, geometry, lang);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class RouteRequest {\n");
    sb.append("    profile: ").append(toIndentedString(profile)).append("\n");
    sb.append("    points: ").append(toIndentedString(points)).append("\n");
    sb.append("    traffic: ").append(toIndentedString(traffic)).append("\n");
    sb.append("    departureTime: ").append(toIndentedString(departureTime)).append("\n");
    sb.append("    maxSnapM: ").append(toIndentedString(maxSnapM)).append("\n");
    sb.append("    alternatives: ").append(toIndentedString(alternatives)).append("\n");
    sb.append("    steps: ").append(toIndentedString(steps)).append("\n");
    sb.append("    geometry: ").append(toIndentedString(geometry)).append("\n");
    sb.append("    lang: ").append(toIndentedString(lang)).append("\n");
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
