package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.IncidentNote;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * Incident
 */
@JsonPropertyOrder({
  Incident.JSON_PROPERTY_ID,
  Incident.JSON_PROPERTY_REGION,
  Incident.JSON_PROPERTY_ORIGIN,
  Incident.JSON_PROPERTY_OPENED_AT,
  Incident.JSON_PROPERTY_CLOSED_AT,
  Incident.JSON_PROPERTY_NOTES
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Incident {
  public static final String JSON_PROPERTY_ID = "id";
  @jakarta.annotation.Nonnull
  private String id;

  public static final String JSON_PROPERTY_REGION = "region";
  @jakarta.annotation.Nonnull
  private String region;

  public static final String JSON_PROPERTY_ORIGIN = "origin";
  @jakarta.annotation.Nonnull
  private String origin;

  public static final String JSON_PROPERTY_OPENED_AT = "opened_at";
  @jakarta.annotation.Nonnull
  private OffsetDateTime openedAt;

  public static final String JSON_PROPERTY_CLOSED_AT = "closed_at";
  @jakarta.annotation.Nullable
  private OffsetDateTime closedAt;

  public static final String JSON_PROPERTY_NOTES = "notes";
  @jakarta.annotation.Nonnull
  private List<IncidentNote> notes;

  public Incident() {
  }

  public Incident id(@jakarta.annotation.Nonnull String id) {
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


  public Incident region(@jakarta.annotation.Nonnull String region) {
    this.region = region;
    return this;
  }

  /**
   * The region concerned.
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


  public Incident origin(@jakarta.annotation.Nonnull String origin) {
    this.origin = origin;
    return this;
  }

  /**
   * &#x60;recorded&#x60;: three bad minutes opened the incident, and five good ones close it; &#x60;reported&#x60;: a person reported it. More values may be added.
   * @return origin
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_ORIGIN, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getOrigin() {
    return origin;
  }


  @JsonProperty(value = JSON_PROPERTY_ORIGIN, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setOrigin(@jakarta.annotation.Nonnull String origin) {
    this.origin = origin;
  }


  public Incident openedAt(@jakarta.annotation.Nonnull OffsetDateTime openedAt) {
    this.openedAt = openedAt;
    return this;
  }

  /**
   * When the incident began.
   * @return openedAt
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_OPENED_AT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public OffsetDateTime getOpenedAt() {
    return openedAt;
  }


  @JsonProperty(value = JSON_PROPERTY_OPENED_AT, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setOpenedAt(@jakarta.annotation.Nonnull OffsetDateTime openedAt) {
    this.openedAt = openedAt;
  }


  public Incident closedAt(@jakarta.annotation.Nullable OffsetDateTime closedAt) {
    this.closedAt = closedAt;
    return this;
  }

  /**
   * When the incident ended; null while it is open.
   * @return closedAt
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_CLOSED_AT, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public OffsetDateTime getClosedAt() {
    return closedAt;
  }


  @JsonProperty(value = JSON_PROPERTY_CLOSED_AT, required = false)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setClosedAt(@jakarta.annotation.Nullable OffsetDateTime closedAt) {
    this.closedAt = closedAt;
  }


  public Incident notes(@jakarta.annotation.Nonnull List<IncidentNote> notes) {
    this.notes = notes;
    return this;
  }

  public Incident addNotesItem(IncidentNote notesItem) {
    if (this.notes == null) {
      this.notes = new ArrayList<>();
    }
    this.notes.add(notesItem);
    return this;
  }

  /**
   * Notes about the incident, in order of time.
   * @return notes
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_NOTES, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<IncidentNote> getNotes() {
    return notes;
  }


  @JsonProperty(value = JSON_PROPERTY_NOTES, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setNotes(@jakarta.annotation.Nonnull List<IncidentNote> notes) {
    this.notes = notes;
  }


  /**
   * Return true if this Incident object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Incident incident = (Incident) o;
    return Objects.equals(this.id, incident.id) &&
        Objects.equals(this.region, incident.region) &&
        Objects.equals(this.origin, incident.origin) &&
        Objects.equals(this.openedAt, incident.openedAt) &&
        Objects.equals(this.closedAt, incident.closedAt) &&
        Objects.equals(this.notes, incident.notes);
  }

  @Override
  public int hashCode() {
    return Objects.hash(id, region, origin, openedAt, closedAt, notes);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Incident {\n");
    sb.append("    id: ").append(toIndentedString(id)).append("\n");
    sb.append("    region: ").append(toIndentedString(region)).append("\n");
    sb.append("    origin: ").append(toIndentedString(origin)).append("\n");
    sb.append("    openedAt: ").append(toIndentedString(openedAt)).append("\n");
    sb.append("    closedAt: ").append(toIndentedString(closedAt)).append("\n");
    sb.append("    notes: ").append(toIndentedString(notes)).append("\n");
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
