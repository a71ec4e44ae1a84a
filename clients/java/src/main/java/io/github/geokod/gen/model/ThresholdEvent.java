package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.ThresholdEventData;
import java.time.OffsetDateTime;
import java.util.Arrays;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * The body of a webhook request that reports that usage reached a share of the month&#39;s free requests (&#x60;quota.threshold&#x60;) or of the monthly cap (&#x60;spend.threshold&#x60;).
 */
@JsonPropertyOrder({
  ThresholdEvent.JSON_PROPERTY_TYPE,
  ThresholdEvent.JSON_PROPERTY_TIMESTAMP,
  ThresholdEvent.JSON_PROPERTY_DATA
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class ThresholdEvent {
  public static final String JSON_PROPERTY_TYPE = "type";
  @jakarta.annotation.Nonnull
  private String type;

  public static final String JSON_PROPERTY_TIMESTAMP = "timestamp";
  @jakarta.annotation.Nonnull
  private OffsetDateTime timestamp;

  public static final String JSON_PROPERTY_DATA = "data";
  @jakarta.annotation.Nonnull
  private ThresholdEventData data;

  public ThresholdEvent() {
  }

  public ThresholdEvent type(@jakarta.annotation.Nonnull String type) {
    this.type = type;
    return this;
  }

  /**
   * &#x60;batch.started&#x60;, &#x60;batch.completed&#x60;, &#x60;batch.failed&#x60;, &#x60;batch.cancelled&#x60;: a batch job changed its state; &#x60;quota.threshold&#x60;, &#x60;spend.threshold&#x60;: a share of the free requests or of the monthly cap is used up; &#x60;invoice.finalized&#x60;: an invoice became final; &#x60;webhook.test&#x60;: sent by &#x60;testWebhook&#x60;.
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


  public ThresholdEvent timestamp(@jakarta.annotation.Nonnull OffsetDateTime timestamp) {
    this.timestamp = timestamp;
    return this;
  }

  /**
   * When the usage that reached the threshold was counted.
   * @return timestamp
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_TIMESTAMP, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public OffsetDateTime getTimestamp() {
    return timestamp;
  }


  @JsonProperty(value = JSON_PROPERTY_TIMESTAMP, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setTimestamp(@jakarta.annotation.Nonnull OffsetDateTime timestamp) {
    this.timestamp = timestamp;
  }


  public ThresholdEvent data(@jakarta.annotation.Nonnull ThresholdEventData data) {
    this.data = data;
    return this;
  }

  /**
   * Get data
   * @return data
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_DATA, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public ThresholdEventData getData() {
    return data;
  }


  @JsonProperty(value = JSON_PROPERTY_DATA, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setData(@jakarta.annotation.Nonnull ThresholdEventData data) {
    this.data = data;
  }


  /**
   * Return true if this ThresholdEvent object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    ThresholdEvent thresholdEvent = (ThresholdEvent) o;
    return Objects.equals(this.type, thresholdEvent.type) &&
        Objects.equals(this.timestamp, thresholdEvent.timestamp) &&
        Objects.equals(this.data, thresholdEvent.data);
  }

  @Override
  public int hashCode() {
    return Objects.hash(type, timestamp, data);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class ThresholdEvent {\n");
    sb.append("    type: ").append(toIndentedString(type)).append("\n");
    sb.append("    timestamp: ").append(toIndentedString(timestamp)).append("\n");
    sb.append("    data: ").append(toIndentedString(data)).append("\n");
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
