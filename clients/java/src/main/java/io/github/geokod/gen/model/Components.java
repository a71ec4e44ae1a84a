package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.HouseParts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * The parts of the address. Unknown parts are absent, never empty.
 */
@JsonPropertyOrder({
  Components.JSON_PROPERTY_COUNTRY,
  Components.JSON_PROPERTY_COUNTRY_CODE,
  Components.JSON_PROPERTY_REGION,
  Components.JSON_PROPERTY_AREA,
  Components.JSON_PROPERTY_DISTRICT,
  Components.JSON_PROPERTY_CITY,
  Components.JSON_PROPERTY_SETTLEMENT,
  Components.JSON_PROPERTY_PLACE,
  Components.JSON_PROPERTY_STREET,
  Components.JSON_PROPERTY_HOUSE,
  Components.JSON_PROPERTY_HOUSE_PARTS,
  Components.JSON_PROPERTY_POSTAL_CODE,
  Components.JSON_PROPERTY_METRO
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Components {
  public static final String JSON_PROPERTY_COUNTRY = "country";
  @jakarta.annotation.Nullable
  private String country;

  public static final String JSON_PROPERTY_COUNTRY_CODE = "country_code";
  @jakarta.annotation.Nullable
  private String countryCode;

  public static final String JSON_PROPERTY_REGION = "region";
  @jakarta.annotation.Nullable
  private String region;

  public static final String JSON_PROPERTY_AREA = "area";
  @jakarta.annotation.Nullable
  private String area;

  public static final String JSON_PROPERTY_DISTRICT = "district";
  @jakarta.annotation.Nullable
  private String district;

  public static final String JSON_PROPERTY_CITY = "city";
  @jakarta.annotation.Nullable
  private String city;

  public static final String JSON_PROPERTY_SETTLEMENT = "settlement";
  @jakarta.annotation.Nullable
  private String settlement;

  public static final String JSON_PROPERTY_PLACE = "place";
  @jakarta.annotation.Nullable
  private String place;

  public static final String JSON_PROPERTY_STREET = "street";
  @jakarta.annotation.Nullable
  private String street;

  public static final String JSON_PROPERTY_HOUSE = "house";
  @jakarta.annotation.Nullable
  private String house;

  public static final String JSON_PROPERTY_HOUSE_PARTS = "house_parts";
  @jakarta.annotation.Nullable
  private HouseParts houseParts;

  public static final String JSON_PROPERTY_POSTAL_CODE = "postal_code";
  @jakarta.annotation.Nullable
  private String postalCode;

  public static final String JSON_PROPERTY_METRO = "metro";
  @jakarta.annotation.Nullable
  private List<String> metro;

  public Components() {
  }

  public Components country(@jakarta.annotation.Nullable String country) {
    this.country = country;
    return this;
  }

  /**
   * The name of the country.
   * @return country
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_COUNTRY, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getCountry() {
    return country;
  }


  @JsonProperty(value = JSON_PROPERTY_COUNTRY, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setCountry(@jakarta.annotation.Nullable String country) {
    this.country = country;
  }


  public Components countryCode(@jakarta.annotation.Nullable String countryCode) {
    this.countryCode = countryCode;
    return this;
  }

  /**
   * The country&#39;s ISO 3166-1 code.
   * @return countryCode
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_COUNTRY_CODE, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getCountryCode() {
    return countryCode;
  }


  @JsonProperty(value = JSON_PROPERTY_COUNTRY_CODE, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setCountryCode(@jakarta.annotation.Nullable String countryCode) {
    this.countryCode = countryCode;
  }


  public Components region(@jakarta.annotation.Nullable String region) {
    this.region = region;
    return this;
  }

  /**
   * The region: oblast, krai, republic or city of federal significance.
   * @return region
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_REGION, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getRegion() {
    return region;
  }


  @JsonProperty(value = JSON_PROPERTY_REGION, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setRegion(@jakarta.annotation.Nullable String region) {
    this.region = region;
  }


  public Components area(@jakarta.annotation.Nullable String area) {
    this.area = area;
    return this;
  }

  /**
   * A rural or municipal district, between the region and the settlement.
   * @return area
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_AREA, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getArea() {
    return area;
  }


  @JsonProperty(value = JSON_PROPERTY_AREA, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setArea(@jakarta.annotation.Nullable String area) {
    this.area = area;
  }


  public Components district(@jakarta.annotation.Nullable String district) {
    this.district = district;
    return this;
  }

  /**
   * A part of a city; outside cities, the rural municipality.
   * @return district
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_DISTRICT, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getDistrict() {
    return district;
  }


  @JsonProperty(value = JSON_PROPERTY_DISTRICT, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setDistrict(@jakarta.annotation.Nullable String district) {
    this.district = district;
  }


  public Components city(@jakarta.annotation.Nullable String city) {
    this.city = city;
    return this;
  }

  /**
   * A city or town.
   * @return city
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_CITY, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getCity() {
    return city;
  }


  @JsonProperty(value = JSON_PROPERTY_CITY, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setCity(@jakarta.annotation.Nullable String city) {
    this.city = city;
  }


  public Components settlement(@jakarta.annotation.Nullable String settlement) {
    this.settlement = settlement;
    return this;
  }

  /**
   * A village or hamlet, or a town within the boundaries of a city.
   * @return settlement
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_SETTLEMENT, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getSettlement() {
    return settlement;
  }


  @JsonProperty(value = JSON_PROPERTY_SETTLEMENT, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setSettlement(@jakarta.annotation.Nullable String settlement) {
    this.settlement = settlement;
  }


  public Components place(@jakarta.annotation.Nullable String place) {
    this.place = place;
    return this;
  }

  /**
   * A quarter, micro-district or gardeners&#39; partnership.
   * @return place
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_PLACE, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getPlace() {
    return place;
  }


  @JsonProperty(value = JSON_PROPERTY_PLACE, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setPlace(@jakarta.annotation.Nullable String place) {
    this.place = place;
  }


  public Components street(@jakarta.annotation.Nullable String street) {
    this.street = street;
    return this;
  }

  /**
   * The street.
   * @return street
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_STREET, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getStreet() {
    return street;
  }


  @JsonProperty(value = JSON_PROPERTY_STREET, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setStreet(@jakarta.annotation.Nullable String street) {
    this.street = street;
  }


  public Components house(@jakarta.annotation.Nullable String house) {
    this.house = house;
    return this;
  }

  /**
   * The house number with all its parts.
   * @return house
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_HOUSE, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getHouse() {
    return house;
  }


  @JsonProperty(value = JSON_PROPERTY_HOUSE, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setHouse(@jakarta.annotation.Nullable String house) {
    this.house = house;
  }


  public Components houseParts(@jakarta.annotation.Nullable HouseParts houseParts) {
    this.houseParts = houseParts;
    return this;
  }

  /**
   * Get houseParts
   * @return houseParts
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_HOUSE_PARTS, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public HouseParts getHouseParts() {
    return houseParts;
  }


  @JsonProperty(value = JSON_PROPERTY_HOUSE_PARTS, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setHouseParts(@jakarta.annotation.Nullable HouseParts houseParts) {
    this.houseParts = houseParts;
  }


  public Components postalCode(@jakarta.annotation.Nullable String postalCode) {
    this.postalCode = postalCode;
    return this;
  }

  /**
   * The postcode.
   * @return postalCode
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_POSTAL_CODE, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getPostalCode() {
    return postalCode;
  }


  @JsonProperty(value = JSON_PROPERTY_POSTAL_CODE, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setPostalCode(@jakarta.annotation.Nullable String postalCode) {
    this.postalCode = postalCode;
  }


  public Components metro(@jakarta.annotation.Nullable List<String> metro) {
    this.metro = metro;
    return this;
  }

  public Components addMetroItem(String metroItem) {
    if (this.metro == null) {
      this.metro = new ArrayList<>();
    }
    this.metro.add(metroItem);
    return this;
  }

  /**
   * Metro stations nearby.
   * @return metro
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_METRO, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public List<String> getMetro() {
    return metro;
  }


  @JsonProperty(value = JSON_PROPERTY_METRO, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setMetro(@jakarta.annotation.Nullable List<String> metro) {
    this.metro = metro;
  }


  /**
   * Return true if this Components object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Components components = (Components) o;
    return Objects.equals(this.country, components.country) &&
        Objects.equals(this.countryCode, components.countryCode) &&
        Objects.equals(this.region, components.region) &&
        Objects.equals(this.area, components.area) &&
        Objects.equals(this.district, components.district) &&
        Objects.equals(this.city, components.city) &&
        Objects.equals(this.settlement, components.settlement) &&
        Objects.equals(this.place, components.place) &&
        Objects.equals(this.street, components.street) &&
        Objects.equals(this.house, components.house) &&
        Objects.equals(this.houseParts, components.houseParts) &&
        Objects.equals(this.postalCode, components.postalCode) &&
        Objects.equals(this.metro, components.metro);
  }

  @Override
  public int hashCode() {
    return Objects.hash(country, countryCode, region, area, district, city, settlement, place, street, house, houseParts, postalCode, metro);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Components {\n");
    sb.append("    country: ").append(toIndentedString(country)).append("\n");
    sb.append("    countryCode: ").append(toIndentedString(countryCode)).append("\n");
    sb.append("    region: ").append(toIndentedString(region)).append("\n");
    sb.append("    area: ").append(toIndentedString(area)).append("\n");
    sb.append("    district: ").append(toIndentedString(district)).append("\n");
    sb.append("    city: ").append(toIndentedString(city)).append("\n");
    sb.append("    settlement: ").append(toIndentedString(settlement)).append("\n");
    sb.append("    place: ").append(toIndentedString(place)).append("\n");
    sb.append("    street: ").append(toIndentedString(street)).append("\n");
    sb.append("    house: ").append(toIndentedString(house)).append("\n");
    sb.append("    houseParts: ").append(toIndentedString(houseParts)).append("\n");
    sb.append("    postalCode: ").append(toIndentedString(postalCode)).append("\n");
    sb.append("    metro: ").append(toIndentedString(metro)).append("\n");
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
