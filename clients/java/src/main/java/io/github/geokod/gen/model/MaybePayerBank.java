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
import org.openapitools.jackson.nullable.JsonNullable;
import com.fasterxml.jackson.annotation.JsonIgnore;
import org.openapitools.jackson.nullable.JsonNullable;
import java.util.NoSuchElementException;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * The bank account that the payer pays from; null if it is not set.
 */
@JsonPropertyOrder({
  MaybePayerBank.JSON_PROPERTY_NAME,
  MaybePayerBank.JSON_PROPERTY_BIC,
  MaybePayerBank.JSON_PROPERTY_ACCOUNT,
  MaybePayerBank.JSON_PROPERTY_CORRESPONDENT_ACCOUNT
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class MaybePayerBank {
  public static final String JSON_PROPERTY_NAME = "name";
  private JsonNullable<String> name = JsonNullable.<String>undefined();

  public static final String JSON_PROPERTY_BIC = "bic";
  @jakarta.annotation.Nonnull
  private String bic;

  public static final String JSON_PROPERTY_ACCOUNT = "account";
  @jakarta.annotation.Nonnull
  private String account;

  public static final String JSON_PROPERTY_CORRESPONDENT_ACCOUNT = "correspondent_account";
  private JsonNullable<String> correspondentAccount = JsonNullable.<String>undefined();

  public MaybePayerBank() {
  }

  public MaybePayerBank name(@jakarta.annotation.Nullable String name) {
    this.name = JsonNullable.<String>of(name);
    return this;
  }

  /**
   * The name of the bank.
   * @return name
   */
  @jakarta.annotation.Nullable
  @JsonIgnore
  public String getName() {
        return name.orElse(null);
  }

  @JsonProperty(value = JSON_PROPERTY_NAME, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)

  public JsonNullable<String> getName_JsonNullable() {
    return name;
  }

  @JsonProperty(JSON_PROPERTY_NAME)
  public void setName_JsonNullable(JsonNullable<String> name) {
    this.name = name;
  }

  public void setName(@jakarta.annotation.Nullable String name) {
    this.name = JsonNullable.<String>of(name);
  }


  public MaybePayerBank bic(@jakarta.annotation.Nonnull String bic) {
    this.bic = bic;
    return this;
  }

  /**
   * The bank identification code (БИК).
   * @return bic
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_BIC, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getBic() {
    return bic;
  }


  @JsonProperty(value = JSON_PROPERTY_BIC, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setBic(@jakarta.annotation.Nonnull String bic) {
    this.bic = bic;
  }


  public MaybePayerBank account(@jakarta.annotation.Nonnull String account) {
    this.account = account;
    return this;
  }

  /**
   * The settlement account (расчётный счёт).
   * @return account
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_ACCOUNT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getAccount() {
    return account;
  }


  @JsonProperty(value = JSON_PROPERTY_ACCOUNT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setAccount(@jakarta.annotation.Nonnull String account) {
    this.account = account;
  }


  public MaybePayerBank correspondentAccount(@jakarta.annotation.Nullable String correspondentAccount) {
    this.correspondentAccount = JsonNullable.<String>of(correspondentAccount);
    return this;
  }

  /**
   * The bank&#39;s correspondent account (корреспондентский счёт). Null if not set.
   * @return correspondentAccount
   */
  @jakarta.annotation.Nullable
  @JsonIgnore
  public String getCorrespondentAccount() {
        return correspondentAccount.orElse(null);
  }

  @JsonProperty(value = JSON_PROPERTY_CORRESPONDENT_ACCOUNT, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)

  public JsonNullable<String> getCorrespondentAccount_JsonNullable() {
    return correspondentAccount;
  }

  @JsonProperty(JSON_PROPERTY_CORRESPONDENT_ACCOUNT)
  public void setCorrespondentAccount_JsonNullable(JsonNullable<String> correspondentAccount) {
    this.correspondentAccount = correspondentAccount;
  }

  public void setCorrespondentAccount(@jakarta.annotation.Nullable String correspondentAccount) {
    this.correspondentAccount = JsonNullable.<String>of(correspondentAccount);
  }


  /**
   * Return true if this MaybePayerBank object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    MaybePayerBank maybePayerBank = (MaybePayerBank) o;
    return equalsNullable(this.name, maybePayerBank.name) &&
        Objects.equals(this.bic, maybePayerBank.bic) &&
        Objects.equals(this.account, maybePayerBank.account) &&
        equalsNullable(this.correspondentAccount, maybePayerBank.correspondentAccount);
  }

  private static <T> boolean equalsNullable(JsonNullable<T> a, JsonNullable<T> b) {
    return a == b || (a != null && b != null && a.isPresent() && b.isPresent() && Objects.deepEquals(a.get(), b.get()));
  }

  @Override
  public int hashCode() {
    return Objects.hash(hashCodeNullable(name), bic, account, hashCodeNullable(correspondentAccount));
  }

  private static <T> int hashCodeNullable(JsonNullable<T> a) {
    if (a == null) {
      return 1;
    }
    return a.isPresent() ? Arrays.deepHashCode(new Object[]{a.get()}) : 31;
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class MaybePayerBank {\n");
    sb.append("    name: ").append(toIndentedString(name)).append("\n");
    sb.append("    bic: ").append(toIndentedString(bic)).append("\n");
    sb.append("    account: ").append(toIndentedString(account)).append("\n");
    sb.append("    correspondentAccount: ").append(toIndentedString(correspondentAccount)).append("\n");
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
