package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import java.time.OffsetDateTime;
import java.util.Arrays;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * WebhookAttempt
 */
@JsonPropertyOrder({
  WebhookAttempt.JSON_PROPERTY_NUMBER,
  WebhookAttempt.JSON_PROPERTY_AT,
  WebhookAttempt.JSON_PROPERTY_TOOK_MS,
  WebhookAttempt.JSON_PROPERTY_OUTCOME,
  WebhookAttempt.JSON_PROPERTY_HTTP_STATUS,
  WebhookAttempt.JSON_PROPERTY_RESPONSE
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class WebhookAttempt {
  public static final String JSON_PROPERTY_NUMBER = "number";
  @jakarta.annotation.Nonnull
  private Integer number;

  public static final String JSON_PROPERTY_AT = "at";
  @jakarta.annotation.Nonnull
  private OffsetDateTime at;

  public static final String JSON_PROPERTY_TOOK_MS = "took_ms";
  @jakarta.annotation.Nonnull
  private Integer tookMs;

  public static final String JSON_PROPERTY_OUTCOME = "outcome";
  @jakarta.annotation.Nonnull
  private String outcome;

  public static final String JSON_PROPERTY_HTTP_STATUS = "http_status";
  @jakarta.annotation.Nullable
  private Integer httpStatus;

  public static final String JSON_PROPERTY_RESPONSE = "response";
  @jakarta.annotation.Nonnull
  private String response;

  public WebhookAttempt() {
  }

  public WebhookAttempt number(@jakarta.annotation.Nonnull Integer number) {
    this.number = number;
    return this;
  }

  /**
   * The number of the attempt, starting with 1.
   * minimum: 1
   * @return number
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_NUMBER, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getNumber() {
    return number;
  }


  @JsonProperty(value = JSON_PROPERTY_NUMBER, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setNumber(@jakarta.annotation.Nonnull Integer number) {
    this.number = number;
  }


  public WebhookAttempt at(@jakarta.annotation.Nonnull OffsetDateTime at) {
    this.at = at;
    return this;
  }

  /**
   * When the attempt began.
   * @return at
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_AT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public OffsetDateTime getAt() {
    return at;
  }


  @JsonProperty(value = JSON_PROPERTY_AT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setAt(@jakarta.annotation.Nonnull OffsetDateTime at) {
    this.at = at;
  }


  public WebhookAttempt tookMs(@jakarta.annotation.Nonnull Integer tookMs) {
    this.tookMs = tookMs;
    return this;
  }

  /**
   * How long the attempt took, in milliseconds.
   * minimum: 0
   * @return tookMs
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_TOOK_MS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getTookMs() {
    return tookMs;
  }


  @JsonProperty(value = JSON_PROPERTY_TOOK_MS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setTookMs(@jakarta.annotation.Nonnull Integer tookMs) {
    this.tookMs = tookMs;
  }


  public WebhookAttempt outcome(@jakarta.annotation.Nonnull String outcome) {
    this.outcome = outcome;
    return this;
  }

  /**
   * &#x60;delivered&#x60;: status 2xx; &#x60;gone&#x60;: 410; &#x60;redirected&#x60;: 3xx, which is not followed; &#x60;refused&#x60;: any other status; &#x60;timeout&#x60;: no complete response within 20 seconds; &#x60;connection_failed&#x60;: no connection, or it broke; &#x60;tls_failed&#x60;: no valid certificate for the host; &#x60;name_unknown&#x60;: the host name does not resolve; &#x60;address_refused&#x60;: the host is no longer on the public internet.
   * @return outcome
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_OUTCOME, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getOutcome() {
    return outcome;
  }


  @JsonProperty(value = JSON_PROPERTY_OUTCOME, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setOutcome(@jakarta.annotation.Nonnull String outcome) {
    this.outcome = outcome;
  }


  public WebhookAttempt httpStatus(@jakarta.annotation.Nullable Integer httpStatus) {
    this.httpStatus = httpStatus;
    return this;
  }

  /**
   * The HTTP status of the receiver&#39;s response; null if there was none.
   * @return httpStatus
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_HTTP_STATUS, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getHttpStatus() {
    return httpStatus;
  }


  @JsonProperty(value = JSON_PROPERTY_HTTP_STATUS, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setHttpStatus(@jakarta.annotation.Nullable Integer httpStatus) {
    this.httpStatus = httpStatus;
  }


  public WebhookAttempt response(@jakarta.annotation.Nonnull String response) {
    this.response = response;
    return this;
  }

  /**
   * The first 1,000 bytes of the receiver&#39;s response.
   * @return response
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_RESPONSE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getResponse() {
    return response;
  }


  @JsonProperty(value = JSON_PROPERTY_RESPONSE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setResponse(@jakarta.annotation.Nonnull String response) {
    this.response = response;
  }


  /**
   * Return true if this WebhookAttempt object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    WebhookAttempt webhookAttempt = (WebhookAttempt) o;
    return Objects.equals(this.number, webhookAttempt.number) &&
        Objects.equals(this.at, webhookAttempt.at) &&
        Objects.equals(this.tookMs, webhookAttempt.tookMs) &&
        Objects.equals(this.outcome, webhookAttempt.outcome) &&
        Objects.equals(this.httpStatus, webhookAttempt.httpStatus) &&
        Objects.equals(this.response, webhookAttempt.response);
  }

  @Override
  public int hashCode() {
    return Objects.hash(number, at, tookMs, outcome, httpStatus, response);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class WebhookAttempt {\n");
    sb.append("    number: ").append(toIndentedString(number)).append("\n");
    sb.append("    at: ").append(toIndentedString(at)).append("\n");
    sb.append("    tookMs: ").append(toIndentedString(tookMs)).append("\n");
    sb.append("    outcome: ").append(toIndentedString(outcome)).append("\n");
    sb.append("    httpStatus: ").append(toIndentedString(httpStatus)).append("\n");
    sb.append("    response: ").append(toIndentedString(response)).append("\n");
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
