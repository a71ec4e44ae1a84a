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
 * One address, given as in the parameters of &#x60;GET /v2/geocode&#x60;: either &#x60;q&#x60; or separate parts. If the address is missing, too long or given in both ways, only this item is &#x60;invalid&#x60;.
 */
@JsonPropertyOrder({
  GeocodeItem.JSON_PROPERTY_Q,
  GeocodeItem.JSON_PROPERTY_COUNTRY,
  GeocodeItem.JSON_PROPERTY_REGION,
  GeocodeItem.JSON_PROPERTY_DISTRICT,
  GeocodeItem.JSON_PROPERTY_CITY,
  GeocodeItem.JSON_PROPERTY_STREET,
  GeocodeItem.JSON_PROPERTY_HOUSE,
  GeocodeItem.JSON_PROPERTY_POSTAL_CODE
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class GeocodeItem {
  public static final String JSON_PROPERTY_Q = "q";
  @jakarta.annotation.Nullable
  private String q;

  public static final String JSON_PROPERTY_COUNTRY = "country";
  @jakarta.annotation.Nullable
  private String country;

  public static final String JSON_PROPERTY_REGION = "region";
  @jakarta.annotation.Nullable
  private String region;

  public static final String JSON_PROPERTY_DISTRICT = "district";
  @jakarta.annotation.Nullable
  private String district;

  public static final String JSON_PROPERTY_CITY = "city";
  @jakarta.annotation.Nullable
  private String city;

  public static final String JSON_PROPERTY_STREET = "street";
  @jakarta.annotation.Nullable
  private String street;

  public static final String JSON_PROPERTY_HOUSE = "house";
  @jakarta.annotation.Nullable
  private String house;

  public static final String JSON_PROPERTY_POSTAL_CODE = "postal_code";
  @jakarta.annotation.Nullable
  private String postalCode;

  public GeocodeItem() {
  }

  public GeocodeItem q(@jakarta.annotation.Nullable String q) {
    this.q = q;
    return this;
  }

  /**
   * The address as one text, at most 400 characters.
   * @return q
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_Q, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getQ() {
    return q;
  }


  @JsonProperty(value = JSON_PROPERTY_Q, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setQ(@jakarta.annotation.Nullable String q) {
    this.q = q;
  }


  public GeocodeItem country(@jakarta.annotation.Nullable String country) {
    this.country = country;
    return this;
  }

  /**
   * Used for this item instead of the request&#39;s &#x60;country&#x60;.
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


  public GeocodeItem region(@jakarta.annotation.Nullable String region) {
    this.region = region;
    return this;
  }

  /**
   * Get region
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


  public GeocodeItem district(@jakarta.annotation.Nullable String district) {
    this.district = district;
    return this;
  }

  /**
   * Get district
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


  public GeocodeItem city(@jakarta.annotation.Nullable String city) {
    this.city = city;
    return this;
  }

  /**
   * Get city
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


  public GeocodeItem street(@jakarta.annotation.Nullable String street) {
    this.street = street;
    return this;
  }

  /**
   * Get street
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


  public GeocodeItem house(@jakarta.annotation.Nullable String house) {
    this.house = house;
    return this;
  }

  /**
   * Get house
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


  public GeocodeItem postalCode(@jakarta.annotation.Nullable String postalCode) {
    this.postalCode = postalCode;
    return this;
  }

  /**
   * Get postalCode
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


  /**
   * Return true if this GeocodeItem object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    GeocodeItem geocodeItem = (GeocodeItem) o;
    return Objects.equals(this.q, geocodeItem.q) &&
        Objects.equals(this.country, geocodeItem.country) &&
        Objects.equals(this.region, geocodeItem.region) &&
        Objects.equals(this.district, geocodeItem.district) &&
        Objects.equals(this.city, geocodeItem.city) &&
        Objects.equals(this.street, geocodeItem.street) &&
        Objects.equals(this.house, geocodeItem.house) &&
        Objects.equals(this.postalCode, geocodeItem.postalCode);
  }

  @Override
  public int hashCode() {
    return Objects.hash(q, country, region, district, city, street, house, postalCode);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class GeocodeItem {\n");
    sb.append("    q: ").append(toIndentedString(q)).append("\n");
    sb.append("    country: ").append(toIndentedString(country)).append("\n");
    sb.append("    region: ").append(toIndentedString(region)).append("\n");
    sb.append("    district: ").append(toIndentedString(district)).append("\n");
    sb.append("    city: ").append(toIndentedString(city)).append("\n");
    sb.append("    street: ").append(toIndentedString(street)).append("\n");
    sb.append("    house: ").append(toIndentedString(house)).append("\n");
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
