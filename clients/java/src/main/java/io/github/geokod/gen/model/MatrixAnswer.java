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
import io.github.geokod.gen.model.SnappedPoint;
import io.github.geokod.gen.model.Traffic;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * Durations and distances with a row for each origin and a value for each destination: those of &#x60;route&#x60; between the two points, so a value does not depend on the other points. A point&#39;s value to itself, and to any within 1 m, is 0.
 */
@JsonPropertyOrder({
  MatrixAnswer.JSON_PROPERTY_TOOK_MS,
  MatrixAnswer.JSON_PROPERTY_REGION,
  MatrixAnswer.JSON_PROPERTY_CACHED,
  MatrixAnswer.JSON_PROPERTY_BILLING,
  MatrixAnswer.JSON_PROPERTY_QUOTA,
  MatrixAnswer.JSON_PROPERTY_DURATIONS_S,
  MatrixAnswer.JSON_PROPERTY_DISTANCES_M,
  MatrixAnswer.JSON_PROPERTY_STATIC_DURATIONS_S,
  MatrixAnswer.JSON_PROPERTY_ORIGINS,
  MatrixAnswer.JSON_PROPERTY_DESTINATIONS,
  MatrixAnswer.JSON_PROPERTY_TRAFFIC
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class MatrixAnswer {
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

  public static final String JSON_PROPERTY_DURATIONS_S = "durations_s";
  @jakarta.annotation.Nonnull
  private List<List<Double>> durationsS;

  public static final String JSON_PROPERTY_DISTANCES_M = "distances_m";
  @jakarta.annotation.Nonnull
  private List<List<Double>> distancesM;

  public static final String JSON_PROPERTY_STATIC_DURATIONS_S = "static_durations_s";
  @jakarta.annotation.Nonnull
  private List<List<Double>> staticDurationsS;

  public static final String JSON_PROPERTY_ORIGINS = "origins";
  @jakarta.annotation.Nonnull
  private List<SnappedPoint> origins;

  public static final String JSON_PROPERTY_DESTINATIONS = "destinations";
  @jakarta.annotation.Nonnull
  private List<SnappedPoint> destinations;

  public static final String JSON_PROPERTY_TRAFFIC = "traffic";
  @jakarta.annotation.Nonnull
  private Traffic traffic;

  public MatrixAnswer() {
  }

  public MatrixAnswer tookMs(@jakarta.annotation.Nonnull Double tookMs) {
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


  public MatrixAnswer region(@jakarta.annotation.Nonnull String region) {
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


  public MatrixAnswer cached(@jakarta.annotation.Nonnull Boolean cached) {
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


  public MatrixAnswer billing(@jakarta.annotation.Nonnull Billing billing) {
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


  public MatrixAnswer quota(@jakarta.annotation.Nonnull Quota quota) {
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


  public MatrixAnswer durationsS(@jakarta.annotation.Nonnull List<List<Double>> durationsS) {
    this.durationsS = durationsS;
    return this;
  }

  public MatrixAnswer addDurationsSItem(List<Double> durationsSItem) {
    if (this.durationsS == null) {
      this.durationsS = new ArrayList<>();
    }
    this.durationsS.add(durationsSItem);
    return this;
  }

  /**
   * Durations in seconds in the requested traffic, a row for each origin.
   * @return durationsS
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_DURATIONS_S, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<List<Double>> getDurationsS() {
    return durationsS;
  }


  @JsonProperty(value = JSON_PROPERTY_DURATIONS_S, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setDurationsS(@jakarta.annotation.Nonnull List<List<Double>> durationsS) {
    this.durationsS = durationsS;
  }


  public MatrixAnswer distancesM(@jakarta.annotation.Nonnull List<List<Double>> distancesM) {
    this.distancesM = distancesM;
    return this;
  }

  public MatrixAnswer addDistancesMItem(List<Double> distancesMItem) {
    if (this.distancesM == null) {
      this.distancesM = new ArrayList<>();
    }
    this.distancesM.add(distancesMItem);
    return this;
  }

  /**
   * Distances in metres, a row for each origin.
   * @return distancesM
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_DISTANCES_M, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<List<Double>> getDistancesM() {
    return distancesM;
  }


  @JsonProperty(value = JSON_PROPERTY_DISTANCES_M, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setDistancesM(@jakarta.annotation.Nonnull List<List<Double>> distancesM) {
    this.distancesM = distancesM;
  }


  public MatrixAnswer staticDurationsS(@jakarta.annotation.Nonnull List<List<Double>> staticDurationsS) {
    this.staticDurationsS = staticDurationsS;
    return this;
  }

  public MatrixAnswer addStaticDurationsSItem(List<Double> staticDurationsSItem) {
    if (this.staticDurationsS == null) {
      this.staticDurationsS = new ArrayList<>();
    }
    this.staticDurationsS.add(staticDurationsSItem);
    return this;
  }

  /**
   * Durations in seconds on empty roads, a row for each origin.
   * @return staticDurationsS
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_STATIC_DURATIONS_S, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<List<Double>> getStaticDurationsS() {
    return staticDurationsS;
  }


  @JsonProperty(value = JSON_PROPERTY_STATIC_DURATIONS_S, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setStaticDurationsS(@jakarta.annotation.Nonnull List<List<Double>> staticDurationsS) {
    this.staticDurationsS = staticDurationsS;
  }


  public MatrixAnswer origins(@jakarta.annotation.Nonnull List<SnappedPoint> origins) {
    this.origins = origins;
    return this;
  }

  public MatrixAnswer addOriginsItem(SnappedPoint originsItem) {
    if (this.origins == null) {
      this.origins = new ArrayList<>();
    }
    this.origins.add(originsItem);
    return this;
  }

  /**
   * Where the origins were put on the roads.
   * @return origins
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_ORIGINS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<SnappedPoint> getOrigins() {
    return origins;
  }


  @JsonProperty(value = JSON_PROPERTY_ORIGINS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setOrigins(@jakarta.annotation.Nonnull List<SnappedPoint> origins) {
    this.origins = origins;
  }


  public MatrixAnswer destinations(@jakarta.annotation.Nonnull List<SnappedPoint> destinations) {
    this.destinations = destinations;
    return this;
  }

  public MatrixAnswer addDestinationsItem(SnappedPoint destinationsItem) {
    if (this.destinations == null) {
      this.destinations = new ArrayList<>();
    }
    this.destinations.add(destinationsItem);
    return this;
  }

  /**
   * Where the destinations were put on the roads.
   * @return destinations
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_DESTINATIONS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<SnappedPoint> getDestinations() {
    return destinations;
  }


  @JsonProperty(value = JSON_PROPERTY_DESTINATIONS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setDestinations(@jakarta.annotation.Nonnull List<SnappedPoint> destinations) {
    this.destinations = destinations;
  }


  public MatrixAnswer traffic(@jakarta.annotation.Nonnull Traffic traffic) {
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
   * Return true if this MatrixAnswer object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    MatrixAnswer matrixAnswer = (MatrixAnswer) o;
    return Objects.equals(this.tookMs, matrixAnswer.tookMs) &&
        Objects.equals(this.region, matrixAnswer.region) &&
        Objects.equals(this.cached, matrixAnswer.cached) &&
        Objects.equals(this.billing, matrixAnswer.billing) &&
        Objects.equals(this.quota, matrixAnswer.quota) &&
        Objects.equals(this.durationsS, matrixAnswer.durationsS) &&
        Objects.equals(this.distancesM, matrixAnswer.distancesM) &&
        Objects.equals(this.staticDurationsS, matrixAnswer.staticDurationsS) &&
        Objects.equals(this.origins, matrixAnswer.origins) &&
        Objects.equals(this.destinations, matrixAnswer.destinations) &&
        Objects.equals(this.traffic, matrixAnswer.traffic);
  }

  @Override
  public int hashCode() {
    return Objects.hash(tookMs, region, cached, billing, quota, durationsS, distancesM, staticDurationsS, origins, destinations, traffic);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class MatrixAnswer {\n");
    sb.append("    tookMs: ").append(toIndentedString(tookMs)).append("\n");
    sb.append("    region: ").append(toIndentedString(region)).append("\n");
    sb.append("    cached: ").append(toIndentedString(cached)).append("\n");
    sb.append("    billing: ").append(toIndentedString(billing)).append("\n");
    sb.append("    quota: ").append(toIndentedString(quota)).append("\n");
    sb.append("    durationsS: ").append(toIndentedString(durationsS)).append("\n");
    sb.append("    distancesM: ").append(toIndentedString(distancesM)).append("\n");
    sb.append("    staticDurationsS: ").append(toIndentedString(staticDurationsS)).append("\n");
    sb.append("    origins: ").append(toIndentedString(origins)).append("\n");
    sb.append("    destinations: ").append(toIndentedString(destinations)).append("\n");
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
