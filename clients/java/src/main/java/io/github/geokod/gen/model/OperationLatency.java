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
 * OperationLatency
 */
@JsonPropertyOrder({
  OperationLatency.JSON_PROPERTY_OPERATION,
  OperationLatency.JSON_PROPERTY_P50_MS,
  OperationLatency.JSON_PROPERTY_P99_MS,
  OperationLatency.JSON_PROPERTY_COUNT,
  OperationLatency.JSON_PROPERTY_MEASURED
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class OperationLatency {
  public static final String JSON_PROPERTY_OPERATION = "operation";
  @jakarta.annotation.Nonnull
  private String operation;

  public static final String JSON_PROPERTY_P50_MS = "p50_ms";
  @jakarta.annotation.Nonnull
  private Double p50Ms;

  public static final String JSON_PROPERTY_P99_MS = "p99_ms";
  @jakarta.annotation.Nonnull
  private Double p99Ms;

  public static final String JSON_PROPERTY_COUNT = "count";
  @jakarta.annotation.Nonnull
  private Long count;

  public static final String JSON_PROPERTY_MEASURED = "measured";
  @jakarta.annotation.Nonnull
  private String measured;

  public OperationLatency() {
  }

  public OperationLatency operation(@jakarta.annotation.Nonnull String operation) {
    this.operation = operation;
    return this;
  }

  /**
   * The &#x60;operationId&#x60;.
   * @return operation
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_OPERATION, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getOperation() {
    return operation;
  }


  @JsonProperty(value = JSON_PROPERTY_OPERATION, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setOperation(@jakarta.annotation.Nonnull String operation) {
    this.operation = operation;
  }


  public OperationLatency p50Ms(@jakarta.annotation.Nonnull Double p50Ms) {
    this.p50Ms = p50Ms;
    return this;
  }

  /**
   * Half of the responses took no longer, in milliseconds.
   * minimum: 0
   * @return p50Ms
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_P50_MS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Double getP50Ms() {
    return p50Ms;
  }


  @JsonProperty(value = JSON_PROPERTY_P50_MS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setP50Ms(@jakarta.annotation.Nonnull Double p50Ms) {
    this.p50Ms = p50Ms;
  }


  public OperationLatency p99Ms(@jakarta.annotation.Nonnull Double p99Ms) {
    this.p99Ms = p99Ms;
    return this;
  }

  /**
   * 99 of 100 responses took no longer, in milliseconds.
   * minimum: 0
   * @return p99Ms
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_P99_MS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Double getP99Ms() {
    return p99Ms;
  }


  @JsonProperty(value = JSON_PROPERTY_P99_MS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setP99Ms(@jakarta.annotation.Nonnull Double p99Ms) {
    this.p99Ms = p99Ms;
  }


  public OperationLatency count(@jakarta.annotation.Nonnull Long count) {
    this.count = count;
    return this;
  }

  /**
   * The number of responses measured.
   * minimum: 1
   * @return count
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_COUNT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Long getCount() {
    return count;
  }


  @JsonProperty(value = JSON_PROPERTY_COUNT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setCount(@jakarta.annotation.Nonnull Long count) {
    this.count = count;
  }


  public OperationLatency measured(@jakarta.annotation.Nonnull String measured) {
    this.measured = measured;
    return this;
  }

  /**
   * How this was measured. &#x60;requests&#x60;: from the requests of customers, in the region itself; &#x60;probes&#x60;: from our own regular test requests, if customers sent fewer than 100. More values may be added.
   * @return measured
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_MEASURED, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getMeasured() {
    return measured;
  }


  @JsonProperty(value = JSON_PROPERTY_MEASURED, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setMeasured(@jakarta.annotation.Nonnull String measured) {
    this.measured = measured;
  }


  /**
   * Return true if this OperationLatency object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    OperationLatency operationLatency = (OperationLatency) o;
    return Objects.equals(this.operation, operationLatency.operation) &&
        Objects.equals(this.p50Ms, operationLatency.p50Ms) &&
        Objects.equals(this.p99Ms, operationLatency.p99Ms) &&
        Objects.equals(this.count, operationLatency.count) &&
        Objects.equals(this.measured, operationLatency.measured);
  }

  @Override
  public int hashCode() {
    return Objects.hash(operation, p50Ms, p99Ms, count, measured);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class OperationLatency {\n");
    sb.append("    operation: ").append(toIndentedString(operation)).append("\n");
    sb.append("    p50Ms: ").append(toIndentedString(p50Ms)).append("\n");
    sb.append("    p99Ms: ").append(toIndentedString(p99Ms)).append("\n");
    sb.append("    count: ").append(toIndentedString(count)).append("\n");
    sb.append("    measured: ").append(toIndentedString(measured)).append("\n");
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
