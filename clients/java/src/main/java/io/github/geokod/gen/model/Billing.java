package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.BillingLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * The price of this request. For a list of items it is the price of the last unit; &#x60;lines&#x60; has the price of each.
 */
@JsonPropertyOrder({
  Billing.JSON_PROPERTY_TIER,
  Billing.JSON_PROPERTY_PER1000,
  Billing.JSON_PROPERTY_LINES
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Billing {
  public static final String JSON_PROPERTY_TIER = "tier";
  @jakarta.annotation.Nonnull
  private String tier;

  public static final String JSON_PROPERTY_PER1000 = "per_1000";
  @jakarta.annotation.Nonnull
  private Double per1000;

  public static final String JSON_PROPERTY_LINES = "lines";
  @jakarta.annotation.Nullable
  private List<BillingLine> lines;

  public Billing() {
  }

  public Billing tier(@jakarta.annotation.Nonnull String tier) {
    this.tier = tier;
    return this;
  }

  /**
   * The price tier. &#x60;free&#x60;: the free requests of the month; &#x60;up_to_1m&#x60;, &#x60;up_to_10m&#x60; and &#x60;over_10m&#x60;: paid requests, by their number in the month; &#x60;test&#x60; (a test key) and &#x60;sandbox&#x60;: free of charge. More values may be added.
   * @return tier
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_TIER, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getTier() {
    return tier;
  }


  @JsonProperty(value = JSON_PROPERTY_TIER, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setTier(@jakarta.annotation.Nonnull String tier) {
    this.tier = tier;
  }


  public Billing per1000(@jakarta.annotation.Nonnull Double per1000) {
    this.per1000 = per1000;
    return this;
  }

  /**
   * Roubles for 1,000 requests at this price.
   * minimum: 0
   * @return per1000
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_PER1000, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Double getPer1000() {
    return per1000;
  }


  @JsonProperty(value = JSON_PROPERTY_PER1000, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setPer1000(@jakarta.annotation.Nonnull Double per1000) {
    this.per1000 = per1000;
  }


  public Billing lines(@jakarta.annotation.Nullable List<BillingLine> lines) {
    this.lines = lines;
    return this;
  }

  public Billing addLinesItem(BillingLine linesItem) {
    if (this.lines == null) {
      this.lines = new ArrayList<>();
    }
    this.lines.add(linesItem);
    return this;
  }

  /**
   * Only in responses to lists of items: the units charged, by tier. There are two entries if the list crosses from one tier to the next, and none if no item has results.
   * @return lines
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_LINES, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public List<BillingLine> getLines() {
    return lines;
  }


  @JsonProperty(value = JSON_PROPERTY_LINES, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setLines(@jakarta.annotation.Nullable List<BillingLine> lines) {
    this.lines = lines;
  }


  /**
   * Return true if this Billing object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Billing billing = (Billing) o;
    return Objects.equals(this.tier, billing.tier) &&
        Objects.equals(this.per1000, billing.per1000) &&
        Objects.equals(this.lines, billing.lines);
  }

  @Override
  public int hashCode() {
    return Objects.hash(tier, per1000, lines);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Billing {\n");
    sb.append("    tier: ").append(toIndentedString(tier)).append("\n");
    sb.append("    per1000: ").append(toIndentedString(per1000)).append("\n");
    sb.append("    lines: ").append(toIndentedString(lines)).append("\n");
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
