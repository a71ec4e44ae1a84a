package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.Billing;
import io.github.geokod.gen.model.Quota;
import java.util.Arrays;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * A new key, which is shown only this once.
 */
@JsonPropertyOrder({
  IssuedKey.JSON_PROPERTY_KEY,
  IssuedKey.JSON_PROPERTY_EMAIL,
  IssuedKey.JSON_PROPERTY_BILLING,
  IssuedKey.JSON_PROPERTY_QUOTA
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class IssuedKey {
  public static final String JSON_PROPERTY_KEY = "key";
  @jakarta.annotation.Nonnull
  private String key;

  public static final String JSON_PROPERTY_EMAIL = "email";
  @jakarta.annotation.Nonnull
  private String email;

  public static final String JSON_PROPERTY_BILLING = "billing";
  @jakarta.annotation.Nonnull
  private Billing billing;

  public static final String JSON_PROPERTY_QUOTA = "quota";
  @jakarta.annotation.Nonnull
  private Quota quota;

  public IssuedKey() {
  }

  public IssuedKey key(@jakarta.annotation.Nonnull String key) {
    this.key = key;
    return this;
  }

  /**
   * The key itself.
   * @return key
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_KEY, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getKey() {
    return key;
  }


  @JsonProperty(value = JSON_PROPERTY_KEY, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setKey(@jakarta.annotation.Nonnull String key) {
    this.key = key;
  }


  public IssuedKey email(@jakarta.annotation.Nonnull String email) {
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


  public IssuedKey billing(@jakarta.annotation.Nonnull Billing billing) {
    this.billing = billing;
    return this;
  }

  /**
   * Get billing
   * @return billing
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_BILLING, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Billing getBilling() {
    return billing;
  }


  @JsonProperty(value = JSON_PROPERTY_BILLING, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setBilling(@jakarta.annotation.Nonnull Billing billing) {
    this.billing = billing;
  }


  public IssuedKey quota(@jakarta.annotation.Nonnull Quota quota) {
    this.quota = quota;
    return this;
  }

  /**
   * Get quota
   * @return quota
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_QUOTA, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Quota getQuota() {
    return quota;
  }


  @JsonProperty(value = JSON_PROPERTY_QUOTA, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setQuota(@jakarta.annotation.Nonnull Quota quota) {
    this.quota = quota;
  }


  /**
   * Return true if this IssuedKey object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    IssuedKey issuedKey = (IssuedKey) o;
    return Objects.equals(this.key, issuedKey.key) &&
        Objects.equals(this.email, issuedKey.email) &&
        Objects.equals(this.billing, issuedKey.billing) &&
        Objects.equals(this.quota, issuedKey.quota);
  }

  @Override
  public int hashCode() {
    return Objects.hash(key, email, billing, quota);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class IssuedKey {\n");
    sb.append("    key: ").append(toIndentedString(key)).append("\n");
    sb.append("    email: ").append(toIndentedString(email)).append("\n");
    sb.append("    billing: ").append(toIndentedString(billing)).append("\n");
    sb.append("    quota: ").append(toIndentedString(quota)).append("\n");
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
