package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * The format of the document.
 */
public enum DocumentFormat {

  FORMAT_PDF("pdf"),

  FORMAT_CSV("csv"),

  FORMAT_JSON("json"),

  FORMAT_UPD("upd"),

  FORMAT_RECONCILIATION("reconciliation");

  private String value;

  DocumentFormat(String value) {
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
  public static DocumentFormat fromValue(String value) {
    for (DocumentFormat b : DocumentFormat.values()) {
      if (b.value.equals(value)) {
        return b;
      }
    }
    throw new IllegalArgumentException("Unexpected value '" + value + "'");
  }

}
