package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.BatchFailure;
import java.time.OffsetDateTime;
import java.util.Arrays;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * A job that geocodes a file of addresses.
 */
@JsonPropertyOrder({
  BatchJob.JSON_PROPERTY_JOB,
  BatchJob.JSON_PROPERTY_STATUS,
  BatchJob.JSON_PROPERTY_LABEL,
  BatchJob.JSON_PROPERTY_ROWS,
  BatchJob.JSON_PROPERTY_PROCESSED,
  BatchJob.JSON_PROPERTY_SUCCEEDED,
  BatchJob.JSON_PROPERTY_NOT_FOUND,
  BatchJob.JSON_PROPERTY_FAILED,
  BatchJob.JSON_PROPERTY_ETA_S,
  BatchJob.JSON_PROPERTY_DATA_VERSION,
  BatchJob.JSON_PROPERTY_CREATED_AT,
  BatchJob.JSON_PROPERTY_STARTED_AT,
  BatchJob.JSON_PROPERTY_FINISHED_AT,
  BatchJob.JSON_PROPERTY_EXPIRES_AT,
  BatchJob.JSON_PROPERTY_RESULT_URL,
  BatchJob.JSON_PROPERTY_ERROR
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class BatchJob {
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

  public static final String JSON_PROPERTY_ETA_S = "eta_s";
  @jakarta.annotation.Nullable
  private Integer etaS;

  public static final String JSON_PROPERTY_DATA_VERSION = "data_version";
  @jakarta.annotation.Nullable
  private String dataVersion;

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

  public static final String JSON_PROPERTY_RESULT_URL = "result_url";
  @jakarta.annotation.Nullable
  private String resultUrl;

  public static final String JSON_PROPERTY_ERROR = "error";
  @jakarta.annotation.Nullable
  private BatchFailure error;

  public BatchJob() {
  }

  public BatchJob job(@jakarta.annotation.Nonnull String job) {
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


  public BatchJob status(@jakarta.annotation.Nonnull String status) {
    this.status = status;
    return this;
  }

  /**
   * The state of a job. &#x60;queued&#x60;, &#x60;validating&#x60;, &#x60;running&#x60; and &#x60;finalizing&#x60; follow one another. A &#x60;completed&#x60; job has a result; for a &#x60;failed&#x60; job, &#x60;error&#x60; says why. A &#x60;cancelling&#x60; job becomes &#x60;cancelled&#x60;; its result has the rows that were processed by then. After 30 days the result is deleted, and a &#x60;completed&#x60; or &#x60;cancelled&#x60; job becomes &#x60;expired&#x60;.
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


  public BatchJob label(@jakarta.annotation.Nonnull String label) {
    this.label = label;
    return this;
  }

  /**
   * The label given when the job was submitted; empty if there was none.
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


  public BatchJob rows(@jakarta.annotation.Nonnull Integer rows) {
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


  public BatchJob processed(@jakarta.annotation.Nonnull Integer processed) {
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


  public BatchJob succeeded(@jakarta.annotation.Nonnull Integer succeeded) {
    this.succeeded = succeeded;
    return this;
  }

  /**
   * Rows with a result so far. Each costs one unit.
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


  public BatchJob notFound(@jakarta.annotation.Nonnull Integer notFound) {
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


  public BatchJob failed(@jakarta.annotation.Nonnull Integer failed) {
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


  public BatchJob etaS(@jakarta.annotation.Nullable Integer etaS) {
    this.etaS = etaS;
    return this;
  }

  /**
   * Estimated seconds until the job is finished, from the current speed of the service and the jobs queued before this one. Null once the job is over, while no node of the service processes batches, and for a job that has begun until its answered rows show a speed.
   * minimum: 0
   * @return etaS
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_ETA_S, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getEtaS() {
    return etaS;
  }


  @JsonProperty(value = JSON_PROPERTY_ETA_S, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setEtaS(@jakarta.annotation.Nullable Integer etaS) {
    this.etaS = etaS;
  }


  public BatchJob dataVersion(@jakarta.annotation.Nullable String dataVersion) {
    this.dataVersion = dataVersion;
    return this;
  }

  /**
   * The version of the map data, the same for all rows; null until the first row is processed.
   * @return dataVersion
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_DATA_VERSION, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getDataVersion() {
    return dataVersion;
  }


  @JsonProperty(value = JSON_PROPERTY_DATA_VERSION, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setDataVersion(@jakarta.annotation.Nullable String dataVersion) {
    this.dataVersion = dataVersion;
  }


  public BatchJob createdAt(@jakarta.annotation.Nonnull OffsetDateTime createdAt) {
    this.createdAt = createdAt;
    return this;
  }

  /**
   * When the job was submitted.
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


  public BatchJob startedAt(@jakarta.annotation.Nullable OffsetDateTime startedAt) {
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


  public BatchJob finishedAt(@jakarta.annotation.Nullable OffsetDateTime finishedAt) {
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


  public BatchJob expiresAt(@jakarta.annotation.Nullable OffsetDateTime expiresAt) {
    this.expiresAt = expiresAt;
    return this;
  }

  /**
   * When the result is deleted; null unless there is a result.
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


  public BatchJob resultUrl(@jakarta.annotation.Nullable String resultUrl) {
    this.resultUrl = resultUrl;
    return this;
  }

  /**
   * The URL of the result; null unless there is a result.
   * @return resultUrl
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_RESULT_URL, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getResultUrl() {
    return resultUrl;
  }


  @JsonProperty(value = JSON_PROPERTY_RESULT_URL, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setResultUrl(@jakarta.annotation.Nullable String resultUrl) {
    this.resultUrl = resultUrl;
  }


  public BatchJob error(@jakarta.annotation.Nullable BatchFailure error) {
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
  public BatchFailure getError() {
    return error;
  }


  @JsonProperty(value = JSON_PROPERTY_ERROR, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setError(@jakarta.annotation.Nullable BatchFailure error) {
    this.error = error;
  }


  /**
   * Return true if this BatchJob object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    BatchJob batchJob = (BatchJob) o;
    return Objects.equals(this.job, batchJob.job) &&
        Objects.equals(this.status, batchJob.status) &&
        Objects.equals(this.label, batchJob.label) &&
        Objects.equals(this.rows, batchJob.rows) &&
        Objects.equals(this.processed, batchJob.processed) &&
        Objects.equals(this.succeeded, batchJob.succeeded) &&
        Objects.equals(this.notFound, batchJob.notFound) &&
        Objects.equals(this.failed, batchJob.failed) &&
        Objects.equals(this.etaS, batchJob.etaS) &&
        Objects.equals(this.dataVersion, batchJob.dataVersion) &&
        Objects.equals(this.createdAt, batchJob.createdAt) &&
        Objects.equals(this.startedAt, batchJob.startedAt) &&
        Objects.equals(this.finishedAt, batchJob.finishedAt) &&
        Objects.equals(this.expiresAt, batchJob.expiresAt) &&
        Objects.equals(this.resultUrl, batchJob.resultUrl) &&
        Objects.equals(this.error, batchJob.error);
  }

  @Override
  public int hashCode() {
    return Objects.hash(job, status, label, rows, processed, succeeded, notFound, failed, etaS, dataVersion, createdAt, startedAt, finishedAt, expiresAt, resultUrl, error);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class BatchJob {\n");
    sb.append("    job: ").append(toIndentedString(job)).append("\n");
    sb.append("    status: ").append(toIndentedString(status)).append("\n");
    sb.append("    label: ").append(toIndentedString(label)).append("\n");
    sb.append("    rows: ").append(toIndentedString(rows)).append("\n");
    sb.append("    processed: ").append(toIndentedString(processed)).append("\n");
    sb.append("    succeeded: ").append(toIndentedString(succeeded)).append("\n");
    sb.append("    notFound: ").append(toIndentedString(notFound)).append("\n");
    sb.append("    failed: ").append(toIndentedString(failed)).append("\n");
    sb.append("    etaS: ").append(toIndentedString(etaS)).append("\n");
    sb.append("    dataVersion: ").append(toIndentedString(dataVersion)).append("\n");
    sb.append("    createdAt: ").append(toIndentedString(createdAt)).append("\n");
    sb.append("    startedAt: ").append(toIndentedString(startedAt)).append("\n");
    sb.append("    finishedAt: ").append(toIndentedString(finishedAt)).append("\n");
    sb.append("    expiresAt: ").append(toIndentedString(expiresAt)).append("\n");
    sb.append("    resultUrl: ").append(toIndentedString(resultUrl)).append("\n");
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
