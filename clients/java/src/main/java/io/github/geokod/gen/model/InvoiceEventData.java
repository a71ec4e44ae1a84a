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
import java.util.Arrays;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * InvoiceEventData
 */
@JsonPropertyOrder({
  InvoiceEventData.JSON_PROPERTY_ID,
  InvoiceEventData.JSON_PROPERTY_NUMBER,
  InvoiceEventData.JSON_PROPERTY_MONTH,
  InvoiceEventData.JSON_PROPERTY_TOTAL,
  InvoiceEventData.JSON_PROPERTY_CURRENCY,
  InvoiceEventData.JSON_PROPERTY_DUE_ON
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class InvoiceEventData {
  public static final String JSON_PROPERTY_ID = "id";
  @jakarta.annotation.Nonnull
  private String id;

  public static final String JSON_PROPERTY_NUMBER = "number";
  @jakarta.annotation.Nonnull
  private String number;

  public static final String JSON_PROPERTY_MONTH = "month";
  @jakarta.annotation.Nonnull
  private String month;

  public static final String JSON_PROPERTY_TOTAL = "total";
  @jakarta.annotation.Nonnull
  private String total;

  public static final String JSON_PROPERTY_CURRENCY = "currency";
  @jakarta.annotation.Nonnull
  private String currency;

  public static final String JSON_PROPERTY_DUE_ON = "due_on";
  @jakarta.annotation.Nullable
  private LocalDate dueOn;

  public InvoiceEventData() {
  }

  public InvoiceEventData id(@jakarta.annotation.Nonnull String id) {
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


  public InvoiceEventData number(@jakarta.annotation.Nonnull String number) {
    this.number = number;
    return this;
  }

  /**
   * The number of the invoice.
   * @return number
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_NUMBER, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getNumber() {
    return number;
  }


  @JsonProperty(value = JSON_PROPERTY_NUMBER, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setNumber(@jakarta.annotation.Nonnull String number) {
    this.number = number;
  }


  public InvoiceEventData month(@jakarta.annotation.Nonnull String month) {
    this.month = month;
    return this;
  }

  /**
   * A month in Moscow time, for example &#x60;2026-11&#x60;.
   * @return month
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_MONTH, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getMonth() {
    return month;
  }


  @JsonProperty(value = JSON_PROPERTY_MONTH, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setMonth(@jakarta.annotation.Nonnull String month) {
    this.month = month;
  }


  public InvoiceEventData total(@jakarta.annotation.Nonnull String total) {
    this.total = total;
    return this;
  }

  /**
   * An exact amount in roubles and kopecks.
   * @return total
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_TOTAL, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getTotal() {
    return total;
  }


  @JsonProperty(value = JSON_PROPERTY_TOTAL, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setTotal(@jakarta.annotation.Nonnull String total) {
    this.total = total;
  }


  public InvoiceEventData currency(@jakarta.annotation.Nonnull String currency) {
    this.currency = currency;
    return this;
  }

  /**
   * Always &#x60;RUB&#x60;.
   * @return currency
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_CURRENCY, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getCurrency() {
    return currency;
  }


  @JsonProperty(value = JSON_PROPERTY_CURRENCY, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setCurrency(@jakarta.annotation.Nonnull String currency) {
    this.currency = currency;
  }


  public InvoiceEventData dueOn(@jakarta.annotation.Nullable LocalDate dueOn) {
    this.dueOn = dueOn;
    return this;
  }

  /**
   * The last day on which a payment is in time.
   * @return dueOn
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_DUE_ON, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public LocalDate getDueOn() {
    return dueOn;
  }


  @JsonProperty(value = JSON_PROPERTY_DUE_ON, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setDueOn(@jakarta.annotation.Nullable LocalDate dueOn) {
    this.dueOn = dueOn;
  }


  /**
   * Return true if this InvoiceEventData object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    InvoiceEventData invoiceEventData = (InvoiceEventData) o;
    return Objects.equals(this.id, invoiceEventData.id) &&
        Objects.equals(this.number, invoiceEventData.number) &&
        Objects.equals(this.month, invoiceEventData.month) &&
        Objects.equals(this.total, invoiceEventData.total) &&
        Objects.equals(this.currency, invoiceEventData.currency) &&
        Objects.equals(this.dueOn, invoiceEventData.dueOn);
  }

  @Override
  public int hashCode() {
    return Objects.hash(id, number, month, total, currency, dueOn);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class InvoiceEventData {\n");
    sb.append("    id: ").append(toIndentedString(id)).append("\n");
    sb.append("    number: ").append(toIndentedString(number)).append("\n");
    sb.append("    month: ").append(toIndentedString(month)).append("\n");
    sb.append("    total: ").append(toIndentedString(total)).append("\n");
    sb.append("    currency: ").append(toIndentedString(currency)).append("\n");
    sb.append("    dueOn: ").append(toIndentedString(dueOn)).append("\n");
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
