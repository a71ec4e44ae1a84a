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
import java.time.OffsetDateTime;
import java.util.Arrays;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * A key, without its secret.
 */
@JsonPropertyOrder({
  Key.JSON_PROPERTY_ID,
  Key.JSON_PROPERTY_START,
  Key.JSON_PROPERTY_MODE,
  Key.JSON_PROPERTY_LABEL,
  Key.JSON_PROPERTY_CONFIRMED,
  Key.JSON_PROPERTY_CREATED_AT,
  Key.JSON_PROPERTY_LAST_USED_ON,
  Key.JSON_PROPERTY_ENDS_AT,
  Key.JSON_PROPERTY_REVOKED_AT
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Key {
  public static final String JSON_PROPERTY_ID = "id";
  @jakarta.annotation.Nonnull
  private String id;

  public static final String JSON_PROPERTY_START = "start";
  @jakarta.annotation.Nonnull
  private String start;

  public static final String JSON_PROPERTY_MODE = "mode";
  @jakarta.annotation.Nonnull
  private String mode;

  public static final String JSON_PROPERTY_LABEL = "label";
  @jakarta.annotation.Nonnull
  private String label;

  public static final String JSON_PROPERTY_CONFIRMED = "confirmed";
  @jakarta.annotation.Nonnull
  private Boolean confirmed;

  public static final String JSON_PROPERTY_CREATED_AT = "created_at";
  @jakarta.annotation.Nonnull
  private OffsetDateTime createdAt;

  public static final String JSON_PROPERTY_LAST_USED_ON = "last_used_on";
  @jakarta.annotation.Nullable
  private LocalDate lastUsedOn;

  public static final String JSON_PROPERTY_ENDS_AT = "ends_at";
  @jakarta.annotation.Nullable
  private OffsetDateTime endsAt;

  public static final String JSON_PROPERTY_REVOKED_AT = "revoked_at";
  @jakarta.annotation.Nullable
  private OffsetDateTime revokedAt;

  public Key() {
  }

  public Key id(@jakarta.annotation.Nonnull String id) {
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


  public Key start(@jakarta.annotation.Nonnull String start) {
    this.start = start;
    return this;
  }

  /**
   * The first characters of the key, to recognise it by.
   * @return start
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_START, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getStart() {
    return start;
  }


  @JsonProperty(value = JSON_PROPERTY_START, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setStart(@jakarta.annotation.Nonnull String start) {
    this.start = start;
  }


  public Key mode(@jakarta.annotation.Nonnull String mode) {
    this.mode = mode;
    return this;
  }

  /**
   * &#x60;live&#x60;; &#x60;test&#x60;: recorded responses only; &#x60;legacy&#x60;: of the format used before 2.0.0. More values may be added.
   * @return mode
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_MODE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getMode() {
    return mode;
  }


  @JsonProperty(value = JSON_PROPERTY_MODE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setMode(@jakarta.annotation.Nonnull String mode) {
    this.mode = mode;
  }


  public Key label(@jakarta.annotation.Nonnull String label) {
    this.label = label;
    return this;
  }

  /**
   * The label given when the key was created; empty if there was none.
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


  public Key confirmed(@jakarta.annotation.Nonnull Boolean confirmed) {
    this.confirmed = confirmed;
    return this;
  }

  /**
   * Whether the e-mail address was confirmed. Unconfirmed keys are never billed.
   * @return confirmed
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_CONFIRMED, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Boolean getConfirmed() {
    return confirmed;
  }


  @JsonProperty(value = JSON_PROPERTY_CONFIRMED, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setConfirmed(@jakarta.annotation.Nonnull Boolean confirmed) {
    this.confirmed = confirmed;
  }


  public Key createdAt(@jakarta.annotation.Nonnull OffsetDateTime createdAt) {
    this.createdAt = createdAt;
    return this;
  }

  /**
   * When the key was created.
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


  public Key lastUsedOn(@jakarta.annotation.Nullable LocalDate lastUsedOn) {
    this.lastUsedOn = lastUsedOn;
    return this;
  }

  /**
   * The last day, in Moscow time, on which a request with this key was counted; null if there was none. Requests with test keys are not counted.
   * @return lastUsedOn
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_LAST_USED_ON, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public LocalDate getLastUsedOn() {
    return lastUsedOn;
  }


  @JsonProperty(value = JSON_PROPERTY_LAST_USED_ON, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setLastUsedOn(@jakarta.annotation.Nullable LocalDate lastUsedOn) {
    this.lastUsedOn = lastUsedOn;
  }


  public Key endsAt(@jakarta.annotation.Nullable OffsetDateTime endsAt) {
    this.endsAt = endsAt;
    return this;
  }

  /**
   * When the key stops working by itself, as keys of the old format do; null if it does not.
   * @return endsAt
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_ENDS_AT, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public OffsetDateTime getEndsAt() {
    return endsAt;
  }


  @JsonProperty(value = JSON_PROPERTY_ENDS_AT, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setEndsAt(@jakarta.annotation.Nullable OffsetDateTime endsAt) {
    this.endsAt = endsAt;
  }


  public Key revokedAt(@jakarta.annotation.Nullable OffsetDateTime revokedAt) {
    this.revokedAt = revokedAt;
    return this;
  }

  /**
   * When the key was revoked; null if it was not.
   * @return revokedAt
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_REVOKED_AT, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public OffsetDateTime getRevokedAt() {
    return revokedAt;
  }


  @JsonProperty(value = JSON_PROPERTY_REVOKED_AT, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setRevokedAt(@jakarta.annotation.Nullable OffsetDateTime revokedAt) {
    this.revokedAt = revokedAt;
  }


  /**
   * Return true if this Key object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Key key = (Key) o;
    return Objects.equals(this.id, key.id) &&
        Objects.equals(this.start, key.start) &&
        Objects.equals(this.mode, key.mode) &&
        Objects.equals(this.label, key.label) &&
        Objects.equals(this.confirmed, key.confirmed) &&
        Objects.equals(this.createdAt, key.createdAt) &&
        Objects.equals(this.lastUsedOn, key.lastUsedOn) &&
        Objects.equals(this.endsAt, key.endsAt) &&
        Objects.equals(this.revokedAt, key.revokedAt);
  }

  @Override
  public int hashCode() {
    return Objects.hash(id, start, mode, label, confirmed, createdAt, lastUsedOn, endsAt, revokedAt);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Key {\n");
    sb.append("    id: ").append(toIndentedString(id)).append("\n");
    sb.append("    start: ").append(toIndentedString(start)).append("\n");
    sb.append("    mode: ").append(toIndentedString(mode)).append("\n");
    sb.append("    label: ").append(toIndentedString(label)).append("\n");
    sb.append("    confirmed: ").append(toIndentedString(confirmed)).append("\n");
    sb.append("    createdAt: ").append(toIndentedString(createdAt)).append("\n");
    sb.append("    lastUsedOn: ").append(toIndentedString(lastUsedOn)).append("\n");
    sb.append("    endsAt: ").append(toIndentedString(endsAt)).append("\n");
    sb.append("    revokedAt: ").append(toIndentedString(revokedAt)).append("\n");
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
