package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.DocumentLink;
import io.github.geokod.gen.model.InvoiceLine;
import io.github.geokod.gen.model.MaybePayer;
import io.github.geokod.gen.model.Vat;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * The invoice of a month, or a document that corrects it.
 */
@JsonPropertyOrder({
  Invoice.JSON_PROPERTY_ID,
  Invoice.JSON_PROPERTY_NUMBER,
  Invoice.JSON_PROPERTY_MONTH,
  Invoice.JSON_PROPERTY_STATE,
  Invoice.JSON_PROPERTY_ISSUED_ON,
  Invoice.JSON_PROPERTY_DUE_ON,
  Invoice.JSON_PROPERTY_FINAL_AT,
  Invoice.JSON_PROPERTY_PAID_ON,
  Invoice.JSON_PROPERTY_UNITS,
  Invoice.JSON_PROPERTY_FREE_UNITS,
  Invoice.JSON_PROPERTY_LINES,
  Invoice.JSON_PROPERTY_TOTAL,
  Invoice.JSON_PROPERTY_PAID,
  Invoice.JSON_PROPERTY_DUE,
  Invoice.JSON_PROPERTY_CURRENCY,
  Invoice.JSON_PROPERTY_VAT,
  Invoice.JSON_PROPERTY_PAYER,
  Invoice.JSON_PROPERTY_CORRECTS,
  Invoice.JSON_PROPERTY_CORRECTED_BY,
  Invoice.JSON_PROPERTY_RECONCILIATION_SHA256,
  Invoice.JSON_PROPERTY_NO_UPD
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Invoice {
  public static final String JSON_PROPERTY_ID = "id";
  @jakarta.annotation.Nonnull
  private String id;

  public static final String JSON_PROPERTY_NUMBER = "number";
  @jakarta.annotation.Nullable
  private String number;

  public static final String JSON_PROPERTY_MONTH = "month";
  @jakarta.annotation.Nonnull
  private String month;

  public static final String JSON_PROPERTY_STATE = "state";
  @jakarta.annotation.Nonnull
  private String state;

  public static final String JSON_PROPERTY_ISSUED_ON = "issued_on";
  @jakarta.annotation.Nullable
  private LocalDate issuedOn;

  public static final String JSON_PROPERTY_DUE_ON = "due_on";
  @jakarta.annotation.Nullable
  private LocalDate dueOn;

  public static final String JSON_PROPERTY_FINAL_AT = "final_at";
  @jakarta.annotation.Nullable
  private OffsetDateTime finalAt;

  public static final String JSON_PROPERTY_PAID_ON = "paid_on";
  @jakarta.annotation.Nullable
  private LocalDate paidOn;

  public static final String JSON_PROPERTY_UNITS = "units";
  @jakarta.annotation.Nonnull
  private Long units;

  public static final String JSON_PROPERTY_FREE_UNITS = "free_units";
  @jakarta.annotation.Nonnull
  private Long freeUnits;

  public static final String JSON_PROPERTY_LINES = "lines";
  @jakarta.annotation.Nonnull
  private List<InvoiceLine> lines;

  public static final String JSON_PROPERTY_TOTAL = "total";
  @jakarta.annotation.Nonnull
  private String total;

  public static final String JSON_PROPERTY_PAID = "paid";
  @jakarta.annotation.Nonnull
  private String paid;

  public static final String JSON_PROPERTY_DUE = "due";
  @jakarta.annotation.Nonnull
  private String due;

  public static final String JSON_PROPERTY_CURRENCY = "currency";
  @jakarta.annotation.Nonnull
  private String currency;

  public static final String JSON_PROPERTY_VAT = "vat";
  @jakarta.annotation.Nullable
  private Vat vat;

  public static final String JSON_PROPERTY_PAYER = "payer";
  @jakarta.annotation.Nullable
  private MaybePayer payer;

  public static final String JSON_PROPERTY_CORRECTS = "corrects";
  @jakarta.annotation.Nullable
  private DocumentLink corrects;

  public static final String JSON_PROPERTY_CORRECTED_BY = "corrected_by";
  @jakarta.annotation.Nullable
  private DocumentLink correctedBy;

  public static final String JSON_PROPERTY_RECONCILIATION_SHA256 = "reconciliation_sha256";
  @jakarta.annotation.Nullable
  private String reconciliationSha256;

  public static final String JSON_PROPERTY_NO_UPD = "no_upd";
  @jakarta.annotation.Nullable
  private String noUpd;

  public Invoice() {
  }

  public Invoice id(@jakarta.annotation.Nonnull String id) {
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


  public Invoice number(@jakarta.annotation.Nullable String number) {
    this.number = number;
    return this;
  }

  /**
   * The number, from a yearly series without gaps; null while the month is not over.
   * @return number
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_NUMBER, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getNumber() {
    return number;
  }


  @JsonProperty(value = JSON_PROPERTY_NUMBER, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setNumber(@jakarta.annotation.Nullable String number) {
    this.number = number;
  }


  public Invoice month(@jakarta.annotation.Nonnull String month) {
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


  public Invoice state(@jakarta.annotation.Nonnull String state) {
    this.state = state;
    return this;
  }

  /**
   * &#x60;open&#x60;: a preview, while the month is not over; &#x60;draft&#x60;: from the 1st of the next month; &#x60;final&#x60;: from the 3rd at 06:00, Moscow time. After that the contents do not change: the invoice becomes &#x60;paid&#x60;, or &#x60;overdue&#x60; after its due date and &#x60;paid&#x60; later.
   * @return state
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_STATE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getState() {
    return state;
  }


  @JsonProperty(value = JSON_PROPERTY_STATE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setState(@jakarta.annotation.Nonnull String state) {
    this.state = state;
  }


  public Invoice issuedOn(@jakarta.annotation.Nullable LocalDate issuedOn) {
    this.issuedOn = issuedOn;
    return this;
  }

  /**
   * The date of the document; null while the month is not over.
   * @return issuedOn
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_ISSUED_ON, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public LocalDate getIssuedOn() {
    return issuedOn;
  }


  @JsonProperty(value = JSON_PROPERTY_ISSUED_ON, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setIssuedOn(@jakarta.annotation.Nullable LocalDate issuedOn) {
    this.issuedOn = issuedOn;
  }


  public Invoice dueOn(@jakarta.annotation.Nullable LocalDate dueOn) {
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


  public Invoice finalAt(@jakarta.annotation.Nullable OffsetDateTime finalAt) {
    this.finalAt = finalAt;
    return this;
  }

  /**
   * When the invoice became final; null before that.
   * @return finalAt
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_FINAL_AT, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public OffsetDateTime getFinalAt() {
    return finalAt;
  }


  @JsonProperty(value = JSON_PROPERTY_FINAL_AT, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setFinalAt(@jakarta.annotation.Nullable OffsetDateTime finalAt) {
    this.finalAt = finalAt;
  }


  public Invoice paidOn(@jakarta.annotation.Nullable LocalDate paidOn) {
    this.paidOn = paidOn;
    return this;
  }

  /**
   * The day on which the last of the amount was paid; null before that.
   * @return paidOn
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_PAID_ON, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public LocalDate getPaidOn() {
    return paidOn;
  }


  @JsonProperty(value = JSON_PROPERTY_PAID_ON, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setPaidOn(@jakarta.annotation.Nullable LocalDate paidOn) {
    this.paidOn = paidOn;
  }


  public Invoice units(@jakarta.annotation.Nonnull Long units) {
    this.units = units;
    return this;
  }

  /**
   * All units of the month.
   * minimum: 0
   * @return units
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_UNITS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Long getUnits() {
    return units;
  }


  @JsonProperty(value = JSON_PROPERTY_UNITS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setUnits(@jakarta.annotation.Nonnull Long units) {
    this.units = units;
  }


  public Invoice freeUnits(@jakarta.annotation.Nonnull Long freeUnits) {
    this.freeUnits = freeUnits;
    return this;
  }

  /**
   * How many of these units the free requests can cover.
   * minimum: 0
   * @return freeUnits
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_FREE_UNITS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Long getFreeUnits() {
    return freeUnits;
  }


  @JsonProperty(value = JSON_PROPERTY_FREE_UNITS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setFreeUnits(@jakarta.annotation.Nonnull Long freeUnits) {
    this.freeUnits = freeUnits;
  }


  public Invoice lines(@jakarta.annotation.Nonnull List<InvoiceLine> lines) {
    this.lines = lines;
    return this;
  }

  public Invoice addLinesItem(InvoiceLine linesItem) {
    if (this.lines == null) {
      this.lines = new ArrayList<>();
    }
    this.lines.add(linesItem);
    return this;
  }

  /**
   * The lines, which add up to the total.
   * @return lines
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_LINES, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<InvoiceLine> getLines() {
    return lines;
  }


  @JsonProperty(value = JSON_PROPERTY_LINES, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setLines(@jakarta.annotation.Nonnull List<InvoiceLine> lines) {
    this.lines = lines;
  }


  public Invoice total(@jakarta.annotation.Nonnull String total) {
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


  public Invoice paid(@jakarta.annotation.Nonnull String paid) {
    this.paid = paid;
    return this;
  }

  /**
   * An exact amount in roubles and kopecks.
   * @return paid
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_PAID, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getPaid() {
    return paid;
  }


  @JsonProperty(value = JSON_PROPERTY_PAID, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setPaid(@jakarta.annotation.Nonnull String paid) {
    this.paid = paid;
  }


  public Invoice due(@jakarta.annotation.Nonnull String due) {
    this.due = due;
    return this;
  }

  /**
   * What is still to be paid: the total minus payments and corrections. &#x60;0.00&#x60; for previews, drafts and corrections, and if too much was paid.
   * @return due
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_DUE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getDue() {
    return due;
  }


  @JsonProperty(value = JSON_PROPERTY_DUE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setDue(@jakarta.annotation.Nonnull String due) {
    this.due = due;
  }


  public Invoice currency(@jakarta.annotation.Nonnull String currency) {
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


  public Invoice vat(@jakarta.annotation.Nullable Vat vat) {
    this.vat = vat;
    return this;
  }

  /**
   * The VAT in the total; null if the seller does not pay VAT.
   * @return vat
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_VAT, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Vat getVat() {
    return vat;
  }


  @JsonProperty(value = JSON_PROPERTY_VAT, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setVat(@jakarta.annotation.Nullable Vat vat) {
    this.vat = vat;
  }


  public Invoice payer(@jakarta.annotation.Nullable MaybePayer payer) {
    this.payer = payer;
    return this;
  }

  /**
   * Get payer
   * @return payer
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_PAYER, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public MaybePayer getPayer() {
    return payer;
  }


  @JsonProperty(value = JSON_PROPERTY_PAYER, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setPayer(@jakarta.annotation.Nullable MaybePayer payer) {
    this.payer = payer;
  }


  public Invoice corrects(@jakarta.annotation.Nullable DocumentLink corrects) {
    this.corrects = corrects;
    return this;
  }

  /**
   * The document that this one reverses, in whole or in part; null if it reverses none.
   * @return corrects
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_CORRECTS, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public DocumentLink getCorrects() {
    return corrects;
  }


  @JsonProperty(value = JSON_PROPERTY_CORRECTS, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setCorrects(@jakarta.annotation.Nullable DocumentLink corrects) {
    this.corrects = corrects;
  }


  public Invoice correctedBy(@jakarta.annotation.Nullable DocumentLink correctedBy) {
    this.correctedBy = correctedBy;
    return this;
  }

  /**
   * The document that reverses this one, in whole or in part; null if there is none.
   * @return correctedBy
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_CORRECTED_BY, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public DocumentLink getCorrectedBy() {
    return correctedBy;
  }


  @JsonProperty(value = JSON_PROPERTY_CORRECTED_BY, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setCorrectedBy(@jakarta.annotation.Nullable DocumentLink correctedBy) {
    this.correctedBy = correctedBy;
  }


  public Invoice reconciliationSha256(@jakarta.annotation.Nullable String reconciliationSha256) {
    this.reconciliationSha256 = reconciliationSha256;
    return this;
  }

  /**
   * The SHA-256 of the month&#39;s usage by day, operation, region and key (the document &#x60;reconciliation&#x60;); null until the invoice is final.
   * @return reconciliationSha256
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_RECONCILIATION_SHA256, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getReconciliationSha256() {
    return reconciliationSha256;
  }


  @JsonProperty(value = JSON_PROPERTY_RECONCILIATION_SHA256, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setReconciliationSha256(@jakarta.annotation.Nullable String reconciliationSha256) {
    this.reconciliationSha256 = reconciliationSha256;
  }


  public Invoice noUpd(@jakarta.annotation.Nullable String noUpd) {
    this.noUpd = noUpd;
    return this;
  }

  /**
   * Why this document has no УПД (universal transfer document); null if it has one.
   * @return noUpd
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_NO_UPD, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getNoUpd() {
    return noUpd;
  }


  @JsonProperty(value = JSON_PROPERTY_NO_UPD, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setNoUpd(@jakarta.annotation.Nullable String noUpd) {
    this.noUpd = noUpd;
  }


  /**
   * Return true if this Invoice object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Invoice invoice = (Invoice) o;
    return Objects.equals(this.id, invoice.id) &&
        Objects.equals(this.number, invoice.number) &&
        Objects.equals(this.month, invoice.month) &&
        Objects.equals(this.state, invoice.state) &&
        Objects.equals(this.issuedOn, invoice.issuedOn) &&
        Objects.equals(this.dueOn, invoice.dueOn) &&
        Objects.equals(this.finalAt, invoice.finalAt) &&
        Objects.equals(this.paidOn, invoice.paidOn) &&
        Objects.equals(this.units, invoice.units) &&
        Objects.equals(this.freeUnits, invoice.freeUnits) &&
        Objects.equals(this.lines, invoice.lines) &&
        Objects.equals(this.total, invoice.total) &&
        Objects.equals(this.paid, invoice.paid) &&
        Objects.equals(this.due, invoice.due) &&
        Objects.equals(this.currency, invoice.currency) &&
        Objects.equals(this.vat, invoice.vat) &&
        Objects.equals(this.payer, invoice.payer) &&
        Objects.equals(this.corrects, invoice.corrects) &&
        Objects.equals(this.correctedBy, invoice.correctedBy) &&
        Objects.equals(this.reconciliationSha256, invoice.reconciliationSha256) &&
        Objects.equals(this.noUpd, invoice.noUpd);
  }

  @Override
  public int hashCode() {
    return Objects.hash(id, number, month, state, issuedOn, dueOn, finalAt, paidOn, units, freeUnits, lines, total, paid, due, currency, vat, payer, corrects, correctedBy, reconciliationSha256, noUpd);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Invoice {\n");
    sb.append("    id: ").append(toIndentedString(id)).append("\n");
    sb.append("    number: ").append(toIndentedString(number)).append("\n");
    sb.append("    month: ").append(toIndentedString(month)).append("\n");
    sb.append("    state: ").append(toIndentedString(state)).append("\n");
    sb.append("    issuedOn: ").append(toIndentedString(issuedOn)).append("\n");
    sb.append("    dueOn: ").append(toIndentedString(dueOn)).append("\n");
    sb.append("    finalAt: ").append(toIndentedString(finalAt)).append("\n");
    sb.append("    paidOn: ").append(toIndentedString(paidOn)).append("\n");
    sb.append("    units: ").append(toIndentedString(units)).append("\n");
    sb.append("    freeUnits: ").append(toIndentedString(freeUnits)).append("\n");
    sb.append("    lines: ").append(toIndentedString(lines)).append("\n");
    sb.append("    total: ").append(toIndentedString(total)).append("\n");
    sb.append("    paid: ").append(toIndentedString(paid)).append("\n");
    sb.append("    due: ").append(toIndentedString(due)).append("\n");
    sb.append("    currency: ").append(toIndentedString(currency)).append("\n");
    sb.append("    vat: ").append(toIndentedString(vat)).append("\n");
    sb.append("    payer: ").append(toIndentedString(payer)).append("\n");
    sb.append("    corrects: ").append(toIndentedString(corrects)).append("\n");
    sb.append("    correctedBy: ").append(toIndentedString(correctedBy)).append("\n");
    sb.append("    reconciliationSha256: ").append(toIndentedString(reconciliationSha256)).append("\n");
    sb.append("    noUpd: ").append(toIndentedString(noUpd)).append("\n");
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
