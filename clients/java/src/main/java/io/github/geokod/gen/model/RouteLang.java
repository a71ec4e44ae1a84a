package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * The language of the instructions, and of names if the map has them in it; &#x60;ru&#x60; if absent. &#x60;local&#x60;: names as they are written on signs at the place, with instructions in English.
 */
public enum RouteLang {

  SAY_RU("ru"),

  SAY_EN("en"),

  SAY_LOCAL("local"),

  SAY_KK("kk"),

  SAY_UZ("uz"),

  SAY_KY("ky"),

  SAY_BE("be"),

  SAY_HY("hy"),

  SAY_AZ("az");

  private String value;

  RouteLang(String value) {
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
  public static RouteLang fromValue(String value) {
    for (RouteLang b : RouteLang.values()) {
      if (b.value.equals(value)) {
        return b;
      }
    }
    throw new IllegalArgumentException("Unexpected value '" + value + "'");
  }

}
