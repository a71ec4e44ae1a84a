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
 * Change
 */
@JsonPropertyOrder({
  Change.JSON_PROPERTY_TOPIC,
  Change.JSON_PROPERTY_TEXT
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Change {
  public static final String JSON_PROPERTY_TOPIC = "topic";
  @jakarta.annotation.Nonnull
  private String topic;

  public static final String JSON_PROPERTY_TEXT = "text";
  @jakarta.annotation.Nonnull
  private String text;

  public Change() {
  }

  public Change topic(@jakarta.annotation.Nonnull String topic) {
    this.topic = topic;
    return this;
  }

  /**
   * The part of the API, for example &#x60;Routes&#x60;.
   * @return topic
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_TOPIC, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getTopic() {
    return topic;
  }


  @JsonProperty(value = JSON_PROPERTY_TOPIC, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setTopic(@jakarta.annotation.Nonnull String topic) {
    this.topic = topic;
  }


  public Change text(@jakarta.annotation.Nonnull String text) {
    this.text = text;
    return this;
  }

  /**
   * One or more sentences, in English, with Markdown.
   * @return text
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_TEXT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getText() {
    return text;
  }


  @JsonProperty(value = JSON_PROPERTY_TEXT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setText(@jakarta.annotation.Nonnull String text) {
    this.text = text;
  }


  /**
   * Return true if this Change object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Change change = (Change) o;
    return Objects.equals(this.topic, change.topic) &&
        Objects.equals(this.text, change.text);
  }

  @Override
  public int hashCode() {
    return Objects.hash(topic, text);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Change {\n");
    sb.append("    topic: ").append(toIndentedString(topic)).append("\n");
    sb.append("    text: ").append(toIndentedString(text)).append("\n");
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
