package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * A GeoJSON line, longitude first.
 */
@JsonPropertyOrder({
  LineString.JSON_PROPERTY_TYPE,
  LineString.JSON_PROPERTY_COORDINATES
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class LineString {
  public static final String JSON_PROPERTY_TYPE = "type";
  @jakarta.annotation.Nonnull
  private String type;

  public static final String JSON_PROPERTY_COORDINATES = "coordinates";
  @jakarta.annotation.Nonnull
  private List<List<Double>> coordinates;

  public LineString() {
  }

  public LineString type(@jakarta.annotation.Nonnull String type) {
    this.type = type;
    return this;
  }

  /**
   * Always &#x60;LineString&#x60;.
   * @return type
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_TYPE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getType() {
    return type;
  }


  @JsonProperty(value = JSON_PROPERTY_TYPE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setType(@jakarta.annotation.Nonnull String type) {
    this.type = type;
  }


  public LineString coordinates(@jakarta.annotation.Nonnull List<List<Double>> coordinates) {
    this.coordinates = coordinates;
    return this;
  }

  public LineString addCoordinatesItem(List<Double> coordinatesItem) {
    if (this.coordinates == null) {
      this.coordinates = new ArrayList<>();
    }
    this.coordinates.add(coordinatesItem);
    return this;
  }

  /**
   * Get coordinates
   * @return coordinates
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_COORDINATES, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<List<Double>> getCoordinates() {
    return coordinates;
  }


  @JsonProperty(value = JSON_PROPERTY_COORDINATES, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setCoordinates(@jakarta.annotation.Nonnull List<List<Double>> coordinates) {
    this.coordinates = coordinates;
  }


  /**
   * Return true if this LineString object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    LineString lineString = (LineString) o;
    return Objects.equals(this.type, lineString.type) &&
        Objects.equals(this.coordinates, lineString.coordinates);
  }

  @Override
  public int hashCode() {
    return Objects.hash(type, coordinates);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class LineString {\n");
    sb.append("    type: ").append(toIndentedString(type)).append("\n");
    sb.append("    coordinates: ").append(toIndentedString(coordinates)).append("\n");
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
