package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.Lang;
import io.github.geokod.gen.model.Point;
import io.github.geokod.gen.model.Profile;
import io.github.geokod.gen.model.TrafficWish;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * MatrixRequest
 */
@JsonPropertyOrder({
  MatrixRequest.JSON_PROPERTY_PROFILE,
  MatrixRequest.JSON_PROPERTY_ORIGINS,
  MatrixRequest.JSON_PROPERTY_DESTINATIONS,
  MatrixRequest.JSON_PROPERTY_TRAFFIC,
  MatrixRequest.JSON_PROPERTY_DEPARTURE_TIME,
  MatrixRequest.JSON_PROPERTY_MAX_SNAP_M,
  MatrixRequest.JSON_PROPERTY_LANG
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class MatrixRequest {
  public static final String JSON_PROPERTY_PROFILE = "profile";
  @jakarta.annotation.Nonnull
  private Profile profile;

  public static final String JSON_PROPERTY_ORIGINS = "origins";
  @jakarta.annotation.Nonnull
  private List<Point> origins;

  public static final String JSON_PROPERTY_DESTINATIONS = "destinations";
  @jakarta.annotation.Nullable
  private List<Point> destinations;

  public static final String JSON_PROPERTY_TRAFFIC = "traffic";
  @jakarta.annotation.Nullable
  private TrafficWish traffic = TrafficWish.AUTO;

  public static final String JSON_PROPERTY_DEPARTURE_TIME = "departure_time";
  @jakarta.annotation.Nullable
  private OffsetDateTime departureTime;

  public static final String JSON_PROPERTY_MAX_SNAP_M = "max_snap_m";
  @jakarta.annotation.Nullable
  private Double maxSnapM;

  public static final String JSON_PROPERTY_LANG = "lang";
  @jakarta.annotation.Nullable
  private Lang lang = Lang.RU;

  public MatrixRequest() {
  }

  public MatrixRequest profile(@jakarta.annotation.Nonnull Profile profile) {
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


  public MatrixRequest origins(@jakarta.annotation.Nonnull List<Point> origins) {
    this.origins = origins;
    return this;
  }

  public MatrixRequest addOriginsItem(Point originsItem) {
    if (this.origins == null) {
      this.origins = new ArrayList<>();
    }
    this.origins.add(originsItem);
    return this;
  }

  /**
   * At most 100 points.
   * @return origins
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_ORIGINS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<Point> getOrigins() {
    return origins;
  }


  @JsonProperty(value = JSON_PROPERTY_ORIGINS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setOrigins(@jakarta.annotation.Nonnull List<Point> origins) {
    this.origins = origins;
  }


  public MatrixRequest destinations(@jakarta.annotation.Nullable List<Point> destinations) {
    this.destinations = destinations;
    return this;
  }

  public MatrixRequest addDestinationsItem(Point destinationsItem) {
    if (this.destinations == null) {
      this.destinations = new ArrayList<>();
    }
    this.destinations.add(destinationsItem);
    return this;
  }

  /**
   * At most 100 points. If absent or empty, the origins are the destinations too.
   * @return destinations
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_DESTINATIONS, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public List<Point> getDestinations() {
    return destinations;
  }


  @JsonProperty(value = JSON_PROPERTY_DESTINATIONS, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setDestinations(@jakarta.annotation.Nullable List<Point> destinations) {
    this.destinations = destinations;
  }


  public MatrixRequest traffic(@jakarta.annotation.Nullable TrafficWish traffic) {
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


  public MatrixRequest departureTime(@jakarta.annotation.Nullable OffsetDateTime departureTime) {
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


  public MatrixRequest maxSnapM(@jakarta.annotation.Nullable Double maxSnapM) {
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


  public MatrixRequest lang(@jakarta.annotation.Nullable Lang lang) {
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
  public Lang getLang() {
    return lang;
  }


  @JsonProperty(value = JSON_PROPERTY_LANG, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setLang(@jakarta.annotation.Nullable Lang lang) {
    this.lang = lang;
  }


  /**
   * Return true if this MatrixRequest object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    MatrixRequest matrixRequest = (MatrixRequest) o;
    return Objects.equals(this.profile, matrixRequest.profile) &&
        Objects.equals(this.origins, matrixRequest.origins) &&
        Objects.equals(this.destinations, matrixRequest.destinations) &&
        Objects.equals(this.traffic, matrixRequest.traffic) &&
        Objects.equals(this.departureTime, matrixRequest.departureTime) &&
        Objects.equals(this.maxSnapM, matrixRequest.maxSnapM) &&
        Objects.equals(this.lang, matrixRequest.lang);
  }

  @Override
  public int hashCode() {
    return Objects.hash(profile, origins, destinations, traffic, departureTime, maxSnapM, lang);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class MatrixRequest {\n");
    sb.append("    profile: ").append(toIndentedString(profile)).append("\n");
    sb.append("    origins: ").append(toIndentedString(origins)).append("\n");
    sb.append("    destinations: ").append(toIndentedString(destinations)).append("\n");
    sb.append("    traffic: ").append(toIndentedString(traffic)).append("\n");
    sb.append("    departureTime: ").append(toIndentedString(departureTime)).append("\n");
    sb.append("    maxSnapM: ").append(toIndentedString(maxSnapM)).append("\n");
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
