package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.WebhookAttempt;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * The delivery of one event to one webhook.
 */
@JsonPropertyOrder({
  WebhookDelivery.JSON_PROPERTY_EVENT,
  WebhookDelivery.JSON_PROPERTY_TYPE,
  WebhookDelivery.JSON_PROPERTY_STATUS,
  WebhookDelivery.JSON_PROPERTY_CREATED_AT,
  WebhookDelivery.JSON_PROPERTY_NEXT_ATTEMPT_AT,
  WebhookDelivery.JSON_PROPERTY_FINISHED_AT,
  WebhookDelivery.JSON_PROPERTY_ATTEMPTS
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class WebhookDelivery {
  public static final String JSON_PROPERTY_EVENT = "event";
  @jakarta.annotation.Nonnull
  private String event;

  public static final String JSON_PROPERTY_TYPE = "type";
  @jakarta.annotation.Nonnull
  private String type;

  public static final String JSON_PROPERTY_STATUS = "status";
  @jakarta.annotation.Nonnull
  private String status;

  public static final String JSON_PROPERTY_CREATED_AT = "created_at";
  @jakarta.annotation.Nonnull
  private OffsetDateTime createdAt;

  public static final String JSON_PROPERTY_NEXT_ATTEMPT_AT = "next_attempt_at";
  @jakarta.annotation.Nullable
  private OffsetDateTime nextAttemptAt;

  public static final String JSON_PROPERTY_FINISHED_AT = "finished_at";
  @jakarta.annotation.Nullable
  private OffsetDateTime finishedAt;

  public static final String JSON_PROPERTY_ATTEMPTS = "attempts";
  @jakarta.annotation.Nonnull
  private List<WebhookAttempt> attempts;

  public WebhookDelivery() {
  }

  public WebhookDelivery event(@jakarta.annotation.Nonnull String event) {
    this.event = event;
    return this;
  }

  /**
   * The &#x60;webhook-id&#x60; header of the event&#39;s requests, the same at each attempt.
   * @return event
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_EVENT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getEvent() {
    return event;
  }


  @JsonProperty(value = JSON_PROPERTY_EVENT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setEvent(@jakarta.annotation.Nonnull String event) {
    this.event = event;
  }


  public WebhookDelivery type(@jakarta.annotation.Nonnull String type) {
    this.type = type;
    return this;
  }

  /**
   * &#x60;batch.started&#x60;, &#x60;batch.completed&#x60;, &#x60;batch.failed&#x60;, &#x60;batch.cancelled&#x60;: a batch job changed its state; &#x60;quota.threshold&#x60;, &#x60;spend.threshold&#x60;: a share of the free requests or of the monthly cap is used up; &#x60;invoice.finalized&#x60;: an invoice became final; &#x60;webhook.test&#x60;: sent by &#x60;testWebhook&#x60;.
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


  public WebhookDelivery status(@jakarta.annotation.Nonnull String status) {
    this.status = status;
    return this;
  }

  /**
   * &#x60;waiting&#x60;: for the first or next attempt; &#x60;sending&#x60;: an attempt is in progress; &#x60;delivered&#x60;: the receiver responded with 2xx; &#x60;failed&#x60;: no more attempts are made.
   * @return status
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_STATUS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getStatus() {
    return status;
  }


  @JsonProperty(value = JSON_PROPERTY_STATUS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setStatus(@jakarta.annotation.Nonnull String status) {
    this.status = status;
  }


  public WebhookDelivery createdAt(@jakarta.annotation.Nonnull OffsetDateTime createdAt) {
    this.createdAt = createdAt;
    return this;
  }

  /**
   * When the event happened.
   * @return createdAt
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_CREATED_AT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public OffsetDateTime getCreatedAt() {
    return createdAt;
  }


  @JsonProperty(value = JSON_PROPERTY_CREATED_AT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setCreatedAt(@jakarta.annotation.Nonnull OffsetDateTime createdAt) {
    this.createdAt = createdAt;
  }


  public WebhookDelivery nextAttemptAt(@jakarta.annotation.Nullable OffsetDateTime nextAttemptAt) {
    this.nextAttemptAt = nextAttemptAt;
    return this;
  }

  /**
   * When the next attempt is due; null unless the delivery is waiting.
   * @return nextAttemptAt
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_NEXT_ATTEMPT_AT, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public OffsetDateTime getNextAttemptAt() {
    return nextAttemptAt;
  }


  @JsonProperty(value = JSON_PROPERTY_NEXT_ATTEMPT_AT, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setNextAttemptAt(@jakarta.annotation.Nullable OffsetDateTime nextAttemptAt) {
    this.nextAttemptAt = nextAttemptAt;
  }


  public WebhookDelivery finishedAt(@jakarta.annotation.Nullable OffsetDateTime finishedAt) {
    this.finishedAt = finishedAt;
    return this;
  }

  /**
   * When the event was delivered or given up; null before that.
   * @return finishedAt
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_FINISHED_AT, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public OffsetDateTime getFinishedAt() {
    return finishedAt;
  }


  @JsonProperty(value = JSON_PROPERTY_FINISHED_AT, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setFinishedAt(@jakarta.annotation.Nullable OffsetDateTime finishedAt) {
    this.finishedAt = finishedAt;
  }


  public WebhookDelivery attempts(@jakarta.annotation.Nonnull List<WebhookAttempt> attempts) {
    this.attempts = attempts;
    return this;
  }

  public WebhookDelivery addAttemptsItem(WebhookAttempt attemptsItem) {
    if (this.attempts == null) {
      this.attempts = new ArrayList<>();
    }
    this.attempts.add(attemptsItem);
    return this;
  }

  /**
   * The attempts that ended, oldest first. A number is missing if the service stopped in the middle of that attempt.
   * @return attempts
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_ATTEMPTS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<WebhookAttempt> getAttempts() {
    return attempts;
  }


  @JsonProperty(value = JSON_PROPERTY_ATTEMPTS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setAttempts(@jakarta.annotation.Nonnull List<WebhookAttempt> attempts) {
    this.attempts = attempts;
  }


  /**
   * Return true if this WebhookDelivery object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    WebhookDelivery webhookDelivery = (WebhookDelivery) o;
    return Objects.equals(this.event, webhookDelivery.event) &&
        Objects.equals(this.type, webhookDelivery.type) &&
        Objects.equals(this.status, webhookDelivery.status) &&
        Objects.equals(this.createdAt, webhookDelivery.createdAt) &&
        Objects.equals(this.nextAttemptAt, webhookDelivery.nextAttemptAt) &&
        Objects.equals(this.finishedAt, webhookDelivery.finishedAt) &&
        Objects.equals(this.attempts, webhookDelivery.attempts);
  }

  @Override
  public int hashCode() {
    return Objects.hash(event, type, status, createdAt, nextAttemptAt, finishedAt, attempts);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class WebhookDelivery {\n");
    sb.append("    event: ").append(toIndentedString(event)).append("\n");
    sb.append("    type: ").append(toIndentedString(type)).append("\n");
    sb.append("    status: ").append(toIndentedString(status)).append("\n");
    sb.append("    createdAt: ").append(toIndentedString(createdAt)).append("\n");
    sb.append("    nextAttemptAt: ").append(toIndentedString(nextAttemptAt)).append("\n");
    sb.append("    finishedAt: ").append(toIndentedString(finishedAt)).append("\n");
    sb.append("    attempts: ").append(toIndentedString(attempts)).append("\n");
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
