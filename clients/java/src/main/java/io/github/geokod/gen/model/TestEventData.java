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
 * TestEventData
 */
@JsonPropertyOrder({
  TestEventData.JSON_PROPERTY_WEBHOOK
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class TestEventData {
  public static final String JSON_PROPERTY_WEBHOOK = "webhook";
  @jakarta.annotation.Nonnull
  private String webhook;

  public TestEventData() {
  }

  public TestEventData webhook(@jakarta.annotation.Nonnull String webhook) {
    this.webhook = webhook;
    return this;
  }

  /**
   * Get webhook
   * @return webhook
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_WEBHOOK, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getWebhook() {
    return webhook;
  }


  @JsonProperty(value = JSON_PROPERTY_WEBHOOK, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setWebhook(@jakarta.annotation.Nonnull String webhook) {
    this.webhook = webhook;
  }


  /**
   * Return true if this TestEventData object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    TestEventData testEventData = (TestEventData) o;
    return Objects.equals(this.webhook, testEventData.webhook);
  }

  @Override
  public int hashCode() {
    return Objects.hash(webhook);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class TestEventData {\n");
    sb.append("    webhook: ").append(toIndentedString(webhook)).append("\n");
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
