package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.Release;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * Changelog
 */
@JsonPropertyOrder({
  Changelog.JSON_PROPERTY_RELEASES
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Changelog {
  public static final String JSON_PROPERTY_RELEASES = "releases";
  @jakarta.annotation.Nonnull
  private List<Release> releases;

  public Changelog() {
  }

  public Changelog releases(@jakarta.annotation.Nonnull List<Release> releases) {
    this.releases = releases;
    return this;
  }

  public Changelog addReleasesItem(Release releasesItem) {
    if (this.releases == null) {
      this.releases = new ArrayList<>();
    }
    this.releases.add(releasesItem);
    return this;
  }

  /**
   * Newest first.
   * @return releases
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_RELEASES, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<Release> getReleases() {
    return releases;
  }


  @JsonProperty(value = JSON_PROPERTY_RELEASES, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setReleases(@jakarta.annotation.Nonnull List<Release> releases) {
    this.releases = releases;
  }


  /**
   * Return true if this Changelog object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Changelog changelog = (Changelog) o;
    return Objects.equals(this.releases, changelog.releases);
  }

  @Override
  public int hashCode() {
    return Objects.hash(releases);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Changelog {\n");
    sb.append("    releases: ").append(toIndentedString(releases)).append("\n");
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
