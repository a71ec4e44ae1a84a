package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.FieldError;
import io.github.geokod.gen.model.Quota;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * The form of every error (RFC 9457).
 */
@JsonPropertyOrder({
  Problem.JSON_PROPERTY_TYPE,
  Problem.JSON_PROPERTY_TITLE,
  Problem.JSON_PROPERTY_STATUS,
  Problem.JSON_PROPERTY_DETAIL,
  Problem.JSON_PROPERTY_CODE,
  Problem.JSON_PROPERTY_REQUEST_ID,
  Problem.JSON_PROPERTY_ERRORS,
  Problem.JSON_PROPERTY_QUOTA,
  Problem.JSON_PROPERTY_NEEDED,
  Problem.JSON_PROPERTY_AVAILABLE,
  Problem.JSON_PROPERTY_RECORDED
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Problem {
  public static final String JSON_PROPERTY_TYPE = "type";
  @jakarta.annotation.Nonnull
  private String type;

  public static final String JSON_PROPERTY_TITLE = "title";
  @jakarta.annotation.Nonnull
  private String title;

  public static final String JSON_PROPERTY_STATUS = "status";
  @jakarta.annotation.Nonnull
  private Integer status;

  public static final String JSON_PROPERTY_DETAIL = "detail";
  @jakarta.annotation.Nonnull
  private String detail;

  public static final String JSON_PROPERTY_CODE = "code";
  @jakarta.annotation.Nonnull
  private String code;

  public static final String JSON_PROPERTY_REQUEST_ID = "request_id";
  @jakarta.annotation.Nonnull
  private String requestId;

  public static final String JSON_PROPERTY_ERRORS = "errors";
  @jakarta.annotation.Nullable
  private List<FieldError> errors;

  public static final String JSON_PROPERTY_QUOTA = "quota";
  @jakarta.annotation.Nullable
  private Quota quota;

  public static final String JSON_PROPERTY_NEEDED = "needed";
  @jakarta.annotation.Nullable
  private Long needed;

  public static final String JSON_PROPERTY_AVAILABLE = "available";
  @jakarta.annotation.Nullable
  private Long available;

  public static final String JSON_PROPERTY_RECORDED = "recorded";
  @jakarta.annotation.Nullable
  private List<String> recorded;

  public Problem() {
  }

  public Problem type(@jakarta.annotation.Nonnull String type) {
    this.type = type;
    return this;
  }

  /**
   * The URL where the code is explained.
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


  public Problem title(@jakarta.annotation.Nonnull String title) {
    this.title = title;
    return this;
  }

  /**
   * The code in a few words.
   * @return title
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_TITLE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getTitle() {
    return title;
  }


  @JsonProperty(value = JSON_PROPERTY_TITLE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setTitle(@jakarta.annotation.Nonnull String title) {
    this.title = title;
  }


  public Problem status(@jakarta.annotation.Nonnull Integer status) {
    this.status = status;
    return this;
  }

  /**
   * The HTTP status.
   * minimum: 400
   * maximum: 599
   * @return status
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_STATUS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getStatus() {
    return status;
  }


  @JsonProperty(value = JSON_PROPERTY_STATUS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setStatus(@jakarta.annotation.Nonnull Integer status) {
    this.status = status;
  }


  public Problem detail(@jakarta.annotation.Nonnull String detail) {
    this.detail = detail;
    return this;
  }

  /**
   * What was wrong with this request and what to do, for people.
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


  public Problem code(@jakarta.annotation.Nonnull String code) {
    this.code = code;
    return this;
  }

  /**
   * What went wrong, for programs. No code is removed within a major version, but any release may add codes: handle an unknown code by its HTTP status. &#x60;/docs/errors&#x60; explains each code.
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


  public Problem requestId(@jakarta.annotation.Nonnull String requestId) {
    this.requestId = requestId;
    return this;
  }

  /**
   * The same as the header &#x60;X-Request-Id&#x60;.
   * @return requestId
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_REQUEST_ID, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getRequestId() {
    return requestId;
  }


  @JsonProperty(value = JSON_PROPERTY_REQUEST_ID, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setRequestId(@jakarta.annotation.Nonnull String requestId) {
    this.requestId = requestId;
  }


  public Problem errors(@jakarta.annotation.Nullable List<FieldError> errors) {
    this.errors = errors;
    return this;
  }

  public Problem addErrorsItem(FieldError errorsItem) {
    if (this.errors == null) {
      this.errors = new ArrayList<>();
    }
    this.errors.add(errorsItem);
    return this;
  }

  /**
   * What is wrong with the request, one entry for each parameter or field.
   * @return errors
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_ERRORS, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public List<FieldError> getErrors() {
    return errors;
  }


  @JsonProperty(value = JSON_PROPERTY_ERRORS, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setErrors(@jakarta.annotation.Nullable List<FieldError> errors) {
    this.errors = errors;
  }


  public Problem quota(@jakarta.annotation.Nullable Quota quota) {
    this.quota = quota;
    return this;
  }

  /**
   * Get quota
   * @return quota
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_QUOTA, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public Quota getQuota() {
    return quota;
  }


  @JsonProperty(value = JSON_PROPERTY_QUOTA, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setQuota(@jakarta.annotation.Nullable Quota quota) {
    this.quota = quota;
  }


  public Problem needed(@jakarta.annotation.Nullable Long needed) {
    this.needed = needed;
    return this;
  }

  /**
   * Only with 402 for a batch, once its rows are counted: the units that they need.
   * minimum: 0
   * @return needed
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_NEEDED, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public Long getNeeded() {
    return needed;
  }


  @JsonProperty(value = JSON_PROPERTY_NEEDED, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setNeeded(@jakarta.annotation.Nullable Long needed) {
    this.needed = needed;
  }


  public Problem available(@jakarta.annotation.Nullable Long available) {
    this.available = available;
    return this;
  }

  /**
   * Only with 402 for a batch: the units that are left.
   * minimum: 0
   * @return available
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_AVAILABLE, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public Long getAvailable() {
    return available;
  }


  @JsonProperty(value = JSON_PROPERTY_AVAILABLE, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setAvailable(@jakarta.annotation.Nullable Long available) {
    this.available = available;
  }


  public Problem recorded(@jakarta.annotation.Nullable List<String> recorded) {
    this.recorded = recorded;
    return this;
  }

  public Problem addRecordedItem(String recordedItem) {
    if (this.recorded == null) {
      this.recorded = new ArrayList<>();
    }
    this.recorded.add(recordedItem);
    return this;
  }

  /**
   * Only with &#x60;no_recording&#x60;: the requests that have a recorded response.
   * @return recorded
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_RECORDED, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public List<String> getRecorded() {
    return recorded;
  }


  @JsonProperty(value = JSON_PROPERTY_RECORDED, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setRecorded(@jakarta.annotation.Nullable List<String> recorded) {
    this.recorded = recorded;
  }


  /**
   * Return true if this Problem object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Problem problem = (Problem) o;
    return Objects.equals(this.type, problem.type) &&
        Objects.equals(this.title, problem.title) &&
        Objects.equals(this.status, problem.status) &&
        Objects.equals(this.detail, problem.detail) &&
        Objects.equals(this.code, problem.code) &&
        Objects.equals(this.requestId, problem.requestId) &&
        Objects.equals(this.errors, problem.errors) &&
        Objects.equals(this.quota, problem.quota) &&
        Objects.equals(this.needed, problem.needed) &&
        Objects.equals(this.available, problem.available) &&
        Objects.equals(this.recorded, problem.recorded);
  }

  @Override
  public int hashCode() {
    return Objects.hash(type, title, status, detail, code, requestId, errors, quota, needed, available, recorded);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Problem {\n");
    sb.append("    type: ").append(toIndentedString(type)).append("\n");
    sb.append("    title: ").append(toIndentedString(title)).append("\n");
    sb.append("    status: ").append(toIndentedString(status)).append("\n");
    sb.append("    detail: ").append(toIndentedString(detail)).append("\n");
    sb.append("    code: ").append(toIndentedString(code)).append("\n");
    sb.append("    requestId: ").append(toIndentedString(requestId)).append("\n");
    sb.append("    errors: ").append(toIndentedString(errors)).append("\n");
    sb.append("    quota: ").append(toIndentedString(quota)).append("\n");
    sb.append("    needed: ").append(toIndentedString(needed)).append("\n");
    sb.append("    available: ").append(toIndentedString(available)).append("\n");
    sb.append("    recorded: ").append(toIndentedString(recorded)).append("\n");
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
