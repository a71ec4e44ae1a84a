package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import java.time.LocalDate;
import java.util.Arrays;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * The requests of the current month, in Moscow time.
 */
@JsonPropertyOrder({
  Quota.JSON_PROPERTY_FREE,
  Quota.JSON_PROPERTY_USED,
  Quota.JSON_PROPERTY_RESETS_AT
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Quota {
  public static final String JSON_PROPERTY_FREE = "free";
  @jakarta.annotation.Nonnull
  private Long free;

  public static final String JSON_PROPERTY_USED = "used";
  @jakarta.annotation.Nonnull
  private Long used;

  public static final String JSON_PROPERTY_RESETS_AT = "resets_at";
  @jakarta.annotation.Nonnull
  private LocalDate resetsAt;

  public Quota() {
  }

  public Quota free(@jakarta.annotation.Nonnull Long free) {
    this.free = free;
    return this;
  }

  /**
   * Free requests in a month.
   * minimum: 0
   * @return free
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_FREE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Long getFree() {
    return free;
  }


  @JsonProperty(value = JSON_PROPERTY_FREE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setFree(@jakarta.annotation.Nonnull Long free) {
    this.free = free;
  }


  public Quota used(@jakarta.annotation.Nonnull Long used) {
    this.used = used;
    return this;
  }

  /**
   * Requests used this month, including this one.
   * minimum: 0
   * @return used
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_USED, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Long getUsed() {
    return used;
  }


  @JsonProperty(value = JSON_PROPERTY_USED, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setUsed(@jakarta.annotation.Nonnull Long used) {
    this.used = used;
  }


  public Quota resetsAt(@jakarta.annotation.Nonnull LocalDate resetsAt) {
    this.resetsAt = resetsAt;
    return this;
  }

  /**
   * The first day of the next month.
   * @return resetsAt
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_RESETS_AT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public LocalDate getResetsAt() {
    return resetsAt;
  }


  @JsonProperty(value = JSON_PROPERTY_RESETS_AT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setResetsAt(@jakarta.annotation.Nonnull LocalDate resetsAt) {
    this.resetsAt = resetsAt;
  }


  /**
   * Return true if this Quota object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Quota quota = (Quota) o;
    return Objects.equals(this.free, quota.free) &&
        Objects.equals(this.used, quota.used) &&
        Objects.equals(this.resetsAt, quota.resetsAt);
  }

  @Override
  public int hashCode() {
    return Objects.hash(free, used, resetsAt);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Quota {\n");
    sb.append("    free: ").append(toIndentedString(free)).append("\n");
    sb.append("    used: ").append(toIndentedString(used)).append("\n");
    sb.append("    resetsAt: ").append(toIndentedString(resetsAt)).append("\n");
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
