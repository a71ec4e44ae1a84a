package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.Components;
import java.util.Arrays;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * A place that was found.
 */
@JsonPropertyOrder({
  Place.JSON_PROPERTY_ID,
  Place.JSON_PROPERTY_ADDRESS,
  Place.JSON_PROPERTY_LAT,
  Place.JSON_PROPERTY_LON,
  Place.JSON_PROPERTY_PRECISION,
  Place.JSON_PROPERTY_CONFIDENCE,
  Place.JSON_PROPERTY_DISTANCE_M,
  Place.JSON_PROPERTY_POSTAL_CODE,
  Place.JSON_PROPERTY_POSTAL_CODE_SOURCE,
  Place.JSON_PROPERTY_TYPE,
  Place.JSON_PROPERTY_DISTRICT,
  Place.JSON_PROPERTY_COMPONENTS
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Place {
  public static final String JSON_PROPERTY_ID = "id";
  @jakarta.annotation.Nonnull
  private String id;

  public static final String JSON_PROPERTY_ADDRESS = "address";
  @jakarta.annotation.Nonnull
  private String address;

  public static final String JSON_PROPERTY_LAT = "lat";
  @jakarta.annotation.Nonnull
  private Double lat;

  public static final String JSON_PROPERTY_LON = "lon";
  @jakarta.annotation.Nonnull
  private Double lon;

  public static final String JSON_PROPERTY_PRECISION = "precision";
  @jakarta.annotation.Nonnull
  private String precision;

  public static final String JSON_PROPERTY_CONFIDENCE = "confidence";
  @jakarta.annotation.Nonnull
  private Double confidence;

  public static final String JSON_PROPERTY_DISTANCE_M = "distance_m";
  @jakarta.annotation.Nonnull
  private Double distanceM;

  public static final String JSON_PROPERTY_POSTAL_CODE = "postal_code";
  @jakarta.annotation.Nonnull
  private String postalCode;

  public static final String JSON_PROPERTY_POSTAL_CODE_SOURCE = "postal_code_source";
  @jakarta.annotation.Nonnull
  private String postalCodeSource;

  public static final String JSON_PROPERTY_TYPE = "type";
  @jakarta.annotation.Nonnull
  private String type;

  public static final String JSON_PROPERTY_DISTRICT = "district";
  @jakarta.annotation.Nonnull
  private String district;

  public static final String JSON_PROPERTY_COMPONENTS = "components";
  @jakarta.annotation.Nonnull
  private Components components;

  public Place() {
  }

  public Place id(@jakarta.annotation.Nonnull String id) {
    this.id = id;
    return this;
  }

  /**
   * The ID of the object in the current map data, for example &#x60;w123&#x60;.
   * @return id
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_ID, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getId() {
    return id;
  }


  @JsonProperty(value = JSON_PROPERTY_ID, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setId(@jakarta.annotation.Nonnull String id) {
    this.id = id;
  }


  public Place address(@jakarta.annotation.Nonnull String address) {
    this.address = address;
    return this;
  }

  /**
   * The normalised address on one line, in &#x60;lang&#x60;.
   * @return address
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_ADDRESS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getAddress() {
    return address;
  }


  @JsonProperty(value = JSON_PROPERTY_ADDRESS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setAddress(@jakarta.annotation.Nonnull String address) {
    this.address = address;
  }


  public Place lat(@jakarta.annotation.Nonnull Double lat) {
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


  public Place lon(@jakarta.annotation.Nonnull Double lon) {
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


  public Place precision(@jakarta.annotation.Nonnull String precision) {
    this.precision = precision;
    return this;
  }

  /**
   * What the point stands for. &#x60;house&#x60;: the number and every given part match; &#x60;house_part&#x60;: the number matches, a given part does not; &#x60;interpolated&#x60;: between two known numbers, or along a road according to its kilometre marks; &#x60;nearest_house&#x60;: the closest known number; then, from small to large, &#x60;street&#x60;, &#x60;place&#x60; (a quarter or similar), &#x60;settlement&#x60;, &#x60;city&#x60;, &#x60;district&#x60;, &#x60;region&#x60;, &#x60;country&#x60;; besides these &#x60;postcode&#x60;, &#x60;poi&#x60;, &#x60;metro&#x60; (a station), &#x60;intersection&#x60; (of streets). More values may be added: judge an unknown one by &#x60;distance_m&#x60; and &#x60;confidence&#x60;.
   * @return precision
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_PRECISION, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getPrecision() {
    return precision;
  }


  @JsonProperty(value = JSON_PROPERTY_PRECISION, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setPrecision(@jakarta.annotation.Nonnull String precision) {
    this.precision = precision;
  }


  public Place confidence(@jakarta.annotation.Nonnull Double confidence) {
    this.confidence = confidence;
    return this;
  }

  /**
   * The probability that this result is what was meant.
   * minimum: 0
   * maximum: 1
   * @return confidence
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_CONFIDENCE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Double getConfidence() {
    return confidence;
  }


  @JsonProperty(value = JSON_PROPERTY_CONFIDENCE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setConfidence(@jakarta.annotation.Nonnull Double confidence) {
    this.confidence = confidence;
  }


  public Place distanceM(@jakarta.annotation.Nonnull Double distanceM) {
    this.distanceM = distanceM;
    return this;
  }

  /**
   * For &#x60;reverse&#x60;, the distance from the requested point in metres; for &#x60;geocode&#x60;, the expected error in metres.
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


  public Place postalCode(@jakarta.annotation.Nonnull String postalCode) {
    this.postalCode = postalCode;
    return this;
  }

  /**
   * The postcode; empty if unknown, see &#x60;postal_code_source&#x60;.
   * @return postalCode
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_POSTAL_CODE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getPostalCode() {
    return postalCode;
  }


  @JsonProperty(value = JSON_PROPERTY_POSTAL_CODE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setPostalCode(@jakarta.annotation.Nonnull String postalCode) {
    this.postalCode = postalCode;
  }


  public Place postalCodeSource(@jakarta.annotation.Nonnull String postalCodeSource) {
    this.postalCodeSource = postalCodeSource;
    return this;
  }

  /**
   * Where the postcode comes from. &#x60;own&#x60;: the map has it on the object itself; &#x60;street&#x60;: its street has it, where none of the street&#39;s houses has any, or the nearest houses of the street agree on it; &#x60;place&#x60;: it is that of the postcode area around it, or of its village or quarter, which has it itself or whose houses within 1.5 km of its middle all share it; &#x60;none&#x60;: it is unknown, and &#x60;postal_code&#x60; is empty. This says nothing about &#x60;confidence&#x60;. More values may be added.
   * @return postalCodeSource
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_POSTAL_CODE_SOURCE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getPostalCodeSource() {
    return postalCodeSource;
  }


  @JsonProperty(value = JSON_PROPERTY_POSTAL_CODE_SOURCE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setPostalCodeSource(@jakarta.annotation.Nonnull String postalCodeSource) {
    this.postalCodeSource = postalCodeSource;
  }


  public Place type(@jakarta.annotation.Nonnull String type) {
    this.type = type;
    return this;
  }

  /**
   * The type of object: &#x60;building&#x60;, &#x60;street&#x60;, &#x60;metro&#x60;, &#x60;station&#x60;, &#x60;poi&#x60; …
   * @return type
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_TYPE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getType() {
    return type;
  }


  @JsonProperty(value = JSON_PROPERTY_TYPE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setType(@jakarta.annotation.Nonnull String type) {
    this.type = type;
  }


  public Place district(@jakarta.annotation.Nonnull String district) {
    this.district = district;
    return this;
  }

  /**
   * The district of the city or region; empty if there is none.
   * @return district
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_DISTRICT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getDistrict() {
    return district;
  }


  @JsonProperty(value = JSON_PROPERTY_DISTRICT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setDistrict(@jakarta.annotation.Nonnull String district) {
    this.district = district;
  }


  public Place components(@jakarta.annotation.Nonnull Components components) {
    this.components = components;
    return this;
  }

  /**
   * Get components
   * @return components
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_COMPONENTS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Components getComponents() {
    return components;
  }


  @JsonProperty(value = JSON_PROPERTY_COMPONENTS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setComponents(@jakarta.annotation.Nonnull Components components) {
    this.components = components;
  }


  /**
   * Return true if this Place object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Place place = (Place) o;
    return Objects.equals(this.id, place.id) &&
        Objects.equals(this.address, place.address) &&
        Objects.equals(this.lat, place.lat) &&
        Objects.equals(this.lon, place.lon) &&
        Objects.equals(this.precision, place.precision) &&
        Objects.equals(this.confidence, place.confidence) &&
        Objects.equals(this.distanceM, place.distanceM) &&
        Objects.equals(this.postalCode, place.postalCode) &&
        Objects.equals(this.postalCodeSource, place.postalCodeSource) &&
        Objects.equals(this.type, place.type) &&
        Objects.equals(this.district, place.district) &&
        Objects.equals(this.components, place.components);
  }

  @Override
  public int hashCode() {
    return Objects.hash(id, address, lat, lon, precision, confidence, distanceM, postalCode, postalCodeSource, type, district, components);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Place {\n");
    sb.append("    id: ").append(toIndentedString(id)).append("\n");
    sb.append("    address: ").append(toIndentedString(address)).append("\n");
    sb.append("    lat: ").append(toIndentedString(lat)).append("\n");
    sb.append("    lon: ").append(toIndentedString(lon)).append("\n");
    sb.append("    precision: ").append(toIndentedString(precision)).append("\n");
    sb.append("    confidence: ").append(toIndentedString(confidence)).append("\n");
    sb.append("    distanceM: ").append(toIndentedString(distanceM)).append("\n");
    sb.append("    postalCode: ").append(toIndentedString(postalCode)).append("\n");
    sb.append("    postalCodeSource: ").append(toIndentedString(postalCodeSource)).append("\n");
    sb.append("    type: ").append(toIndentedString(type)).append("\n");
    sb.append("    district: ").append(toIndentedString(district)).append("\n");
    sb.append("    components: ").append(toIndentedString(components)).append("\n");
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
