package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * Which speeds to use. &#x60;auto&#x60; and &#x60;live&#x60;: for each stretch of road, the best that is known for the time when it is reached; &#x60;typical&#x60;: what is usual at that hour of the week, regardless of the current traffic; &#x60;off&#x60;: empty roads. For cars only: traffic does not delay walkers and cyclists.
 */
public enum TrafficWish {

  AUTO("auto"),

  LIVE("live"),

  TYPICAL("typical"),

  OFF("off");

  private String value;

  TrafficWish(String value) {
    this.value = value;
  }

  @JsonValue
  public String getValue() {
    return value;
  }

  @Override
  public String toString() {
    return String.valueOf(value);
  }

  @JsonCreator
  public static TrafficWish fromValue(String value) {
    for (TrafficWish b : TrafficWish.values()) {
      if (b.value.equals(value)) {
        return b;
      }
    }
    throw new IllegalArgumentException("Unexpected value '" + value + "'");
  }

}
