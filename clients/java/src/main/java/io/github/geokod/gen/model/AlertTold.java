package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import java.time.OffsetDateTime;
import java.util.Arrays;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * A threshold that was reached this month and has been reported by e-mail and to the subscribed webhooks.
 */
@JsonPropertyOrder({
  AlertTold.JSON_PROPERTY_TYPE,
  AlertTold.JSON_PROPERTY_THRESHOLD,
  AlertTold.JSON_PROPERTY_TOLD_AT
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class AlertTold {
  public static final String JSON_PROPERTY_TYPE = "type";
  @jakarta.annotation.Nonnull
  private String type;

  public static final String JSON_PROPERTY_THRESHOLD = "threshold";
  @jakarta.annotation.Nonnull
  private Integer threshold;

  public static final String JSON_PROPERTY_TOLD_AT = "told_at";
  @jakarta.annotation.Nonnull
  private OffsetDateTime toldAt;

  public AlertTold() {
  }

  public AlertTold type(@jakarta.annotation.Nonnull String type) {
    this.type = type;
    return this;
  }

  /**
   * &#x60;quota.threshold&#x60;: of the free requests; &#x60;spend.threshold&#x60;: of the monthly cap. More values may be added.
   * @return type
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_TYPE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getType() {
    return type;
  }


  @JsonProperty(value = JSON_PROPERTY_TYPE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setType(@jakarta.annotation.Nonnull String type) {
    this.type = type;
  }


  public AlertTold threshold(@jakarta.annotation.Nonnull Integer threshold) {
    this.threshold = threshold;
    return this;
  }

  /**
   * The threshold in percent.
   * minimum: 1
   * maximum: 100
   * @return threshold
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_THRESHOLD, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getThreshold() {
    return threshold;
  }


  @JsonProperty(value = JSON_PROPERTY_THRESHOLD, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setThreshold(@jakarta.annotation.Nonnull Integer threshold) {
    this.threshold = threshold;
  }


  public AlertTold toldAt(@jakarta.annotation.Nonnull OffsetDateTime toldAt) {
    this.toldAt = toldAt;
    return this;
  }

  /**
   * When it was reported.
   * @return toldAt
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_TOLD_AT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public OffsetDateTime getToldAt() {
    return toldAt;
  }


  @JsonProperty(value = JSON_PROPERTY_TOLD_AT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setToldAt(@jakarta.annotation.Nonnull OffsetDateTime toldAt) {
    this.toldAt = toldAt;
  }


  /**
   * Return true if this AlertTold object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    AlertTold alertTold = (AlertTold) o;
    return Objects.equals(this.type, alertTold.type) &&
        Objects.equals(this.threshold, alertTold.threshold) &&
        Objects.equals(this.toldAt, alertTold.toldAt);
  }

  @Override
  public int hashCode() {
    return Objects.hash(type, threshold, toldAt);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class AlertTold {\n");
    sb.append("    type: ").append(toIndentedString(type)).append("\n");
    sb.append("    threshold: ").append(toIndentedString(threshold)).append("\n");
    sb.append("    toldAt: ").append(toIndentedString(toldAt)).append("\n");
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
