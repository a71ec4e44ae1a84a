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
 * The session of this request.
 */
@JsonPropertyOrder({
  SessionState.JSON_PROPERTY_EMAIL,
  SessionState.JSON_PROPERTY_OPENED_AT,
  SessionState.JSON_PROPERTY_EXPIRES_AT,
  SessionState.JSON_PROPERTY_OTHERS
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class SessionState {
  public static final String JSON_PROPERTY_EMAIL = "email";
  @jakarta.annotation.Nonnull
  private String email;

  public static final String JSON_PROPERTY_OPENED_AT = "opened_at";
  @jakarta.annotation.Nonnull
  private OffsetDateTime openedAt;

  public static final String JSON_PROPERTY_EXPIRES_AT = "expires_at";
  @jakarta.annotation.Nonnull
  private OffsetDateTime expiresAt;

  public static final String JSON_PROPERTY_OTHERS = "others";
  @jakarta.annotation.Nonnull
  private Integer others;

  public SessionState() {
  }

  public SessionState email(@jakarta.annotation.Nonnull String email) {
    this.email = email;
    return this;
  }

  /**
   * An e-mail address. Its name and domain may be in any script (&#x60;почта@пример.рф&#x60;). Responses write it in lower case, with the domain in ASCII.
   * @return email
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_EMAIL, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getEmail() {
    return email;
  }


  @JsonProperty(value = JSON_PROPERTY_EMAIL, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setEmail(@jakarta.annotation.Nonnull String email) {
    this.email = email;
  }


  public SessionState openedAt(@jakarta.annotation.Nonnull OffsetDateTime openedAt) {
    this.openedAt = openedAt;
    return this;
  }

  /**
   * When the link was opened. Renewing the session does not change this.
   * @return openedAt
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_OPENED_AT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public OffsetDateTime getOpenedAt() {
    return openedAt;
  }


  @JsonProperty(value = JSON_PROPERTY_OPENED_AT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setOpenedAt(@jakarta.annotation.Nonnull OffsetDateTime openedAt) {
    this.openedAt = openedAt;
  }


  public SessionState expiresAt(@jakarta.annotation.Nonnull OffsetDateTime expiresAt) {
    this.expiresAt = expiresAt;
    return this;
  }

  /**
   * When the session ends, whether or not it is renewed.
   * @return expiresAt
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_EXPIRES_AT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public OffsetDateTime getExpiresAt() {
    return expiresAt;
  }


  @JsonProperty(value = JSON_PROPERTY_EXPIRES_AT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setExpiresAt(@jakarta.annotation.Nonnull OffsetDateTime expiresAt) {
    this.expiresAt = expiresAt;
  }


  public SessionState others(@jakarta.annotation.Nonnull Integer others) {
    this.others = others;
    return this;
  }

  /**
   * How many other sessions of the account are open.
   * minimum: 0
   * @return others
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_OTHERS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getOthers() {
    return others;
  }


  @JsonProperty(value = JSON_PROPERTY_OTHERS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setOthers(@jakarta.annotation.Nonnull Integer others) {
    this.others = others;
  }


  /**
   * Return true if this SessionState object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    SessionState sessionState = (SessionState) o;
    return Objects.equals(this.email, sessionState.email) &&
        Objects.equals(this.openedAt, sessionState.openedAt) &&
        Objects.equals(this.expiresAt, sessionState.expiresAt) &&
        Objects.equals(this.others, sessionState.others);
  }

  @Override
  public int hashCode() {
    return Objects.hash(email, openedAt, expiresAt, others);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class SessionState {\n");
    sb.append("    email: ").append(toIndentedString(email)).append("\n");
    sb.append("    openedAt: ").append(toIndentedString(openedAt)).append("\n");
    sb.append("    expiresAt: ").append(toIndentedString(expiresAt)).append("\n");
    sb.append("    others: ").append(toIndentedString(others)).append("\n");
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
