package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.geokod.gen.model.AlertTold;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * When usage reaches one of these shares of the free requests or of the monthly cap, an e-mail and a webhook event are sent, once a month for each share. Usage is counted a few seconds after the response.
 */
@JsonPropertyOrder({
  Alerts.JSON_PROPERTY_THRESHOLDS,
  Alerts.JSON_PROPERTY_EMAIL,
  Alerts.JSON_PROPERTY_TOLD
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Alerts {
  public static final String JSON_PROPERTY_THRESHOLDS = "thresholds";
  @jakarta.annotation.Nonnull
  private Set<Integer> thresholds;

  public static final String JSON_PROPERTY_EMAIL = "email";
  @jakarta.annotation.Nonnull
  private String email;

  public static final String JSON_PROPERTY_TOLD = "told";
  @jakarta.annotation.Nonnull
  private List<AlertTold> told;

  public Alerts() {
  }

  public Alerts thresholds(@jakarta.annotation.Nonnull Set<Integer> thresholds) {
    this.thresholds = thresholds;
    return this;
  }

  public Alerts addThresholdsItem(Integer thresholdsItem) {
    if (this.thresholds == null) {
      this.thresholds = new LinkedHashSet<>();
    }
    this.thresholds.add(thresholdsItem);
    return this;
  }

  /**
   * Shares in percent.
   * @return thresholds
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_THRESHOLDS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Set<Integer> getThresholds() {
    return thresholds;
  }


  @JsonDeserialize(as = LinkedHashSet.class)
  @JsonProperty(value = JSON_PROPERTY_THRESHOLDS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setThresholds(@jakarta.annotation.Nonnull Set<Integer> thresholds) {
    this.thresholds = thresholds;
  }


  public Alerts email(@jakarta.annotation.Nonnull String email) {
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


  public Alerts told(@jakarta.annotation.Nonnull List<AlertTold> told) {
    this.told = told;
    return this;
  }

  public Alerts addToldItem(AlertTold toldItem) {
    if (this.told == null) {
      this.told = new ArrayList<>();
    }
    this.told.add(toldItem);
    return this;
  }

  /**
   * The thresholds reported this month, oldest first.
   * @return told
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_TOLD, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<AlertTold> getTold() {
    return told;
  }


  @JsonProperty(value = JSON_PROPERTY_TOLD, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setTold(@jakarta.annotation.Nonnull List<AlertTold> told) {
    this.told = told;
  }


  /**
   * Return true if this Alerts object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Alerts alerts = (Alerts) o;
    return Objects.equals(this.thresholds, alerts.thresholds) &&
        Objects.equals(this.email, alerts.email) &&
        Objects.equals(this.told, alerts.told);
  }

  @Override
  public int hashCode() {
    return Objects.hash(thresholds, email, told);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Alerts {\n");
    sb.append("    thresholds: ").append(toIndentedString(thresholds)).append("\n");
    sb.append("    email: ").append(toIndentedString(email)).append("\n");
    sb.append("    told: ").append(toIndentedString(told)).append("\n");
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
