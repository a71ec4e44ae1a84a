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
import io.github.geokod.gen.model.ReversedItem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * One entry for each item, in the order of the request.
 */
@JsonPropertyOrder({
  ReverseManyAnswer.JSON_PROPERTY_TOOK_MS,
  ReverseManyAnswer.JSON_PROPERTY_REGION,
  ReverseManyAnswer.JSON_PROPERTY_CACHED,
  ReverseManyAnswer.JSON_PROPERTY_BILLING,
  ReverseManyAnswer.JSON_PROPERTY_QUOTA,
  ReverseManyAnswer.JSON_PROPERTY_ITEMS
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class ReverseManyAnswer {
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

  public static final String JSON_PROPERTY_ITEMS = "items";
  @jakarta.annotation.Nonnull
  private List<ReversedItem> items;

  public ReverseManyAnswer() {
  }

  public ReverseManyAnswer tookMs(@jakarta.annotation.Nonnull Double tookMs) {
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


  public ReverseManyAnswer region(@jakarta.annotation.Nonnull String region) {
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


  public ReverseManyAnswer cached(@jakarta.annotation.Nonnull Boolean cached) {
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


  public ReverseManyAnswer billing(@jakarta.annotation.Nonnull Billing billing) {
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


  public ReverseManyAnswer quota(@jakarta.annotation.Nonnull Quota quota) {
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


  public ReverseManyAnswer items(@jakarta.annotation.Nonnull List<ReversedItem> items) {
    this.items = items;
    return this;
  }

  public ReverseManyAnswer addItemsItem(ReversedItem itemsItem) {
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
  public List<ReversedItem> getItems() {
    return items;
  }


  @JsonProperty(value = JSON_PROPERTY_ITEMS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setItems(@jakarta.annotation.Nonnull List<ReversedItem> items) {
    this.items = items;
  }


  /**
   * Return true if this ReverseManyAnswer object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    ReverseManyAnswer reverseManyAnswer = (ReverseManyAnswer) o;
    return Objects.equals(this.tookMs, reverseManyAnswer.tookMs) &&
        Objects.equals(this.region, reverseManyAnswer.region) &&
        Objects.equals(this.cached, reverseManyAnswer.cached) &&
        Objects.equals(this.billing, reverseManyAnswer.billing) &&
        Objects.equals(this.quota, reverseManyAnswer.quota) &&
        Objects.equals(this.items, reverseManyAnswer.items);
  }

  @Override
  public int hashCode() {
    return Objects.hash(tookMs, region, cached, billing, quota, items);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class ReverseManyAnswer {\n");
    sb.append("    tookMs: ").append(toIndentedString(tookMs)).append("\n");
    sb.append("    region: ").append(toIndentedString(region)).append("\n");
    sb.append("    cached: ").append(toIndentedString(cached)).append("\n");
    sb.append("    billing: ").append(toIndentedString(billing)).append("\n");
    sb.append("    quota: ").append(toIndentedString(quota)).append("\n");
    sb.append("    items: ").append(toIndentedString(items)).append("\n");
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
