package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.Change;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * Release
 */
@JsonPropertyOrder({
  Release.JSON_PROPERTY_VERSION,
  Release.JSON_PROPERTY_RELEASED_ON,
  Release.JSON_PROPERTY_CHANGES
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Release {
  public static final String JSON_PROPERTY_VERSION = "version";
  @jakarta.annotation.Nonnull
  private String version;

  public static final String JSON_PROPERTY_RELEASED_ON = "released_on";
  @jakarta.annotation.Nullable
  private LocalDate releasedOn;

  public static final String JSON_PROPERTY_CHANGES = "changes";
  @jakarta.annotation.Nonnull
  private List<Change> changes;

  public Release() {
  }

  public Release version(@jakarta.annotation.Nonnull String version) {
    this.version = version;
    return this;
  }

  /**
   * The version of the API.
   * @return version
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_VERSION, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getVersion() {
    return version;
  }


  @JsonProperty(value = JSON_PROPERTY_VERSION, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setVersion(@jakarta.annotation.Nonnull String version) {
    this.version = version;
  }


  public Release releasedOn(@jakarta.annotation.Nullable LocalDate releasedOn) {
    this.releasedOn = releasedOn;
    return this;
  }

  /**
   * The release date; null before the release.
   * @return releasedOn
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_RELEASED_ON, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public LocalDate getReleasedOn() {
    return releasedOn;
  }


  @JsonProperty(value = JSON_PROPERTY_RELEASED_ON, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setReleasedOn(@jakarta.annotation.Nullable LocalDate releasedOn) {
    this.releasedOn = releasedOn;
  }


  public Release changes(@jakarta.annotation.Nonnull List<Change> changes) {
    this.changes = changes;
    return this;
  }

  public Release addChangesItem(Change changesItem) {
    if (this.changes == null) {
      this.changes = new ArrayList<>();
    }
    this.changes.add(changesItem);
    return this;
  }

  /**
   * What changed.
   * @return changes
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_CHANGES, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<Change> getChanges() {
    return changes;
  }


  @JsonProperty(value = JSON_PROPERTY_CHANGES, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setChanges(@jakarta.annotation.Nonnull List<Change> changes) {
    this.changes = changes;
  }


  /**
   * Return true if this Release object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Release release = (Release) o;
    return Objects.equals(this.version, release.version) &&
        Objects.equals(this.releasedOn, release.releasedOn) &&
        Objects.equals(this.changes, release.changes);
  }

  @Override
  public int hashCode() {
    return Objects.hash(version, releasedOn, changes);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Release {\n");
    sb.append("    version: ").append(toIndentedString(version)).append("\n");
    sb.append("    releasedOn: ").append(toIndentedString(releasedOn)).append("\n");
    sb.append("    changes: ").append(toIndentedString(changes)).append("\n");
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
