package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * Gets or Sets SuggestType
 */
public enum SuggestType {

  HOUSE("house"),

  STREET("street"),

  PLACE("place"),

  CITY("city"),

  DISTRICT("district"),

  REGION("region"),

  COUNTRY("country"),

  POI("poi"),

  METRO("metro");

  private String value;

  SuggestType(String value) {
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
  public static SuggestType fromValue(String value) {
    for (SuggestType b : SuggestType.values()) {
      if (b.value.equals(value)) {
        return b;
      }
    }
    throw new IllegalArgumentException("Unexpected value '" + value + "'");
  }

}
