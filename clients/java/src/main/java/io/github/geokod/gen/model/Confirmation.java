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
 * Confirmation
 */
@JsonPropertyOrder({
  Confirmation.JSON_PROPERTY_EMAIL,
  Confirmation.JSON_PROPERTY_CONFIRMED
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Confirmation {
  public static final String JSON_PROPERTY_EMAIL = "email";
  @jakarta.annotation.Nonnull
  private String email;

  public static final String JSON_PROPERTY_CONFIRMED = "confirmed";
  @jakarta.annotation.Nonnull
  private Boolean confirmed;

  public Confirmation() {
  }

  public Confirmation email(@jakarta.annotation.Nonnull String email) {
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


  public Confirmation confirmed(@jakarta.annotation.Nonnull Boolean confirmed) {
    this.confirmed = confirmed;
    return this;
  }

  /**
   * Always true.
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


  /**
   * Return true if this Confirmation object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Confirmation confirmation = (Confirmation) o;
    return Objects.equals(this.email, confirmation.email) &&
        Objects.equals(this.confirmed, confirmation.confirmed);
  }

  @Override
  public int hashCode() {
    return Objects.hash(email, confirmed);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Confirmation {\n");
    sb.append("    email: ").append(toIndentedString(email)).append("\n");
    sb.append("    confirmed: ").append(toIndentedString(confirmed)).append("\n");
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
