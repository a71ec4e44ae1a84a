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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * A URL that events are sent to. Its secret is shown only once, when it is created or rolled.
 */
@JsonPropertyOrder({
  Webhook.JSON_PROPERTY_ID,
  Webhook.JSON_PROPERTY_URL,
  Webhook.JSON_PROPERTY_LABEL,
  Webhook.JSON_PROPERTY_EVENTS,
  Webhook.JSON_PROPERTY_ENABLED,
  Webhook.JSON_PROPERTY_DISABLED_BECAUSE,
  Webhook.JSON_PROPERTY_DISABLED_AT,
  Webhook.JSON_PROPERTY_OLD_SECRET_UNTIL,
  Webhook.JSON_PROPERTY_CREATED_AT
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Webhook {
  public static final String JSON_PROPERTY_ID = "id";
  @jakarta.annotation.Nonnull
  private String id;

  public static final String JSON_PROPERTY_URL = "url";
  @jakarta.annotation.Nonnull
  private String url;

  public static final String JSON_PROPERTY_LABEL = "label";
  @jakarta.annotation.Nonnull
  private String label;

  public static final String JSON_PROPERTY_EVENTS = "events";
  @jakarta.annotation.Nonnull
  private List<String> events;

  public static final String JSON_PROPERTY_ENABLED = "enabled";
  @jakarta.annotation.Nonnull
  private Boolean enabled;

  public static final String JSON_PROPERTY_DISABLED_BECAUSE = "disabled_because";
  @jakarta.annotation.Nullable
  private String disabledBecause;

  public static final String JSON_PROPERTY_DISABLED_AT = "disabled_at";
  @jakarta.annotation.Nullable
  private OffsetDateTime disabledAt;

  public static final String JSON_PROPERTY_OLD_SECRET_UNTIL = "old_secret_until";
  @jakarta.annotation.Nullable
  private OffsetDateTime oldSecretUntil;

  public static final String JSON_PROPERTY_CREATED_AT = "created_at";
  @jakarta.annotation.Nonnull
  private OffsetDateTime createdAt;

  public Webhook() {
  }

  public Webhook id(@jakarta.annotation.Nonnull String id) {
    this.id = id;
    return this;
  }

  /**
   * Get id
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


  public Webhook url(@jakarta.annotation.Nonnull String url) {
    this.url = url;
    return this;
  }

  /**
   * The URL that events are sent to.
   * @return url
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_URL, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getUrl() {
    return url;
  }


  @JsonProperty(value = JSON_PROPERTY_URL, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setUrl(@jakarta.annotation.Nonnull String url) {
    this.url = url;
  }


  public Webhook label(@jakarta.annotation.Nonnull String label) {
    this.label = label;
    return this;
  }

  /**
   * A name that helps you tell your webhooks apart.
   * @return label
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_LABEL, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getLabel() {
    return label;
  }


  @JsonProperty(value = JSON_PROPERTY_LABEL, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setLabel(@jakarta.annotation.Nonnull String label) {
    this.label = label;
  }


  public Webhook events(@jakarta.annotation.Nonnull List<String> events) {
    this.events = events;
    return this;
  }

  public Webhook addEventsItem(String eventsItem) {
    if (this.events == null) {
      this.events = new ArrayList<>();
    }
    this.events.add(eventsItem);
    return this;
  }

  /**
   * The events that are sent. If empty: all of them, including types added later.
   * @return events
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_EVENTS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<String> getEvents() {
    return events;
  }


  @JsonProperty(value = JSON_PROPERTY_EVENTS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setEvents(@jakarta.annotation.Nonnull List<String> events) {
    this.events = events;
  }


  public Webhook enabled(@jakarta.annotation.Nonnull Boolean enabled) {
    this.enabled = enabled;
    return this;
  }

  /**
   * Whether events are sent to the webhook.
   * @return enabled
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_ENABLED, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Boolean getEnabled() {
    return enabled;
  }


  @JsonProperty(value = JSON_PROPERTY_ENABLED, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setEnabled(@jakarta.annotation.Nonnull Boolean enabled) {
    this.enabled = enabled;
  }


  public Webhook disabledBecause(@jakarta.annotation.Nullable String disabledBecause) {
    this.disabledBecause = disabledBecause;
    return this;
  }

  /**
   * Why the webhook is disabled; null while it is enabled.
   * @return disabledBecause
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_DISABLED_BECAUSE, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getDisabledBecause() {
    return disabledBecause;
  }


  @JsonProperty(value = JSON_PROPERTY_DISABLED_BECAUSE, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setDisabledBecause(@jakarta.annotation.Nullable String disabledBecause) {
    this.disabledBecause = disabledBecause;
  }


  public Webhook disabledAt(@jakarta.annotation.Nullable OffsetDateTime disabledAt) {
    this.disabledAt = disabledAt;
    return this;
  }

  /**
   * When the webhook was disabled; null while it is enabled.
   * @return disabledAt
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_DISABLED_AT, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public OffsetDateTime getDisabledAt() {
    return disabledAt;
  }


  @JsonProperty(value = JSON_PROPERTY_DISABLED_AT, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setDisabledAt(@jakarta.annotation.Nullable OffsetDateTime disabledAt) {
    this.disabledAt = disabledAt;
  }


  public Webhook oldSecretUntil(@jakarta.annotation.Nullable OffsetDateTime oldSecretUntil) {
    this.oldSecretUntil = oldSecretUntil;
    return this;
  }

  /**
   * Until when the previous secret also signs requests. Secrets before that one sign until their own 24 hours are over. Null if there is no previous secret.
   * @return oldSecretUntil
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_OLD_SECRET_UNTIL, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public OffsetDateTime getOldSecretUntil() {
    return oldSecretUntil;
  }


  @JsonProperty(value = JSON_PROPERTY_OLD_SECRET_UNTIL, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setOldSecretUntil(@jakarta.annotation.Nullable OffsetDateTime oldSecretUntil) {
    this.oldSecretUntil = oldSecretUntil;
  }


  public Webhook createdAt(@jakarta.annotation.Nonnull OffsetDateTime createdAt) {
    this.createdAt = createdAt;
    return this;
  }

  /**
   * When the webhook was created.
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


  /**
   * Return true if this Webhook object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Webhook webhook = (Webhook) o;
    return Objects.equals(this.id, webhook.id) &&
        Objects.equals(this.url, webhook.url) &&
        Objects.equals(this.label, webhook.label) &&
        Objects.equals(this.events, webhook.events) &&
        Objects.equals(this.enabled, webhook.enabled) &&
        Objects.equals(this.disabledBecause, webhook.disabledBecause) &&
        Objects.equals(this.disabledAt, webhook.disabledAt) &&
        Objects.equals(this.oldSecretUntil, webhook.oldSecretUntil) &&
        Objects.equals(this.createdAt, webhook.createdAt);
  }

  @Override
  public int hashCode() {
    return Objects.hash(id, url, label, events, enabled, disabledBecause, disabledAt, oldSecretUntil, createdAt);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Webhook {\n");
    sb.append("    id: ").append(toIndentedString(id)).append("\n");
    sb.append("    url: ").append(toIndentedString(url)).append("\n");
    sb.append("    label: ").append(toIndentedString(label)).append("\n");
    sb.append("    events: ").append(toIndentedString(events)).append("\n");
    sb.append("    enabled: ").append(toIndentedString(enabled)).append("\n");
    sb.append("    disabledBecause: ").append(toIndentedString(disabledBecause)).append("\n");
    sb.append("    disabledAt: ").append(toIndentedString(disabledAt)).append("\n");
    sb.append("    oldSecretUntil: ").append(toIndentedString(oldSecretUntil)).append("\n");
    sb.append("    createdAt: ").append(toIndentedString(createdAt)).append("\n");
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
