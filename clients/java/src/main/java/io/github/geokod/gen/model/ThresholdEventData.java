package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import java.time.LocalDate;
import java.util.Arrays;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * ThresholdEventData
 */
@JsonPropertyOrder({
  ThresholdEventData.JSON_PROPERTY_MONTH,
  ThresholdEventData.JSON_PROPERTY_THRESHOLD,
  ThresholdEventData.JSON_PROPERTY_USED,
  ThresholdEventData.JSON_PROPERTY_LIMIT,
  ThresholdEventData.JSON_PROPERTY_LIMIT_ROUBLES,
  ThresholdEventData.JSON_PROPERTY_AMOUNT,
  ThresholdEventData.JSON_PROPERTY_CURRENCY,
  ThresholdEventData.JSON_PROPERTY_RESETS_AT
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class ThresholdEventData {
  public static final String JSON_PROPERTY_MONTH = "month";
  @jakarta.annotation.Nonnull
  private String month;

  public static final String JSON_PROPERTY_THRESHOLD = "threshold";
  @jakarta.annotation.Nonnull
  private Integer threshold;

  public static final String JSON_PROPERTY_USED = "used";
  @jakarta.annotation.Nonnull
  private Long used;

  public static final String JSON_PROPERTY_LIMIT = "limit";
  @jakarta.annotation.Nonnull
  private Long limit;

  public static final String JSON_PROPERTY_LIMIT_ROUBLES = "limit_roubles";
  @jakarta.annotation.Nullable
  private Long limitRoubles;

  public static final String JSON_PROPERTY_AMOUNT = "amount";
  @jakarta.annotation.Nonnull
  private String amount;

  public static final String JSON_PROPERTY_CURRENCY = "currency";
  @jakarta.annotation.Nonnull
  private String currency;

  public static final String JSON_PROPERTY_RESETS_AT = "resets_at";
  @jakarta.annotation.Nonnull
  private LocalDate resetsAt;

  public ThresholdEventData() {
  }

  public ThresholdEventData month(@jakarta.annotation.Nonnull String month) {
    this.month = month;
    return this;
  }

  /**
   * A month in Moscow time, for example &#x60;2026-11&#x60;.
   * @return month
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_MONTH, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getMonth() {
    return month;
  }


  @JsonProperty(value = JSON_PROPERTY_MONTH, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setMonth(@jakarta.annotation.Nonnull String month) {
    this.month = month;
  }


  public ThresholdEventData threshold(@jakarta.annotation.Nonnull Integer threshold) {
    this.threshold = threshold;
    return this;
  }

  /**
   * In percent, as in &#x60;alerts.thresholds&#x60;.
   * minimum: 1
   * maximum: 100
   * @return threshold
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_THRESHOLD, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getThreshold() {
    return threshold;
  }


  @JsonProperty(value = JSON_PROPERTY_THRESHOLD, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setThreshold(@jakarta.annotation.Nonnull Integer threshold) {
    this.threshold = threshold;
  }


  public ThresholdEventData used(@jakarta.annotation.Nonnull Long used) {
    this.used = used;
    return this;
  }

  /**
   * Requests used so far this month; may exceed the threshold.
   * minimum: 0
   * @return used
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_USED, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Long getUsed() {
    return used;
  }


  @JsonProperty(value = JSON_PROPERTY_USED, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setUsed(@jakarta.annotation.Nonnull Long used) {
    this.used = used;
  }


  public ThresholdEventData limit(@jakarta.annotation.Nonnull Long limit) {
    this.limit = limit;
    return this;
  }

  /**
   * The number of requests that is 100 %.
   * minimum: 0
   * @return limit
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_LIMIT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Long getLimit() {
    return limit;
  }


  @JsonProperty(value = JSON_PROPERTY_LIMIT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setLimit(@jakarta.annotation.Nonnull Long limit) {
    this.limit = limit;
  }


  public ThresholdEventData limitRoubles(@jakarta.annotation.Nullable Long limitRoubles) {
    this.limitRoubles = limitRoubles;
    return this;
  }

  /**
   * The monthly cap in roubles; null if there is none, or if the event is about the free requests.
   * @return limitRoubles
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_LIMIT_ROUBLES, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Long getLimitRoubles() {
    return limitRoubles;
  }


  @JsonProperty(value = JSON_PROPERTY_LIMIT_ROUBLES, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setLimitRoubles(@jakarta.annotation.Nullable Long limitRoubles) {
    this.limitRoubles = limitRoubles;
  }


  public ThresholdEventData amount(@jakarta.annotation.Nonnull String amount) {
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


  public ThresholdEventData currency(@jakarta.annotation.Nonnull String currency) {
    this.currency = currency;
    return this;
  }

  /**
   * Always &#x60;RUB&#x60;.
   * @return currency
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_CURRENCY, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getCurrency() {
    return currency;
  }


  @JsonProperty(value = JSON_PROPERTY_CURRENCY, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setCurrency(@jakarta.annotation.Nonnull String currency) {
    this.currency = currency;
  }


  public ThresholdEventData resetsAt(@jakarta.annotation.Nonnull LocalDate resetsAt) {
    this.resetsAt = resetsAt;
    return this;
  }

  /**
   * The first day of the next month, in Moscow time.
   * @return resetsAt
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_RESETS_AT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public LocalDate getResetsAt() {
    return resetsAt;
  }


  @JsonProperty(value = JSON_PROPERTY_RESETS_AT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setResetsAt(@jakarta.annotation.Nonnull LocalDate resetsAt) {
    this.resetsAt = resetsAt;
  }


  /**
   * Return true if this ThresholdEventData object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    ThresholdEventData thresholdEventData = (ThresholdEventData) o;
    return Objects.equals(this.month, thresholdEventData.month) &&
        Objects.equals(this.threshold, thresholdEventData.threshold) &&
        Objects.equals(this.used, thresholdEventData.used) &&
        Objects.equals(this.limit, thresholdEventData.limit) &&
        Objects.equals(this.limitRoubles, thresholdEventData.limitRoubles) &&
        Objects.equals(this.amount, thresholdEventData.amount) &&
        Objects.equals(this.currency, thresholdEventData.currency) &&
        Objects.equals(this.resetsAt, thresholdEventData.resetsAt);
  }

  @Override
  public int hashCode() {
    return Objects.hash(month, threshold, used, limit, limitRoubles, amount, currency, resetsAt);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class ThresholdEventData {\n");
    sb.append("    month: ").append(toIndentedString(month)).append("\n");
    sb.append("    threshold: ").append(toIndentedString(threshold)).append("\n");
    sb.append("    used: ").append(toIndentedString(used)).append("\n");
    sb.append("    limit: ").append(toIndentedString(limit)).append("\n");
    sb.append("    limitRoubles: ").append(toIndentedString(limitRoubles)).append("\n");
    sb.append("    amount: ").append(toIndentedString(amount)).append("\n");
    sb.append("    currency: ").append(toIndentedString(currency)).append("\n");
    sb.append("    resetsAt: ").append(toIndentedString(resetsAt)).append("\n");
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
