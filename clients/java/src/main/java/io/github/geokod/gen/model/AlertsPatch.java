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
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * AlertsPatch
 */
@JsonPropertyOrder({
  AlertsPatch.JSON_PROPERTY_THRESHOLDS,
  AlertsPatch.JSON_PROPERTY_EMAIL
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class AlertsPatch {
  public static final String JSON_PROPERTY_THRESHOLDS = "thresholds";
  @jakarta.annotation.Nullable
  private Set<Integer> thresholds;

  public static final String JSON_PROPERTY_EMAIL = "email";
  @jakarta.annotation.Nullable
  private String email;

  public AlertsPatch() {
  }

  public AlertsPatch thresholds(@jakarta.annotation.Nullable Set<Integer> thresholds) {
    this.thresholds = thresholds;
    return this;
  }

  public AlertsPatch addThresholdsItem(Integer thresholdsItem) {
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
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_THRESHOLDS, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public Set<Integer> getThresholds() {
    return thresholds;
  }


  @JsonDeserialize(as = LinkedHashSet.class)
  @JsonProperty(value = JSON_PROPERTY_THRESHOLDS, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setThresholds(@jakarta.annotation.Nullable Set<Integer> thresholds) {
    this.thresholds = thresholds;
  }


  public AlertsPatch email(@jakarta.annotation.Nullable String email) {
    this.email = email;
    return this;
  }

  /**
   * An e-mail address. Its name and domain may be in any script (&#x60;почта@пример.рф&#x60;). Responses write it in lower case, with the domain in ASCII.
   * @return email
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_EMAIL, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getEmail() {
    return email;
  }


  @JsonProperty(value = JSON_PROPERTY_EMAIL, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setEmail(@jakarta.annotation.Nullable String email) {
    this.email = email;
  }


  /**
   * Return true if this AlertsPatch object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    AlertsPatch alertsPatch = (AlertsPatch) o;
    return Objects.equals(this.thresholds, alertsPatch.thresholds) &&
        Objects.equals(this.email, alertsPatch.email);
  }

  @Override
  public int hashCode() {
    return Objects.hash(thresholds, email);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class AlertsPatch {\n");
    sb.append("    thresholds: ").append(toIndentedString(thresholds)).append("\n");
    sb.append("    email: ").append(toIndentedString(email)).append("\n");
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
