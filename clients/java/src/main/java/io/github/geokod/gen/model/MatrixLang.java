package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * The language of the names of points, if the map has them in it. &#x60;local&#x60;: names as they are written on signs at the place.
 */
public enum MatrixLang {

  NAME_RU("ru"),

  NAME_EN("en"),

  NAME_LOCAL("local"),

  NAME_KK("kk"),

  NAME_UZ("uz"),

  NAME_KY("ky"),

  NAME_BE("be"),

  NAME_HY("hy"),

  NAME_AZ("az");

  private String value;

  MatrixLang(String value) {
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
  public static MatrixLang fromValue(String value) {
    for (MatrixLang b : MatrixLang.values()) {
      if (b.value.equals(value)) {
        return b;
      }
    }
    throw new IllegalArgumentException("Unexpected value '" + value + "'");
  }

}
