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
 * The rate limit of the account.
 */
@JsonPropertyOrder({
  Rate.JSON_PROPERTY_PER_SECOND,
  Rate.JSON_PROPERTY_BURST
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Rate {
  public static final String JSON_PROPERTY_PER_SECOND = "per_second";
  @jakarta.annotation.Nonnull
  private Double perSecond;

  public static final String JSON_PROPERTY_BURST = "burst";
  @jakarta.annotation.Nonnull
  private Integer burst;

  public Rate() {
  }

  public Rate perSecond(@jakarta.annotation.Nonnull Double perSecond) {
    this.perSecond = perSecond;
    return this;
  }

  /**
   * Requests per second in the long run.
   * minimum: 0
   * @return perSecond
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_PER_SECOND, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Double getPerSecond() {
    return perSecond;
  }


  @JsonProperty(value = JSON_PROPERTY_PER_SECOND, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setPerSecond(@jakarta.annotation.Nonnull Double perSecond) {
    this.perSecond = perSecond;
  }


  public Rate burst(@jakarta.annotation.Nonnull Integer burst) {
    this.burst = burst;
    return this;
  }

  /**
   * How many requests can be sent at once.
   * minimum: 1
   * @return burst
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_BURST, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getBurst() {
    return burst;
  }


  @JsonProperty(value = JSON_PROPERTY_BURST, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setBurst(@jakarta.annotation.Nonnull Integer burst) {
    this.burst = burst;
  }


  /**
   * Return true if this Rate object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Rate rate = (Rate) o;
    return Objects.equals(this.perSecond, rate.perSecond) &&
        Objects.equals(this.burst, rate.burst);
  }

  @Override
  public int hashCode() {
    return Objects.hash(perSecond, burst);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Rate {\n");
    sb.append("    perSecond: ").append(toIndentedString(perSecond)).append("\n");
    sb.append("    burst: ").append(toIndentedString(burst)).append("\n");
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
