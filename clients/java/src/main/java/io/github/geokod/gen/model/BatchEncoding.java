package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * The character encoding of the file.
 */
public enum BatchEncoding {

  UTF_8("utf-8"),

  WINDOWS_1251("windows-1251"),

  UTF_16LE("utf-16le"),

  UTF_16BE("utf-16be");

  private String value;

  BatchEncoding(String value) {
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
  public static BatchEncoding fromValue(String value) {
    for (BatchEncoding b : BatchEncoding.values()) {
      if (b.value.equals(value)) {
        return b;
      }
    }
    throw new IllegalArgumentException("Unexpected value '" + value + "'");
  }

}
