package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * The coarsest &#x60;precision&#x60; that is acceptable. Coarser results are left out and cost nothing.
 */
public enum MinPrecision {

  MIN_HOUSE("house"),

  MIN_HOUSE_PART("house_part"),

  MIN_INTERPOLATED("interpolated"),

  MIN_NEAREST_HOUSE("nearest_house"),

  MIN_STREET("street"),

  MIN_PLACE("place"),

  MIN_SETTLEMENT("settlement"),

  MIN_CITY("city"),

  MIN_DISTRICT("district"),

  MIN_REGION("region"),

  MIN_COUNTRY("country"),

  MIN_POSTCODE("postcode"),

  MIN_POI("poi"),

  MIN_METRO("metro"),

  MIN_INTERSECTION("intersection");

  private String value;

  MinPrecision(String value) {
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
  public static MinPrecision fromValue(String value) {
    for (MinPrecision b : MinPrecision.values()) {
      if (b.value.equals(value)) {
        return b;
      }
    }
    throw new IllegalArgumentException("Unexpected value '" + value + "'");
  }

}
