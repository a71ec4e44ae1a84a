package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.Alerts;
import io.github.geokod.gen.model.Billing;
import io.github.geokod.gen.model.Limits;
import io.github.geokod.gen.model.MaybePayer;
import io.github.geokod.gen.model.Quota;
import io.github.geokod.gen.model.Rate;
import java.util.Arrays;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * Account
 */
@JsonPropertyOrder({
  Account.JSON_PROPERTY_ID,
  Account.JSON_PROPERTY_EMAIL,
  Account.JSON_PROPERTY_CONFIRMED,
  Account.JSON_PROPERTY_RATE,
  Account.JSON_PROPERTY_LIMITS,
  Account.JSON_PROPERTY_ALERTS,
  Account.JSON_PROPERTY_PAYER,
  Account.JSON_PROPERTY_BILLING,
  Account.JSON_PROPERTY_QUOTA,
  Account.JSON_PROPERTY_SLA,
  Account.JSON_PROPERTY_CREDIT_POLICY,
  Account.JSON_PROPERTY_STORAGE,
  Account.JSON_PROPERTY_LOG_RETENTION_DAYS
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Account {
  public static final String JSON_PROPERTY_ID = "id";
  @jakarta.annotation.Nonnull
  private String id;

  public static final String JSON_PROPERTY_EMAIL = "email";
  @jakarta.annotation.Nonnull
  private String email;

  public static final String JSON_PROPERTY_CONFIRMED = "confirmed";
  @jakarta.annotation.Nonnull
  private Boolean confirmed;

  public static final String JSON_PROPERTY_RATE = "rate";
  @jakarta.annotation.Nonnull
  private Rate rate;

  public static final String JSON_PROPERTY_LIMITS = "limits";
  @jakarta.annotation.Nonnull
  private Limits limits;

  public static final String JSON_PROPERTY_ALERTS = "alerts";
  @jakarta.annotation.Nonnull
  private Alerts alerts;

  public static final String JSON_PROPERTY_PAYER = "payer";
  @jakarta.annotation.Nullable
  private MaybePayer payer;

  public static final String JSON_PROPERTY_BILLING = "billing";
  @jakarta.annotation.Nonnull
  private Billing billing;

  public static final String JSON_PROPERTY_QUOTA = "quota";
  @jakarta.annotation.Nonnull
  private Quota quota;

  public static final String JSON_PROPERTY_SLA = "sla";
  @jakarta.annotation.Nonnull
  private Double sla;

  public static final String JSON_PROPERTY_CREDIT_POLICY = "credit_policy";
  @jakarta.annotation.Nonnull
  private String creditPolicy;

  public static final String JSON_PROPERTY_STORAGE = "storage";
  @jakarta.annotation.Nonnull
  private String storage;

  public static final String JSON_PROPERTY_LOG_RETENTION_DAYS = "log_retention_days";
  @jakarta.annotation.Nonnull
  private Integer logRetentionDays;

  public Account() {
  }

  public Account id(@jakarta.annotation.Nonnull String id) {
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


  public Account email(@jakarta.annotation.Nonnull String email) {
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


  public Account confirmed(@jakarta.annotation.Nonnull Boolean confirmed) {
    this.confirmed = confirmed;
    return this;
  }

  /**
   * Whether the key or session of this request has been confirmed by a link sent to &#x60;email&#x60;.
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


  public Account rate(@jakarta.annotation.Nonnull Rate rate) {
    this.rate = rate;
    return this;
  }

  /**
   * Get rate
   * @return rate
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_RATE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Rate getRate() {
    return rate;
  }


  @JsonProperty(value = JSON_PROPERTY_RATE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setRate(@jakarta.annotation.Nonnull Rate rate) {
    this.rate = rate;
  }


  public Account limits(@jakarta.annotation.Nonnull Limits limits) {
    this.limits = limits;
    return this;
  }

  /**
   * Get limits
   * @return limits
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_LIMITS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Limits getLimits() {
    return limits;
  }


  @JsonProperty(value = JSON_PROPERTY_LIMITS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setLimits(@jakarta.annotation.Nonnull Limits limits) {
    this.limits = limits;
  }


  public Account alerts(@jakarta.annotation.Nonnull Alerts alerts) {
    this.alerts = alerts;
    return this;
  }

  /**
   * Get alerts
   * @return alerts
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_ALERTS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Alerts getAlerts() {
    return alerts;
  }


  @JsonProperty(value = JSON_PROPERTY_ALERTS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setAlerts(@jakarta.annotation.Nonnull Alerts alerts) {
    this.alerts = alerts;
  }


  public Account payer(@jakarta.annotation.Nullable MaybePayer payer) {
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


  public Account billing(@jakarta.annotation.Nonnull Billing billing) {
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


  public Account quota(@jakarta.annotation.Nonnull Quota quota) {
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


  public Account sla(@jakarta.annotation.Nonnull Double sla) {
    this.sla = sla;
    return this;
  }

  /**
   * The promised uptime of each region in a month, as a share.
   * minimum: 0
   * maximum: 1
   * @return sla
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_SLA, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Double getSla() {
    return sla;
  }


  @JsonProperty(value = JSON_PROPERTY_SLA, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setSla(@jakarta.annotation.Nonnull Double sla) {
    this.sla = sla;
  }


  public Account creditPolicy(@jakarta.annotation.Nonnull String creditPolicy) {
    this.creditPolicy = creditPolicy;
    return this;
  }

  /**
   * &#x60;auto&#x60;: if a month&#39;s uptime is below the promise, a credit is given without a claim.
   * @return creditPolicy
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_CREDIT_POLICY, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getCreditPolicy() {
    return creditPolicy;
  }


  @JsonProperty(value = JSON_PROPERTY_CREDIT_POLICY, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setCreditPolicy(@jakarta.annotation.Nonnull String creditPolicy) {
    this.creditPolicy = creditPolicy;
  }


  public Account storage(@jakarta.annotation.Nonnull String storage) {
    this.storage = storage;
    return this;
  }

  /**
   * Where data is stored. &#x60;operator&#x60;: with the operator of the service.
   * @return storage
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_STORAGE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getStorage() {
    return storage;
  }


  @JsonProperty(value = JSON_PROPERTY_STORAGE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setStorage(@jakarta.annotation.Nonnull String storage) {
    this.storage = storage;
  }


  public Account logRetentionDays(@jakarta.annotation.Nonnull Integer logRetentionDays) {
    this.logRetentionDays = logRetentionDays;
    return this;
  }

  /**
   * How many days logs are kept.
   * minimum: 0
   * @return logRetentionDays
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_LOG_RETENTION_DAYS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getLogRetentionDays() {
    return logRetentionDays;
  }


  @JsonProperty(value = JSON_PROPERTY_LOG_RETENTION_DAYS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setLogRetentionDays(@jakarta.annotation.Nonnull Integer logRetentionDays) {
    this.logRetentionDays = logRetentionDays;
  }


  /**
   * Return true if this Account object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Account account = (Account) o;
    return Objects.equals(this.id, account.id) &&
        Objects.equals(this.email, account.email) &&
        Objects.equals(this.confirmed, account.confirmed) &&
        Objects.equals(this.rate, account.rate) &&
        Objects.equals(this.limits, account.limits) &&
        Objects.equals(this.alerts, account.alerts) &&
        Objects.equals(this.payer, account.payer) &&
        Objects.equals(this.billing, account.billing) &&
        Objects.equals(this.quota, account.quota) &&
        Objects.equals(this.sla, account.sla) &&
        Objects.equals(this.creditPolicy, account.creditPolicy) &&
        Objects.equals(this.storage, account.storage) &&
        Objects.equals(this.logRetentionDays, account.logRetentionDays);
  }

  @Override
  public int hashCode() {
    return Objects.hash(id, email, confirmed, rate, limits, alerts, payer, billing, quota, sla, creditPolicy, storage, logRetentionDays);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Account {\n");
    sb.append("    id: ").append(toIndentedString(id)).append("\n");
    sb.append("    email: ").append(toIndentedString(email)).append("\n");
    sb.append("    confirmed: ").append(toIndentedString(confirmed)).append("\n");
    sb.append("    rate: ").append(toIndentedString(rate)).append("\n");
    sb.append("    limits: ").append(toIndentedString(limits)).append("\n");
    sb.append("    alerts: ").append(toIndentedString(alerts)).append("\n");
    sb.append("    payer: ").append(toIndentedString(payer)).append("\n");
    sb.append("    billing: ").append(toIndentedString(billing)).append("\n");
    sb.append("    quota: ").append(toIndentedString(quota)).append("\n");
    sb.append("    sla: ").append(toIndentedString(sla)).append("\n");
    sb.append("    creditPolicy: ").append(toIndentedString(creditPolicy)).append("\n");
    sb.append("    storage: ").append(toIndentedString(storage)).append("\n");
    sb.append("    logRetentionDays: ").append(toIndentedString(logRetentionDays)).append("\n");
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
