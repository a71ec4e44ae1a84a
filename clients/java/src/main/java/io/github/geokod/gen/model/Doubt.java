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
 * A reason to trust a result less.
 */
@JsonPropertyOrder({
  Doubt.JSON_PROPERTY_CODE,
  Doubt.JSON_PROPERTY_DETAIL,
  Doubt.JSON_PROPERTY_COST,
  Doubt.JSON_PROPERTY_CAP
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Doubt {
  public static final String JSON_PROPERTY_CODE = "code";
  @jakarta.annotation.Nonnull
  private String code;

  public static final String JSON_PROPERTY_DETAIL = "detail";
  @jakarta.annotation.Nonnull
  private String detail;

  public static final String JSON_PROPERTY_COST = "cost";
  @jakarta.annotation.Nonnull
  private Double cost;

  public static final String JSON_PROPERTY_CAP = "cap";
  @jakarta.annotation.Nonnull
  private Double cap;

  public Doubt() {
  }

  public Doubt code(@jakarta.annotation.Nonnull String code) {
    this.code = code;
    return this;
  }

  /**
   * A reason to trust a result less, for programs. &#x60;detail&#x60; says it in words, and &#x60;/docs/explain&#x60; has an example of each. The meaning of a code never changes, but codes may be added: judge an unknown one by its &#x60;cost&#x60; and &#x60;cap&#x60;.  - &#x60;name_differs&#x60;: the name is misspelt, lacks a word, or has another type word - &#x60;container_differs&#x60;: a named place is misspelt, or only near - &#x60;street_differs&#x60;: the name of the street that the POI is in is misspelt - &#x60;titles&#x60;: a rank or initial beside the name that its bearer may not have - &#x60;unused_type_words&#x60;: type words that belong to nothing found - &#x60;house_differs&#x60;: the number is that of another part, a neighbour, or one of several - &#x60;kilometer_unsure&#x60;: the kilometre is estimated, or another road of that name is nearer - &#x60;left_over&#x60;: words that nothing explains - &#x60;other_street&#x60;: another street is named with its type word, this one without - &#x60;other_name&#x60;: a strange word stands beside a shortened name: \&quot;Большая Морская\&quot; is not the Большая Набережная - &#x60;stray_number&#x60;: a number stands beside a POI, which has none - &#x60;sibling&#x60;: a street of the same town has exactly this name - &#x60;corner&#x60;: a corner is asked for less often than a street - &#x60;elsewhere&#x60;: the query names another place or region - &#x60;far_district&#x60;: it is neither in the named district nor in a town with that district - &#x60;other_town&#x60;: its town has another name than the query says - &#x60;namesake&#x60;: a street outside the named district has exactly this name - &#x60;closer_street&#x60;: the town has a street of exactly this name, without this house - &#x60;equal_house&#x60;: another house of the street fits as well - &#x60;one_of_two&#x60;: the query has a second number, or the street a namesake - &#x60;other_kind_of_street&#x60;: the street is of another kind, or its name is more than a misspelling away - &#x60;other_kind_and_house&#x60;: the street is of another kind or name, and it lacks the house too - &#x60;word_beside_name&#x60;: a word beside the name makes it another street - &#x60;scanned_number&#x60;: letters inside the number were read as digits - &#x60;other_style&#x60;: a block was asked for and has a stroke, or the other way round - &#x60;other_number&#x60;: a number of the query differs from that of the name, or could be the house&#39;s - &#x60;streetless&#x60;: the town has streets, and the query names none - &#x60;across&#x60;: the house is opposite the street, not in it - &#x60;station_asked&#x60;: a station was asked for - &#x60;other_station&#x60;: a station of another name than the query says - &#x60;other_kind_of_place&#x60;: a quarter, where a partnership or a village was asked for - &#x60;number_of_name&#x60;: the name has another number than the query - &#x60;no_corner&#x60;: two streets were asked for that do not meet on the map - &#x60;slipped_corner&#x60;: a street of the corner is misspelt - &#x60;interpolated&#x60;: the house is estimated between its neighbours - &#x60;house_part&#x60;: the house is there without the part that was asked for - &#x60;other_part&#x60;: the house is there with another part than was asked for - &#x60;nearest_house&#x60;: a neighbour of the house that was asked for - &#x60;street_only&#x60;: a house was asked for, the street is the answer - &#x60;no_house&#x60;: a house was asked for, and neither it nor its street is the answer - &#x60;less_than_asked&#x60;: what was asked for in the town is unknown - &#x60;kilometer_unknown&#x60;: the kilometre is not on the map - &#x60;kilometer_between_marks&#x60;: the kilometre is estimated between marks - &#x60;second_address&#x60;: the query has a second address - &#x60;longer_town&#x60;: its town has a longer name, and another town has exactly the named one - &#x60;region_around&#x60;: the query names the region around its city, which is one itself, or a city it is hardly near - &#x60;postcode_of_elsewhere&#x60;: no town is named, and the postcode is of another region - &#x60;unknown_place&#x60;: a named place is not on the map, and may have the address - &#x60;other_district&#x60;: it is in another district of its city - &#x60;unknown_district&#x60;: the map does not show how far the named district reaches - &#x60;wrong_postcode&#x60;: it has another postcode
   * @return code
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_CODE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getCode() {
    return code;
  }


  @JsonProperty(value = JSON_PROPERTY_CODE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setCode(@jakarta.annotation.Nonnull String code) {
    this.code = code;
  }


  public Doubt detail(@jakarta.annotation.Nonnull String detail) {
    this.detail = detail;
    return this;
  }

  /**
   * The reason in words: in English with &#x60;lang&#x3D;en&#x60;, otherwise in Russian.
   * @return detail
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_DETAIL, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getDetail() {
    return detail;
  }


  @JsonProperty(value = JSON_PROPERTY_DETAIL, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setDetail(@jakarta.annotation.Nonnull String detail) {
    this.detail = detail;
  }


  public Doubt cost(@jakarta.annotation.Nonnull Double cost) {
    this.cost = cost;
    return this;
  }

  /**
   * How much worse the doubt makes the match; 0 if it only limits &#x60;confidence&#x60;.
   * minimum: 0
   * @return cost
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_COST, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Double getCost() {
    return cost;
  }


  @JsonProperty(value = JSON_PROPERTY_COST, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setCost(@jakarta.annotation.Nonnull Double cost) {
    this.cost = cost;
  }


  public Doubt cap(@jakarta.annotation.Nonnull Double cap) {
    this.cap = cap;
    return this;
  }

  /**
   * The highest &#x60;confidence&#x60; with this doubt; 1 if it only has a cost.
   * minimum: 0
   * maximum: 1
   * @return cap
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_CAP, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Double getCap() {
    return cap;
  }


  @JsonProperty(value = JSON_PROPERTY_CAP, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setCap(@jakarta.annotation.Nonnull Double cap) {
    this.cap = cap;
  }


  /**
   * Return true if this Doubt object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Doubt doubt = (Doubt) o;
    return Objects.equals(this.code, doubt.code) &&
        Objects.equals(this.detail, doubt.detail) &&
        Objects.equals(this.cost, doubt.cost) &&
        Objects.equals(this.cap, doubt.cap);
  }

  @Override
  public int hashCode() {
    return Objects.hash(code, detail, cost, cap);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Doubt {\n");
    sb.append("    code: ").append(toIndentedString(code)).append("\n");
    sb.append("    detail: ").append(toIndentedString(detail)).append("\n");
    sb.append("    cost: ").append(toIndentedString(cost)).append("\n");
    sb.append("    cap: ").append(toIndentedString(cap)).append("\n");
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
