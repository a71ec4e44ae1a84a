package io.github.geokod.gen.api;

import io.github.geokod.gen.ApiClient;
import io.github.geokod.gen.ApiException;
import io.github.geokod.gen.ApiResponse;
import io.github.geokod.gen.Configuration;
import io.github.geokod.gen.Pair;

import io.github.geokod.gen.model.Changelog;
import io.github.geokod.gen.model.Status;
import io.github.geokod.gen.model.StatusHistory;

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
public class StatusApi {
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

  public StatusApi() {
    this(Configuration.getDefaultApiClient());
  }

  public StatusApi(ApiClient apiClient) {
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
   * List the changes of each release
   *
   * @return CompletableFuture&lt;Changelog&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Changelog> getChangelog() throws ApiException {
    return getChangelog(null);
  }

  /**
   * List the changes of each release
   *
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Changelog&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Changelog> getChangelog(Map<String, String> headers) throws ApiException {
    try {
      return getChangelogWithHttpInfo(headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * List the changes of each release
   *
   * @return CompletableFuture&lt;ApiResponse&lt;Changelog&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Changelog>> getChangelogWithHttpInfo() throws ApiException {
    return getChangelogWithHttpInfo(null);
  }

  /**
   * List the changes of each release
   *
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Changelog&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Changelog>> getChangelogWithHttpInfo(Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = getChangelogRequestBuilder(headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("getChangelog", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<Changelog>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                Changelog responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<Changelog>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<Changelog>(
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

  private HttpRequest.Builder getChangelogRequestBuilder(Map<String, String> headers) throws ApiException {

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/changelog";

    localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath));

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

  /**
   * Get the status of the service, by region
   *
   * @return CompletableFuture&lt;Status&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Status> getStatus() throws ApiException {
    return getStatus(null);
  }

  /**
   * Get the status of the service, by region
   *
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Status&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Status> getStatus(Map<String, String> headers) throws ApiException {
    try {
      return getStatusWithHttpInfo(headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Get the status of the service, by region
   *
   * @return CompletableFuture&lt;ApiResponse&lt;Status&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Status>> getStatusWithHttpInfo() throws ApiException {
    return getStatusWithHttpInfo(null);
  }

  /**
   * Get the status of the service, by region
   *
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Status&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Status>> getStatusWithHttpInfo(Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = getStatusRequestBuilder(headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("getStatus", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<Status>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                Status responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<Status>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<Status>(
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

  private HttpRequest.Builder getStatusRequestBuilder(Map<String, String> headers) throws ApiException {

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/status";

    localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath));

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

  /**
   * Get the status day by day
   *
   * @param apiRequest {@link GetStatusHistoryCall}
   * @return CompletableFuture&lt;StatusHistory&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<StatusHistory> getStatusHistory(GetStatusHistoryCall apiRequest) throws ApiException {
    return getStatusHistory(apiRequest, null);
  }

  /**
   * Get the status day by day
   *
   * @param apiRequest {@link GetStatusHistoryCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;StatusHistory&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<StatusHistory> getStatusHistory(GetStatusHistoryCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nullable
    Integer days = apiRequest.days();
    return getStatusHistory(days, headers);
  }

  /**
   * Get the status day by day
   *
   * @param apiRequest {@link GetStatusHistoryCall}
   * @return CompletableFuture&lt;ApiResponse&lt;StatusHistory&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<StatusHistory>> getStatusHistoryWithHttpInfo(GetStatusHistoryCall apiRequest) throws ApiException {
    return getStatusHistoryWithHttpInfo(apiRequest, null);
  }

  /**
   * Get the status day by day
   *
   * @param apiRequest {@link GetStatusHistoryCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;StatusHistory&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<StatusHistory>> getStatusHistoryWithHttpInfo(GetStatusHistoryCall apiRequest, Map<String, String> headers) throws ApiException {
    Integer days = apiRequest.days();
    return getStatusHistoryWithHttpInfo(days, headers);
  }

  /**
   * Get the status day by day
   *
   * @param days The number of days, including today. (optional, default to 90)
   * @return CompletableFuture&lt;StatusHistory&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<StatusHistory> getStatusHistory(@jakarta.annotation.Nullable Integer days) throws ApiException {
    return getStatusHistory(days, null);
  }

  /**
   * Get the status day by day
   *
   * @param days The number of days, including today. (optional, default to 90)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;StatusHistory&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<StatusHistory> getStatusHistory(@jakarta.annotation.Nullable Integer days, Map<String, String> headers) throws ApiException {
    try {
      return getStatusHistoryWithHttpInfo(days, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Get the status day by day
   *
   * @param days The number of days, including today. (optional, default to 90)
   * @return CompletableFuture&lt;ApiResponse&lt;StatusHistory&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<StatusHistory>> getStatusHistoryWithHttpInfo(@jakarta.annotation.Nullable Integer days) throws ApiException {
    return getStatusHistoryWithHttpInfo(days, null);
  }

  /**
   * Get the status day by day
   *
   * @param days The number of days, including today. (optional, default to 90)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;StatusHistory&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<StatusHistory>> getStatusHistoryWithHttpInfo(@jakarta.annotation.Nullable Integer days, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = getStatusHistoryRequestBuilder(days, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("getStatusHistory", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<StatusHistory>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                StatusHistory responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<StatusHistory>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<StatusHistory>(
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

  private HttpRequest.Builder getStatusHistoryRequestBuilder(@jakarta.annotation.Nullable Integer days, Map<String, String> headers) throws ApiException {

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/status/history";

    List<Pair> localVarQueryParams = new ArrayList<>();
    StringJoiner localVarQueryStringJoiner = new StringJoiner("&");
    String localVarQueryParameterBaseName;
    localVarQueryParameterBaseName = "days";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("days", days));

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


  public static final class GetStatusHistoryCall {
    @jakarta.annotation.Nullable
    private Integer days; // The number of days, including today. (optional, default to 90)

    private GetStatusHistoryCall(Builder builder) {
      this.days = builder.days;
    }
    @jakarta.annotation.Nullable
    public Integer days() {
      return days;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private Integer days;

      public Builder days(@jakarta.annotation.Nullable Integer days) {
        this.days = days;
        return this;
      }
      public GetStatusHistoryCall build() {
        return new GetStatusHistoryCall(this);
      }
    }
  }

}
