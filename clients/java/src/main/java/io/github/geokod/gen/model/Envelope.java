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
import java.util.Arrays;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * What every metered response has besides its payload.
 */
@JsonPropertyOrder({
  Envelope.JSON_PROPERTY_TOOK_MS,
  Envelope.JSON_PROPERTY_REGION,
  Envelope.JSON_PROPERTY_CACHED,
  Envelope.JSON_PROPERTY_BILLING,
  Envelope.JSON_PROPERTY_QUOTA
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Envelope {
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

  public Envelope() {
  }

  public Envelope tookMs(@jakarta.annotation.Nonnull Double tookMs) {
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


  public Envelope region(@jakarta.annotation.Nonnull String region) {
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


  public Envelope cached(@jakarta.annotation.Nonnull Boolean cached) {
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


  public Envelope billing(@jakarta.annotation.Nonnull Billing billing) {
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


  public Envelope quota(@jakarta.annotation.Nonnull Quota quota) {
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


  /**
   * Return true if this Envelope object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Envelope envelope = (Envelope) o;
    return Objects.equals(this.tookMs, envelope.tookMs) &&
        Objects.equals(this.region, envelope.region) &&
        Objects.equals(this.cached, envelope.cached) &&
        Objects.equals(this.billing, envelope.billing) &&
        Objects.equals(this.quota, envelope.quota);
  }

  @Override
  public int hashCode() {
    return Objects.hash(tookMs, region, cached, billing, quota);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Envelope {\n");
    sb.append("    tookMs: ").append(toIndentedString(tookMs)).append("\n");
    sb.append("    region: ").append(toIndentedString(region)).append("\n");
    sb.append("    cached: ").append(toIndentedString(cached)).append("\n");
    sb.append("    billing: ").append(toIndentedString(billing)).append("\n");
    sb.append("    quota: ").append(toIndentedString(quota)).append("\n");
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
