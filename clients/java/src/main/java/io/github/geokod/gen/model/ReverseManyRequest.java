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
import io.github.geokod.gen.model.MinPrecision;
import io.github.geokod.gen.model.ReverseItem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * ReverseManyRequest
 */
@JsonPropertyOrder({
  ReverseManyRequest.JSON_PROPERTY_ITEMS,
  ReverseManyRequest.JSON_PROPERTY_RADIUS_M,
  ReverseManyRequest.JSON_PROPERTY_LIMIT,
  ReverseManyRequest.JSON_PROPERTY_MIN_PRECISION,
  ReverseManyRequest.JSON_PROPERTY_LANG
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class ReverseManyRequest {
  public static final String JSON_PROPERTY_ITEMS = "items";
  @jakarta.annotation.Nonnull
  private List<ReverseItem> items;

  public static final String JSON_PROPERTY_RADIUS_M = "radius_m";
  @jakarta.annotation.Nullable
  private Double radiusM = 1000d;

  public static final String JSON_PROPERTY_LIMIT = "limit";
  @jakarta.annotation.Nullable
  private Integer limit = 1;

  public static final String JSON_PROPERTY_MIN_PRECISION = "min_precision";
  @jakarta.annotation.Nullable
  private MinPrecision minPrecision;

  public static final String JSON_PROPERTY_LANG = "lang";
  @jakarta.annotation.Nullable
  private Lang lang = Lang.RU;

  public ReverseManyRequest() {
  }

  public ReverseManyRequest items(@jakarta.annotation.Nonnull List<ReverseItem> items) {
    this.items = items;
    return this;
  }

  public ReverseManyRequest addItemsItem(ReverseItem itemsItem) {
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
  public List<ReverseItem> getItems() {
    return items;
  }


  @JsonProperty(value = JSON_PROPERTY_ITEMS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setItems(@jakarta.annotation.Nonnull List<ReverseItem> items) {
    this.items = items;
  }


  public ReverseManyRequest radiusM(@jakarta.annotation.Nullable Double radiusM) {
    this.radiusM = radiusM;
    return this;
  }

  /**
   * The search radius in metres.
   * minimum: 1
   * maximum: 5000
   * @return radiusM
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_RADIUS_M, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public Double getRadiusM() {
    return radiusM;
  }


  @JsonProperty(value = JSON_PROPERTY_RADIUS_M, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setRadiusM(@jakarta.annotation.Nullable Double radiusM) {
    this.radiusM = radiusM;
  }


  public ReverseManyRequest limit(@jakarta.annotation.Nullable Integer limit) {
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


  public ReverseManyRequest minPrecision(@jakarta.annotation.Nullable MinPrecision minPrecision) {
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


  public ReverseManyRequest lang(@jakarta.annotation.Nullable Lang lang) {
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
   * Return true if this ReverseManyRequest object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    ReverseManyRequest reverseManyRequest = (ReverseManyRequest) o;
    return Objects.equals(this.items, reverseManyRequest.items) &&
        Objects.equals(this.radiusM, reverseManyRequest.radiusM) &&
        Objects.equals(this.limit, reverseManyRequest.limit) &&
        Objects.equals(this.minPrecision, reverseManyRequest.minPrecision) &&
        Objects.equals(this.lang, reverseManyRequest.lang);
  }

  @Override
  public int hashCode() {
    return Objects.hash(items, radiusM, limit, minPrecision, lang);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class ReverseManyRequest {\n");
    sb.append("    items: ").append(toIndentedString(items)).append("\n");
    sb.append("    radiusM: ").append(toIndentedString(radiusM)).append("\n");
    sb.append("    limit: ").append(toIndentedString(limit)).append("\n");
    sb.append("    minPrecision: ").append(toIndentedString(minPrecision)).append("\n");
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
