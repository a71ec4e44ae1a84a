package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.Key;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * KeyList
 */
@JsonPropertyOrder({
  KeyList.JSON_PROPERTY_ITEMS,
  KeyList.JSON_PROPERTY_NEXT_CURSOR
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class KeyList {
  public static final String JSON_PROPERTY_ITEMS = "items";
  @jakarta.annotation.Nonnull
  private List<Key> items;

  public static final String JSON_PROPERTY_NEXT_CURSOR = "next_cursor";
  @jakarta.annotation.Nullable
  private String nextCursor;

  public KeyList() {
  }

  public KeyList items(@jakarta.annotation.Nonnull List<Key> items) {
    this.items = items;
    return this;
  }

  public KeyList addItemsItem(Key itemsItem) {
    if (this.items == null) {
      this.items = new ArrayList<>();
    }
    this.items.add(itemsItem);
    return this;
  }

  /**
   * Get items
   * @return items
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_ITEMS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<Key> getItems() {
    return items;
  }


  @JsonProperty(value = JSON_PROPERTY_ITEMS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setItems(@jakarta.annotation.Nonnull List<Key> items) {
    this.items = items;
  }


  public KeyList nextCursor(@jakarta.annotation.Nullable String nextCursor) {
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


  /**
   * Return true if this KeyList object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    KeyList keyList = (KeyList) o;
    return Objects.equals(this.items, keyList.items) &&
        Objects.equals(this.nextCursor, keyList.nextCursor);
  }

  @Override
  public int hashCode() {
    return Objects.hash(items, nextCursor);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class KeyList {\n");
    sb.append("    items: ").append(toIndentedString(items)).append("\n");
    sb.append("    nextCursor: ").append(toIndentedString(nextCursor)).append("\n");
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
