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
 * FieldError
 */
@JsonPropertyOrder({
  FieldError.JSON_PROPERTY_PARAMETER,
  FieldError.JSON_PROPERTY_POINTER,
  FieldError.JSON_PROPERTY_CODE,
  FieldError.JSON_PROPERTY_DETAIL
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class FieldError {
  public static final String JSON_PROPERTY_PARAMETER = "parameter";
  @jakarta.annotation.Nullable
  private String parameter;

  public static final String JSON_PROPERTY_POINTER = "pointer";
  @jakarta.annotation.Nullable
  private String pointer;

  public static final String JSON_PROPERTY_CODE = "code";
  @jakarta.annotation.Nonnull
  private String code;

  public static final String JSON_PROPERTY_DETAIL = "detail";
  @jakarta.annotation.Nonnull
  private String detail;

  public FieldError() {
  }

  public FieldError parameter(@jakarta.annotation.Nullable String parameter) {
    this.parameter = parameter;
    return this;
  }

  /**
   * The name of the parameter (query, path or header).
   * @return parameter
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_PARAMETER, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getParameter() {
    return parameter;
  }


  @JsonProperty(value = JSON_PROPERTY_PARAMETER, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setParameter(@jakarta.annotation.Nullable String parameter) {
    this.parameter = parameter;
  }


  public FieldError pointer(@jakarta.annotation.Nullable String pointer) {
    this.pointer = pointer;
    return this;
  }

  /**
   * The place in the body, as a JSON Pointer.
   * @return pointer
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_POINTER, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getPointer() {
    return pointer;
  }


  @JsonProperty(value = JSON_PROPERTY_POINTER, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setPointer(@jakarta.annotation.Nullable String pointer) {
    this.pointer = pointer;
  }


  public FieldError code(@jakarta.annotation.Nonnull String code) {
    this.code = code;
    return this;
  }

  /**
   * The rule that was broken: &#x60;required&#x60;, &#x60;type&#x60;, &#x60;minimum&#x60;, &#x60;format&#x60;, &#x60;unknown&#x60; …
   * @return code
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_CODE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getCode() {
    return code;
  }


  @JsonProperty(value = JSON_PROPERTY_CODE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setCode(@jakarta.annotation.Nonnull String code) {
    this.code = code;
  }


  public FieldError detail(@jakarta.annotation.Nonnull String detail) {
    this.detail = detail;
    return this;
  }

  /**
   * What is wrong, for people.
   * @return detail
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_DETAIL, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getDetail() {
    return detail;
  }


  @JsonProperty(value = JSON_PROPERTY_DETAIL, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setDetail(@jakarta.annotation.Nonnull String detail) {
    this.detail = detail;
  }


  /**
   * Return true if this FieldError object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    FieldError fieldError = (FieldError) o;
    return Objects.equals(this.parameter, fieldError.parameter) &&
        Objects.equals(this.pointer, fieldError.pointer) &&
        Objects.equals(this.code, fieldError.code) &&
        Objects.equals(this.detail, fieldError.detail);
  }

  @Override
  public int hashCode() {
    return Objects.hash(parameter, pointer, code, detail);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class FieldError {\n");
    sb.append("    parameter: ").append(toIndentedString(parameter)).append("\n");
    sb.append("    pointer: ").append(toIndentedString(pointer)).append("\n");
    sb.append("    code: ").append(toIndentedString(code)).append("\n");
    sb.append("    detail: ").append(toIndentedString(detail)).append("\n");
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
