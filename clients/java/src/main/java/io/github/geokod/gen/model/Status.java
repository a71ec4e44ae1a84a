package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.Incident;
import io.github.geokod.gen.model.RegionStatus;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * Status
 */
@JsonPropertyOrder({
  Status.JSON_PROPERTY_AS_OF,
  Status.JSON_PROPERTY_STALE,
  Status.JSON_PROPERTY_SLA,
  Status.JSON_PROPERTY_CREDIT_POLICY,
  Status.JSON_PROPERTY_STORAGE,
  Status.JSON_PROPERTY_LOG_RETENTION_DAYS,
  Status.JSON_PROPERTY_REGIONS,
  Status.JSON_PROPERTY_INCIDENTS
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Status {
  public static final String JSON_PROPERTY_AS_OF = "as_of";
  @jakarta.annotation.Nonnull
  private OffsetDateTime asOf;

  public static final String JSON_PROPERTY_STALE = "stale";
  @jakarta.annotation.Nonnull
  private Boolean stale;

  public static final String JSON_PROPERTY_SLA = "sla";
  @jakarta.annotation.Nonnull
  private Double sla;

  public static final String JSON_PROPERTY_CREDIT_POLICY = "credit_policy";
  @jakarta.annotation.Nonnull
  private String creditPolicy;

  public static final String JSON_PROPERTY_STORAGE = "storage";
  @jakarta.annotation.Nonnull
  private String storage;

  public static final String JSON_PROPERTY_LOG_RETENTION_DAYS = "log_retention_days";
  @jakarta.annotation.Nonnull
  private Integer logRetentionDays;

  public static final String JSON_PROPERTY_REGIONS = "regions";
  @jakarta.annotation.Nonnull
  private List<RegionStatus> regions;

  public static final String JSON_PROPERTY_INCIDENTS = "incidents";
  @jakarta.annotation.Nonnull
  private List<Incident> incidents;

  public Status() {
  }

  public Status asOf(@jakarta.annotation.Nonnull OffsetDateTime asOf) {
    this.asOf = asOf;
    return this;
  }

  /**
   * The time of this state.
   * @return asOf
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_AS_OF, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public OffsetDateTime getAsOf() {
    return asOf;
  }


  @JsonProperty(value = JSON_PROPERTY_AS_OF, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setAsOf(@jakarta.annotation.Nonnull OffsetDateTime asOf) {
    this.asOf = asOf;
  }


  public Status stale(@jakarta.annotation.Nonnull Boolean stale) {
    this.stale = stale;
    return this;
  }

  /**
   * Whether this is the last known state because nothing newer can be read at present.
   * @return stale
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_STALE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Boolean getStale() {
    return stale;
  }


  @JsonProperty(value = JSON_PROPERTY_STALE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setStale(@jakarta.annotation.Nonnull Boolean stale) {
    this.stale = stale;
  }


  public Status sla(@jakarta.annotation.Nonnull Double sla) {
    this.sla = sla;
    return this;
  }

  /**
   * The promised uptime of each region in a month, as a share.
   * minimum: 0
   * maximum: 1
   * @return sla
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_SLA, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Double getSla() {
    return sla;
  }


  @JsonProperty(value = JSON_PROPERTY_SLA, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setSla(@jakarta.annotation.Nonnull Double sla) {
    this.sla = sla;
  }


  public Status creditPolicy(@jakarta.annotation.Nonnull String creditPolicy) {
    this.creditPolicy = creditPolicy;
    return this;
  }

  /**
   * &#x60;auto&#x60;: if a month&#39;s uptime is below the promise, a credit is given without a claim.
   * @return creditPolicy
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_CREDIT_POLICY, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getCreditPolicy() {
    return creditPolicy;
  }


  @JsonProperty(value = JSON_PROPERTY_CREDIT_POLICY, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setCreditPolicy(@jakarta.annotation.Nonnull String creditPolicy) {
    this.creditPolicy = creditPolicy;
  }


  public Status storage(@jakarta.annotation.Nonnull String storage) {
    this.storage = storage;
    return this;
  }

  /**
   * Where data is stored. &#x60;operator&#x60;: with the operator of the service.
   * @return storage
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_STORAGE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getStorage() {
    return storage;
  }


  @JsonProperty(value = JSON_PROPERTY_STORAGE, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setStorage(@jakarta.annotation.Nonnull String storage) {
    this.storage = storage;
  }


  public Status logRetentionDays(@jakarta.annotation.Nonnull Integer logRetentionDays) {
    this.logRetentionDays = logRetentionDays;
    return this;
  }

  /**
   * How many days logs are kept.
   * minimum: 0
   * @return logRetentionDays
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_LOG_RETENTION_DAYS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public Integer getLogRetentionDays() {
    return logRetentionDays;
  }


  @JsonProperty(value = JSON_PROPERTY_LOG_RETENTION_DAYS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setLogRetentionDays(@jakarta.annotation.Nonnull Integer logRetentionDays) {
    this.logRetentionDays = logRetentionDays;
  }


  public Status regions(@jakarta.annotation.Nonnull List<RegionStatus> regions) {
    this.regions = regions;
    return this;
  }

  public Status addRegionsItem(RegionStatus regionsItem) {
    if (this.regions == null) {
      this.regions = new ArrayList<>();
    }
    this.regions.add(regionsItem);
    return this;
  }

  /**
   * Get regions
   * @return regions
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_REGIONS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<RegionStatus> getRegions() {
    return regions;
  }


  @JsonProperty(value = JSON_PROPERTY_REGIONS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setRegions(@jakarta.annotation.Nonnull List<RegionStatus> regions) {
    this.regions = regions;
  }


  public Status incidents(@jakarta.annotation.Nonnull List<Incident> incidents) {
    this.incidents = incidents;
    return this;
  }

  public Status addIncidentsItem(Incident incidentsItem) {
    if (this.incidents == null) {
      this.incidents = new ArrayList<>();
    }
    this.incidents.add(incidentsItem);
    return this;
  }

  /**
   * The open incidents.
   * @return incidents
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_INCIDENTS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<Incident> getIncidents() {
    return incidents;
  }


  @JsonProperty(value = JSON_PROPERTY_INCIDENTS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setIncidents(@jakarta.annotation.Nonnull List<Incident> incidents) {
    this.incidents = incidents;
  }


  /**
   * Return true if this Status object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Status status = (Status) o;
    return Objects.equals(this.asOf, status.asOf) &&
        Objects.equals(this.stale, status.stale) &&
        Objects.equals(this.sla, status.sla) &&
        Objects.equals(this.creditPolicy, status.creditPolicy) &&
        Objects.equals(this.storage, status.storage) &&
        Objects.equals(this.logRetentionDays, status.logRetentionDays) &&
        Objects.equals(this.regions, status.regions) &&
        Objects.equals(this.incidents, status.incidents);
  }

  @Override
  public int hashCode() {
    return Objects.hash(asOf, stale, sla, creditPolicy, storage, logRetentionDays, regions, incidents);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Status {\n");
    sb.append("    asOf: ").append(toIndentedString(asOf)).append("\n");
    sb.append("    stale: ").append(toIndentedString(stale)).append("\n");
    sb.append("    sla: ").append(toIndentedString(sla)).append("\n");
    sb.append("    creditPolicy: ").append(toIndentedString(creditPolicy)).append("\n");
    sb.append("    storage: ").append(toIndentedString(storage)).append("\n");
    sb.append("    logRetentionDays: ").append(toIndentedString(logRetentionDays)).append("\n");
    sb.append("    regions: ").append(toIndentedString(regions)).append("\n");
    sb.append("    incidents: ").append(toIndentedString(incidents)).append("\n");
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
