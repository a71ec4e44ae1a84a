package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.KeyMode;
import java.util.Arrays;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * KeyRequest
 */
@JsonPropertyOrder({
  KeyRequest.JSON_PROPERTY_MODE,
  KeyRequest.JSON_PROPERTY_LABEL
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class KeyRequest {
  public static final String JSON_PROPERTY_MODE = "mode";
  @jakarta.annotation.Nullable
  private KeyMode mode;

  public static final String JSON_PROPERTY_LABEL = "label";
  @jakarta.annotation.Nullable
  private String label = "";

  public KeyRequest() {
  }

  public KeyRequest mode(@jakarta.annotation.Nullable KeyMode mode) {
    this.mode = mode;
    return this;
  }

  /**
   * Get mode
   * @return mode
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_MODE, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public KeyMode getMode() {
    return mode;
  }


  @JsonProperty(value = JSON_PROPERTY_MODE, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setMode(@jakarta.annotation.Nullable KeyMode mode) {
    this.mode = mode;
  }


  public KeyRequest label(@jakarta.annotation.Nullable String label) {
    this.label = label;
    return this;
  }

  /**
   * A name that helps you tell your keys apart.
   * @return label
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_LABEL, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getLabel() {
    return label;
  }


  @JsonProperty(value = JSON_PROPERTY_LABEL, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setLabel(@jakarta.annotation.Nullable String label) {
    this.label = label;
  }


  /**
   * Return true if this KeyRequest object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    KeyRequest keyRequest = (KeyRequest) o;
    return Objects.equals(this.mode, keyRequest.mode) &&
        Objects.equals(this.label, keyRequest.label);
  }

  @Override
  public int hashCode() {
    return Objects.hash(mode, label);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class KeyRequest {\n");
    sb.append("    mode: ").append(toIndentedString(mode)).append("\n");
    sb.append("    label: ").append(toIndentedString(label)).append("\n");
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
