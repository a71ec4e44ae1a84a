package io.github.geokod.gen.api;

import io.github.geokod.gen.ApiClient;
import io.github.geokod.gen.ApiException;
import io.github.geokod.gen.ApiResponse;
import io.github.geokod.gen.Configuration;
import io.github.geokod.gen.Pair;

import io.github.geokod.gen.model.BatchJob;
import io.github.geokod.gen.model.BatchList;

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
public class BatchApi {
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

  public BatchApi() {
    this(Configuration.getDefaultApiClient());
  }

  public BatchApi(ApiClient apiClient) {
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
   * Cancel a batch job
   *
   * @param apiRequest {@link CancelBatchCall}
   * @return CompletableFuture&lt;BatchJob&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<BatchJob> cancelBatch(CancelBatchCall apiRequest) throws ApiException {
    return cancelBatch(apiRequest, null);
  }

  /**
   * Cancel a batch job
   *
   * @param apiRequest {@link CancelBatchCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;BatchJob&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<BatchJob> cancelBatch(CancelBatchCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    String job = apiRequest.job();
    return cancelBatch(job, headers);
  }

  /**
   * Cancel a batch job
   *
   * @param apiRequest {@link CancelBatchCall}
   * @return CompletableFuture&lt;ApiResponse&lt;BatchJob&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<BatchJob>> cancelBatchWithHttpInfo(CancelBatchCall apiRequest) throws ApiException {
    return cancelBatchWithHttpInfo(apiRequest, null);
  }

  /**
   * Cancel a batch job
   *
   * @param apiRequest {@link CancelBatchCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;BatchJob&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<BatchJob>> cancelBatchWithHttpInfo(CancelBatchCall apiRequest, Map<String, String> headers) throws ApiException {
    String job = apiRequest.job();
    return cancelBatchWithHttpInfo(job, headers);
  }

  /**
   * Cancel a batch job
   *
   * @param job The &#x60;job&#x60; of the batch. (required)
   * @return CompletableFuture&lt;BatchJob&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<BatchJob> cancelBatch(@jakarta.annotation.Nonnull String job) throws ApiException {
    return cancelBatch(job, null);
  }

  /**
   * Cancel a batch job
   *
   * @param job The &#x60;job&#x60; of the batch. (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;BatchJob&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<BatchJob> cancelBatch(@jakarta.annotation.Nonnull String job, Map<String, String> headers) throws ApiException {
    try {
      return cancelBatchWithHttpInfo(job, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Cancel a batch job
   *
   * @param job The &#x60;job&#x60; of the batch. (required)
   * @return CompletableFuture&lt;ApiResponse&lt;BatchJob&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<BatchJob>> cancelBatchWithHttpInfo(@jakarta.annotation.Nonnull String job) throws ApiException {
    return cancelBatchWithHttpInfo(job, null);
  }

  /**
   * Cancel a batch job
   *
   * @param job The &#x60;job&#x60; of the batch. (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;BatchJob&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<BatchJob>> cancelBatchWithHttpInfo(@jakarta.annotation.Nonnull String job, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = cancelBatchRequestBuilder(job, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("cancelBatch", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<BatchJob>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                BatchJob responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<BatchJob>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<BatchJob>(
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

  private HttpRequest.Builder cancelBatchRequestBuilder(@jakarta.annotation.Nonnull String job, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'job' is set
    if (job == null) {
      throw new ApiException(400, "Missing the required parameter 'job' when calling cancelBatch");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/batch/{job}"
        .replace("{job}", ApiClient.urlEncode(job.toString()));

    localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath));

    localVarRequestBuilder.header("Accept", "application/json");

    localVarRequestBuilder.method("DELETE", HttpRequest.BodyPublishers.noBody());
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


  public static final class CancelBatchCall {
    @jakarta.annotation.Nonnull
    private String job; // The &#x60;job&#x60; of the batch. (required)

    private CancelBatchCall(Builder builder) {
      this.job = builder.job;
    }
    @jakarta.annotation.Nonnull
    public String job() {
      return job;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private String job;

      public Builder job(@jakarta.annotation.Nonnull String job) {
        this.job = job;
        return this;
      }
      public CancelBatchCall build() {
        return new CancelBatchCall(this);
      }
    }
  }

  /**
   * Get the progress of a batch job
   *
   * @param apiRequest {@link GetBatchCall}
   * @return CompletableFuture&lt;BatchJob&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<BatchJob> getBatch(GetBatchCall apiRequest) throws ApiException {
    return getBatch(apiRequest, null);
  }

  /**
   * Get the progress of a batch job
   *
   * @param apiRequest {@link GetBatchCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;BatchJob&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<BatchJob> getBatch(GetBatchCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    String job = apiRequest.job();
    return getBatch(job, headers);
  }

  /**
   * Get the progress of a batch job
   *
   * @param apiRequest {@link GetBatchCall}
   * @return CompletableFuture&lt;ApiResponse&lt;BatchJob&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<BatchJob>> getBatchWithHttpInfo(GetBatchCall apiRequest) throws ApiException {
    return getBatchWithHttpInfo(apiRequest, null);
  }

  /**
   * Get the progress of a batch job
   *
   * @param apiRequest {@link GetBatchCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;BatchJob&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<BatchJob>> getBatchWithHttpInfo(GetBatchCall apiRequest, Map<String, String> headers) throws ApiException {
    String job = apiRequest.job();
    return getBatchWithHttpInfo(job, headers);
  }

  /**
   * Get the progress of a batch job
   *
   * @param job The &#x60;job&#x60; of the batch. (required)
   * @return CompletableFuture&lt;BatchJob&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<BatchJob> getBatch(@jakarta.annotation.Nonnull String job) throws ApiException {
    return getBatch(job, null);
  }

  /**
   * Get the progress of a batch job
   *
   * @param job The &#x60;job&#x60; of the batch. (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;BatchJob&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<BatchJob> getBatch(@jakarta.annotation.Nonnull String job, Map<String, String> headers) throws ApiException {
    try {
      return getBatchWithHttpInfo(job, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Get the progress of a batch job
   *
   * @param job The &#x60;job&#x60; of the batch. (required)
   * @return CompletableFuture&lt;ApiResponse&lt;BatchJob&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<BatchJob>> getBatchWithHttpInfo(@jakarta.annotation.Nonnull String job) throws ApiException {
    return getBatchWithHttpInfo(job, null);
  }

  /**
   * Get the progress of a batch job
   *
   * @param job The &#x60;job&#x60; of the batch. (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;BatchJob&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<BatchJob>> getBatchWithHttpInfo(@jakarta.annotation.Nonnull String job, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = getBatchRequestBuilder(job, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("getBatch", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<BatchJob>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                BatchJob responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<BatchJob>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<BatchJob>(
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

  private HttpRequest.Builder getBatchRequestBuilder(@jakarta.annotation.Nonnull String job, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'job' is set
    if (job == null) {
      throw new ApiException(400, "Missing the required parameter 'job' when calling getBatch");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/batch/{job}"
        .replace("{job}", ApiClient.urlEncode(job.toString()));

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


  public static final class GetBatchCall {
    @jakarta.annotation.Nonnull
    private String job; // The &#x60;job&#x60; of the batch. (required)

    private GetBatchCall(Builder builder) {
      this.job = builder.job;
    }
    @jakarta.annotation.Nonnull
    public String job() {
      return job;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private String job;

      public Builder job(@jakarta.annotation.Nonnull String job) {
        this.job = job;
        return this;
      }
      public GetBatchCall build() {
        return new GetBatchCall(this);
      }
    }
  }

  /**
   * List the batch jobs of the account
   *
   * @param apiRequest {@link ListBatchesCall}
   * @return CompletableFuture&lt;BatchList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<BatchList> listBatches(ListBatchesCall apiRequest) throws ApiException {
    return listBatches(apiRequest, null);
  }

  /**
   * List the batch jobs of the account
   *
   * @param apiRequest {@link ListBatchesCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;BatchList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<BatchList> listBatches(ListBatchesCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nullable
    Integer limit = apiRequest.limit();
    @jakarta.annotation.Nullable
    String cursor = apiRequest.cursor();
    return listBatches(limit, cursor, headers);
  }

  /**
   * List the batch jobs of the account
   *
   * @param apiRequest {@link ListBatchesCall}
   * @return CompletableFuture&lt;ApiResponse&lt;BatchList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<BatchList>> listBatchesWithHttpInfo(ListBatchesCall apiRequest) throws ApiException {
    return listBatchesWithHttpInfo(apiRequest, null);
  }

  /**
   * List the batch jobs of the account
   *
   * @param apiRequest {@link ListBatchesCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;BatchList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<BatchList>> listBatchesWithHttpInfo(ListBatchesCall apiRequest, Map<String, String> headers) throws ApiException {
    Integer limit = apiRequest.limit();
    String cursor = apiRequest.cursor();
    return listBatchesWithHttpInfo(limit, cursor, headers);
  }

  /**
   * List the batch jobs of the account
   *
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @return CompletableFuture&lt;BatchList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<BatchList> listBatches(@jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor) throws ApiException {
    return listBatches(limit, cursor, null);
  }

  /**
   * List the batch jobs of the account
   *
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;BatchList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<BatchList> listBatches(@jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor, Map<String, String> headers) throws ApiException {
    try {
      return listBatchesWithHttpInfo(limit, cursor, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * List the batch jobs of the account
   *
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @return CompletableFuture&lt;ApiResponse&lt;BatchList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<BatchList>> listBatchesWithHttpInfo(@jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor) throws ApiException {
    return listBatchesWithHttpInfo(limit, cursor, null);
  }

  /**
   * List the batch jobs of the account
   *
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;BatchList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<BatchList>> listBatchesWithHttpInfo(@jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = listBatchesRequestBuilder(limit, cursor, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("listBatches", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<BatchList>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                BatchList responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<BatchList>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<BatchList>(
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

  private HttpRequest.Builder listBatchesRequestBuilder(@jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor, Map<String, String> headers) throws ApiException {

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/batch";

    List<Pair> localVarQueryParams = new ArrayList<>();
    StringJoiner localVarQueryStringJoiner = new StringJoiner("&");
    String localVarQueryParameterBaseName;
    localVarQueryParameterBaseName = "limit";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("limit", limit));
    localVarQueryParameterBaseName = "cursor";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("cursor", cursor));

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


  public static final class ListBatchesCall {
    @jakarta.annotation.Nullable
    private Integer limit; // The maximum number of items on a page. (optional, default to 100)
    @jakarta.annotation.Nullable
    private String cursor; // The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)

    private ListBatchesCall(Builder builder) {
      this.limit = builder.limit;
      this.cursor = builder.cursor;
    }
    @jakarta.annotation.Nullable
    public Integer limit() {
      return limit;
    }
    @jakarta.annotation.Nullable
    public String cursor() {
      return cursor;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private Integer limit;
      private String cursor;

      public Builder limit(@jakarta.annotation.Nullable Integer limit) {
        this.limit = limit;
        return this;
      }
      public Builder cursor(@jakarta.annotation.Nullable String cursor) {
        this.cursor = cursor;
        return this;
      }
      public ListBatchesCall build() {
        return new ListBatchesCall(this);
      }
    }
  }

}
