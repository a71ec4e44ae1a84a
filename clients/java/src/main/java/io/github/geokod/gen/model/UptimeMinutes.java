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
 * Minutes of a month. Those without data count neither as up nor as down.
 */
@JsonPropertyOrder({
  UptimeMinutes.JSON_PROPERTY_UP,
  UptimeMinutes.JSON_PROPERTY_DOWN,
  UptimeMinutes.JSON_PROPERTY_UNKNOWN
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class UptimeMinutes {
  public static final String JSON_PROPERTY_UP = "up";
  @jakarta.annotation.Nonnull
  private Integer up;

  public static final String JSON_PROPERTY_DOWN = "down";
  @jakarta.annotation.Nonnull
  private Integer down;

  public static final String JSON_PROPERTY_UNKNOWN = "unknown";
  @jakarta.annotation.Nonnull
  private Integer unknown;

  public UptimeMinutes() {
  }

  public UptimeMinutes up(@jakarta.annotation.Nonnull Integer up) {
    this.up = up;
    return this;
  }

  /**
   * Minutes in which the region worked.
   * minimum: 0
   * @return up
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_UP, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getUp() {
    return up;
  }


  @JsonProperty(value = JSON_PROPERTY_UP, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setUp(@jakarta.annotation.Nonnull Integer up) {
    this.up = up;
  }


  public UptimeMinutes down(@jakarta.annotation.Nonnull Integer down) {
    this.down = down;
    return this;
  }

  /**
   * Minutes in which it did not.
   * minimum: 0
   * @return down
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_DOWN, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getDown() {
    return down;
  }


  @JsonProperty(value = JSON_PROPERTY_DOWN, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setDown(@jakarta.annotation.Nonnull Integer down) {
    this.down = down;
  }


  public UptimeMinutes unknown(@jakarta.annotation.Nonnull Integer unknown) {
    this.unknown = unknown;
    return this;
  }

  /**
   * Minutes without data.
   * minimum: 0
   * @return unknown
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_UNKNOWN, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getUnknown() {
    return unknown;
  }


  @JsonProperty(value = JSON_PROPERTY_UNKNOWN, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setUnknown(@jakarta.annotation.Nonnull Integer unknown) {
    this.unknown = unknown;
  }


  /**
   * Return true if this UptimeMinutes object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    UptimeMinutes uptimeMinutes = (UptimeMinutes) o;
    return Objects.equals(this.up, uptimeMinutes.up) &&
        Objects.equals(this.down, uptimeMinutes.down) &&
        Objects.equals(this.unknown, uptimeMinutes.unknown);
  }

  @Override
  public int hashCode() {
    return Objects.hash(up, down, unknown);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class UptimeMinutes {\n");
    sb.append("    up: ").append(toIndentedString(up)).append("\n");
    sb.append("    down: ").append(toIndentedString(down)).append("\n");
    sb.append("    unknown: ").append(toIndentedString(unknown)).append("\n");
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
