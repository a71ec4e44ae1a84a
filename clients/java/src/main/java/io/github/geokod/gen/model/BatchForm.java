package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.BatchDelimiter;
import io.github.geokod.gen.model.BatchEncoding;
import io.github.geokod.gen.model.Lang;
import java.io.File;
import java.net.URI;
import java.util.Arrays;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * The file and its options. An option may be given in the query instead, but not in both. The options that say how the file is to be read (&#x60;column&#x60;, &#x60;delimiter&#x60;, &#x60;encoding&#x60;, &#x60;header&#x60;) must come before it.
 */
@JsonPropertyOrder({
  BatchForm.JSON_PROPERTY_COLUMN,
  BatchForm.JSON_PROPERTY_DELIMITER,
  BatchForm.JSON_PROPERTY_ENCODING,
  BatchForm.JSON_PROPERTY_HEADER,
  BatchForm.JSON_PROPERTY_COUNTRY,
  BatchForm.JSON_PROPERTY_LABEL,
  BatchForm.JSON_PROPERTY_WEBHOOK_URL,
  BatchForm.JSON_PROPERTY_LANG,
  BatchForm.JSON_PROPERTY_FILE
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class BatchForm {
  public static final String JSON_PROPERTY_COLUMN = "column";
  @jakarta.annotation.Nullable
  private String column;

  public static final String JSON_PROPERTY_DELIMITER = "delimiter";
  @jakarta.annotation.Nullable
  private BatchDelimiter delimiter;

  public static final String JSON_PROPERTY_ENCODING = "encoding";
  @jakarta.annotation.Nullable
  private BatchEncoding encoding;

  public static final String JSON_PROPERTY_HEADER = "header";
  @jakarta.annotation.Nullable
  private Boolean header;

  public static final String JSON_PROPERTY_COUNTRY = "country";
  @jakarta.annotation.Nullable
  private String country;

  public static final String JSON_PROPERTY_LABEL = "label";
  @jakarta.annotation.Nullable
  private String label;

  public static final String JSON_PROPERTY_WEBHOOK_URL = "webhook_url";
  @jakarta.annotation.Nullable
  private URI webhookUrl;

  public static final String JSON_PROPERTY_LANG = "lang";
  @jakarta.annotation.Nullable
  private Lang lang = Lang.RU;

  public static final String JSON_PROPERTY_FILE = "file";
  @jakarta.annotation.Nonnull
  private File _file;

  public BatchForm() {
  }

  public BatchForm column(@jakarta.annotation.Nullable String column) {
    this.column = column;
    return this;
  }

  /**
   * See the parameter &#x60;column&#x60;.
   * @return column
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_COLUMN, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getColumn() {
    return column;
  }


  @JsonProperty(value = JSON_PROPERTY_COLUMN, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setColumn(@jakarta.annotation.Nullable String column) {
    this.column = column;
  }


  public BatchForm delimiter(@jakarta.annotation.Nullable BatchDelimiter delimiter) {
    this.delimiter = delimiter;
    return this;
  }

  /**
   * Get delimiter
   * @return delimiter
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_DELIMITER, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public BatchDelimiter getDelimiter() {
    return delimiter;
  }


  @JsonProperty(value = JSON_PROPERTY_DELIMITER, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setDelimiter(@jakarta.annotation.Nullable BatchDelimiter delimiter) {
    this.delimiter = delimiter;
  }


  public BatchForm encoding(@jakarta.annotation.Nullable BatchEncoding encoding) {
    this.encoding = encoding;
    return this;
  }

  /**
   * Get encoding
   * @return encoding
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_ENCODING, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public BatchEncoding getEncoding() {
    return encoding;
  }


  @JsonProperty(value = JSON_PROPERTY_ENCODING, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setEncoding(@jakarta.annotation.Nullable BatchEncoding encoding) {
    this.encoding = encoding;
  }


  public BatchForm header(@jakarta.annotation.Nullable Boolean header) {
    this.header = header;
    return this;
  }

  /**
   * See the parameter &#x60;header&#x60;.
   * @return header
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_HEADER, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public Boolean getHeader() {
    return header;
  }


  @JsonProperty(value = JSON_PROPERTY_HEADER, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setHeader(@jakarta.annotation.Nullable Boolean header) {
    this.header = header;
  }


  public BatchForm country(@jakarta.annotation.Nullable String country) {
    this.country = country;
    return this;
  }

  /**
   * See the parameter &#x60;country&#x60;.
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


  public BatchForm label(@jakarta.annotation.Nullable String label) {
    this.label = label;
    return this;
  }

  /**
   * See the parameter &#x60;label&#x60;.
   * @return label
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_LABEL, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public String getLabel() {
    return label;
  }


  @JsonProperty(value = JSON_PROPERTY_LABEL, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setLabel(@jakarta.annotation.Nullable String label) {
    this.label = label;
  }


  public BatchForm webhookUrl(@jakarta.annotation.Nullable URI webhookUrl) {
    this.webhookUrl = webhookUrl;
    return this;
  }

  /**
   * See the parameter &#x60;webhook_url&#x60;.
   * @return webhookUrl
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_WEBHOOK_URL, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public URI getWebhookUrl() {
    return webhookUrl;
  }


  @JsonProperty(value = JSON_PROPERTY_WEBHOOK_URL, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setWebhookUrl(@jakarta.annotation.Nullable URI webhookUrl) {
    this.webhookUrl = webhookUrl;
  }


  public BatchForm lang(@jakarta.annotation.Nullable Lang lang) {
    this.lang = lang;
    return this;
  }

  /**
   * Get lang
   * @return lang
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_LANG, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public Lang getLang() {
    return lang;
  }


  @JsonProperty(value = JSON_PROPERTY_LANG, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setLang(@jakarta.annotation.Nullable Lang lang) {
    this.lang = lang;
  }


  public BatchForm _file(@jakarta.annotation.Nonnull File _file) {
    this._file = _file;
    return this;
  }

  /**
   * The table, in CSV.
   * @return _file
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_FILE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public File getFile() {
    return _file;
  }


  @JsonProperty(value = JSON_PROPERTY_FILE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setFile(@jakarta.annotation.Nonnull File _file) {
    this._file = _file;
  }


  /**
   * Return true if this BatchForm object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    BatchForm batchForm = (BatchForm) o;
    return Objects.equals(this.column, batchForm.column) &&
        Objects.equals(this.delimiter, batchForm.delimiter) &&
        Objects.equals(this.encoding, batchForm.encoding) &&
        Objects.equals(this.header, batchForm.header) &&
        Objects.equals(this.country, batchForm.country) &&
        Objects.equals(this.label, batchForm.label) &&
        Objects.equals(this.webhookUrl, batchForm.webhookUrl) &&
        Objects.equals(this.lang, batchForm.lang) &&
        Objects.equals(this._file, batchForm._file);
  }

  @Override
  public int hashCode() {
    return Objects.hash(column, delimiter, encoding, header, country, label, webhookUrl, lang, _file);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class BatchForm {\n");
    sb.append("    column: ").append(toIndentedString(column)).append("\n");
    sb.append("    delimiter: ").append(toIndentedString(delimiter)).append("\n");
    sb.append("    encoding: ").append(toIndentedString(encoding)).append("\n");
    sb.append("    header: ").append(toIndentedString(header)).append("\n");
    sb.append("    country: ").append(toIndentedString(country)).append("\n");
    sb.append("    label: ").append(toIndentedString(label)).append("\n");
    sb.append("    webhookUrl: ").append(toIndentedString(webhookUrl)).append("\n");
    sb.append("    lang: ").append(toIndentedString(lang)).append("\n");
    sb.append("    _file: ").append(toIndentedString(_file)).append("\n");
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
