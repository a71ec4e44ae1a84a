package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.AlertsPatch;
import io.github.geokod.gen.model.LimitsPatch;
import io.github.geokod.gen.model.MaybePayer;
import java.util.Arrays;
import org.openapitools.jackson.nullable.JsonNullable;
import com.fasterxml.jackson.annotation.JsonIgnore;
import org.openapitools.jackson.nullable.JsonNullable;
import java.util.NoSuchElementException;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * Absent fields stay unchanged.
 */
@JsonPropertyOrder({
  AccountPatch.JSON_PROPERTY_LIMITS,
  AccountPatch.JSON_PROPERTY_ALERTS,
  AccountPatch.JSON_PROPERTY_PAYER
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class AccountPatch {
  public static final String JSON_PROPERTY_LIMITS = "limits";
  @jakarta.annotation.Nullable
  private LimitsPatch limits;

  public static final String JSON_PROPERTY_ALERTS = "alerts";
  @jakarta.annotation.Nullable
  private AlertsPatch alerts;

  public static final String JSON_PROPERTY_PAYER = "payer";
  private JsonNullable<MaybePayer> payer = JsonNullable.<MaybePayer>undefined();

  public AccountPatch() {
  }

  public AccountPatch limits(@jakarta.annotation.Nullable LimitsPatch limits) {
    this.limits = limits;
    return this;
  }

  /**
   * Get limits
   * @return limits
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_LIMITS, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public LimitsPatch getLimits() {
    return limits;
  }


  @JsonProperty(value = JSON_PROPERTY_LIMITS, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setLimits(@jakarta.annotation.Nullable LimitsPatch limits) {
    this.limits = limits;
  }


  public AccountPatch alerts(@jakarta.annotation.Nullable AlertsPatch alerts) {
    this.alerts = alerts;
    return this;
  }

  /**
   * Get alerts
   * @return alerts
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_ALERTS, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public AlertsPatch getAlerts() {
    return alerts;
  }


  @JsonProperty(value = JSON_PROPERTY_ALERTS, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setAlerts(@jakarta.annotation.Nullable AlertsPatch alerts) {
    this.alerts = alerts;
  }


  public AccountPatch payer(@jakarta.annotation.Nullable MaybePayer payer) {
    this.payer = JsonNullable.<MaybePayer>of(payer);
    return this;
  }

  /**
   * Get payer
   * @return payer
   */
  @jakarta.annotation.Nullable
  @JsonIgnore
  public MaybePayer getPayer() {
        return payer.orElse(null);
  }

  @JsonProperty(value = JSON_PROPERTY_PAYER, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)

  public JsonNullable<MaybePayer> getPayer_JsonNullable() {
    return payer;
  }

  @JsonProperty(JSON_PROPERTY_PAYER)
  public void setPayer_JsonNullable(JsonNullable<MaybePayer> payer) {
    this.payer = payer;
  }

  public void setPayer(@jakarta.annotation.Nullable MaybePayer payer) {
    this.payer = JsonNullable.<MaybePayer>of(payer);
  }


  /**
   * Return true if this AccountPatch object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    AccountPatch accountPatch = (AccountPatch) o;
    return Objects.equals(this.limits, accountPatch.limits) &&
        Objects.equals(this.alerts, accountPatch.alerts) &&
        equalsNullable(this.payer, accountPatch.payer);
  }

  private static <T> boolean equalsNullable(JsonNullable<T> a, JsonNullable<T> b) {
    return a == b || (a != null && b != null && a.isPresent() && b.isPresent() && Objects.deepEquals(a.get(), b.get()));
  }

  @Override
  public int hashCode() {
    return Objects.hash(limits, alerts, hashCodeNullable(payer));
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
    sb.append("class AccountPatch {\n");
    sb.append("    limits: ").append(toIndentedString(limits)).append("\n");
    sb.append("    alerts: ").append(toIndentedString(alerts)).append("\n");
    sb.append("    payer: ").append(toIndentedString(payer)).append("\n");
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
