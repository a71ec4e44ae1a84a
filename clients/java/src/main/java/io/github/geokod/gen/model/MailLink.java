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
 * MailLink
 */
@JsonPropertyOrder({
  MailLink.JSON_PROPERTY_PURPOSE,
  MailLink.JSON_PROPERTY_EMAIL,
  MailLink.JSON_PROPERTY_EXPIRES_AT
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class MailLink {
  public static final String JSON_PROPERTY_PURPOSE = "purpose";
  @jakarta.annotation.Nonnull
  private String purpose;

  public static final String JSON_PROPERTY_EMAIL = "email";
  @jakarta.annotation.Nonnull
  private String email;

  public static final String JSON_PROPERTY_EXPIRES_AT = "expires_at";
  @jakarta.annotation.Nonnull
  private OffsetDateTime expiresAt;

  public MailLink() {
  }

  public MailLink purpose(@jakarta.annotation.Nonnull String purpose) {
    this.purpose = purpose;
    return this;
  }

  /**
   * What the button on the page of the link does: &#x60;sign_in&#x60;, &#x60;confirm_key&#x60; or &#x60;delete_account&#x60;. More values may be added.
   * @return purpose
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_PURPOSE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getPurpose() {
    return purpose;
  }


  @JsonProperty(value = JSON_PROPERTY_PURPOSE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setPurpose(@jakarta.annotation.Nonnull String purpose) {
    this.purpose = purpose;
  }


  public MailLink email(@jakarta.annotation.Nonnull String email) {
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


  public MailLink expiresAt(@jakarta.annotation.Nonnull OffsetDateTime expiresAt) {
    this.expiresAt = expiresAt;
    return this;
  }

  /**
   * When the link stops working.
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


  /**
   * Return true if this MailLink object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    MailLink mailLink = (MailLink) o;
    return Objects.equals(this.purpose, mailLink.purpose) &&
        Objects.equals(this.email, mailLink.email) &&
        Objects.equals(this.expiresAt, mailLink.expiresAt);
  }

  @Override
  public int hashCode() {
    return Objects.hash(purpose, email, expiresAt);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class MailLink {\n");
    sb.append("    purpose: ").append(toIndentedString(purpose)).append("\n");
    sb.append("    email: ").append(toIndentedString(email)).append("\n");
    sb.append("    expiresAt: ").append(toIndentedString(expiresAt)).append("\n");
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
