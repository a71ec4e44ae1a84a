package io.github.geokod.gen.api;

import io.github.geokod.gen.ApiClient;
import io.github.geokod.gen.ApiException;
import io.github.geokod.gen.ApiResponse;
import io.github.geokod.gen.Configuration;
import io.github.geokod.gen.Pair;

import io.github.geokod.gen.model.MatrixAnswer;
import io.github.geokod.gen.model.MatrixRequest;
import io.github.geokod.gen.model.RouteAnswer;
import io.github.geokod.gen.model.RouteRequest;

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
public class RoutingApi {
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

  public RoutingApi() {
    this(Configuration.getDefaultApiClient());
  }

  public RoutingApi(ApiClient apiClient) {
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
   * Get durations and distances between many points
   *
   * @param apiRequest {@link MatrixCall}
   * @return CompletableFuture&lt;MatrixAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<MatrixAnswer> matrix(MatrixCall apiRequest) throws ApiException {
    return matrix(apiRequest, null);
  }

  /**
   * Get durations and distances between many points
   *
   * @param apiRequest {@link MatrixCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;MatrixAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<MatrixAnswer> matrix(MatrixCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    MatrixRequest matrixRequest = apiRequest.matrixRequest();
    return matrix(matrixRequest, headers);
  }

  /**
   * Get durations and distances between many points
   *
   * @param apiRequest {@link MatrixCall}
   * @return CompletableFuture&lt;ApiResponse&lt;MatrixAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<MatrixAnswer>> matrixWithHttpInfo(MatrixCall apiRequest) throws ApiException {
    return matrixWithHttpInfo(apiRequest, null);
  }

  /**
   * Get durations and distances between many points
   *
   * @param apiRequest {@link MatrixCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;MatrixAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<MatrixAnswer>> matrixWithHttpInfo(MatrixCall apiRequest, Map<String, String> headers) throws ApiException {
    MatrixRequest matrixRequest = apiRequest.matrixRequest();
    return matrixWithHttpInfo(matrixRequest, headers);
  }

  /**
   * Get durations and distances between many points
   *
   * @param matrixRequest  (required)
   * @return CompletableFuture&lt;MatrixAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<MatrixAnswer> matrix(@jakarta.annotation.Nonnull MatrixRequest matrixRequest) throws ApiException {
    return matrix(matrixRequest, null);
  }

  /**
   * Get durations and distances between many points
   *
   * @param matrixRequest  (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;MatrixAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<MatrixAnswer> matrix(@jakarta.annotation.Nonnull MatrixRequest matrixRequest, Map<String, String> headers) throws ApiException {
    try {
      return matrixWithHttpInfo(matrixRequest, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Get durations and distances between many points
   *
   * @param matrixRequest  (required)
   * @return CompletableFuture&lt;ApiResponse&lt;MatrixAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<MatrixAnswer>> matrixWithHttpInfo(@jakarta.annotation.Nonnull MatrixRequest matrixRequest) throws ApiException {
    return matrixWithHttpInfo(matrixRequest, null);
  }

  /**
   * Get durations and distances between many points
   *
   * @param matrixRequest  (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;MatrixAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<MatrixAnswer>> matrixWithHttpInfo(@jakarta.annotation.Nonnull MatrixRequest matrixRequest, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = matrixRequestBuilder(matrixRequest, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("matrix", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<MatrixAnswer>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                MatrixAnswer responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<MatrixAnswer>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<MatrixAnswer>(
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

  private HttpRequest.Builder matrixRequestBuilder(@jakarta.annotation.Nonnull MatrixRequest matrixRequest, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'matrixRequest' is set
    if (matrixRequest == null) {
      throw new ApiException(400, "Missing the required parameter 'matrixRequest' when calling matrix");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/matrix";

    localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath));

    localVarRequestBuilder.header("Content-Type", "application/json");
    localVarRequestBuilder.header("Accept", "application/json");

    try {
      byte[] localVarPostBody = memberVarObjectMapper.writeValueAsBytes(matrixRequest);
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


  public static final class MatrixCall {
    @jakarta.annotation.Nonnull
    private MatrixRequest matrixRequest; //  (required)

    private MatrixCall(Builder builder) {
      this.matrixRequest = builder.matrixRequest;
    }
    @jakarta.annotation.Nonnull
    public MatrixRequest matrixRequest() {
      return matrixRequest;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private MatrixRequest matrixRequest;

      public Builder matrixRequest(@jakarta.annotation.Nonnull MatrixRequest matrixRequest) {
        this.matrixRequest = matrixRequest;
        return this;
      }
      public MatrixCall build() {
        return new MatrixCall(this);
      }
    }
  }

  /**
   * Find the best route through points
   *
   * @param apiRequest {@link RouteCall}
   * @return CompletableFuture&lt;RouteAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<RouteAnswer> route(RouteCall apiRequest) throws ApiException {
    return route(apiRequest, null);
  }

  /**
   * Find the best route through points
   *
   * @param apiRequest {@link RouteCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;RouteAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<RouteAnswer> route(RouteCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    RouteRequest routeRequest = apiRequest.routeRequest();
    return route(routeRequest, headers);
  }

  /**
   * Find the best route through points
   *
   * @param apiRequest {@link RouteCall}
   * @return CompletableFuture&lt;ApiResponse&lt;RouteAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<RouteAnswer>> routeWithHttpInfo(RouteCall apiRequest) throws ApiException {
    return routeWithHttpInfo(apiRequest, null);
  }

  /**
   * Find the best route through points
   *
   * @param apiRequest {@link RouteCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;RouteAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<RouteAnswer>> routeWithHttpInfo(RouteCall apiRequest, Map<String, String> headers) throws ApiException {
    RouteRequest routeRequest = apiRequest.routeRequest();
    return routeWithHttpInfo(routeRequest, headers);
  }

  /**
   * Find the best route through points
   *
   * @param routeRequest  (required)
   * @return CompletableFuture&lt;RouteAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<RouteAnswer> route(@jakarta.annotation.Nonnull RouteRequest routeRequest) throws ApiException {
    return route(routeRequest, null);
  }

  /**
   * Find the best route through points
   *
   * @param routeRequest  (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;RouteAnswer&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<RouteAnswer> route(@jakarta.annotation.Nonnull RouteRequest routeRequest, Map<String, String> headers) throws ApiException {
    try {
      return routeWithHttpInfo(routeRequest, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Find the best route through points
   *
   * @param routeRequest  (required)
   * @return CompletableFuture&lt;ApiResponse&lt;RouteAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<RouteAnswer>> routeWithHttpInfo(@jakarta.annotation.Nonnull RouteRequest routeRequest) throws ApiException {
    return routeWithHttpInfo(routeRequest, null);
  }

  /**
   * Find the best route through points
   *
   * @param routeRequest  (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;RouteAnswer&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<RouteAnswer>> routeWithHttpInfo(@jakarta.annotation.Nonnull RouteRequest routeRequest, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = routeRequestBuilder(routeRequest, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("route", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<RouteAnswer>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                RouteAnswer responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<RouteAnswer>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<RouteAnswer>(
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

  private HttpRequest.Builder routeRequestBuilder(@jakarta.annotation.Nonnull RouteRequest routeRequest, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'routeRequest' is set
    if (routeRequest == null) {
      throw new ApiException(400, "Missing the required parameter 'routeRequest' when calling route");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/route";

    localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath));

    localVarRequestBuilder.header("Content-Type", "application/json");
    localVarRequestBuilder.header("Accept", "application/json");

    try {
      byte[] localVarPostBody = memberVarObjectMapper.writeValueAsBytes(routeRequest);
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


  public static final class RouteCall {
    @jakarta.annotation.Nonnull
    private RouteRequest routeRequest; //  (required)

    private RouteCall(Builder builder) {
      this.routeRequest = builder.routeRequest;
    }
    @jakarta.annotation.Nonnull
    public RouteRequest routeRequest() {
      return routeRequest;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private RouteRequest routeRequest;

      public Builder routeRequest(@jakarta.annotation.Nonnull RouteRequest routeRequest) {
        this.routeRequest = routeRequest;
        return this;
      }
      public RouteCall build() {
        return new RouteCall(this);
      }
    }
  }

}
