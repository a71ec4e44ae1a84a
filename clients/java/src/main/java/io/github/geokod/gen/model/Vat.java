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
 * The value added tax included in the total.
 */
@JsonPropertyOrder({
  Vat.JSON_PROPERTY_PERCENT,
  Vat.JSON_PROPERTY_AMOUNT
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Vat {
  public static final String JSON_PROPERTY_PERCENT = "percent";
  @jakarta.annotation.Nonnull
  private Integer percent;

  public static final String JSON_PROPERTY_AMOUNT = "amount";
  @jakarta.annotation.Nonnull
  private String amount;

  public Vat() {
  }

  public Vat percent(@jakarta.annotation.Nonnull Integer percent) {
    this.percent = percent;
    return this;
  }

  /**
   * The VAT rate in percent.
   * minimum: 0
   * maximum: 100
   * @return percent
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_PERCENT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getPercent() {
    return percent;
  }


  @JsonProperty(value = JSON_PROPERTY_PERCENT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setPercent(@jakarta.annotation.Nonnull Integer percent) {
    this.percent = percent;
  }


  public Vat amount(@jakarta.annotation.Nonnull String amount) {
    this.amount = amount;
    return this;
  }

  /**
   * An exact amount in roubles and kopecks.
   * @return amount
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_AMOUNT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getAmount() {
    return amount;
  }


  @JsonProperty(value = JSON_PROPERTY_AMOUNT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setAmount(@jakarta.annotation.Nonnull String amount) {
    this.amount = amount;
  }


  /**
   * Return true if this Vat object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Vat vat = (Vat) o;
    return Objects.equals(this.percent, vat.percent) &&
        Objects.equals(this.amount, vat.amount);
  }

  @Override
  public int hashCode() {
    return Objects.hash(percent, amount);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Vat {\n");
    sb.append("    percent: ").append(toIndentedString(percent)).append("\n");
    sb.append("    amount: ").append(toIndentedString(amount)).append("\n");
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
