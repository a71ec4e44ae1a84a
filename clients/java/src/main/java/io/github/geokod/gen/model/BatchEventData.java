package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.BatchEventError;
import java.time.OffsetDateTime;
import java.util.Arrays;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * The job at the time of the event. Its fields mean the same as in &#x60;getBatch&#x60;.
 */
@JsonPropertyOrder({
  BatchEventData.JSON_PROPERTY_JOB,
  BatchEventData.JSON_PROPERTY_STATUS,
  BatchEventData.JSON_PROPERTY_LABEL,
  BatchEventData.JSON_PROPERTY_ROWS,
  BatchEventData.JSON_PROPERTY_PROCESSED,
  BatchEventData.JSON_PROPERTY_SUCCEEDED,
  BatchEventData.JSON_PROPERTY_NOT_FOUND,
  BatchEventData.JSON_PROPERTY_FAILED,
  BatchEventData.JSON_PROPERTY_CREATED_AT,
  BatchEventData.JSON_PROPERTY_STARTED_AT,
  BatchEventData.JSON_PROPERTY_FINISHED_AT,
  BatchEventData.JSON_PROPERTY_EXPIRES_AT,
  BatchEventData.JSON_PROPERTY_ERROR
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class BatchEventData {
  public static final String JSON_PROPERTY_JOB = "job";
  @jakarta.annotation.Nonnull
  private String job;

  public static final String JSON_PROPERTY_STATUS = "status";
  @jakarta.annotation.Nonnull
  private String status;

  public static final String JSON_PROPERTY_LABEL = "label";
  @jakarta.annotation.Nonnull
  private String label;

  public static final String JSON_PROPERTY_ROWS = "rows";
  @jakarta.annotation.Nonnull
  private Integer rows;

  public static final String JSON_PROPERTY_PROCESSED = "processed";
  @jakarta.annotation.Nonnull
  private Integer processed;

  public static final String JSON_PROPERTY_SUCCEEDED = "succeeded";
  @jakarta.annotation.Nonnull
  private Integer succeeded;

  public static final String JSON_PROPERTY_NOT_FOUND = "not_found";
  @jakarta.annotation.Nonnull
  private Integer notFound;

  public static final String JSON_PROPERTY_FAILED = "failed";
  @jakarta.annotation.Nonnull
  private Integer failed;

  public static final String JSON_PROPERTY_CREATED_AT = "created_at";
  @jakarta.annotation.Nonnull
  private OffsetDateTime createdAt;

  public static final String JSON_PROPERTY_STARTED_AT = "started_at";
  @jakarta.annotation.Nullable
  private OffsetDateTime startedAt;

  public static final String JSON_PROPERTY_FINISHED_AT = "finished_at";
  @jakarta.annotation.Nullable
  private OffsetDateTime finishedAt;

  public static final String JSON_PROPERTY_EXPIRES_AT = "expires_at";
  @jakarta.annotation.Nullable
  private OffsetDateTime expiresAt;

  public static final String JSON_PROPERTY_ERROR = "error";
  @jakarta.annotation.Nullable
  private BatchEventError error;

  public BatchEventData() {
  }

  public BatchEventData job(@jakarta.annotation.Nonnull String job) {
    this.job = job;
    return this;
  }

  /**
   * Get job
   * @return job
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_JOB, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getJob() {
    return job;
  }


  @JsonProperty(value = JSON_PROPERTY_JOB, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setJob(@jakarta.annotation.Nonnull String job) {
    this.job = job;
  }


  public BatchEventData status(@jakarta.annotation.Nonnull String status) {
    this.status = status;
    return this;
  }

  /**
   * The state that the job changed to.
   * @return status
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_STATUS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getStatus() {
    return status;
  }


  @JsonProperty(value = JSON_PROPERTY_STATUS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setStatus(@jakarta.annotation.Nonnull String status) {
    this.status = status;
  }


  public BatchEventData label(@jakarta.annotation.Nonnull String label) {
    this.label = label;
    return this;
  }

  /**
   * The label given when the job was submitted.
   * @return label
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_LABEL, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getLabel() {
    return label;
  }


  @JsonProperty(value = JSON_PROPERTY_LABEL, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setLabel(@jakarta.annotation.Nonnull String label) {
    this.label = label;
  }


  public BatchEventData rows(@jakarta.annotation.Nonnull Integer rows) {
    this.rows = rows;
    return this;
  }

  /**
   * Rows of the file, not counting its header.
   * minimum: 0
   * @return rows
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_ROWS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getRows() {
    return rows;
  }


  @JsonProperty(value = JSON_PROPERTY_ROWS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setRows(@jakarta.annotation.Nonnull Integer rows) {
    this.rows = rows;
  }


  public BatchEventData processed(@jakarta.annotation.Nonnull Integer processed) {
    this.processed = processed;
    return this;
  }

  /**
   * Rows processed so far.
   * minimum: 0
   * @return processed
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_PROCESSED, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getProcessed() {
    return processed;
  }


  @JsonProperty(value = JSON_PROPERTY_PROCESSED, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setProcessed(@jakarta.annotation.Nonnull Integer processed) {
    this.processed = processed;
  }


  public BatchEventData succeeded(@jakarta.annotation.Nonnull Integer succeeded) {
    this.succeeded = succeeded;
    return this;
  }

  /**
   * Rows with a result. Each costs one unit.
   * minimum: 0
   * @return succeeded
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_SUCCEEDED, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getSucceeded() {
    return succeeded;
  }


  @JsonProperty(value = JSON_PROPERTY_SUCCEEDED, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setSucceeded(@jakarta.annotation.Nonnull Integer succeeded) {
    this.succeeded = succeeded;
  }


  public BatchEventData notFound(@jakarta.annotation.Nonnull Integer notFound) {
    this.notFound = notFound;
    return this;
  }

  /**
   * Rows whose address was not found.
   * minimum: 0
   * @return notFound
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_NOT_FOUND, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getNotFound() {
    return notFound;
  }


  @JsonProperty(value = JSON_PROPERTY_NOT_FOUND, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setNotFound(@jakarta.annotation.Nonnull Integer notFound) {
    this.notFound = notFound;
  }


  public BatchEventData failed(@jakarta.annotation.Nonnull Integer failed) {
    this.failed = failed;
    return this;
  }

  /**
   * Rows that have no address or are malformed.
   * minimum: 0
   * @return failed
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_FAILED, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getFailed() {
    return failed;
  }


  @JsonProperty(value = JSON_PROPERTY_FAILED, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setFailed(@jakarta.annotation.Nonnull Integer failed) {
    this.failed = failed;
  }


  public BatchEventData createdAt(@jakarta.annotation.Nonnull OffsetDateTime createdAt) {
    this.createdAt = createdAt;
    return this;
  }

  /**
   * Get createdAt
   * @return createdAt
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_CREATED_AT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public OffsetDateTime getCreatedAt() {
    return createdAt;
  }


  @JsonProperty(value = JSON_PROPERTY_CREATED_AT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setCreatedAt(@jakarta.annotation.Nonnull OffsetDateTime createdAt) {
    this.createdAt = createdAt;
  }


  public BatchEventData startedAt(@jakarta.annotation.Nullable OffsetDateTime startedAt) {
    this.startedAt = startedAt;
    return this;
  }

  /**
   * When processing began; null before that.
   * @return startedAt
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_STARTED_AT, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public OffsetDateTime getStartedAt() {
    return startedAt;
  }


  @JsonProperty(value = JSON_PROPERTY_STARTED_AT, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setStartedAt(@jakarta.annotation.Nullable OffsetDateTime startedAt) {
    this.startedAt = startedAt;
  }


  public BatchEventData finishedAt(@jakarta.annotation.Nullable OffsetDateTime finishedAt) {
    this.finishedAt = finishedAt;
    return this;
  }

  /**
   * When the job ended; null before that.
   * @return finishedAt
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_FINISHED_AT, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public OffsetDateTime getFinishedAt() {
    return finishedAt;
  }


  @JsonProperty(value = JSON_PROPERTY_FINISHED_AT, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setFinishedAt(@jakarta.annotation.Nullable OffsetDateTime finishedAt) {
    this.finishedAt = finishedAt;
  }


  public BatchEventData expiresAt(@jakarta.annotation.Nullable OffsetDateTime expiresAt) {
    this.expiresAt = expiresAt;
    return this;
  }

  /**
   * When the result is deleted; null while there is none.
   * @return expiresAt
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_EXPIRES_AT, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public OffsetDateTime getExpiresAt() {
    return expiresAt;
  }


  @JsonProperty(value = JSON_PROPERTY_EXPIRES_AT, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setExpiresAt(@jakarta.annotation.Nullable OffsetDateTime expiresAt) {
    this.expiresAt = expiresAt;
  }


  public BatchEventData error(@jakarta.annotation.Nullable BatchEventError error) {
    this.error = error;
    return this;
  }

  /**
   * Why the job failed; null otherwise.
   * @return error
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_ERROR, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public BatchEventError getError() {
    return error;
  }


  @JsonProperty(value = JSON_PROPERTY_ERROR, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setError(@jakarta.annotation.Nullable BatchEventError error) {
    this.error = error;
  }


  /**
   * Return true if this BatchEventData object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    BatchEventData batchEventData = (BatchEventData) o;
    return Objects.equals(this.job, batchEventData.job) &&
        Objects.equals(this.status, batchEventData.status) &&
        Objects.equals(this.label, batchEventData.label) &&
        Objects.equals(this.rows, batchEventData.rows) &&
        Objects.equals(this.processed, batchEventData.processed) &&
        Objects.equals(this.succeeded, batchEventData.succeeded) &&
        Objects.equals(this.notFound, batchEventData.notFound) &&
        Objects.equals(this.failed, batchEventData.failed) &&
        Objects.equals(this.createdAt, batchEventData.createdAt) &&
        Objects.equals(this.startedAt, batchEventData.startedAt) &&
        Objects.equals(this.finishedAt, batchEventData.finishedAt) &&
        Objects.equals(this.expiresAt, batchEventData.expiresAt) &&
        Objects.equals(this.error, batchEventData.error);
  }

  @Override
  public int hashCode() {
    return Objects.hash(job, status, label, rows, processed, succeeded, notFound, failed, createdAt, startedAt, finishedAt, expiresAt, error);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class BatchEventData {\n");
    sb.append("    job: ").append(toIndentedString(job)).append("\n");
    sb.append("    status: ").append(toIndentedString(status)).append("\n");
    sb.append("    label: ").append(toIndentedString(label)).append("\n");
    sb.append("    rows: ").append(toIndentedString(rows)).append("\n");
    sb.append("    processed: ").append(toIndentedString(processed)).append("\n");
    sb.append("    succeeded: ").append(toIndentedString(succeeded)).append("\n");
    sb.append("    notFound: ").append(toIndentedString(notFound)).append("\n");
    sb.append("    failed: ").append(toIndentedString(failed)).append("\n");
    sb.append("    createdAt: ").append(toIndentedString(createdAt)).append("\n");
    sb.append("    startedAt: ").append(toIndentedString(startedAt)).append("\n");
    sb.append("    finishedAt: ").append(toIndentedString(finishedAt)).append("\n");
    sb.append("    expiresAt: ").append(toIndentedString(expiresAt)).append("\n");
    sb.append("    error: ").append(toIndentedString(error)).append("\n");
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
