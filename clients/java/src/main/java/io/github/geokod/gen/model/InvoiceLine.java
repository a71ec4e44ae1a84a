package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.UptimeMinutes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * A line of an invoice. A &#x60;usage&#x60; line has &#x60;tier&#x60;, &#x60;units&#x60; and &#x60;per_1000&#x60;; a &#x60;credit&#x60; line has &#x60;month&#x60;, &#x60;regions&#x60;, &#x60;percent&#x60; and &#x60;minutes&#x60;; a &#x60;waived&#x60; line for usage that arrived after its month was closed has &#x60;month&#x60; and &#x60;units&#x60;; a &#x60;correction&#x60; line has &#x60;reason&#x60;.
 */
@JsonPropertyOrder({
  InvoiceLine.JSON_PROPERTY_KIND,
  InvoiceLine.JSON_PROPERTY_AMOUNT,
  InvoiceLine.JSON_PROPERTY_TIER,
  InvoiceLine.JSON_PROPERTY_UNITS,
  InvoiceLine.JSON_PROPERTY_PER1000,
  InvoiceLine.JSON_PROPERTY_MONTH,
  InvoiceLine.JSON_PROPERTY_REGIONS,
  InvoiceLine.JSON_PROPERTY_PERCENT,
  InvoiceLine.JSON_PROPERTY_MINUTES,
  InvoiceLine.JSON_PROPERTY_REASON
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class InvoiceLine {
  public static final String JSON_PROPERTY_KIND = "kind";
  @jakarta.annotation.Nonnull
  private String kind;

  public static final String JSON_PROPERTY_AMOUNT = "amount";
  @jakarta.annotation.Nonnull
  private String amount;

  public static final String JSON_PROPERTY_TIER = "tier";
  @jakarta.annotation.Nullable
  private String tier;

  public static final String JSON_PROPERTY_UNITS = "units";
  @jakarta.annotation.Nullable
  private Long units;

  public static final String JSON_PROPERTY_PER1000 = "per_1000";
  @jakarta.annotation.Nullable
  private Double per1000;

  public static final String JSON_PROPERTY_MONTH = "month";
  @jakarta.annotation.Nullable
  private String month;

  public static final String JSON_PROPERTY_REGIONS = "regions";
  @jakarta.annotation.Nullable
  private List<String> regions;

  public static final String JSON_PROPERTY_PERCENT = "percent";
  @jakarta.annotation.Nullable
  private Integer percent;

  public static final String JSON_PROPERTY_MINUTES = "minutes";
  @jakarta.annotation.Nullable
  private UptimeMinutes minutes;

  public static final String JSON_PROPERTY_REASON = "reason";
  @jakarta.annotation.Nullable
  private String reason;

  public InvoiceLine() {
  }

  public InvoiceLine kind(@jakarta.annotation.Nonnull String kind) {
    this.kind = kind;
    return this;
  }

  /**
   * &#x60;usage&#x60;: the requests of one tier; &#x60;credit&#x60;: for a month with too little uptime; &#x60;waived&#x60;: what nobody is charged for; &#x60;correction&#x60;: what this document takes back from another. More values may be added.
   * @return kind
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_KIND, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getKind() {
    return kind;
  }


  @JsonProperty(value = JSON_PROPERTY_KIND, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setKind(@jakarta.annotation.Nonnull String kind) {
    this.kind = kind;
  }


  public InvoiceLine amount(@jakarta.annotation.Nonnull String amount) {
    this.amount = amount;
    return this;
  }

  /**
   * An exact amount in roubles and kopecks.
   * @return amount
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_AMOUNT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getAmount() {
    return amount;
  }


  @JsonProperty(value = JSON_PROPERTY_AMOUNT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setAmount(@jakarta.annotation.Nonnull String amount) {
    this.amount = amount;
  }


  public InvoiceLine tier(@jakarta.annotation.Nullable String tier) {
    this.tier = tier;
    return this;
  }

  /**
   * The price tier. &#x60;free&#x60;: the free requests of the month; &#x60;up_to_1m&#x60;, &#x60;up_to_10m&#x60; and &#x60;over_10m&#x60;: paid requests, by their number in the month; &#x60;test&#x60; (a test key) and &#x60;sandbox&#x60;: free of charge. More values may be added.
   * @return tier
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_TIER, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getTier() {
    return tier;
  }


  @JsonProperty(value = JSON_PROPERTY_TIER, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setTier(@jakarta.annotation.Nullable String tier) {
    this.tier = tier;
  }


  public InvoiceLine units(@jakarta.annotation.Nullable Long units) {
    this.units = units;
    return this;
  }

  /**
   * The number of units.
   * minimum: 0
   * @return units
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_UNITS, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public Long getUnits() {
    return units;
  }


  @JsonProperty(value = JSON_PROPERTY_UNITS, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setUnits(@jakarta.annotation.Nullable Long units) {
    this.units = units;
  }


  public InvoiceLine per1000(@jakarta.annotation.Nullable Double per1000) {
    this.per1000 = per1000;
    return this;
  }

  /**
   * Roubles for 1,000 of these units.
   * minimum: 0
   * @return per1000
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_PER1000, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public Double getPer1000() {
    return per1000;
  }


  @JsonProperty(value = JSON_PROPERTY_PER1000, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setPer1000(@jakarta.annotation.Nullable Double per1000) {
    this.per1000 = per1000;
  }


  public InvoiceLine month(@jakarta.annotation.Nullable String month) {
    this.month = month;
    return this;
  }

  /**
   * A month in Moscow time, for example &#x60;2026-11&#x60;.
   * @return month
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_MONTH, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getMonth() {
    return month;
  }


  @JsonProperty(value = JSON_PROPERTY_MONTH, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setMonth(@jakarta.annotation.Nullable String month) {
    this.month = month;
  }


  public InvoiceLine regions(@jakarta.annotation.Nullable List<String> regions) {
    this.regions = regions;
    return this;
  }

  public InvoiceLine addRegionsItem(String regionsItem) {
    if (this.regions == null) {
      this.regions = new ArrayList<>();
    }
    this.regions.add(regionsItem);
    return this;
  }

  /**
   * The regions that the credit is for.
   * @return regions
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_REGIONS, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public List<String> getRegions() {
    return regions;
  }


  @JsonProperty(value = JSON_PROPERTY_REGIONS, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setRegions(@jakarta.annotation.Nullable List<String> regions) {
    this.regions = regions;
  }


  public InvoiceLine percent(@jakarta.annotation.Nullable Integer percent) {
    this.percent = percent;
    return this;
  }

  /**
   * The share of that month&#39;s charge, in percent.
   * minimum: 0
   * maximum: 100
   * @return percent
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_PERCENT, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public Integer getPercent() {
    return percent;
  }


  @JsonProperty(value = JSON_PROPERTY_PERCENT, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setPercent(@jakarta.annotation.Nullable Integer percent) {
    this.percent = percent;
  }


  public InvoiceLine minutes(@jakarta.annotation.Nullable UptimeMinutes minutes) {
    this.minutes = minutes;
    return this;
  }

  /**
   * Get minutes
   * @return minutes
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_MINUTES, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public UptimeMinutes getMinutes() {
    return minutes;
  }


  @JsonProperty(value = JSON_PROPERTY_MINUTES, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setMinutes(@jakarta.annotation.Nullable UptimeMinutes minutes) {
    this.minutes = minutes;
  }


  public InvoiceLine reason(@jakarta.annotation.Nullable String reason) {
    this.reason = reason;
    return this;
  }

  /**
   * The reason for the line. For waived amounts, &#x60;late_usage&#x60; or &#x60;small_total&#x60;.
   * @return reason
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_REASON, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getReason() {
    return reason;
  }


  @JsonProperty(value = JSON_PROPERTY_REASON, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setReason(@jakarta.annotation.Nullable String reason) {
    this.reason = reason;
  }


  /**
   * Return true if this InvoiceLine object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    InvoiceLine invoiceLine = (InvoiceLine) o;
    return Objects.equals(this.kind, invoiceLine.kind) &&
        Objects.equals(this.amount, invoiceLine.amount) &&
        Objects.equals(this.tier, invoiceLine.tier) &&
        Objects.equals(this.units, invoiceLine.units) &&
        Objects.equals(this.per1000, invoiceLine.per1000) &&
        Objects.equals(this.month, invoiceLine.month) &&
        Objects.equals(this.regions, invoiceLine.regions) &&
        Objects.equals(this.percent, invoiceLine.percent) &&
        Objects.equals(this.minutes, invoiceLine.minutes) &&
        Objects.equals(this.reason, invoiceLine.reason);
  }

  @Override
  public int hashCode() {
    return Objects.hash(kind, amount, tier, units, per1000, month, regions, percent, minutes, reason);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class InvoiceLine {\n");
    sb.append("    kind: ").append(toIndentedString(kind)).append("\n");
    sb.append("    amount: ").append(toIndentedString(amount)).append("\n");
    sb.append("    tier: ").append(toIndentedString(tier)).append("\n");
    sb.append("    units: ").append(toIndentedString(units)).append("\n");
    sb.append("    per1000: ").append(toIndentedString(per1000)).append("\n");
    sb.append("    month: ").append(toIndentedString(month)).append("\n");
    sb.append("    regions: ").append(toIndentedString(regions)).append("\n");
    sb.append("    percent: ").append(toIndentedString(percent)).append("\n");
    sb.append("    minutes: ").append(toIndentedString(minutes)).append("\n");
    sb.append("    reason: ").append(toIndentedString(reason)).append("\n");
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
