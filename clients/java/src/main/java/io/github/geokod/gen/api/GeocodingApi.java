package io.github.geokod.gen.api;

import io.github.geokod.gen.ApiClient;
import io.github.geokod.gen.ApiException;
import io.github.geokod.gen.ApiResponse;
import io.github.geokod.gen.Configuration;
import io.github.geokod.gen.Pair;

import io.github.geokod.gen.model.GeocodeAnswer;
import io.github.geokod.gen.model.GeocodeManyAnswer;
import io.github.geokod.gen.model.GeocodeManyRequest;
import io.github.geokod.gen.model.Lang;
import io.github.geokod.gen.model.ReverseAnswer;
import io.github.geokod.gen.model.ReverseManyAnswer;
import io.github.geokod.gen.model.ReverseManyRequest;
import java.util.Set;
import io.github.geokod.gen.model.SuggestAnswer;
import io.github.geokod.gen.model.SuggestType;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;

import java.io.InputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.http.HttpRequest;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

import java.util.ArrayList;
import java.util.StringJoiner;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

import java.util.concurrent.CompletableFuture;

@jakarta.annotation.Generated(value = "org.openapitools.codegen.languages.JavaClientCodegen", comments = "Generator version: 7.26.0")
public class GeocodingApi {
  /**
   * Utility class for extending HttpRequest.Builder functionality.
   */
  private static class HttpRequestBuilderExtensions {
    /**
     * Adds additional headers to the provided HttpRequest.Builder. Useful for adding method/endpoint specific headers.
     *
     * @param builder the HttpRequest.Builder to which headers will be added
     * @param headers a map of header names and values to add; may be null
     * @return the same HttpRequest.Builder instance with the additional headers set
     */
    static HttpRequest.Builder withAdditionalHeaders(HttpRequest.Builder builder, Map<String, String> headers) {
        if (headers != null) {
            for (Map.Entry<String, String> entry : headers.entrySet()) {
                builder.header(entry.getKey(), entry.getValue());
            }
        }
        return builder;
    }
  }
  private final HttpClient memberVarHttpClient;
  private final ObjectMapper memberVarObjectMapper;
  private final String memberVarBaseUri;
  private final Consumer<HttpRequest.Builder> memberVarInterceptor;
  private final Duration memberVarReadTimeout;
  private final Consumer<HttpResponse<InputStream>> memberVarResponseInterceptor;
  private final Consumer<HttpResponse<InputStream>> memberVarAsyncResponseInterceptor;

  public GeocodingApi() {
    this(Configuration.getDefaultApiClient());
  }

  public GeocodingApi(ApiClient apiClient) {
    memberVarHttpClient = apiClient.getHttpClient();
    memberVarObjectMapper = apiClient.getObjectMapper();
    memberVarBaseUri = apiClient.getBaseUri();
    memberVarInterceptor = apiClient.getRequestInterceptor();
    memberVarReadTimeout = apiClient.getReadTimeout();
    memberVarResponseInterceptor = apiClient.getResponseInterceptor();
    memberVarAsyncResponseInterceptor = apiClient.getAsyncResponseInterceptor();
  }


  private ApiException getApiException(String operationId, HttpResponse<InputStream> response) {
    try {
      InputStream responseBody = ApiClient.getResponseBody(response);
      String body = null;
      if (responseBody != null) {
        body = new String(responseBody.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        responseBody.close();
      }
      String message = formatExceptionMessage(operationId, response.statusCode(), body);
      return new ApiException(response.statusCode(), message, response.headers(), body);
    } catch (IOException e) {
      return new ApiException(e);
    }
  }

  private String formatExceptionMessage(String operationId, int statusCode, String body) {
    if (body == null || body.isEmpty()) {
      body = "[no body]";
    }
    return operationId + " call failed with: " + statusCode + " - " + body;
  }

  /**
   * Download file from the given response.
   *
   * @param response Response
   * @return File
   * @throws ApiException If fail to read file content from response and write to disk
   */
  public File downloadFileFromResponse(HttpResponse<InputStream> response, InputStream responseBody) throws ApiException {
    if (responseBody == null) {
      throw new ApiException(new IOException("Response body is empty"));
    }
    try {
      File file = prepareDownloadFile(response);
      java.nio.file.Files.copy(responseBody, file.toPath(), java.nio.file.StandardCopyOption.REPLACE_EXISTING);
      return file;
    } catch (IOException e) {
      throw new ApiException(e);
    }
  }

  /**
   * <p>Prepare the file for download from the response.</p>
   *
   * @param response a {@link java.net.http.HttpResponse} object.
   * @return a {@link java.io.File} object.
   * @throws java.io.IOException if any.
   */
  private File prepareDownloadFile(HttpResponse<InputStream> response) throws IOException {
    String filename = null;
    java.util.Optional<String> contentDisposition = response.headers().firstValue("Content-Disposition");
    if (contentDisposition.isPresent() && !"".equals(contentDisposition.get())) {
      // Get filename from the Content-Disposition header.
      java.util.regex.Pattern pattern = java.util.regex.Pattern.compile("filename=['\"]?([^'\"\\s]+)['\"]?");
      java.util.regex.Matcher matcher = pattern.matcher(contentDisposition.get());
      if (matcher.find())
        filename = matcher.group(1);
    }
    File file = null;
    if (filename != null) {
      java.nio.file.Path tempDir = java.nio.file.Files.createTempDirectory("swagger-gen-native");
      java.nio.file.Path filePath = java.nio.file.Files.createFile(tempDir.resolve(filename));
      file = filePath.toFile();
      tempDir.toFile().deleteOnExit();   // best effort cleanup
      file.deleteOnExit(); // best effort cleanup
    } else {
      file = java.nio.file.Files.createTempFile("download-", "").toFile();
      file.deleteOnExit(); // best effort cleanup
    }
    return file;
  }

  /**
   * Find where an address is
   *
   * @param apiRequest {@link GeocodeCall}
   * @return CompletableFuture&lt;GeocodeAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<GeocodeAnswer> geocode(GeocodeCall apiRequest) throws ApiException {
    return geocode(apiRequest, null);
  }

  /**
   * Find where an address is
   *
   * @param apiRequest {@link GeocodeCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;GeocodeAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<GeocodeAnswer> geocode(GeocodeCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nullable
    String q = apiRequest.q();
    @jakarta.annotation.Nullable
    String country = apiRequest.country();
    @jakarta.annotation.Nullable
    String region = apiRequest.region();
    @jakarta.annotation.Nullable
    String district = apiRequest.district();
    @jakarta.annotation.Nullable
    String city = apiRequest.city();
    @jakarta.annotation.Nullable
    String street = apiRequest.street();
    @jakarta.annotation.Nullable
    String house = apiRequest.house();
    @jakarta.annotation.Nullable
    String postalCode = apiRequest.postalCode();
    @jakarta.annotation.Nullable
    Integer limit = apiRequest.limit();
    @jakarta.annotation.Nullable
    Double lat = apiRequest.lat();
    @jakarta.annotation.Nullable
    Double lon = apiRequest.lon();
    @jakarta.annotation.Nullable
    List<Double> bbox = apiRequest.bbox();
    @jakarta.annotation.Nullable
    Lang lang = apiRequest.lang();
    @jakarta.annotation.Nullable
    Boolean explain = apiRequest.explain();
    return geocode(q, country, region, district, city, street, house, postalCode, limit, lat, lon, bbox, lang, explain, headers);
  }

  /**
   * Find where an address is
   *
   * @param apiRequest {@link GeocodeCall}
   * @return CompletableFuture&lt;ApiResponse&lt;GeocodeAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<GeocodeAnswer>> geocodeWithHttpInfo(GeocodeCall apiRequest) throws ApiException {
    return geocodeWithHttpInfo(apiRequest, null);
  }

  /**
   * Find where an address is
   *
   * @param apiRequest {@link GeocodeCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;GeocodeAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<GeocodeAnswer>> geocodeWithHttpInfo(GeocodeCall apiRequest, Map<String, String> headers) throws ApiException {
    String q = apiRequest.q();
    String country = apiRequest.country();
    String region = apiRequest.region();
    String district = apiRequest.district();
    String city = apiRequest.city();
    String street = apiRequest.street();
    String house = apiRequest.house();
    String postalCode = apiRequest.postalCode();
    Integer limit = apiRequest.limit();
    Double lat = apiRequest.lat();
    Double lon = apiRequest.lon();
    List<Double> bbox = apiRequest.bbox();
    Lang lang = apiRequest.lang();
    Boolean explain = apiRequest.explain();
    return geocodeWithHttpInfo(q, country, region, district, city, street, house, postalCode, limit, lat, lon, bbox, lang, explain, headers);
  }

  /**
   * Find where an address is
   *
   * @param q The address as one text. (optional)
   * @param country ISO 3166-1 codes, separated by commas (&#x60;RU,KZ&#x60;). Only results in these countries are returned. Without &#x60;q&#x60;, the name of one country is accepted too. The demonstration country is &#x60;XD&#x60;.  (optional)
   * @param region Instead of &#x60;q&#x60;: the region (oblast, krai, republic …). (optional)
   * @param district Instead of &#x60;q&#x60;: a district of the region or the city. (optional)
   * @param city Instead of &#x60;q&#x60;: the city, town or village. (optional)
   * @param street Instead of &#x60;q&#x60;: the street, or the quarter if its houses have no street. (optional)
   * @param house Instead of &#x60;q&#x60;: the house number with all its parts, for example &#x60;12/3 к2 с1&#x60;. (optional)
   * @param postalCode Instead of &#x60;q&#x60;: the postcode. (optional)
   * @param limit The maximum number of results. (optional, default to 5)
   * @param lat The latitude of a point. Of equally good results, those near the point come first. Requires &#x60;lon&#x60;. (optional)
   * @param lon The longitude of that point, see &#x60;lat&#x60;. (optional)
   * @param bbox &#x60;minLon,minLat,maxLon,maxLat&#x60;. Only results inside this box are returned. A box across the antimeridian (Chukotka) begins with its western side, &#x60;170,60,-168,72&#x60;, and is at most 180 degrees wide.  (optional)
   * @param lang The language of addresses and names. &#x60;local&#x60;: names as they are written on signs at the place. (optional, default to ru)
   * @param explain Whether to add an &#x60;explanation&#x60; to each result: what each word was taken for, and what speaks against the result. It costs nothing extra. Such responses are never &#x60;cached&#x60;.  (optional, default to false)
   * @return CompletableFuture&lt;GeocodeAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<GeocodeAnswer> geocode(@jakarta.annotation.Nullable String q, @jakarta.annotation.Nullable String country, @jakarta.annotation.Nullable String region, @jakarta.annotation.Nullable String district, @jakarta.annotation.Nullable String city, @jakarta.annotation.Nullable String street, @jakarta.annotation.Nullable String house, @jakarta.annotation.Nullable String postalCode, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable Double lat, @jakarta.annotation.Nullable Double lon, @jakarta.annotation.Nullable List<Double> bbox, @jakarta.annotation.Nullable Lang lang, @jakarta.annotation.Nullable Boolean explain) throws ApiException {
    return geocode(q, country, region, district, city, street, house, postalCode, limit, lat, lon, bbox, lang, explain, null);
  }

  /**
   * Find where an address is
   *
   * @param q The address as one text. (optional)
   * @param country ISO 3166-1 codes, separated by commas (&#x60;RU,KZ&#x60;). Only results in these countries are returned. Without &#x60;q&#x60;, the name of one country is accepted too. The demonstration country is &#x60;XD&#x60;.  (optional)
   * @param region Instead of &#x60;q&#x60;: the region (oblast, krai, republic …). (optional)
   * @param district Instead of &#x60;q&#x60;: a district of the region or the city. (optional)
   * @param city Instead of &#x60;q&#x60;: the city, town or village. (optional)
   * @param street Instead of &#x60;q&#x60;: the street, or the quarter if its houses have no street. (optional)
   * @param house Instead of &#x60;q&#x60;: the house number with all its parts, for example &#x60;12/3 к2 с1&#x60;. (optional)
   * @param postalCode Instead of &#x60;q&#x60;: the postcode. (optional)
   * @param limit The maximum number of results. (optional, default to 5)
   * @param lat The latitude of a point. Of equally good results, those near the point come first. Requires &#x60;lon&#x60;. (optional)
   * @param lon The longitude of that point, see &#x60;lat&#x60;. (optional)
   * @param bbox &#x60;minLon,minLat,maxLon,maxLat&#x60;. Only results inside this box are returned. A box across the antimeridian (Chukotka) begins with its western side, &#x60;170,60,-168,72&#x60;, and is at most 180 degrees wide.  (optional)
   * @param lang The language of addresses and names. &#x60;local&#x60;: names as they are written on signs at the place. (optional, default to ru)
   * @param explain Whether to add an &#x60;explanation&#x60; to each result: what each word was taken for, and what speaks against the result. It costs nothing extra. Such responses are never &#x60;cached&#x60;.  (optional, default to false)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;GeocodeAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<GeocodeAnswer> geocode(@jakarta.annotation.Nullable String q, @jakarta.annotation.Nullable String country, @jakarta.annotation.Nullable String region, @jakarta.annotation.Nullable String district, @jakarta.annotation.Nullable String city, @jakarta.annotation.Nullable String street, @jakarta.annotation.Nullable String house, @jakarta.annotation.Nullable String postalCode, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable Double lat, @jakarta.annotation.Nullable Double lon, @jakarta.annotation.Nullable List<Double> bbox, @jakarta.annotation.Nullable Lang lang, @jakarta.annotation.Nullable Boolean explain, Map<String, String> headers) throws ApiException {
    try {
      return geocodeWithHttpInfo(q, country, region, district, city, street, house, postalCode, limit, lat, lon, bbox, lang, explain, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Find where an address is
   *
   * @param q The address as one text. (optional)
   * @param country ISO 3166-1 codes, separated by commas (&#x60;RU,KZ&#x60;). Only results in these countries are returned. Without &#x60;q&#x60;, the name of one country is accepted too. The demonstration country is &#x60;XD&#x60;.  (optional)
   * @param region Instead of &#x60;q&#x60;: the region (oblast, krai, republic …). (optional)
   * @param district Instead of &#x60;q&#x60;: a district of the region or the city. (optional)
   * @param city Instead of &#x60;q&#x60;: the city, town or village. (optional)
   * @param street Instead of &#x60;q&#x60;: the street, or the quarter if its houses have no street. (optional)
   * @param house Instead of &#x60;q&#x60;: the house number with all its parts, for example &#x60;12/3 к2 с1&#x60;. (optional)
   * @param postalCode Instead of &#x60;q&#x60;: the postcode. (optional)
   * @param limit The maximum number of results. (optional, default to 5)
   * @param lat The latitude of a point. Of equally good results, those near the point come first. Requires &#x60;lon&#x60;. (optional)
   * @param lon The longitude of that point, see &#x60;lat&#x60;. (optional)
   * @param bbox &#x60;minLon,minLat,maxLon,maxLat&#x60;. Only results inside this box are returned. A box across the antimeridian (Chukotka) begins with its western side, &#x60;170,60,-168,72&#x60;, and is at most 180 degrees wide.  (optional)
   * @param lang The language of addresses and names. &#x60;local&#x60;: names as they are written on signs at the place. (optional, default to ru)
   * @param explain Whether to add an &#x60;explanation&#x60; to each result: what each word was taken for, and what speaks against the result. It costs nothing extra. Such responses are never &#x60;cached&#x60;.  (optional, default to false)
   * @return CompletableFuture&lt;ApiResponse&lt;GeocodeAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<GeocodeAnswer>> geocodeWithHttpInfo(@jakarta.annotation.Nullable String q, @jakarta.annotation.Nullable String country, @jakarta.annotation.Nullable String region, @jakarta.annotation.Nullable String district, @jakarta.annotation.Nullable String city, @jakarta.annotation.Nullable String street, @jakarta.annotation.Nullable String house, @jakarta.annotation.Nullable String postalCode, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable Double lat, @jakarta.annotation.Nullable Double lon, @jakarta.annotation.Nullable List<Double> bbox, @jakarta.annotation.Nullable Lang lang, @jakarta.annotation.Nullable Boolean explain) throws ApiException {
    return geocodeWithHttpInfo(q, country, region, district, city, street, house, postalCode, limit, lat, lon, bbox, lang, explain, null);
  }

  /**
   * Find where an address is
   *
   * @param q The address as one text. (optional)
   * @param country ISO 3166-1 codes, separated by commas (&#x60;RU,KZ&#x60;). Only results in these countries are returned. Without &#x60;q&#x60;, the name of one country is accepted too. The demonstration country is &#x60;XD&#x60;.  (optional)
   * @param region Instead of &#x60;q&#x60;: the region (oblast, krai, republic …). (optional)
   * @param district Instead of &#x60;q&#x60;: a district of the region or the city. (optional)
   * @param city Instead of &#x60;q&#x60;: the city, town or village. (optional)
   * @param street Instead of &#x60;q&#x60;: the street, or the quarter if its houses have no street. (optional)
   * @param house Instead of &#x60;q&#x60;: the house number with all its parts, for example &#x60;12/3 к2 с1&#x60;. (optional)
   * @param postalCode Instead of &#x60;q&#x60;: the postcode. (optional)
   * @param limit The maximum number of results. (optional, default to 5)
   * @param lat The latitude of a point. Of equally good results, those near the point come first. Requires &#x60;lon&#x60;. (optional)
   * @param lon The longitude of that point, see &#x60;lat&#x60;. (optional)
   * @param bbox &#x60;minLon,minLat,maxLon,maxLat&#x60;. Only results inside this box are returned. A box across the antimeridian (Chukotka) begins with its western side, &#x60;170,60,-168,72&#x60;, and is at most 180 degrees wide.  (optional)
   * @param lang The language of addresses and names. &#x60;local&#x60;: names as they are written on signs at the place. (optional, default to ru)
   * @param explain Whether to add an &#x60;explanation&#x60; to each result: what each word was taken for, and what speaks against the result. It costs nothing extra. Such responses are never &#x60;cached&#x60;.  (optional, default to false)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;GeocodeAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<GeocodeAnswer>> geocodeWithHttpInfo(@jakarta.annotation.Nullable String q, @jakarta.annotation.Nullable String country, @jakarta.annotation.Nullable String region, @jakarta.annotation.Nullable String district, @jakarta.annotation.Nullable String city, @jakarta.annotation.Nullable String street, @jakarta.annotation.Nullable String house, @jakarta.annotation.Nullable String postalCode, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable Double lat, @jakarta.annotation.Nullable Double lon, @jakarta.annotation.Nullable List<Double> bbox, @jakarta.annotation.Nullable Lang lang, @jakarta.annotation.Nullable Boolean explain, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = geocodeRequestBuilder(q, country, region, district, city, street, house, postalCode, limit, lat, lon, bbox, lang, explain, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("geocode", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<GeocodeAnswer>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                GeocodeAnswer responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<GeocodeAnswer>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<GeocodeAnswer>(
                        localVarResponse.statusCode(),
                        localVarResponse.headers().map(),
                        responseValue
                    )
                );
              } finally {
                if (localVarResponseBody != null) {
                  localVarResponseBody.close();
                }
              }
            } catch (IOException e) {
              return CompletableFuture.failedFuture(io.github.geokod.UnexpectedAnswerException.of(localVarResponse, e));
            }
        }
      );
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private HttpRequest.Builder geocodeRequestBuilder(@jakarta.annotation.Nullable String q, @jakarta.annotation.Nullable String country, @jakarta.annotation.Nullable String region, @jakarta.annotation.Nullable String district, @jakarta.annotation.Nullable String city, @jakarta.annotation.Nullable String street, @jakarta.annotation.Nullable String house, @jakarta.annotation.Nullable String postalCode, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable Double lat, @jakarta.annotation.Nullable Double lon, @jakarta.annotation.Nullable List<Double> bbox, @jakarta.annotation.Nullable Lang lang, @jakarta.annotation.Nullable Boolean explain, Map<String, String> headers) throws ApiException {

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/geocode";

    List<Pair> localVarQueryParams = new ArrayList<>();
    StringJoiner localVarQueryStringJoiner = new StringJoiner("&");
    String localVarQueryParameterBaseName;
    localVarQueryParameterBaseName = "q";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("q", q));
    localVarQueryParameterBaseName = "country";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("country", country));
    localVarQueryParameterBaseName = "region";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("region", region));
    localVarQueryParameterBaseName = "district";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("district", district));
    localVarQueryParameterBaseName = "city";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("city", city));
    localVarQueryParameterBaseName = "street";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("street", street));
    localVarQueryParameterBaseName = "house";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("house", house));
    localVarQueryParameterBaseName = "postal_code";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("postal_code", postalCode));
    localVarQueryParameterBaseName = "limit";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("limit", limit));
    localVarQueryParameterBaseName = "lat";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("lat", lat));
    localVarQueryParameterBaseName = "lon";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("lon", lon));
    localVarQueryParameterBaseName = "bbox";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("csv", "bbox", bbox));
    localVarQueryParameterBaseName = "lang";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("lang", lang));
    localVarQueryParameterBaseName = "explain";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("explain", explain));

    if (!localVarQueryParams.isEmpty() || localVarQueryStringJoiner.length() != 0) {
      StringJoiner queryJoiner = new StringJoiner("&");
      localVarQueryParams.forEach(p -> queryJoiner.add(p.getName() + '=' + p.getValue()));
      if (localVarQueryStringJoiner.length() != 0) {
        queryJoiner.add(localVarQueryStringJoiner.toString());
      }
      localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath + '?' + queryJoiner.toString()));
    } else {
      localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath));
    }

    localVarRequestBuilder.header("Accept", "application/json");

    localVarRequestBuilder.method("GET", HttpRequest.BodyPublishers.noBody());
    if (memberVarReadTimeout != null) {
      localVarRequestBuilder.timeout(memberVarReadTimeout);
    }
    // Add custom headers if provided
    localVarRequestBuilder = HttpRequestBuilderExtensions.withAdditionalHeaders(localVarRequestBuilder, headers);
    if (memberVarInterceptor != null) {
      memberVarInterceptor.accept(localVarRequestBuilder);
    }
    return localVarRequestBuilder;
  }


  public static final class GeocodeCall {
    @jakarta.annotation.Nullable
    private String q; // The address as one text. (optional)
    @jakarta.annotation.Nullable
    private String country; // ISO 3166-1 codes, separated by commas (&#x60;RU,KZ&#x60;). Only results in these countries are returned. Without &#x60;q&#x60;, the name of one country is accepted too. The demonstration country is &#x60;XD&#x60;.  (optional)
    @jakarta.annotation.Nullable
    private String region; // Instead of &#x60;q&#x60;: the region (oblast, krai, republic …). (optional)
    @jakarta.annotation.Nullable
    private String district; // Instead of &#x60;q&#x60;: a district of the region or the city. (optional)
    @jakarta.annotation.Nullable
    private String city; // Instead of &#x60;q&#x60;: the city, town or village. (optional)
    @jakarta.annotation.Nullable
    private String street; // Instead of &#x60;q&#x60;: the street, or the quarter if its houses have no street. (optional)
    @jakarta.annotation.Nullable
    private String house; // Instead of &#x60;q&#x60;: the house number with all its parts, for example &#x60;12/3 к2 с1&#x60;. (optional)
    @jakarta.annotation.Nullable
    private String postalCode; // Instead of &#x60;q&#x60;: the postcode. (optional)
    @jakarta.annotation.Nullable
    private Integer limit; // The maximum number of results. (optional, default to 5)
    @jakarta.annotation.Nullable
    private Double lat; // The latitude of a point. Of equally good results, those near the point come first. Requires &#x60;lon&#x60;. (optional)
    @jakarta.annotation.Nullable
    private Double lon; // The longitude of that point, see &#x60;lat&#x60;. (optional)
    @jakarta.annotation.Nullable
    private List<Double> bbox; // &#x60;minLon,minLat,maxLon,maxLat&#x60;. Only results inside this box are returned. A box across the antimeridian (Chukotka) begins with its western side, &#x60;170,60,-168,72&#x60;, and is at most 180 degrees wide.  (optional)
    @jakarta.annotation.Nullable
    private Lang lang; // The language of addresses and names. &#x60;local&#x60;: names as they are written on signs at the place. (optional, default to ru)
    @jakarta.annotation.Nullable
    private Boolean explain; // Whether to add an &#x60;explanation&#x60; to each result: what each word was taken for, and what speaks against the result. It costs nothing extra. Such responses are never &#x60;cached&#x60;.  (optional, default to false)

    private GeocodeCall(Builder builder) {
      this.q = builder.q;
      this.country = builder.country;
      this.region = builder.region;
      this.district = builder.district;
      this.city = builder.city;
      this.street = builder.street;
      this.house = builder.house;
      this.postalCode = builder.postalCode;
      this.limit = builder.limit;
      this.lat = builder.lat;
      this.lon = builder.lon;
      this.bbox = builder.bbox;
      this.lang = builder.lang;
      this.explain = builder.explain;
    }
    @jakarta.annotation.Nullable
    public String q() {
      return q;
    }
    @jakarta.annotation.Nullable
    public String country() {
      return country;
    }
    @jakarta.annotation.Nullable
    public String region() {
      return region;
    }
    @jakarta.annotation.Nullable
    public String district() {
      return district;
    }
    @jakarta.annotation.Nullable
    public String city() {
      return city;
    }
    @jakarta.annotation.Nullable
    public String street() {
      return street;
    }
    @jakarta.annotation.Nullable
    public String house() {
      return house;
    }
    @jakarta.annotation.Nullable
    public String postalCode() {
      return postalCode;
    }
    @jakarta.annotation.Nullable
    public Integer limit() {
      return limit;
    }
    @jakarta.annotation.Nullable
    public Double lat() {
      return lat;
    }
    @jakarta.annotation.Nullable
    public Double lon() {
      return lon;
    }
    @jakarta.annotation.Nullable
    public List<Double> bbox() {
      return bbox;
    }
    @jakarta.annotation.Nullable
    public Lang lang() {
      return lang;
    }
    @jakarta.annotation.Nullable
    public Boolean explain() {
      return explain;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private String q;
      private String country;
      private String region;
      private String district;
      private String city;
      private String street;
      private String house;
      private String postalCode;
      private Integer limit;
      private Double lat;
      private Double lon;
      private List<Double> bbox;
      private Lang lang;
      private Boolean explain;

      public Builder q(@jakarta.annotation.Nullable String q) {
        this.q = q;
        return this;
      }
      public Builder country(@jakarta.annotation.Nullable String country) {
        this.country = country;
        return this;
      }
      public Builder region(@jakarta.annotation.Nullable String region) {
        this.region = region;
        return this;
      }
      public Builder district(@jakarta.annotation.Nullable String district) {
        this.district = district;
        return this;
      }
      public Builder city(@jakarta.annotation.Nullable String city) {
        this.city = city;
        return this;
      }
      public Builder street(@jakarta.annotation.Nullable String street) {
        this.street = street;
        return this;
      }
      public Builder house(@jakarta.annotation.Nullable String house) {
        this.house = house;
        return this;
      }
      public Builder postalCode(@jakarta.annotation.Nullable String postalCode) {
        this.postalCode = postalCode;
        return this;
      }
      public Builder limit(@jakarta.annotation.Nullable Integer limit) {
        this.limit = limit;
        return this;
      }
      public Builder lat(@jakarta.annotation.Nullable Double lat) {
        this.lat = lat;
        return this;
      }
      public Builder lon(@jakarta.annotation.Nullable Double lon) {
        this.lon = lon;
        return this;
      }
      public Builder bbox(@jakarta.annotation.Nullable List<Double> bbox) {
        this.bbox = bbox;
        return this;
      }
      public Builder lang(@jakarta.annotation.Nullable Lang lang) {
        this.lang = lang;
        return this;
      }
      public Builder explain(@jakarta.annotation.Nullable Boolean explain) {
        this.explain = explain;
        return this;
      }
      public GeocodeCall build() {
        return new GeocodeCall(this);
      }
    }
  }

  /**
   * Find where up to 100 addresses are
   *
   * @param apiRequest {@link GeocodeManyCall}
   * @return CompletableFuture&lt;GeocodeManyAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<GeocodeManyAnswer> geocodeMany(GeocodeManyCall apiRequest) throws ApiException {
    return geocodeMany(apiRequest, null);
  }

  /**
   * Find where up to 100 addresses are
   *
   * @param apiRequest {@link GeocodeManyCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;GeocodeManyAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<GeocodeManyAnswer> geocodeMany(GeocodeManyCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    GeocodeManyRequest geocodeManyRequest = apiRequest.geocodeManyRequest();
    return geocodeMany(geocodeManyRequest, headers);
  }

  /**
   * Find where up to 100 addresses are
   *
   * @param apiRequest {@link GeocodeManyCall}
   * @return CompletableFuture&lt;ApiResponse&lt;GeocodeManyAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<GeocodeManyAnswer>> geocodeManyWithHttpInfo(GeocodeManyCall apiRequest) throws ApiException {
    return geocodeManyWithHttpInfo(apiRequest, null);
  }

  /**
   * Find where up to 100 addresses are
   *
   * @param apiRequest {@link GeocodeManyCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;GeocodeManyAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<GeocodeManyAnswer>> geocodeManyWithHttpInfo(GeocodeManyCall apiRequest, Map<String, String> headers) throws ApiException {
    GeocodeManyRequest geocodeManyRequest = apiRequest.geocodeManyRequest();
    return geocodeManyWithHttpInfo(geocodeManyRequest, headers);
  }

  /**
   * Find where up to 100 addresses are
   *
   * @param geocodeManyRequest  (required)
   * @return CompletableFuture&lt;GeocodeManyAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<GeocodeManyAnswer> geocodeMany(@jakarta.annotation.Nonnull GeocodeManyRequest geocodeManyRequest) throws ApiException {
    return geocodeMany(geocodeManyRequest, null);
  }

  /**
   * Find where up to 100 addresses are
   *
   * @param geocodeManyRequest  (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;GeocodeManyAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<GeocodeManyAnswer> geocodeMany(@jakarta.annotation.Nonnull GeocodeManyRequest geocodeManyRequest, Map<String, String> headers) throws ApiException {
    try {
      return geocodeManyWithHttpInfo(geocodeManyRequest, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Find where up to 100 addresses are
   *
   * @param geocodeManyRequest  (required)
   * @return CompletableFuture&lt;ApiResponse&lt;GeocodeManyAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<GeocodeManyAnswer>> geocodeManyWithHttpInfo(@jakarta.annotation.Nonnull GeocodeManyRequest geocodeManyRequest) throws ApiException {
    return geocodeManyWithHttpInfo(geocodeManyRequest, null);
  }

  /**
   * Find where up to 100 addresses are
   *
   * @param geocodeManyRequest  (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;GeocodeManyAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<GeocodeManyAnswer>> geocodeManyWithHttpInfo(@jakarta.annotation.Nonnull GeocodeManyRequest geocodeManyRequest, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = geocodeManyRequestBuilder(geocodeManyRequest, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("geocodeMany", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<GeocodeManyAnswer>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                GeocodeManyAnswer responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<GeocodeManyAnswer>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<GeocodeManyAnswer>(
                        localVarResponse.statusCode(),
                        localVarResponse.headers().map(),
                        responseValue
                    )
                );
              } finally {
                if (localVarResponseBody != null) {
                  localVarResponseBody.close();
                }
              }
            } catch (IOException e) {
              return CompletableFuture.failedFuture(io.github.geokod.UnexpectedAnswerException.of(localVarResponse, e));
            }
        }
      );
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private HttpRequest.Builder geocodeManyRequestBuilder(@jakarta.annotation.Nonnull GeocodeManyRequest geocodeManyRequest, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'geocodeManyRequest' is set
    if (geocodeManyRequest == null) {
      throw new ApiException(400, "Missing the required parameter 'geocodeManyRequest' when calling geocodeMany");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/geocode";

    localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath));

    localVarRequestBuilder.header("Content-Type", "application/json");
    localVarRequestBuilder.header("Accept", "application/json");

    try {
      byte[] localVarPostBody = memberVarObjectMapper.writeValueAsBytes(geocodeManyRequest);
      localVarRequestBuilder.method("POST", HttpRequest.BodyPublishers.ofByteArray(localVarPostBody));
    } catch (IOException e) {
      throw new ApiException(e);
    }
    if (memberVarReadTimeout != null) {
      localVarRequestBuilder.timeout(memberVarReadTimeout);
    }
    // Add custom headers if provided
    localVarRequestBuilder = HttpRequestBuilderExtensions.withAdditionalHeaders(localVarRequestBuilder, headers);
    if (memberVarInterceptor != null) {
      memberVarInterceptor.accept(localVarRequestBuilder);
    }
    return localVarRequestBuilder;
  }


  public static final class GeocodeManyCall {
    @jakarta.annotation.Nonnull
    private GeocodeManyRequest geocodeManyRequest; //  (required)

    private GeocodeManyCall(Builder builder) {
      this.geocodeManyRequest = builder.geocodeManyRequest;
    }
    @jakarta.annotation.Nonnull
    public GeocodeManyRequest geocodeManyRequest() {
      return geocodeManyRequest;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private GeocodeManyRequest geocodeManyRequest;

      public Builder geocodeManyRequest(@jakarta.annotation.Nonnull GeocodeManyRequest geocodeManyRequest) {
        this.geocodeManyRequest = geocodeManyRequest;
        return this;
      }
      public GeocodeManyCall build() {
        return new GeocodeManyCall(this);
      }
    }
  }

  /**
   * Find what is at a point
   *
   * @param apiRequest {@link ReverseCall}
   * @return CompletableFuture&lt;ReverseAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ReverseAnswer> reverse(ReverseCall apiRequest) throws ApiException {
    return reverse(apiRequest, null);
  }

  /**
   * Find what is at a point
   *
   * @param apiRequest {@link ReverseCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ReverseAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ReverseAnswer> reverse(ReverseCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    Double lat = apiRequest.lat();
    @jakarta.annotation.Nonnull
    Double lon = apiRequest.lon();
    @jakarta.annotation.Nullable
    Double radiusM = apiRequest.radiusM();
    @jakarta.annotation.Nullable
    Integer limit = apiRequest.limit();
    @jakarta.annotation.Nullable
    Lang lang = apiRequest.lang();
    return reverse(lat, lon, radiusM, limit, lang, headers);
  }

  /**
   * Find what is at a point
   *
   * @param apiRequest {@link ReverseCall}
   * @return CompletableFuture&lt;ApiResponse&lt;ReverseAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<ReverseAnswer>> reverseWithHttpInfo(ReverseCall apiRequest) throws ApiException {
    return reverseWithHttpInfo(apiRequest, null);
  }

  /**
   * Find what is at a point
   *
   * @param apiRequest {@link ReverseCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;ReverseAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<ReverseAnswer>> reverseWithHttpInfo(ReverseCall apiRequest, Map<String, String> headers) throws ApiException {
    Double lat = apiRequest.lat();
    Double lon = apiRequest.lon();
    Double radiusM = apiRequest.radiusM();
    Integer limit = apiRequest.limit();
    Lang lang = apiRequest.lang();
    return reverseWithHttpInfo(lat, lon, radiusM, limit, lang, headers);
  }

  /**
   * Find what is at a point
   *
   * @param lat  (required)
   * @param lon  (required)
   * @param radiusM The search radius in metres. (optional, default to 1000)
   * @param limit The maximum number of results. (optional, default to 1)
   * @param lang The language of addresses and names. &#x60;local&#x60;: names as they are written on signs at the place. (optional, default to ru)
   * @return CompletableFuture&lt;ReverseAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ReverseAnswer> reverse(@jakarta.annotation.Nonnull Double lat, @jakarta.annotation.Nonnull Double lon, @jakarta.annotation.Nullable Double radiusM, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable Lang lang) throws ApiException {
    return reverse(lat, lon, radiusM, limit, lang, null);
  }

  /**
   * Find what is at a point
   *
   * @param lat  (required)
   * @param lon  (required)
   * @param radiusM The search radius in metres. (optional, default to 1000)
   * @param limit The maximum number of results. (optional, default to 1)
   * @param lang The language of addresses and names. &#x60;local&#x60;: names as they are written on signs at the place. (optional, default to ru)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ReverseAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ReverseAnswer> reverse(@jakarta.annotation.Nonnull Double lat, @jakarta.annotation.Nonnull Double lon, @jakarta.annotation.Nullable Double radiusM, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable Lang lang, Map<String, String> headers) throws ApiException {
    try {
      return reverseWithHttpInfo(lat, lon, radiusM, limit, lang, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Find what is at a point
   *
   * @param lat  (required)
   * @param lon  (required)
   * @param radiusM The search radius in metres. (optional, default to 1000)
   * @param limit The maximum number of results. (optional, default to 1)
   * @param lang The language of addresses and names. &#x60;local&#x60;: names as they are written on signs at the place. (optional, default to ru)
   * @return CompletableFuture&lt;ApiResponse&lt;ReverseAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<ReverseAnswer>> reverseWithHttpInfo(@jakarta.annotation.Nonnull Double lat, @jakarta.annotation.Nonnull Double lon, @jakarta.annotation.Nullable Double radiusM, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable Lang lang) throws ApiException {
    return reverseWithHttpInfo(lat, lon, radiusM, limit, lang, null);
  }

  /**
   * Find what is at a point
   *
   * @param lat  (required)
   * @param lon  (required)
   * @param radiusM The search radius in metres. (optional, default to 1000)
   * @param limit The maximum number of results. (optional, default to 1)
   * @param lang The language of addresses and names. &#x60;local&#x60;: names as they are written on signs at the place. (optional, default to ru)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;ReverseAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<ReverseAnswer>> reverseWithHttpInfo(@jakarta.annotation.Nonnull Double lat, @jakarta.annotation.Nonnull Double lon, @jakarta.annotation.Nullable Double radiusM, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable Lang lang, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = reverseRequestBuilder(lat, lon, radiusM, limit, lang, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("reverse", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<ReverseAnswer>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                ReverseAnswer responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<ReverseAnswer>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<ReverseAnswer>(
                        localVarResponse.statusCode(),
                        localVarResponse.headers().map(),
                        responseValue
                    )
                );
              } finally {
                if (localVarResponseBody != null) {
                  localVarResponseBody.close();
                }
              }
            } catch (IOException e) {
              return CompletableFuture.failedFuture(io.github.geokod.UnexpectedAnswerException.of(localVarResponse, e));
            }
        }
      );
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private HttpRequest.Builder reverseRequestBuilder(@jakarta.annotation.Nonnull Double lat, @jakarta.annotation.Nonnull Double lon, @jakarta.annotation.Nullable Double radiusM, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable Lang lang, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'lat' is set
    if (lat == null) {
      throw new ApiException(400, "Missing the required parameter 'lat' when calling reverse");
    }
    // verify the required parameter 'lon' is set
    if (lon == null) {
      throw new ApiException(400, "Missing the required parameter 'lon' when calling reverse");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/reverse";

    List<Pair> localVarQueryParams = new ArrayList<>();
    StringJoiner localVarQueryStringJoiner = new StringJoiner("&");
    String localVarQueryParameterBaseName;
    localVarQueryParameterBaseName = "lat";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("lat", lat));
    localVarQueryParameterBaseName = "lon";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("lon", lon));
    localVarQueryParameterBaseName = "radius_m";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("radius_m", radiusM));
    localVarQueryParameterBaseName = "limit";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("limit", limit));
    localVarQueryParameterBaseName = "lang";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("lang", lang));

    if (!localVarQueryParams.isEmpty() || localVarQueryStringJoiner.length() != 0) {
      StringJoiner queryJoiner = new StringJoiner("&");
      localVarQueryParams.forEach(p -> queryJoiner.add(p.getName() + '=' + p.getValue()));
      if (localVarQueryStringJoiner.length() != 0) {
        queryJoiner.add(localVarQueryStringJoiner.toString());
      }
      localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath + '?' + queryJoiner.toString()));
    } else {
      localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath));
    }

    localVarRequestBuilder.header("Accept", "application/json");

    localVarRequestBuilder.method("GET", HttpRequest.BodyPublishers.noBody());
    if (memberVarReadTimeout != null) {
      localVarRequestBuilder.timeout(memberVarReadTimeout);
    }
    // Add custom headers if provided
    localVarRequestBuilder = HttpRequestBuilderExtensions.withAdditionalHeaders(localVarRequestBuilder, headers);
    if (memberVarInterceptor != null) {
      memberVarInterceptor.accept(localVarRequestBuilder);
    }
    return localVarRequestBuilder;
  }


  public static final class ReverseCall {
    @jakarta.annotation.Nonnull
    private Double lat; //  (required)
    @jakarta.annotation.Nonnull
    private Double lon; //  (required)
    @jakarta.annotation.Nullable
    private Double radiusM; // The search radius in metres. (optional, default to 1000)
    @jakarta.annotation.Nullable
    private Integer limit; // The maximum number of results. (optional, default to 1)
    @jakarta.annotation.Nullable
    private Lang lang; // The language of addresses and names. &#x60;local&#x60;: names as they are written on signs at the place. (optional, default to ru)

    private ReverseCall(Builder builder) {
      this.lat = builder.lat;
      this.lon = builder.lon;
      this.radiusM = builder.radiusM;
      this.limit = builder.limit;
      this.lang = builder.lang;
    }
    @jakarta.annotation.Nonnull
    public Double lat() {
      return lat;
    }
    @jakarta.annotation.Nonnull
    public Double lon() {
      return lon;
    }
    @jakarta.annotation.Nullable
    public Double radiusM() {
      return radiusM;
    }
    @jakarta.annotation.Nullable
    public Integer limit() {
      return limit;
    }
    @jakarta.annotation.Nullable
    public Lang lang() {
      return lang;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private Double lat;
      private Double lon;
      private Double radiusM;
      private Integer limit;
      private Lang lang;

      public Builder lat(@jakarta.annotation.Nonnull Double lat) {
        this.lat = lat;
        return this;
      }
      public Builder lon(@jakarta.annotation.Nonnull Double lon) {
        this.lon = lon;
        return this;
      }
      public Builder radiusM(@jakarta.annotation.Nullable Double radiusM) {
        this.radiusM = radiusM;
        return this;
      }
      public Builder limit(@jakarta.annotation.Nullable Integer limit) {
        this.limit = limit;
        return this;
      }
      public Builder lang(@jakarta.annotation.Nullable Lang lang) {
        this.lang = lang;
        return this;
      }
      public ReverseCall build() {
        return new ReverseCall(this);
      }
    }
  }

  /**
   * Find what is at up to 100 points
   *
   * @param apiRequest {@link ReverseManyCall}
   * @return CompletableFuture&lt;ReverseManyAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ReverseManyAnswer> reverseMany(ReverseManyCall apiRequest) throws ApiException {
    return reverseMany(apiRequest, null);
  }

  /**
   * Find what is at up to 100 points
   *
   * @param apiRequest {@link ReverseManyCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ReverseManyAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ReverseManyAnswer> reverseMany(ReverseManyCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    ReverseManyRequest reverseManyRequest = apiRequest.reverseManyRequest();
    return reverseMany(reverseManyRequest, headers);
  }

  /**
   * Find what is at up to 100 points
   *
   * @param apiRequest {@link ReverseManyCall}
   * @return CompletableFuture&lt;ApiResponse&lt;ReverseManyAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<ReverseManyAnswer>> reverseManyWithHttpInfo(ReverseManyCall apiRequest) throws ApiException {
    return reverseManyWithHttpInfo(apiRequest, null);
  }

  /**
   * Find what is at up to 100 points
   *
   * @param apiRequest {@link ReverseManyCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;ReverseManyAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<ReverseManyAnswer>> reverseManyWithHttpInfo(ReverseManyCall apiRequest, Map<String, String> headers) throws ApiException {
    ReverseManyRequest reverseManyRequest = apiRequest.reverseManyRequest();
    return reverseManyWithHttpInfo(reverseManyRequest, headers);
  }

  /**
   * Find what is at up to 100 points
   *
   * @param reverseManyRequest  (required)
   * @return CompletableFuture&lt;ReverseManyAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ReverseManyAnswer> reverseMany(@jakarta.annotation.Nonnull ReverseManyRequest reverseManyRequest) throws ApiException {
    return reverseMany(reverseManyRequest, null);
  }

  /**
   * Find what is at up to 100 points
   *
   * @param reverseManyRequest  (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ReverseManyAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ReverseManyAnswer> reverseMany(@jakarta.annotation.Nonnull ReverseManyRequest reverseManyRequest, Map<String, String> headers) throws ApiException {
    try {
      return reverseManyWithHttpInfo(reverseManyRequest, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Find what is at up to 100 points
   *
   * @param reverseManyRequest  (required)
   * @return CompletableFuture&lt;ApiResponse&lt;ReverseManyAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<ReverseManyAnswer>> reverseManyWithHttpInfo(@jakarta.annotation.Nonnull ReverseManyRequest reverseManyRequest) throws ApiException {
    return reverseManyWithHttpInfo(reverseManyRequest, null);
  }

  /**
   * Find what is at up to 100 points
   *
   * @param reverseManyRequest  (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;ReverseManyAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<ReverseManyAnswer>> reverseManyWithHttpInfo(@jakarta.annotation.Nonnull ReverseManyRequest reverseManyRequest, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = reverseManyRequestBuilder(reverseManyRequest, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("reverseMany", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<ReverseManyAnswer>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                ReverseManyAnswer responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<ReverseManyAnswer>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<ReverseManyAnswer>(
                        localVarResponse.statusCode(),
                        localVarResponse.headers().map(),
                        responseValue
                    )
                );
              } finally {
                if (localVarResponseBody != null) {
                  localVarResponseBody.close();
                }
              }
            } catch (IOException e) {
              return CompletableFuture.failedFuture(io.github.geokod.UnexpectedAnswerException.of(localVarResponse, e));
            }
        }
      );
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private HttpRequest.Builder reverseManyRequestBuilder(@jakarta.annotation.Nonnull ReverseManyRequest reverseManyRequest, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'reverseManyRequest' is set
    if (reverseManyRequest == null) {
      throw new ApiException(400, "Missing the required parameter 'reverseManyRequest' when calling reverseMany");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/reverse";

    localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath));

    localVarRequestBuilder.header("Content-Type", "application/json");
    localVarRequestBuilder.header("Accept", "application/json");

    try {
      byte[] localVarPostBody = memberVarObjectMapper.writeValueAsBytes(reverseManyRequest);
      localVarRequestBuilder.method("POST", HttpRequest.BodyPublishers.ofByteArray(localVarPostBody));
    } catch (IOException e) {
      throw new ApiException(e);
    }
    if (memberVarReadTimeout != null) {
      localVarRequestBuilder.timeout(memberVarReadTimeout);
    }
    // Add custom headers if provided
    localVarRequestBuilder = HttpRequestBuilderExtensions.withAdditionalHeaders(localVarRequestBuilder, headers);
    if (memberVarInterceptor != null) {
      memberVarInterceptor.accept(localVarRequestBuilder);
    }
    return localVarRequestBuilder;
  }


  public static final class ReverseManyCall {
    @jakarta.annotation.Nonnull
    private ReverseManyRequest reverseManyRequest; //  (required)

    private ReverseManyCall(Builder builder) {
      this.reverseManyRequest = builder.reverseManyRequest;
    }
    @jakarta.annotation.Nonnull
    public ReverseManyRequest reverseManyRequest() {
      return reverseManyRequest;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private ReverseManyRequest reverseManyRequest;

      public Builder reverseManyRequest(@jakarta.annotation.Nonnull ReverseManyRequest reverseManyRequest) {
        this.reverseManyRequest = reverseManyRequest;
        return this;
      }
      public ReverseManyCall build() {
        return new ReverseManyCall(this);
      }
    }
  }

  /**
   * Suggest addresses as they are typed
   *
   * @param apiRequest {@link SuggestCall}
   * @return CompletableFuture&lt;SuggestAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<SuggestAnswer> suggest(SuggestCall apiRequest) throws ApiException {
    return suggest(apiRequest, null);
  }

  /**
   * Suggest addresses as they are typed
   *
   * @param apiRequest {@link SuggestCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;SuggestAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<SuggestAnswer> suggest(SuggestCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    String q = apiRequest.q();
    @jakarta.annotation.Nullable
    Double lat = apiRequest.lat();
    @jakarta.annotation.Nullable
    Double lon = apiRequest.lon();
    @jakarta.annotation.Nullable
    Integer limit = apiRequest.limit();
    @jakarta.annotation.Nullable
    String country = apiRequest.country();
    @jakarta.annotation.Nullable
    Set<SuggestType> types = apiRequest.types();
    @jakarta.annotation.Nullable
    Lang lang = apiRequest.lang();
    return suggest(q, lat, lon, limit, country, types, lang, headers);
  }

  /**
   * Suggest addresses as they are typed
   *
   * @param apiRequest {@link SuggestCall}
   * @return CompletableFuture&lt;ApiResponse&lt;SuggestAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<SuggestAnswer>> suggestWithHttpInfo(SuggestCall apiRequest) throws ApiException {
    return suggestWithHttpInfo(apiRequest, null);
  }

  /**
   * Suggest addresses as they are typed
   *
   * @param apiRequest {@link SuggestCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;SuggestAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<SuggestAnswer>> suggestWithHttpInfo(SuggestCall apiRequest, Map<String, String> headers) throws ApiException {
    String q = apiRequest.q();
    Double lat = apiRequest.lat();
    Double lon = apiRequest.lon();
    Integer limit = apiRequest.limit();
    String country = apiRequest.country();
    Set<SuggestType> types = apiRequest.types();
    Lang lang = apiRequest.lang();
    return suggestWithHttpInfo(q, lat, lon, limit, country, types, lang, headers);
  }

  /**
   * Suggest addresses as they are typed
   *
   * @param q The text typed so far. A space at the end means that the last word is complete. (required)
   * @param lat The latitude of a point. Of equally good results, those near the point come first. Requires &#x60;lon&#x60;. (optional)
   * @param lon The longitude of that point, see &#x60;lat&#x60;. (optional)
   * @param limit The maximum number of suggestions. (optional, default to 7)
   * @param country ISO 3166-1 codes, separated by commas (&#x60;RU,KZ&#x60;). Only results in these countries are returned. The demonstration country is &#x60;XD&#x60;.  (optional)
   * @param types Only suggestions of these types, separated by commas. (optional)
   * @param lang The language of addresses and names. &#x60;local&#x60;: names as they are written on signs at the place. (optional, default to ru)
   * @return CompletableFuture&lt;SuggestAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<SuggestAnswer> suggest(@jakarta.annotation.Nonnull String q, @jakarta.annotation.Nullable Double lat, @jakarta.annotation.Nullable Double lon, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String country, @jakarta.annotation.Nullable Set<SuggestType> types, @jakarta.annotation.Nullable Lang lang) throws ApiException {
    return suggest(q, lat, lon, limit, country, types, lang, null);
  }

  /**
   * Suggest addresses as they are typed
   *
   * @param q The text typed so far. A space at the end means that the last word is complete. (required)
   * @param lat The latitude of a point. Of equally good results, those near the point come first. Requires &#x60;lon&#x60;. (optional)
   * @param lon The longitude of that point, see &#x60;lat&#x60;. (optional)
   * @param limit The maximum number of suggestions. (optional, default to 7)
   * @param country ISO 3166-1 codes, separated by commas (&#x60;RU,KZ&#x60;). Only results in these countries are returned. The demonstration country is &#x60;XD&#x60;.  (optional)
   * @param types Only suggestions of these types, separated by commas. (optional)
   * @param lang The language of addresses and names. &#x60;local&#x60;: names as they are written on signs at the place. (optional, default to ru)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;SuggestAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<SuggestAnswer> suggest(@jakarta.annotation.Nonnull String q, @jakarta.annotation.Nullable Double lat, @jakarta.annotation.Nullable Double lon, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String country, @jakarta.annotation.Nullable Set<SuggestType> types, @jakarta.annotation.Nullable Lang lang, Map<String, String> headers) throws ApiException {
    try {
      return suggestWithHttpInfo(q, lat, lon, limit, country, types, lang, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Suggest addresses as they are typed
   *
   * @param q The text typed so far. A space at the end means that the last word is complete. (required)
   * @param lat The latitude of a point. Of equally good results, those near the point come first. Requires &#x60;lon&#x60;. (optional)
   * @param lon The longitude of that point, see &#x60;lat&#x60;. (optional)
   * @param limit The maximum number of suggestions. (optional, default to 7)
   * @param country ISO 3166-1 codes, separated by commas (&#x60;RU,KZ&#x60;). Only results in these countries are returned. The demonstration country is &#x60;XD&#x60;.  (optional)
   * @param types Only suggestions of these types, separated by commas. (optional)
   * @param lang The language of addresses and names. &#x60;local&#x60;: names as they are written on signs at the place. (optional, default to ru)
   * @return CompletableFuture&lt;ApiResponse&lt;SuggestAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<SuggestAnswer>> suggestWithHttpInfo(@jakarta.annotation.Nonnull String q, @jakarta.annotation.Nullable Double lat, @jakarta.annotation.Nullable Double lon, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String country, @jakarta.annotation.Nullable Set<SuggestType> types, @jakarta.annotation.Nullable Lang lang) throws ApiException {
    return suggestWithHttpInfo(q, lat, lon, limit, country, types, lang, null);
  }

  /**
   * Suggest addresses as they are typed
   *
   * @param q The text typed so far. A space at the end means that the last word is complete. (required)
   * @param lat The latitude of a point. Of equally good results, those near the point come first. Requires &#x60;lon&#x60;. (optional)
   * @param lon The longitude of that point, see &#x60;lat&#x60;. (optional)
   * @param limit The maximum number of suggestions. (optional, default to 7)
   * @param country ISO 3166-1 codes, separated by commas (&#x60;RU,KZ&#x60;). Only results in these countries are returned. The demonstration country is &#x60;XD&#x60;.  (optional)
   * @param types Only suggestions of these types, separated by commas. (optional)
   * @param lang The language of addresses and names. &#x60;local&#x60;: names as they are written on signs at the place. (optional, default to ru)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;SuggestAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<SuggestAnswer>> suggestWithHttpInfo(@jakarta.annotation.Nonnull String q, @jakarta.annotation.Nullable Double lat, @jakarta.annotation.Nullable Double lon, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String country, @jakarta.annotation.Nullable Set<SuggestType> types, @jakarta.annotation.Nullable Lang lang, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = suggestRequestBuilder(q, lat, lon, limit, country, types, lang, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("suggest", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<SuggestAnswer>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                SuggestAnswer responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<SuggestAnswer>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<SuggestAnswer>(
                        localVarResponse.statusCode(),
                        localVarResponse.headers().map(),
                        responseValue
                    )
                );
              } finally {
                if (localVarResponseBody != null) {
                  localVarResponseBody.close();
                }
              }
            } catch (IOException e) {
              return CompletableFuture.failedFuture(io.github.geokod.UnexpectedAnswerException.of(localVarResponse, e));
            }
        }
      );
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private HttpRequest.Builder suggestRequestBuilder(@jakarta.annotation.Nonnull String q, @jakarta.annotation.Nullable Double lat, @jakarta.annotation.Nullable Double lon, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String country, @jakarta.annotation.Nullable Set<SuggestType> types, @jakarta.annotation.Nullable Lang lang, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'q' is set
    if (q == null) {
      throw new ApiException(400, "Missing the required parameter 'q' when calling suggest");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/suggest";

    List<Pair> localVarQueryParams = new ArrayList<>();
    StringJoiner localVarQueryStringJoiner = new StringJoiner("&");
    String localVarQueryParameterBaseName;
    localVarQueryParameterBaseName = "q";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("q", q));
    localVarQueryParameterBaseName = "lat";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("lat", lat));
    localVarQueryParameterBaseName = "lon";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("lon", lon));
    localVarQueryParameterBaseName = "limit";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("limit", limit));
    localVarQueryParameterBaseName = "country";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("country", country));
    localVarQueryParameterBaseName = "types";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("csv", "types", types));
    localVarQueryParameterBaseName = "lang";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("lang", lang));

    if (!localVarQueryParams.isEmpty() || localVarQueryStringJoiner.length() != 0) {
      StringJoiner queryJoiner = new StringJoiner("&");
      localVarQueryParams.forEach(p -> queryJoiner.add(p.getName() + '=' + p.getValue()));
      if (localVarQueryStringJoiner.length() != 0) {
        queryJoiner.add(localVarQueryStringJoiner.toString());
      }
      localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath + '?' + queryJoiner.toString()));
    } else {
      localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath));
    }

    localVarRequestBuilder.header("Accept", "application/json");

    localVarRequestBuilder.method("GET", HttpRequest.BodyPublishers.noBody());
    if (memberVarReadTimeout != null) {
      localVarRequestBuilder.timeout(memberVarReadTimeout);
    }
    // Add custom headers if provided
    localVarRequestBuilder = HttpRequestBuilderExtensions.withAdditionalHeaders(localVarRequestBuilder, headers);
    if (memberVarInterceptor != null) {
      memberVarInterceptor.accept(localVarRequestBuilder);
    }
    return localVarRequestBuilder;
  }


  public static final class SuggestCall {
    @jakarta.annotation.Nonnull
    private String q; // The text typed so far. A space at the end means that the last word is complete. (required)
    @jakarta.annotation.Nullable
    private Double lat; // The latitude of a point. Of equally good results, those near the point come first. Requires &#x60;lon&#x60;. (optional)
    @jakarta.annotation.Nullable
    private Double lon; // The longitude of that point, see &#x60;lat&#x60;. (optional)
    @jakarta.annotation.Nullable
    private Integer limit; // The maximum number of suggestions. (optional, default to 7)
    @jakarta.annotation.Nullable
    private String country; // ISO 3166-1 codes, separated by commas (&#x60;RU,KZ&#x60;). Only results in these countries are returned. The demonstration country is &#x60;XD&#x60;.  (optional)
    @jakarta.annotation.Nullable
    private Set<SuggestType> types; // Only suggestions of these types, separated by commas. (optional)
    @jakarta.annotation.Nullable
    private Lang lang; // The language of addresses and names. &#x60;local&#x60;: names as they are written on signs at the place. (optional, default to ru)

    private SuggestCall(Builder builder) {
      this.q = builder.q;
      this.lat = builder.lat;
      this.lon = builder.lon;
      this.limit = builder.limit;
      this.country = builder.country;
      this.types = builder.types;
      this.lang = builder.lang;
    }
    @jakarta.annotation.Nonnull
    public String q() {
      return q;
    }
    @jakarta.annotation.Nullable
    public Double lat() {
      return lat;
    }
    @jakarta.annotation.Nullable
    public Double lon() {
      return lon;
    }
    @jakarta.annotation.Nullable
    public Integer limit() {
      return limit;
    }
    @jakarta.annotation.Nullable
    public String country() {
      return country;
    }
    @jakarta.annotation.Nullable
    public Set<SuggestType> types() {
      return types;
    }
    @jakarta.annotation.Nullable
    public Lang lang() {
      return lang;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private String q;
      private Double lat;
      private Double lon;
      private Integer limit;
      private String country;
      private Set<SuggestType> types;
      private Lang lang;

      public Builder q(@jakarta.annotation.Nonnull String q) {
        this.q = q;
        return this;
      }
      public Builder lat(@jakarta.annotation.Nullable Double lat) {
        this.lat = lat;
        return this;
      }
      public Builder lon(@jakarta.annotation.Nullable Double lon) {
        this.lon = lon;
        return this;
      }
      public Builder limit(@jakarta.annotation.Nullable Integer limit) {
        this.limit = limit;
        return this;
      }
      public Builder country(@jakarta.annotation.Nullable String country) {
        this.country = country;
        return this;
      }
      public Builder types(@jakarta.annotation.Nullable Set<SuggestType> types) {
        this.types = types;
        return this;
      }
      public Builder lang(@jakarta.annotation.Nullable Lang lang) {
        this.lang = lang;
        return this;
      }
      public SuggestCall build() {
        return new SuggestCall(this);
      }
    }
  }

}
