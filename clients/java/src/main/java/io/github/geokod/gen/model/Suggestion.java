package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * An address or name that the text can be completed to.
 */
@JsonPropertyOrder({
  Suggestion.JSON_PROPERTY_TEXT,
  Suggestion.JSON_PROPERTY_HIGHLIGHTS,
  Suggestion.JSON_PROPERTY_ADDRESS,
  Suggestion.JSON_PROPERTY_ID,
  Suggestion.JSON_PROPERTY_LAT,
  Suggestion.JSON_PROPERTY_LON,
  Suggestion.JSON_PROPERTY_TYPE,
  Suggestion.JSON_PROPERTY_PRECISION,
  Suggestion.JSON_PROPERTY_POSTAL_CODE,
  Suggestion.JSON_PROPERTY_POSTAL_CODE_SOURCE,
  Suggestion.JSON_PROPERTY_DISTANCE_M
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Suggestion {
  public static final String JSON_PROPERTY_TEXT = "text";
  @jakarta.annotation.Nonnull
  private String text;

  public static final String JSON_PROPERTY_HIGHLIGHTS = "highlights";
  @jakarta.annotation.Nonnull
  private List<List<Integer>> highlights;

  public static final String JSON_PROPERTY_ADDRESS = "address";
  @jakarta.annotation.Nonnull
  private String address;

  public static final String JSON_PROPERTY_ID = "id";
  @jakarta.annotation.Nonnull
  private String id;

  public static final String JSON_PROPERTY_LAT = "lat";
  @jakarta.annotation.Nonnull
  private Double lat;

  public static final String JSON_PROPERTY_LON = "lon";
  @jakarta.annotation.Nonnull
  private Double lon;

  public static final String JSON_PROPERTY_TYPE = "type";
  @jakarta.annotation.Nonnull
  private String type;

  public static final String JSON_PROPERTY_PRECISION = "precision";
  @jakarta.annotation.Nonnull
  private String precision;

  public static final String JSON_PROPERTY_POSTAL_CODE = "postal_code";
  @jakarta.annotation.Nonnull
  private String postalCode;

  public static final String JSON_PROPERTY_POSTAL_CODE_SOURCE = "postal_code_source";
  @jakarta.annotation.Nonnull
  private String postalCodeSource;

  public static final String JSON_PROPERTY_DISTANCE_M = "distance_m";
  @jakarta.annotation.Nullable
  private Double distanceM;

  public Suggestion() {
  }

  public Suggestion text(@jakarta.annotation.Nonnull String text) {
    this.text = text;
    return this;
  }

  /**
   * The text to show, in &#x60;lang&#x60;. No two suggestions of a list have the same text.
   * @return text
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_TEXT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getText() {
    return text;
  }


  @JsonProperty(value = JSON_PROPERTY_TEXT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setText(@jakarta.annotation.Nonnull String text) {
    this.text = text;
  }


  public Suggestion highlights(@jakarta.annotation.Nonnull List<List<Integer>> highlights) {
    this.highlights = highlights;
    return this;
  }

  public Suggestion addHighlightsItem(List<Integer> highlightsItem) {
    if (this.highlights == null) {
      this.highlights = new ArrayList<>();
    }
    this.highlights.add(highlightsItem);
    return this;
  }

  /**
   * What was typed of &#x60;text&#x60;, as &#x60;[from, to]&#x60; in UTF-16 code units (those of JavaScript, Java and C#), &#x60;to&#x60; exclusive; in ascending order, without overlaps.
   * @return highlights
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_HIGHLIGHTS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<List<Integer>> getHighlights() {
    return highlights;
  }


  @JsonProperty(value = JSON_PROPERTY_HIGHLIGHTS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setHighlights(@jakarta.annotation.Nonnull List<List<Integer>> highlights) {
    this.highlights = highlights;
  }


  public Suggestion address(@jakarta.annotation.Nonnull String address) {
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


  public Suggestion id(@jakarta.annotation.Nonnull String id) {
    this.id = id;
    return this;
  }

  /**
   * The same &#x60;id&#x60; that &#x60;geocode&#x60; returns for the object.
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


  public Suggestion lat(@jakarta.annotation.Nonnull Double lat) {
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


  public Suggestion lon(@jakarta.annotation.Nonnull Double lon) {
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


  public Suggestion type(@jakarta.annotation.Nonnull String type) {
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


  public Suggestion precision(@jakarta.annotation.Nonnull String precision) {
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


  public Suggestion postalCode(@jakarta.annotation.Nonnull String postalCode) {
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


  public Suggestion postalCodeSource(@jakarta.annotation.Nonnull String postalCodeSource) {
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


  public Suggestion distanceM(@jakarta.annotation.Nullable Double distanceM) {
    this.distanceM = distanceM;
    return this;
  }

  /**
   * The distance from &#x60;lat&#x60;, &#x60;lon&#x60; in metres; only if these were given.
   * minimum: 0
   * @return distanceM
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_DISTANCE_M, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public Double getDistanceM() {
    return distanceM;
  }


  @JsonProperty(value = JSON_PROPERTY_DISTANCE_M, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setDistanceM(@jakarta.annotation.Nullable Double distanceM) {
    this.distanceM = distanceM;
  }


  /**
   * Return true if this Suggestion object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Suggestion suggestion = (Suggestion) o;
    return Objects.equals(this.text, suggestion.text) &&
        Objects.equals(this.highlights, suggestion.highlights) &&
        Objects.equals(this.address, suggestion.address) &&
        Objects.equals(this.id, suggestion.id) &&
        Objects.equals(this.lat, suggestion.lat) &&
        Objects.equals(this.lon, suggestion.lon) &&
        Objects.equals(this.type, suggestion.type) &&
        Objects.equals(this.precision, suggestion.precision) &&
        Objects.equals(this.postalCode, suggestion.postalCode) &&
        Objects.equals(this.postalCodeSource, suggestion.postalCodeSource) &&
        Objects.equals(this.distanceM, suggestion.distanceM);
  }

  @Override
  public int hashCode() {
    return Objects.hash(text, highlights, address, id, lat, lon, type, precision, postalCode, postalCodeSource, distanceM);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Suggestion {\n");
    sb.append("    text: ").append(toIndentedString(text)).append("\n");
    sb.append("    highlights: ").append(toIndentedString(highlights)).append("\n");
    sb.append("    address: ").append(toIndentedString(address)).append("\n");
    sb.append("    id: ").append(toIndentedString(id)).append("\n");
    sb.append("    lat: ").append(toIndentedString(lat)).append("\n");
    sb.append("    lon: ").append(toIndentedString(lon)).append("\n");
    sb.append("    type: ").append(toIndentedString(type)).append("\n");
    sb.append("    precision: ").append(toIndentedString(precision)).append("\n");
    sb.append("    postalCode: ").append(toIndentedString(postalCode)).append("\n");
    sb.append("    postalCodeSource: ").append(toIndentedString(postalCodeSource)).append("\n");
    sb.append("    distanceM: ").append(toIndentedString(distanceM)).append("\n");
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
