package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.Billing;
import io.github.geokod.gen.model.Quota;
import io.github.geokod.gen.model.Route;
import io.github.geokod.gen.model.SnappedPoint;
import io.github.geokod.gen.model.Traffic;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * The best route, and alternatives if they were requested.
 */
@JsonPropertyOrder({
  RouteAnswer.JSON_PROPERTY_TOOK_MS,
  RouteAnswer.JSON_PROPERTY_REGION,
  RouteAnswer.JSON_PROPERTY_CACHED,
  RouteAnswer.JSON_PROPERTY_BILLING,
  RouteAnswer.JSON_PROPERTY_QUOTA,
  RouteAnswer.JSON_PROPERTY_ROUTES,
  RouteAnswer.JSON_PROPERTY_POINTS,
  RouteAnswer.JSON_PROPERTY_TRAFFIC
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class RouteAnswer {
  public static final String JSON_PROPERTY_TOOK_MS = "took_ms";
  @jakarta.annotation.Nonnull
  private Double tookMs;

  public static final String JSON_PROPERTY_REGION = "region";
  @jakarta.annotation.Nonnull
  private String region;

  public static final String JSON_PROPERTY_CACHED = "cached";
  @jakarta.annotation.Nonnull
  private Boolean cached;

  public static final String JSON_PROPERTY_BILLING = "billing";
  @jakarta.annotation.Nonnull
  private Billing billing;

  public static final String JSON_PROPERTY_QUOTA = "quota";
  @jakarta.annotation.Nonnull
  private Quota quota;

  public static final String JSON_PROPERTY_ROUTES = "routes";
  @jakarta.annotation.Nonnull
  private List<Route> routes;

  public static final String JSON_PROPERTY_POINTS = "points";
  @jakarta.annotation.Nonnull
  private List<SnappedPoint> points;

  public static final String JSON_PROPERTY_TRAFFIC = "traffic";
  @jakarta.annotation.Nonnull
  private Traffic traffic;

  public RouteAnswer() {
  }

  public RouteAnswer tookMs(@jakarta.annotation.Nonnull Double tookMs) {
    this.tookMs = tookMs;
    return this;
  }

  /**
   * The processing time in milliseconds.
   * minimum: 0
   * @return tookMs
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_TOOK_MS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Double getTookMs() {
    return tookMs;
  }


  @JsonProperty(value = JSON_PROPERTY_TOOK_MS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setTookMs(@jakarta.annotation.Nonnull Double tookMs) {
    this.tookMs = tookMs;
  }


  public RouteAnswer region(@jakarta.annotation.Nonnull String region) {
    this.region = region;
    return this;
  }

  /**
   * The region that handled the request.
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


  public RouteAnswer cached(@jakarta.annotation.Nonnull Boolean cached) {
    this.cached = cached;
    return this;
  }

  /**
   * Whether the payload came from a cache.
   * @return cached
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_CACHED, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Boolean getCached() {
    return cached;
  }


  @JsonProperty(value = JSON_PROPERTY_CACHED, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setCached(@jakarta.annotation.Nonnull Boolean cached) {
    this.cached = cached;
  }


  public RouteAnswer billing(@jakarta.annotation.Nonnull Billing billing) {
    this.billing = billing;
    return this;
  }

  /**
   * Get billing
   * @return billing
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_BILLING, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Billing getBilling() {
    return billing;
  }


  @JsonProperty(value = JSON_PROPERTY_BILLING, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setBilling(@jakarta.annotation.Nonnull Billing billing) {
    this.billing = billing;
  }


  public RouteAnswer quota(@jakarta.annotation.Nonnull Quota quota) {
    this.quota = quota;
    return this;
  }

  /**
   * Get quota
   * @return quota
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_QUOTA, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Quota getQuota() {
    return quota;
  }


  @JsonProperty(value = JSON_PROPERTY_QUOTA, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setQuota(@jakarta.annotation.Nonnull Quota quota) {
    this.quota = quota;
  }


  public RouteAnswer routes(@jakarta.annotation.Nonnull List<Route> routes) {
    this.routes = routes;
    return this;
  }

  public RouteAnswer addRoutesItem(Route routesItem) {
    if (this.routes == null) {
      this.routes = new ArrayList<>();
    }
    this.routes.add(routesItem);
    return this;
  }

  /**
   * Best first.
   * @return routes
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_ROUTES, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<Route> getRoutes() {
    return routes;
  }


  @JsonProperty(value = JSON_PROPERTY_ROUTES, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setRoutes(@jakarta.annotation.Nonnull List<Route> routes) {
    this.routes = routes;
  }


  public RouteAnswer points(@jakarta.annotation.Nonnull List<SnappedPoint> points) {
    this.points = points;
    return this;
  }

  public RouteAnswer addPointsItem(SnappedPoint pointsItem) {
    if (this.points == null) {
      this.points = new ArrayList<>();
    }
    this.points.add(pointsItem);
    return this;
  }

  /**
   * Where the points of the request were put on the roads.
   * @return points
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_POINTS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<SnappedPoint> getPoints() {
    return points;
  }


  @JsonProperty(value = JSON_PROPERTY_POINTS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setPoints(@jakarta.annotation.Nonnull List<SnappedPoint> points) {
    this.points = points;
  }


  public RouteAnswer traffic(@jakarta.annotation.Nonnull Traffic traffic) {
    this.traffic = traffic;
    return this;
  }

  /**
   * Get traffic
   * @return traffic
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_TRAFFIC, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Traffic getTraffic() {
    return traffic;
  }


  @JsonProperty(value = JSON_PROPERTY_TRAFFIC, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setTraffic(@jakarta.annotation.Nonnull Traffic traffic) {
    this.traffic = traffic;
  }


  /**
   * Return true if this RouteAnswer object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    RouteAnswer routeAnswer = (RouteAnswer) o;
    return Objects.equals(this.tookMs, routeAnswer.tookMs) &&
        Objects.equals(this.region, routeAnswer.region) &&
        Objects.equals(this.cached, routeAnswer.cached) &&
        Objects.equals(this.billing, routeAnswer.billing) &&
        Objects.equals(this.quota, routeAnswer.quota) &&
        Objects.equals(this.routes, routeAnswer.routes) &&
        Objects.equals(this.points, routeAnswer.points) &&
        Objects.equals(this.traffic, routeAnswer.traffic);
  }

  @Override
  public int hashCode() {
    return Objects.hash(tookMs, region, cached, billing, quota, routes, points, traffic);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class RouteAnswer {\n");
    sb.append("    tookMs: ").append(toIndentedString(tookMs)).append("\n");
    sb.append("    region: ").append(toIndentedString(region)).append("\n");
    sb.append("    cached: ").append(toIndentedString(cached)).append("\n");
    sb.append("    billing: ").append(toIndentedString(billing)).append("\n");
    sb.append("    quota: ").append(toIndentedString(quota)).append("\n");
    sb.append("    routes: ").append(toIndentedString(routes)).append("\n");
    sb.append("    points: ").append(toIndentedString(points)).append("\n");
    sb.append("    traffic: ").append(toIndentedString(traffic)).append("\n");
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
