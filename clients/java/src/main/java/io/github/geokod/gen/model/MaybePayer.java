package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.MaybePayerBank;
import java.util.Arrays;
import org.openapitools.jackson.nullable.JsonNullable;
import com.fasterxml.jackson.annotation.JsonIgnore;
import org.openapitools.jackson.nullable.JsonNullable;
import java.util.NoSuchElementException;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * Who pays; null if no payer is set.
 */
@JsonPropertyOrder({
  MaybePayer.JSON_PROPERTY_NAME,
  MaybePayer.JSON_PROPERTY_INN,
  MaybePayer.JSON_PROPERTY_KPP,
  MaybePayer.JSON_PROPERTY_ADDRESS,
  MaybePayer.JSON_PROPERTY_OGRN,
  MaybePayer.JSON_PROPERTY_BANK
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class MaybePayer {
  public static final String JSON_PROPERTY_NAME = "name";
  @jakarta.annotation.Nonnull
  private String name;

  public static final String JSON_PROPERTY_INN = "inn";
  @jakarta.annotation.Nonnull
  private String inn;

  public static final String JSON_PROPERTY_KPP = "kpp";
  @jakarta.annotation.Nullable
  private String kpp;

  public static final String JSON_PROPERTY_ADDRESS = "address";
  private JsonNullable<String> address = JsonNullable.<String>undefined();

  public static final String JSON_PROPERTY_OGRN = "ogrn";
  private JsonNullable<String> ogrn = JsonNullable.<String>undefined();

  public static final String JSON_PROPERTY_BANK = "bank";
  private JsonNullable<MaybePayerBank> bank = JsonNullable.<MaybePayerBank>undefined();

  public MaybePayer() {
  }

  public MaybePayer name(@jakarta.annotation.Nonnull String name) {
    this.name = name;
    return this;
  }

  /**
   * The name of the organisation or sole proprietor.
   * @return name
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_NAME, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getName() {
    return name;
  }


  @JsonProperty(value = JSON_PROPERTY_NAME, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setName(@jakarta.annotation.Nonnull String name) {
    this.name = name;
  }


  public MaybePayer inn(@jakarta.annotation.Nonnull String inn) {
    this.inn = inn;
    return this;
  }

  /**
   * The taxpayer number (ИНН).
   * @return inn
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_INN, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getInn() {
    return inn;
  }


  @JsonProperty(value = JSON_PROPERTY_INN, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setInn(@jakarta.annotation.Nonnull String inn) {
    this.inn = inn;
  }


  public MaybePayer kpp(@jakarta.annotation.Nullable String kpp) {
    this.kpp = kpp;
    return this;
  }

  /**
   * The tax registration code (КПП); null for payers that have none.
   * @return kpp
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_KPP, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getKpp() {
    return kpp;
  }


  @JsonProperty(value = JSON_PROPERTY_KPP, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setKpp(@jakarta.annotation.Nullable String kpp) {
    this.kpp = kpp;
  }


  public MaybePayer address(@jakarta.annotation.Nullable String address) {
    this.address = JsonNullable.<String>of(address);
    return this;
  }

  /**
   * The address as in the register of companies. A УПД with VAT needs it. Null if not set.
   * @return address
   */
  @jakarta.annotation.Nullable
  @JsonIgnore
  public String getAddress() {
        return address.orElse(null);
  }

  @JsonProperty(value = JSON_PROPERTY_ADDRESS, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)

  public JsonNullable<String> getAddress_JsonNullable() {
    return address;
  }

  @JsonProperty(JSON_PROPERTY_ADDRESS)
  public void setAddress_JsonNullable(JsonNullable<String> address) {
    this.address = address;
  }

  public void setAddress(@jakarta.annotation.Nullable String address) {
    this.address = JsonNullable.<String>of(address);
  }


  public MaybePayer ogrn(@jakarta.annotation.Nullable String ogrn) {
    this.ogrn = JsonNullable.<String>of(ogrn);
    return this;
  }

  /**
   * The registration number: 13 digits for an organisation (ОГРН), 15 for a sole proprietor (ОГРНИП), in accordance with the INN. The PDF and JSON of an invoice show it; a УПД shows only an ОГРНИП. Null if not set.
   * @return ogrn
   */
  @jakarta.annotation.Nullable
  @JsonIgnore
  public String getOgrn() {
        return ogrn.orElse(null);
  }

  @JsonProperty(value = JSON_PROPERTY_OGRN, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)

  public JsonNullable<String> getOgrn_JsonNullable() {
    return ogrn;
  }

  @JsonProperty(JSON_PROPERTY_OGRN)
  public void setOgrn_JsonNullable(JsonNullable<String> ogrn) {
    this.ogrn = ogrn;
  }

  public void setOgrn(@jakarta.annotation.Nullable String ogrn) {
    this.ogrn = JsonNullable.<String>of(ogrn);
  }


  public MaybePayer bank(@jakarta.annotation.Nullable MaybePayerBank bank) {
    this.bank = JsonNullable.<MaybePayerBank>of(bank);
    return this;
  }

  /**
   * Get bank
   * @return bank
   */
  @jakarta.annotation.Nullable
  @JsonIgnore
  public MaybePayerBank getBank() {
        return bank.orElse(null);
  }

  @JsonProperty(value = JSON_PROPERTY_BANK, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)

  public JsonNullable<MaybePayerBank> getBank_JsonNullable() {
    return bank;
  }

  @JsonProperty(JSON_PROPERTY_BANK)
  public void setBank_JsonNullable(JsonNullable<MaybePayerBank> bank) {
    this.bank = bank;
  }

  public void setBank(@jakarta.annotation.Nullable MaybePayerBank bank) {
    this.bank = JsonNullable.<MaybePayerBank>of(bank);
  }


  /**
   * Return true if this MaybePayer object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    MaybePayer maybePayer = (MaybePayer) o;
    return Objects.equals(this.name, maybePayer.name) &&
        Objects.equals(this.inn, maybePayer.inn) &&
        Objects.equals(this.kpp, maybePayer.kpp) &&
        equalsNullable(this.address, maybePayer.address) &&
        equalsNullable(this.ogrn, maybePayer.ogrn) &&
        equalsNullable(this.bank, maybePayer.bank);
  }

  private static <T> boolean equalsNullable(JsonNullable<T> a, JsonNullable<T> b) {
    return a == b || (a != null && b != null && a.isPresent() && b.isPresent() && Objects.deepEquals(a.get(), b.get()));
  }

  @Override
  public int hashCode() {
    return Objects.hash(name, inn, kpp, hashCodeNullable(address), hashCodeNullable(ogrn), hashCodeNullable(bank));
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
    sb.append("class MaybePayer {\n");
    sb.append("    name: ").append(toIndentedString(name)).append("\n");
    sb.append("    inn: ").append(toIndentedString(inn)).append("\n");
    sb.append("    kpp: ").append(toIndentedString(kpp)).append("\n");
    sb.append("    address: ").append(toIndentedString(address)).append("\n");
    sb.append("    ogrn: ").append(toIndentedString(ogrn)).append("\n");
    sb.append("    bank: ").append(toIndentedString(bank)).append("\n");
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
