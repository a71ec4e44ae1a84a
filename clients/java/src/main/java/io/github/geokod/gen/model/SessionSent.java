package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * The response is the same for known and unknown addresses.
 */
@JsonPropertyOrder({
  SessionSent.JSON_PROPERTY_EMAIL,
  SessionSent.JSON_PROPERTY_EXPIRES_IN_S
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class SessionSent {
  public static final String JSON_PROPERTY_EMAIL = "email";
  @jakarta.annotation.Nonnull
  private String email;

  public static final String JSON_PROPERTY_EXPIRES_IN_S = "expires_in_s";
  @jakarta.annotation.Nonnull
  private Integer expiresInS;

  public SessionSent() {
  }

  public SessionSent email(@jakarta.annotation.Nonnull String email) {
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


  public SessionSent expiresInS(@jakarta.annotation.Nonnull Integer expiresInS) {
    this.expiresInS = expiresInS;
    return this;
  }

  /**
   * How many seconds the link works.
   * minimum: 1
   * @return expiresInS
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_EXPIRES_IN_S, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getExpiresInS() {
    return expiresInS;
  }


  @JsonProperty(value = JSON_PROPERTY_EXPIRES_IN_S, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setExpiresInS(@jakarta.annotation.Nonnull Integer expiresInS) {
    this.expiresInS = expiresInS;
  }


  /**
   * Return true if this SessionSent object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    SessionSent sessionSent = (SessionSent) o;
    return Objects.equals(this.email, sessionSent.email) &&
        Objects.equals(this.expiresInS, sessionSent.expiresInS);
  }

  @Override
  public int hashCode() {
    return Objects.hash(email, expiresInS);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class SessionSent {\n");
    sb.append("    email: ").append(toIndentedString(email)).append("\n");
    sb.append("    expiresInS: ").append(toIndentedString(expiresInS)).append("\n");
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
