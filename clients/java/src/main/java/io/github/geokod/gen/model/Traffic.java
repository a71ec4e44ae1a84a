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
 * Which speeds the durations are based on.
 */
@JsonPropertyOrder({
  Traffic.JSON_PROPERTY_MODE_USED,
  Traffic.JSON_PROPERTY_DATA_AS_OF,
  Traffic.JSON_PROPERTY_COVERAGE,
  Traffic.JSON_PROPERTY_CLOSURES
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Traffic {
  public static final String JSON_PROPERTY_MODE_USED = "mode_used";
  @jakarta.annotation.Nonnull
  private String modeUsed;

  public static final String JSON_PROPERTY_DATA_AS_OF = "data_as_of";
  @jakarta.annotation.Nullable
  private OffsetDateTime dataAsOf;

  public static final String JSON_PROPERTY_COVERAGE = "coverage";
  @jakarta.annotation.Nonnull
  private Double coverage;

  public static final String JSON_PROPERTY_CLOSURES = "closures";
  @jakarta.annotation.Nonnull
  private Boolean closures;

  public Traffic() {
  }

  public Traffic modeUsed(@jakarta.annotation.Nonnull String modeUsed) {
    this.modeUsed = modeUsed;
    return this;
  }

  /**
   * The best data that any part of the response is based on. &#x60;live&#x60;: live speeds; &#x60;typical&#x60;: speeds measured for that hour of the week; &#x60;profile&#x60;: a model by road class and hour; &#x60;off&#x60;: empty roads. More values may be added.
   * @return modeUsed
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_MODE_USED, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getModeUsed() {
    return modeUsed;
  }


  @JsonProperty(value = JSON_PROPERTY_MODE_USED, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setModeUsed(@jakarta.annotation.Nonnull String modeUsed) {
    this.modeUsed = modeUsed;
  }


  public Traffic dataAsOf(@jakarta.annotation.Nullable OffsetDateTime dataAsOf) {
    this.dataAsOf = dataAsOf;
    return this;
  }

  /**
   * The time of the live speeds; null if none were used.
   * @return dataAsOf
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_DATA_AS_OF, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public OffsetDateTime getDataAsOf() {
    return dataAsOf;
  }


  @JsonProperty(value = JSON_PROPERTY_DATA_AS_OF, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setDataAsOf(@jakarta.annotation.Nullable OffsetDateTime dataAsOf) {
    this.dataAsOf = dataAsOf;
  }


  public Traffic coverage(@jakarta.annotation.Nonnull Double coverage) {
    this.coverage = coverage;
    return this;
  }

  /**
   * The share of the length whose speed was measured, in the way given by &#x60;mode_used&#x60; (&#x60;live&#x60; or &#x60;typical&#x60;); 0 if none was.
   * minimum: 0
   * maximum: 1
   * @return coverage
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_COVERAGE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Double getCoverage() {
    return coverage;
  }


  @JsonProperty(value = JSON_PROPERTY_COVERAGE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setCoverage(@jakarta.annotation.Nonnull Double coverage) {
    this.coverage = coverage;
  }


  public Traffic closures(@jakarta.annotation.Nonnull Boolean closures) {
    this.closures = closures;
    return this;
  }

  /**
   * Whether live speeds close the road of a point or the only way to it.
   * @return closures
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_CLOSURES, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Boolean getClosures() {
    return closures;
  }


  @JsonProperty(value = JSON_PROPERTY_CLOSURES, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setClosures(@jakarta.annotation.Nonnull Boolean closures) {
    this.closures = closures;
  }


  /**
   * Return true if this Traffic object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Traffic traffic = (Traffic) o;
    return Objects.equals(this.modeUsed, traffic.modeUsed) &&
        Objects.equals(this.dataAsOf, traffic.dataAsOf) &&
        Objects.equals(this.coverage, traffic.coverage) &&
        Objects.equals(this.closures, traffic.closures);
  }

  @Override
  public int hashCode() {
    return Objects.hash(modeUsed, dataAsOf, coverage, closures);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Traffic {\n");
    sb.append("    modeUsed: ").append(toIndentedString(modeUsed)).append("\n");
    sb.append("    dataAsOf: ").append(toIndentedString(dataAsOf)).append("\n");
    sb.append("    coverage: ").append(toIndentedString(coverage)).append("\n");
    sb.append("    closures: ").append(toIndentedString(closures)).append("\n");
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
