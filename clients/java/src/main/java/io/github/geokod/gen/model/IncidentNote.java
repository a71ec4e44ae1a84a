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
 * IncidentNote
 */
@JsonPropertyOrder({
  IncidentNote.JSON_PROPERTY_AT,
  IncidentNote.JSON_PROPERTY_TEXT
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class IncidentNote {
  public static final String JSON_PROPERTY_AT = "at";
  @jakarta.annotation.Nonnull
  private OffsetDateTime at;

  public static final String JSON_PROPERTY_TEXT = "text";
  @jakarta.annotation.Nonnull
  private String text;

  public IncidentNote() {
  }

  public IncidentNote at(@jakarta.annotation.Nonnull OffsetDateTime at) {
    this.at = at;
    return this;
  }

  /**
   * When the note was written.
   * @return at
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_AT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public OffsetDateTime getAt() {
    return at;
  }


  @JsonProperty(value = JSON_PROPERTY_AT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setAt(@jakarta.annotation.Nonnull OffsetDateTime at) {
    this.at = at;
  }


  public IncidentNote text(@jakarta.annotation.Nonnull String text) {
    this.text = text;
    return this;
  }

  /**
   * The text of the note.
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
   * Return true if this IncidentNote object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    IncidentNote incidentNote = (IncidentNote) o;
    return Objects.equals(this.at, incidentNote.at) &&
        Objects.equals(this.text, incidentNote.text);
  }

  @Override
  public int hashCode() {
    return Objects.hash(at, text);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class IncidentNote {\n");
    sb.append("    at: ").append(toIndentedString(at)).append("\n");
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
