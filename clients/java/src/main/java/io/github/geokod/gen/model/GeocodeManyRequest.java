package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.GeocodeItem;
import io.github.geokod.gen.model.Lang;
import io.github.geokod.gen.model.MinPrecision;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * GeocodeManyRequest
 */
@JsonPropertyOrder({
  GeocodeManyRequest.JSON_PROPERTY_ITEMS,
  GeocodeManyRequest.JSON_PROPERTY_COUNTRY,
  GeocodeManyRequest.JSON_PROPERTY_LIMIT,
  GeocodeManyRequest.JSON_PROPERTY_LAT,
  GeocodeManyRequest.JSON_PROPERTY_LON,
  GeocodeManyRequest.JSON_PROPERTY_BBOX,
  GeocodeManyRequest.JSON_PROPERTY_MIN_PRECISION,
  GeocodeManyRequest.JSON_PROPERTY_LANG,
  GeocodeManyRequest.JSON_PROPERTY_EXPLAIN
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class GeocodeManyRequest {
  public static final String JSON_PROPERTY_ITEMS = "items";
  @jakarta.annotation.Nonnull
  private List<GeocodeItem> items;

  public static final String JSON_PROPERTY_COUNTRY = "country";
  @jakarta.annotation.Nullable
  private String country;

  public static final String JSON_PROPERTY_LIMIT = "limit";
  @jakarta.annotation.Nullable
  private Integer limit = 1;

  public static final String JSON_PROPERTY_LAT = "lat";
  @jakarta.annotation.Nullable
  private Double lat;

  public static final String JSON_PROPERTY_LON = "lon";
  @jakarta.annotation.Nullable
  private Double lon;

  public static final String JSON_PROPERTY_BBOX = "bbox";
  @jakarta.annotation.Nullable
  private List<Double> bbox;

  public static final String JSON_PROPERTY_MIN_PRECISION = "min_precision";
  @jakarta.annotation.Nullable
  private MinPrecision minPrecision;

  public static final String JSON_PROPERTY_LANG = "lang";
  @jakarta.annotation.Nullable
  private Lang lang = Lang.RU;

  public static final String JSON_PROPERTY_EXPLAIN = "explain";
  @jakarta.annotation.Nullable
  private Boolean explain = false;

  public GeocodeManyRequest() {
  }

  public GeocodeManyRequest items(@jakarta.annotation.Nonnull List<GeocodeItem> items) {
    this.items = items;
    return this;
  }

  public GeocodeManyRequest addItemsItem(GeocodeItem itemsItem) {
    if (this.items == null) {
      this.items = new ArrayList<>();
    }
    this.items.add(itemsItem);
    return this;
  }

  /**
   * Get items
   * @return items
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_ITEMS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<GeocodeItem> getItems() {
    return items;
  }


  @JsonProperty(value = JSON_PROPERTY_ITEMS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setItems(@jakarta.annotation.Nonnull List<GeocodeItem> items) {
    this.items = items;
  }


  public GeocodeManyRequest country(@jakarta.annotation.Nullable String country) {
    this.country = country;
    return this;
  }

  /**
   * ISO 3166-1 codes, separated by commas (&#x60;RU,KZ&#x60;). Only results in these countries are returned.
   * @return country
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_COUNTRY, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getCountry() {
    return country;
  }


  @JsonProperty(value = JSON_PROPERTY_COUNTRY, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setCountry(@jakarta.annotation.Nullable String country) {
    this.country = country;
  }


  public GeocodeManyRequest limit(@jakarta.annotation.Nullable Integer limit) {
    this.limit = limit;
    return this;
  }

  /**
   * The maximum number of results for each item.
   * minimum: 1
   * maximum: 5
   * @return limit
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_LIMIT, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public Integer getLimit() {
    return limit;
  }


  @JsonProperty(value = JSON_PROPERTY_LIMIT, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setLimit(@jakarta.annotation.Nullable Integer limit) {
    this.limit = limit;
  }


  public GeocodeManyRequest lat(@jakarta.annotation.Nullable Double lat) {
    this.lat = lat;
    return this;
  }

  /**
   * WGS84 latitude in degrees.
   * minimum: -90
   * maximum: 90
   * @return lat
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_LAT, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public Double getLat() {
    return lat;
  }


  @JsonProperty(value = JSON_PROPERTY_LAT, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setLat(@jakarta.annotation.Nullable Double lat) {
    this.lat = lat;
  }


  public GeocodeManyRequest lon(@jakarta.annotation.Nullable Double lon) {
    this.lon = lon;
    return this;
  }

  /**
   * WGS84 longitude in degrees.
   * minimum: -180
   * maximum: 180
   * @return lon
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_LON, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public Double getLon() {
    return lon;
  }


  @JsonProperty(value = JSON_PROPERTY_LON, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setLon(@jakarta.annotation.Nullable Double lon) {
    this.lon = lon;
  }


  public GeocodeManyRequest bbox(@jakarta.annotation.Nullable List<Double> bbox) {
    this.bbox = bbox;
    return this;
  }

  public GeocodeManyRequest addBboxItem(Double bboxItem) {
    if (this.bbox == null) {
      this.bbox = new ArrayList<>();
    }
    this.bbox.add(bboxItem);
    return this;
  }

  /**
   * &#x60;[minLon, minLat, maxLon, maxLat]&#x60;. Only results inside this box are returned.
   * @return bbox
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_BBOX, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public List<Double> getBbox() {
    return bbox;
  }


  @JsonProperty(value = JSON_PROPERTY_BBOX, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setBbox(@jakarta.annotation.Nullable List<Double> bbox) {
    this.bbox = bbox;
  }


  public GeocodeManyRequest minPrecision(@jakarta.annotation.Nullable MinPrecision minPrecision) {
    this.minPrecision = minPrecision;
    return this;
  }

  /**
   * Get minPrecision
   * @return minPrecision
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_MIN_PRECISION, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public MinPrecision getMinPrecision() {
    return minPrecision;
  }


  @JsonProperty(value = JSON_PROPERTY_MIN_PRECISION, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setMinPrecision(@jakarta.annotation.Nullable MinPrecision minPrecision) {
    this.minPrecision = minPrecision;
  }


  public GeocodeManyRequest lang(@jakarta.annotation.Nullable Lang lang) {
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


  public GeocodeManyRequest explain(@jakarta.annotation.Nullable Boolean explain) {
    this.explain = explain;
    return this;
  }

  /**
   * Whether to add an &#x60;explanation&#x60; to each result.
   * @return explain
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_EXPLAIN, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public Boolean getExplain() {
    return explain;
  }


  @JsonProperty(value = JSON_PROPERTY_EXPLAIN, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setExplain(@jakarta.annotation.Nullable Boolean explain) {
    this.explain = explain;
  }


  /**
   * Return true if this GeocodeManyRequest object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    GeocodeManyRequest geocodeManyRequest = (GeocodeManyRequest) o;
    return Objects.equals(this.items, geocodeManyRequest.items) &&
        Objects.equals(this.country, geocodeManyRequest.country) &&
        Objects.equals(this.limit, geocodeManyRequest.limit) &&
        Objects.equals(this.lat, geocodeManyRequest.lat) &&
        Objects.equals(this.lon, geocodeManyRequest.lon) &&
        Objects.equals(this.bbox, geocodeManyRequest.bbox) &&
        Objects.equals(this.minPrecision, geocodeManyRequest.minPrecision) &&
        Objects.equals(this.lang, geocodeManyRequest.lang) &&
        Objects.equals(this.explain, geocodeManyRequest.explain);
  }

  @Override
  public int hashCode() {
    return Objects.hash(items, country, limit, lat, lon, bbox, minPrecision, lang, explain);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class GeocodeManyRequest {\n");
    sb.append("    items: ").append(toIndentedString(items)).append("\n");
    sb.append("    country: ").append(toIndentedString(country)).append("\n");
    sb.append("    limit: ").append(toIndentedString(limit)).append("\n");
    sb.append("    lat: ").append(toIndentedString(lat)).append("\n");
    sb.append("    lon: ").append(toIndentedString(lon)).append("\n");
    sb.append("    bbox: ").append(toIndentedString(bbox)).append("\n");
    sb.append("    minPrecision: ").append(toIndentedString(minPrecision)).append("\n");
    sb.append("    lang: ").append(toIndentedString(lang)).append("\n");
    sb.append("    explain: ").append(toIndentedString(explain)).append("\n");
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
