package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * &#x60;batch.started&#x60;, &#x60;batch.completed&#x60;, &#x60;batch.failed&#x60;, &#x60;batch.cancelled&#x60;: a batch job changed its state; &#x60;quota.threshold&#x60;, &#x60;spend.threshold&#x60;: a share of the free requests or of the monthly cap is used up; &#x60;invoice.finalized&#x60;: an invoice became final.
 */
public enum WebhookEventName {

  HEAR_BATCH_STARTED("batch.started"),

  HEAR_BATCH_COMPLETED("batch.completed"),

  HEAR_BATCH_FAILED("batch.failed"),

  HEAR_BATCH_CANCELLED("batch.cancelled"),

  HEAR_QUOTA_THRESHOLD("quota.threshold"),

  HEAR_SPEND_THRESHOLD("spend.threshold"),

  HEAR_INVOICE_FINALIZED("invoice.finalized");

  private String value;

  WebhookEventName(String value) {
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
  public static WebhookEventName fromValue(String value) {
    for (WebhookEventName b : WebhookEventName.values()) {
      if (b.value.equals(value)) {
        return b;
      }
    }
    throw new IllegalArgumentException("Unexpected value '" + value + "'");
  }

}
