package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import java.time.LocalDate;
import java.util.Arrays;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * Another document of the account.
 */
@JsonPropertyOrder({
  DocumentLink.JSON_PROPERTY_ID,
  DocumentLink.JSON_PROPERTY_NUMBER,
  DocumentLink.JSON_PROPERTY_ISSUED_ON
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class DocumentLink {
  public static final String JSON_PROPERTY_ID = "id";
  @jakarta.annotation.Nonnull
  private String id;

  public static final String JSON_PROPERTY_NUMBER = "number";
  @jakarta.annotation.Nonnull
  private String number;

  public static final String JSON_PROPERTY_ISSUED_ON = "issued_on";
  @jakarta.annotation.Nonnull
  private LocalDate issuedOn;

  public DocumentLink() {
  }

  public DocumentLink id(@jakarta.annotation.Nonnull String id) {
    this.id = id;
    return this;
  }

  /**
   * Get id
   * @return id
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_ID, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getId() {
    return id;
  }


  @JsonProperty(value = JSON_PROPERTY_ID, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setId(@jakarta.annotation.Nonnull String id) {
    this.id = id;
  }


  public DocumentLink number(@jakarta.annotation.Nonnull String number) {
    this.number = number;
    return this;
  }

  /**
   * The number of the document.
   * @return number
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_NUMBER, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getNumber() {
    return number;
  }


  @JsonProperty(value = JSON_PROPERTY_NUMBER, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setNumber(@jakarta.annotation.Nonnull String number) {
    this.number = number;
  }


  public DocumentLink issuedOn(@jakarta.annotation.Nonnull LocalDate issuedOn) {
    this.issuedOn = issuedOn;
    return this;
  }

  /**
   * The date of the document.
   * @return issuedOn
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_ISSUED_ON, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public LocalDate getIssuedOn() {
    return issuedOn;
  }


  @JsonProperty(value = JSON_PROPERTY_ISSUED_ON, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setIssuedOn(@jakarta.annotation.Nonnull LocalDate issuedOn) {
    this.issuedOn = issuedOn;
  }


  /**
   * Return true if this DocumentLink object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    DocumentLink documentLink = (DocumentLink) o;
    return Objects.equals(this.id, documentLink.id) &&
        Objects.equals(this.number, documentLink.number) &&
        Objects.equals(this.issuedOn, documentLink.issuedOn);
  }

  @Override
  public int hashCode() {
    return Objects.hash(id, number, issuedOn);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class DocumentLink {\n");
    sb.append("    id: ").append(toIndentedString(id)).append("\n");
    sb.append("    number: ").append(toIndentedString(number)).append("\n");
    sb.append("    issuedOn: ").append(toIndentedString(issuedOn)).append("\n");
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
