package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.UsageMonth;
import io.github.geokod.gen.model.UsageRow;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * UsageList
 */
@JsonPropertyOrder({
  UsageList.JSON_PROPERTY_FROM,
  UsageList.JSON_PROPERTY_TO,
  UsageList.JSON_PROPERTY_ITEMS,
  UsageList.JSON_PROPERTY_NEXT_CURSOR,
  UsageList.JSON_PROPERTY_TOTAL_UNITS,
  UsageList.JSON_PROPERTY_TOTAL_AMOUNT,
  UsageList.JSON_PROPERTY_MONTHS
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class UsageList {
  public static final String JSON_PROPERTY_FROM = "from";
  @jakarta.annotation.Nonnull
  private LocalDate from;

  public static final String JSON_PROPERTY_TO = "to";
  @jakarta.annotation.Nonnull
  private LocalDate to;

  public static final String JSON_PROPERTY_ITEMS = "items";
  @jakarta.annotation.Nonnull
  private List<UsageRow> items;

  public static final String JSON_PROPERTY_NEXT_CURSOR = "next_cursor";
  @jakarta.annotation.Nullable
  private String nextCursor;

  public static final String JSON_PROPERTY_TOTAL_UNITS = "total_units";
  @jakarta.annotation.Nonnull
  private Long totalUnits;

  public static final String JSON_PROPERTY_TOTAL_AMOUNT = "total_amount";
  @jakarta.annotation.Nonnull
  private String totalAmount;

  public static final String JSON_PROPERTY_MONTHS = "months";
  @jakarta.annotation.Nonnull
  private List<UsageMonth> months;

  public UsageList() {
  }

  public UsageList from(@jakarta.annotation.Nonnull LocalDate from) {
    this.from = from;
    return this;
  }

  /**
   * The first day counted.
   * @return from
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_FROM, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public LocalDate getFrom() {
    return from;
  }


  @JsonProperty(value = JSON_PROPERTY_FROM, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setFrom(@jakarta.annotation.Nonnull LocalDate from) {
    this.from = from;
  }


  public UsageList to(@jakarta.annotation.Nonnull LocalDate to) {
    this.to = to;
    return this;
  }

  /**
   * The last day counted.
   * @return to
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_TO, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public LocalDate getTo() {
    return to;
  }


  @JsonProperty(value = JSON_PROPERTY_TO, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setTo(@jakarta.annotation.Nonnull LocalDate to) {
    this.to = to;
  }


  public UsageList items(@jakarta.annotation.Nonnull List<UsageRow> items) {
    this.items = items;
    return this;
  }

  public UsageList addItemsItem(UsageRow itemsItem) {
    if (this.items == null) {
      this.items = new ArrayList<>();
    }
    this.items.add(itemsItem);
    return this;
  }

  /**
   * The rows of this page.
   * @return items
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_ITEMS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<UsageRow> getItems() {
    return items;
  }


  @JsonProperty(value = JSON_PROPERTY_ITEMS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setItems(@jakarta.annotation.Nonnull List<UsageRow> items) {
    this.items = items;
  }


  public UsageList nextCursor(@jakarta.annotation.Nullable String nextCursor) {
    this.nextCursor = nextCursor;
    return this;
  }

  /**
   * The cursor of the next page; null on the last page.
   * @return nextCursor
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_NEXT_CURSOR, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getNextCursor() {
    return nextCursor;
  }


  @JsonProperty(value = JSON_PROPERTY_NEXT_CURSOR, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setNextCursor(@jakarta.annotation.Nullable String nextCursor) {
    this.nextCursor = nextCursor;
  }


  public UsageList totalUnits(@jakarta.annotation.Nonnull Long totalUnits) {
    this.totalUnits = totalUnits;
    return this;
  }

  /**
   * The total of all pages.
   * minimum: 0
   * @return totalUnits
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_TOTAL_UNITS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Long getTotalUnits() {
    return totalUnits;
  }


  @JsonProperty(value = JSON_PROPERTY_TOTAL_UNITS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setTotalUnits(@jakarta.annotation.Nonnull Long totalUnits) {
    this.totalUnits = totalUnits;
  }


  public UsageList totalAmount(@jakarta.annotation.Nonnull String totalAmount) {
    this.totalAmount = totalAmount;
    return this;
  }

  /**
   * An exact amount in roubles and kopecks.
   * @return totalAmount
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_TOTAL_AMOUNT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getTotalAmount() {
    return totalAmount;
  }


  @JsonProperty(value = JSON_PROPERTY_TOTAL_AMOUNT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setTotalAmount(@jakarta.annotation.Nonnull String totalAmount) {
    this.totalAmount = totalAmount;
  }


  public UsageList months(@jakarta.annotation.Nonnull List<UsageMonth> months) {
    this.months = months;
    return this;
  }

  public UsageList addMonthsItem(UsageMonth monthsItem) {
    if (this.months == null) {
      this.months = new ArrayList<>();
    }
    this.months.add(monthsItem);
    return this;
  }

  /**
   * The months that the requested days are in.
   * @return months
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_MONTHS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<UsageMonth> getMonths() {
    return months;
  }


  @JsonProperty(value = JSON_PROPERTY_MONTHS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setMonths(@jakarta.annotation.Nonnull List<UsageMonth> months) {
    this.months = months;
  }


  /**
   * Return true if this UsageList object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    UsageList usageList = (UsageList) o;
    return Objects.equals(this.from, usageList.from) &&
        Objects.equals(this.to, usageList.to) &&
        Objects.equals(this.items, usageList.items) &&
        Objects.equals(this.nextCursor, usageList.nextCursor) &&
        Objects.equals(this.totalUnits, usageList.totalUnits) &&
        Objects.equals(this.totalAmount, usageList.totalAmount) &&
        Objects.equals(this.months, usageList.months);
  }

  @Override
  public int hashCode() {
    return Objects.hash(from, to, items, nextCursor, totalUnits, totalAmount, months);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class UsageList {\n");
    sb.append("    from: ").append(toIndentedString(from)).append("\n");
    sb.append("    to: ").append(toIndentedString(to)).append("\n");
    sb.append("    items: ").append(toIndentedString(items)).append("\n");
    sb.append("    nextCursor: ").append(toIndentedString(nextCursor)).append("\n");
    sb.append("    totalUnits: ").append(toIndentedString(totalUnits)).append("\n");
    sb.append("    totalAmount: ").append(toIndentedString(totalAmount)).append("\n");
    sb.append("    months: ").append(toIndentedString(months)).append("\n");
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
