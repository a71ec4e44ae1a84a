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
 * How well each part of the query agrees with the result.
 */
@JsonPropertyOrder({
  Match.JSON_PROPERTY_HOUSE,
  Match.JSON_PROPERTY_STREET,
  Match.JSON_PROPERTY_PLACE,
  Match.JSON_PROPERTY_REGION,
  Match.JSON_PROPERTY_POSTAL_CODE
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Match {
  public static final String JSON_PROPERTY_HOUSE = "house";
  @jakarta.annotation.Nonnull
  private String house;

  public static final String JSON_PROPERTY_STREET = "street";
  @jakarta.annotation.Nonnull
  private String street;

  public static final String JSON_PROPERTY_PLACE = "place";
  @jakarta.annotation.Nonnull
  private String place;

  public static final String JSON_PROPERTY_REGION = "region";
  @jakarta.annotation.Nonnull
  private String region;

  public static final String JSON_PROPERTY_POSTAL_CODE = "postal_code";
  @jakarta.annotation.Nonnull
  private String postalCode;

  public Match() {
  }

  public Match house(@jakarta.annotation.Nonnull String house) {
    this.house = house;
    return this;
  }

  /**
   * How well a part of the query agrees with the result. &#x60;exact&#x60;: as it is there; &#x60;fuzzy&#x60;: after correcting a misspelling, or with a part of the house number missing; &#x60;absent&#x60;: the query does not mention it; &#x60;wrong&#x60;: the query asks for something else, or for something unknown. More values may be added.
   * @return house
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_HOUSE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getHouse() {
    return house;
  }


  @JsonProperty(value = JSON_PROPERTY_HOUSE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setHouse(@jakarta.annotation.Nonnull String house) {
    this.house = house;
  }


  public Match street(@jakarta.annotation.Nonnull String street) {
    this.street = street;
    return this;
  }

  /**
   * How well a part of the query agrees with the result. &#x60;exact&#x60;: as it is there; &#x60;fuzzy&#x60;: after correcting a misspelling, or with a part of the house number missing; &#x60;absent&#x60;: the query does not mention it; &#x60;wrong&#x60;: the query asks for something else, or for something unknown. More values may be added.
   * @return street
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_STREET, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getStreet() {
    return street;
  }


  @JsonProperty(value = JSON_PROPERTY_STREET, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setStreet(@jakarta.annotation.Nonnull String street) {
    this.street = street;
  }


  public Match place(@jakarta.annotation.Nonnull String place) {
    this.place = place;
    return this;
  }

  /**
   * How well a part of the query agrees with the result. &#x60;exact&#x60;: as it is there; &#x60;fuzzy&#x60;: after correcting a misspelling, or with a part of the house number missing; &#x60;absent&#x60;: the query does not mention it; &#x60;wrong&#x60;: the query asks for something else, or for something unknown. More values may be added.
   * @return place
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_PLACE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getPlace() {
    return place;
  }


  @JsonProperty(value = JSON_PROPERTY_PLACE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setPlace(@jakarta.annotation.Nonnull String place) {
    this.place = place;
  }


  public Match region(@jakarta.annotation.Nonnull String region) {
    this.region = region;
    return this;
  }

  /**
   * How well a part of the query agrees with the result. &#x60;exact&#x60;: as it is there; &#x60;fuzzy&#x60;: after correcting a misspelling, or with a part of the house number missing; &#x60;absent&#x60;: the query does not mention it; &#x60;wrong&#x60;: the query asks for something else, or for something unknown. More values may be added.
   * @return region
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_REGION, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getRegion() {
    return region;
  }


  @JsonProperty(value = JSON_PROPERTY_REGION, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setRegion(@jakarta.annotation.Nonnull String region) {
    this.region = region;
  }


  public Match postalCode(@jakarta.annotation.Nonnull String postalCode) {
    this.postalCode = postalCode;
    return this;
  }

  /**
   * How well a part of the query agrees with the result. &#x60;exact&#x60;: as it is there; &#x60;fuzzy&#x60;: after correcting a misspelling, or with a part of the house number missing; &#x60;absent&#x60;: the query does not mention it; &#x60;wrong&#x60;: the query asks for something else, or for something unknown. More values may be added.
   * @return postalCode
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_POSTAL_CODE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getPostalCode() {
    return postalCode;
  }


  @JsonProperty(value = JSON_PROPERTY_POSTAL_CODE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setPostalCode(@jakarta.annotation.Nonnull String postalCode) {
    this.postalCode = postalCode;
  }


  /**
   * Return true if this Match object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Match match = (Match) o;
    return Objects.equals(this.house, match.house) &&
        Objects.equals(this.street, match.street) &&
        Objects.equals(this.place, match.place) &&
        Objects.equals(this.region, match.region) &&
        Objects.equals(this.postalCode, match.postalCode);
  }

  @Override
  public int hashCode() {
    return Objects.hash(house, street, place, region, postalCode);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Match {\n");
    sb.append("    house: ").append(toIndentedString(house)).append("\n");
    sb.append("    street: ").append(toIndentedString(street)).append("\n");
    sb.append("    place: ").append(toIndentedString(place)).append("\n");
    sb.append("    region: ").append(toIndentedString(region)).append("\n");
    sb.append("    postalCode: ").append(toIndentedString(postalCode)).append("\n");
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
