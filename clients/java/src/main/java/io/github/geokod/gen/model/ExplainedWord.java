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
 * A word or number of the query, and what it was taken for.
 */
@JsonPropertyOrder({
  ExplainedWord.JSON_PROPERTY_TEXT,
  ExplainedWord.JSON_PROPERTY_FROM,
  ExplainedWord.JSON_PROPERTY_TO,
  ExplainedWord.JSON_PROPERTY_TAKEN_FOR,
  ExplainedWord.JSON_PROPERTY_NAME
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class ExplainedWord {
  public static final String JSON_PROPERTY_TEXT = "text";
  @jakarta.annotation.Nonnull
  private String text;

  public static final String JSON_PROPERTY_FROM = "from";
  @jakarta.annotation.Nonnull
  private Integer from;

  public static final String JSON_PROPERTY_TO = "to";
  @jakarta.annotation.Nonnull
  private Integer to;

  public static final String JSON_PROPERTY_TAKEN_FOR = "taken_for";
  @jakarta.annotation.Nonnull
  private String takenFor;

  public static final String JSON_PROPERTY_NAME = "name";
  @jakarta.annotation.Nullable
  private String name;

  public ExplainedWord() {
  }

  public ExplainedWord text(@jakarta.annotation.Nonnull String text) {
    this.text = text;
    return this;
  }

  /**
   * The word, as it was written.
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


  public ExplainedWord from(@jakarta.annotation.Nonnull Integer from) {
    this.from = from;
    return this;
  }

  /**
   * Where the word begins in &#x60;query&#x60;, in UTF-16 code units.
   * minimum: 0
   * @return from
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_FROM, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getFrom() {
    return from;
  }


  @JsonProperty(value = JSON_PROPERTY_FROM, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setFrom(@jakarta.annotation.Nonnull Integer from) {
    this.from = from;
  }


  public ExplainedWord to(@jakarta.annotation.Nonnull Integer to) {
    this.to = to;
    return this;
  }

  /**
   * Where the word ends in &#x60;query&#x60;, exclusive.
   * minimum: 1
   * @return to
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_TO, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getTo() {
    return to;
  }


  @JsonProperty(value = JSON_PROPERTY_TO, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setTo(@jakarta.annotation.Nonnull Integer to) {
    this.to = to;
  }


  public ExplainedWord takenFor(@jakarta.annotation.Nonnull String takenFor) {
    this.takenFor = takenFor;
    return this;
  }

  /**
   * What a word of the query was taken for. &#x60;name&#x60;: the name of the street, place or object found; &#x60;container&#x60;: the name of a place that contains it; &#x60;type_word&#x60;: a type, such as улица, корпус, город; &#x60;number&#x60;: the house number with its letters, or a kilometre; &#x60;postcode&#x60;: a postcode; &#x60;title&#x60;: a rank or initial beside a name; &#x60;remark&#x60;: a flat, a phone, a station beside the address; &#x60;left_over&#x60;: nothing. More values may be added.
   * @return takenFor
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_TAKEN_FOR, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getTakenFor() {
    return takenFor;
  }


  @JsonProperty(value = JSON_PROPERTY_TAKEN_FOR, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setTakenFor(@jakarta.annotation.Nonnull String takenFor) {
    this.takenFor = takenFor;
  }


  public ExplainedWord name(@jakarta.annotation.Nullable String name) {
    this.name = name;
    return this;
  }

  /**
   * The name on the map that the word belongs to; absent if it is not part of a name.
   * @return name
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_NAME, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getName() {
    return name;
  }


  @JsonProperty(value = JSON_PROPERTY_NAME, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setName(@jakarta.annotation.Nullable String name) {
    this.name = name;
  }


  /**
   * Return true if this ExplainedWord object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    ExplainedWord explainedWord = (ExplainedWord) o;
    return Objects.equals(this.text, explainedWord.text) &&
        Objects.equals(this.from, explainedWord.from) &&
        Objects.equals(this.to, explainedWord.to) &&
        Objects.equals(this.takenFor, explainedWord.takenFor) &&
        Objects.equals(this.name, explainedWord.name);
  }

  @Override
  public int hashCode() {
    return Objects.hash(text, from, to, takenFor, name);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class ExplainedWord {\n");
    sb.append("    text: ").append(toIndentedString(text)).append("\n");
    sb.append("    from: ").append(toIndentedString(from)).append("\n");
    sb.append("    to: ").append(toIndentedString(to)).append("\n");
    sb.append("    takenFor: ").append(toIndentedString(takenFor)).append("\n");
    sb.append("    name: ").append(toIndentedString(name)).append("\n");
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
