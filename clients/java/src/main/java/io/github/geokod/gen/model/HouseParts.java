package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * The parts of the house number.
 */
@JsonPropertyOrder({
  HouseParts.JSON_PROPERTY_NUMBER,
  HouseParts.JSON_PROPERTY_LETTER,
  HouseParts.JSON_PROPERTY_BLOCK,
  HouseParts.JSON_PROPERTY_BUILDING,
  HouseParts.JSON_PROPERTY_STRUCTURE
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class HouseParts {
  public static final String JSON_PROPERTY_NUMBER = "number";
  @jakarta.annotation.Nullable
  private String number;

  public static final String JSON_PROPERTY_LETTER = "letter";
  @jakarta.annotation.Nullable
  private String letter;

  public static final String JSON_PROPERTY_BLOCK = "block";
  @jakarta.annotation.Nullable
  private String block;

  public static final String JSON_PROPERTY_BUILDING = "building";
  @jakarta.annotation.Nullable
  private String building;

  public static final String JSON_PROPERTY_STRUCTURE = "structure";
  @jakarta.annotation.Nullable
  private String structure;

  public HouseParts() {
  }

  public HouseParts number(@jakarta.annotation.Nullable String number) {
    this.number = number;
    return this;
  }

  /**
   * The number itself.
   * @return number
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_NUMBER, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getNumber() {
    return number;
  }


  @JsonProperty(value = JSON_PROPERTY_NUMBER, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setNumber(@jakarta.annotation.Nullable String number) {
    this.number = number;
  }


  public HouseParts letter(@jakarta.annotation.Nullable String letter) {
    this.letter = letter;
    return this;
  }

  /**
   * The letter after the number.
   * @return letter
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_LETTER, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getLetter() {
    return letter;
  }


  @JsonProperty(value = JSON_PROPERTY_LETTER, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setLetter(@jakarta.annotation.Nullable String letter) {
    this.letter = letter;
  }


  public HouseParts block(@jakarta.annotation.Nullable String block) {
    this.block = block;
    return this;
  }

  /**
   * Block (корпус).
   * @return block
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_BLOCK, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getBlock() {
    return block;
  }


  @JsonProperty(value = JSON_PROPERTY_BLOCK, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setBlock(@jakarta.annotation.Nullable String block) {
    this.block = block;
  }


  public HouseParts building(@jakarta.annotation.Nullable String building) {
    this.building = building;
    return this;
  }

  /**
   * Building (строение).
   * @return building
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_BUILDING, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getBuilding() {
    return building;
  }


  @JsonProperty(value = JSON_PROPERTY_BUILDING, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setBuilding(@jakarta.annotation.Nullable String building) {
    this.building = building;
  }


  public HouseParts structure(@jakarta.annotation.Nullable String structure) {
    this.structure = structure;
    return this;
  }

  /**
   * Structure (сооружение).
   * @return structure
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_STRUCTURE, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getStructure() {
    return structure;
  }


  @JsonProperty(value = JSON_PROPERTY_STRUCTURE, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setStructure(@jakarta.annotation.Nullable String structure) {
    this.structure = structure;
  }


  /**
   * Return true if this HouseParts object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    HouseParts houseParts = (HouseParts) o;
    return Objects.equals(this.number, houseParts.number) &&
        Objects.equals(this.letter, houseParts.letter) &&
        Objects.equals(this.block, houseParts.block) &&
        Objects.equals(this.building, houseParts.building) &&
        Objects.equals(this.structure, houseParts.structure);
  }

  @Override
  public int hashCode() {
    return Objects.hash(number, letter, block, building, structure);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class HouseParts {\n");
    sb.append("    number: ").append(toIndentedString(number)).append("\n");
    sb.append("    letter: ").append(toIndentedString(letter)).append("\n");
    sb.append("    block: ").append(toIndentedString(block)).append("\n");
    sb.append("    building: ").append(toIndentedString(building)).append("\n");
    sb.append("    structure: ").append(toIndentedString(structure)).append("\n");
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
