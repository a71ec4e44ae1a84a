package io.github.geokod.gen.model;

import java.util.Objects;
import java.util.Map;
import java.util.HashMap;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.geokod.gen.model.Doubt;
import io.github.geokod.gen.model.ExplainedWord;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;


/**
 * Only with &#x60;explain&#x60;: how the query was understood, and why &#x60;confidence&#x60; has its value. The higher &#x60;cost&#x60; and the lower &#x60;lead&#x60;, the lower the confidence; it never exceeds &#x60;cap&#x60;.
 */
@JsonPropertyOrder({
  Explanation.JSON_PROPERTY_QUERY,
  Explanation.JSON_PROPERTY_WORDS,
  Explanation.JSON_PROPERTY_DOUBTS,
  Explanation.JSON_PROPERTY_COST,
  Explanation.JSON_PROPERTY_CAP,
  Explanation.JSON_PROPERTY_LEAD
})
@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class Explanation {
  public static final String JSON_PROPERTY_QUERY = "query";
  @jakarta.annotation.Nonnull
  private String query;

  public static final String JSON_PROPERTY_WORDS = "words";
  @jakarta.annotation.Nonnull
  private List<ExplainedWord> words;

  public static final String JSON_PROPERTY_DOUBTS = "doubts";
  @jakarta.annotation.Nonnull
  private List<Doubt> doubts;

  public static final String JSON_PROPERTY_COST = "cost";
  @jakarta.annotation.Nonnull
  private Double cost;

  public static final String JSON_PROPERTY_CAP = "cap";
  @jakarta.annotation.Nonnull
  private Double cap;

  public static final String JSON_PROPERTY_LEAD = "lead";
  @jakarta.annotation.Nullable
  private Double lead;

  public Explanation() {
  }

  public Explanation query(@jakarta.annotation.Nonnull String query) {
    this.query = query;
    return this;
  }

  /**
   * The query as it was read. Separate parts are joined by commas.
   * @return query
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_QUERY, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public String getQuery() {
    return query;
  }


  @JsonProperty(value = JSON_PROPERTY_QUERY, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setQuery(@jakarta.annotation.Nonnull String query) {
    this.query = query;
  }


  public Explanation words(@jakarta.annotation.Nonnull List<ExplainedWord> words) {
    this.words = words;
    return this;
  }

  public Explanation addWordsItem(ExplainedWord wordsItem) {
    if (this.words == null) {
      this.words = new ArrayList<>();
    }
    this.words.add(wordsItem);
    return this;
  }

  /**
   * In the order of &#x60;query&#x60;; empty if the query is a pair of coordinates.
   * @return words
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_WORDS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<ExplainedWord> getWords() {
    return words;
  }


  @JsonProperty(value = JSON_PROPERTY_WORDS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setWords(@jakarta.annotation.Nonnull List<ExplainedWord> words) {
    this.words = words;
  }


  public Explanation doubts(@jakarta.annotation.Nonnull List<Doubt> doubts) {
    this.doubts = doubts;
    return this;
  }

  public Explanation addDoubtsItem(Doubt doubtsItem) {
    if (this.doubts == null) {
      this.doubts = new ArrayList<>();
    }
    this.doubts.add(doubtsItem);
    return this;
  }

  /**
   * What speaks against this result. Results after the first may list only the doubts that have a cost, because their confidence is low anyway.
   * @return doubts
   */
  @jakarta.annotation.Nonnull
  @JsonProperty(value = JSON_PROPERTY_DOUBTS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public List<Doubt> getDoubts() {
    return doubts;
  }


  @JsonProperty(value = JSON_PROPERTY_DOUBTS, required = true)
  @JsonInclude(value = JsonInclude.Include.ALWAYS)
  public void setDoubts(@jakarta.annotation.Nonnull List<Doubt> doubts) {
    this.doubts = doubts;
  }


  public Explanation cost(@jakarta.annotation.Nonnull Double cost) {
    this.cost = cost;
    return this;
  }

  /**
   * How badly the result matches: the sum of the costs of all doubts, multiplied by a factor if the query is short.
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


  public Explanation cap(@jakarta.annotation.Nonnull Double cap) {
    this.cap = cap;
    return this;
  }

  /**
   * The lowest &#x60;cap&#x60; of all doubts.
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


  public Explanation lead(@jakarta.annotation.Nullable Double lead) {
    this.lead = lead;
    return this;
  }

  /**
   * How much better this result matches than the next one elsewhere; negative if it matches worse, absent if there is no other.
   * @return lead
   */
  @jakarta.annotation.Nullable
  @JsonProperty(value = JSON_PROPERTY_LEAD, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public Double getLead() {
    return lead;
  }


  @JsonProperty(value = JSON_PROPERTY_LEAD, required = false)
  @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
  public void setLead(@jakarta.annotation.Nullable Double lead) {
    this.lead = lead;
  }


  /**
   * Return true if this Explanation object is equal to o.
   */
  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (o == null || getClass() != o.getClass()) {
      return false;
    }
    Explanation explanation = (Explanation) o;
    return Objects.equals(this.query, explanation.query) &&
        Objects.equals(this.words, explanation.words) &&
        Objects.equals(this.doubts, explanation.doubts) &&
        Objects.equals(this.cost, explanation.cost) &&
        Objects.equals(this.cap, explanation.cap) &&
        Objects.equals(this.lead, explanation.lead);
  }

  @Override
  public int hashCode() {
    return Objects.hash(query, words, doubts, cost, cap, lead);
  }

  @Override
  public String toString() {
    StringBuilder sb = new StringBuilder();
    sb.append("class Explanation {\n");
    sb.append("    query: ").append(toIndentedString(query)).append("\n");
    sb.append("    words: ").append(toIndentedString(words)).append("\n");
    sb.append("    doubts: ").append(toIndentedString(doubts)).append("\n");
    sb.append("    cost: ").append(toIndentedString(cost)).append("\n");
    sb.append("    cap: ").append(toIndentedString(cap)).append("\n");
    sb.append("    lead: ").append(toIndentedString(lead)).append("\n");
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
