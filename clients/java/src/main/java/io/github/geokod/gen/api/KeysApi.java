package io.github.geokod.gen.api;

import io.github.geokod.gen.ApiClient;
import io.github.geokod.gen.ApiException;
import io.github.geokod.gen.ApiResponse;
import io.github.geokod.gen.Configuration;
import io.github.geokod.gen.Pair;

import io.github.geokod.gen.model.Confirmation;
import io.github.geokod.gen.model.CreatedKey;
import io.github.geokod.gen.model.IssuedKey;
import io.github.geokod.gen.model.Key;
import io.github.geokod.gen.model.KeyList;
import io.github.geokod.gen.model.KeyMode;
import io.github.geokod.gen.model.KeyRequest;

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
public class KeysApi {
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

  public KeysApi() {
    this(Configuration.getDefaultApiClient());
  }

  public KeysApi(ApiClient apiClient) {
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
   * Confirm an e-mail address
   *
   * @param apiRequest {@link ConfirmEmailCall}
   * @return CompletableFuture&lt;Confirmation&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Confirmation> confirmEmail(ConfirmEmailCall apiRequest) throws ApiException {
    return confirmEmail(apiRequest, null);
  }

  /**
   * Confirm an e-mail address
   *
   * @param apiRequest {@link ConfirmEmailCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Confirmation&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Confirmation> confirmEmail(ConfirmEmailCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    String token = apiRequest.token();
    return confirmEmail(token, headers);
  }

  /**
   * Confirm an e-mail address
   *
   * @param apiRequest {@link ConfirmEmailCall}
   * @return CompletableFuture&lt;ApiResponse&lt;Confirmation&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Confirmation>> confirmEmailWithHttpInfo(ConfirmEmailCall apiRequest) throws ApiException {
    return confirmEmailWithHttpInfo(apiRequest, null);
  }

  /**
   * Confirm an e-mail address
   *
   * @param apiRequest {@link ConfirmEmailCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Confirmation&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Confirmation>> confirmEmailWithHttpInfo(ConfirmEmailCall apiRequest, Map<String, String> headers) throws ApiException {
    String token = apiRequest.token();
    return confirmEmailWithHttpInfo(token, headers);
  }

  /**
   * Confirm an e-mail address
   *
   * @param token The token from the link in the e-mail. (required)
   * @return CompletableFuture&lt;Confirmation&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Confirmation> confirmEmail(@jakarta.annotation.Nonnull String token) throws ApiException {
    return confirmEmail(token, null);
  }

  /**
   * Confirm an e-mail address
   *
   * @param token The token from the link in the e-mail. (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Confirmation&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Confirmation> confirmEmail(@jakarta.annotation.Nonnull String token, Map<String, String> headers) throws ApiException {
    try {
      return confirmEmailWithHttpInfo(token, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Confirm an e-mail address
   *
   * @param token The token from the link in the e-mail. (required)
   * @return CompletableFuture&lt;ApiResponse&lt;Confirmation&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Confirmation>> confirmEmailWithHttpInfo(@jakarta.annotation.Nonnull String token) throws ApiException {
    return confirmEmailWithHttpInfo(token, null);
  }

  /**
   * Confirm an e-mail address
   *
   * @param token The token from the link in the e-mail. (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Confirmation&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Confirmation>> confirmEmailWithHttpInfo(@jakarta.annotation.Nonnull String token, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = confirmEmailRequestBuilder(token, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("confirmEmail", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<Confirmation>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                Confirmation responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<Confirmation>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<Confirmation>(
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

  private HttpRequest.Builder confirmEmailRequestBuilder(@jakarta.annotation.Nonnull String token, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'token' is set
    if (token == null) {
      throw new ApiException(400, "Missing the required parameter 'token' when calling confirmEmail");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/key/confirm";

    List<Pair> localVarQueryParams = new ArrayList<>();
    StringJoiner localVarQueryStringJoiner = new StringJoiner("&");
    String localVarQueryParameterBaseName;
    localVarQueryParameterBaseName = "token";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("token", token));

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


  public static final class ConfirmEmailCall {
    @jakarta.annotation.Nonnull
    private String token; // The token from the link in the e-mail. (required)

    private ConfirmEmailCall(Builder builder) {
      this.token = builder.token;
    }
    @jakarta.annotation.Nonnull
    public String token() {
      return token;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private String token;

      public Builder token(@jakarta.annotation.Nonnull String token) {
        this.token = token;
        return this;
      }
      public ConfirmEmailCall build() {
        return new ConfirmEmailCall(this);
      }
    }
  }

  /**
   * Create another key
   *
   * @param apiRequest {@link CreateKeyCall}
   * @return CompletableFuture&lt;CreatedKey&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<CreatedKey> createKey(CreateKeyCall apiRequest) throws ApiException {
    return createKey(apiRequest, null);
  }

  /**
   * Create another key
   *
   * @param apiRequest {@link CreateKeyCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;CreatedKey&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<CreatedKey> createKey(CreateKeyCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    KeyRequest keyRequest = apiRequest.keyRequest();
    @jakarta.annotation.Nullable
    String idempotencyKey = apiRequest.idempotencyKey();
    return createKey(keyRequest, idempotencyKey, headers);
  }

  /**
   * Create another key
   *
   * @param apiRequest {@link CreateKeyCall}
   * @return CompletableFuture&lt;ApiResponse&lt;CreatedKey&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<CreatedKey>> createKeyWithHttpInfo(CreateKeyCall apiRequest) throws ApiException {
    return createKeyWithHttpInfo(apiRequest, null);
  }

  /**
   * Create another key
   *
   * @param apiRequest {@link CreateKeyCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;CreatedKey&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<CreatedKey>> createKeyWithHttpInfo(CreateKeyCall apiRequest, Map<String, String> headers) throws ApiException {
    KeyRequest keyRequest = apiRequest.keyRequest();
    String idempotencyKey = apiRequest.idempotencyKey();
    return createKeyWithHttpInfo(keyRequest, idempotencyKey, headers);
  }

  /**
   * Create another key
   *
   * @param keyRequest  (required)
   * @param idempotencyKey A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a request whose response was lost. Quotes around the ID are ignored: &#x60;\&quot;abc\&quot;&#x60; is the same as &#x60;abc&#x60;.  (optional)
   * @return CompletableFuture&lt;CreatedKey&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<CreatedKey> createKey(@jakarta.annotation.Nonnull KeyRequest keyRequest, @jakarta.annotation.Nullable String idempotencyKey) throws ApiException {
    return createKey(keyRequest, idempotencyKey, null);
  }

  /**
   * Create another key
   *
   * @param keyRequest  (required)
   * @param idempotencyKey A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a request whose response was lost. Quotes around the ID are ignored: &#x60;\&quot;abc\&quot;&#x60; is the same as &#x60;abc&#x60;.  (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;CreatedKey&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<CreatedKey> createKey(@jakarta.annotation.Nonnull KeyRequest keyRequest, @jakarta.annotation.Nullable String idempotencyKey, Map<String, String> headers) throws ApiException {
    try {
      return createKeyWithHttpInfo(keyRequest, idempotencyKey, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Create another key
   *
   * @param keyRequest  (required)
   * @param idempotencyKey A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a request whose response was lost. Quotes around the ID are ignored: &#x60;\&quot;abc\&quot;&#x60; is the same as &#x60;abc&#x60;.  (optional)
   * @return CompletableFuture&lt;ApiResponse&lt;CreatedKey&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<CreatedKey>> createKeyWithHttpInfo(@jakarta.annotation.Nonnull KeyRequest keyRequest, @jakarta.annotation.Nullable String idempotencyKey) throws ApiException {
    return createKeyWithHttpInfo(keyRequest, idempotencyKey, null);
  }

  /**
   * Create another key
   *
   * @param keyRequest  (required)
   * @param idempotencyKey A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a request whose response was lost. Quotes around the ID are ignored: &#x60;\&quot;abc\&quot;&#x60; is the same as &#x60;abc&#x60;.  (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;CreatedKey&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<CreatedKey>> createKeyWithHttpInfo(@jakarta.annotation.Nonnull KeyRequest keyRequest, @jakarta.annotation.Nullable String idempotencyKey, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = createKeyRequestBuilder(keyRequest, idempotencyKey, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("createKey", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<CreatedKey>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                CreatedKey responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<CreatedKey>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<CreatedKey>(
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

  private HttpRequest.Builder createKeyRequestBuilder(@jakarta.annotation.Nonnull KeyRequest keyRequest, @jakarta.annotation.Nullable String idempotencyKey, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'keyRequest' is set
    if (keyRequest == null) {
      throw new ApiException(400, "Missing the required parameter 'keyRequest' when calling createKey");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/keys";

    localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath));

    if (idempotencyKey != null) {
      localVarRequestBuilder.header("Idempotency-Key", idempotencyKey.toString());
    }
    localVarRequestBuilder.header("Content-Type", "application/json");
    localVarRequestBuilder.header("Accept", "application/json");

    try {
      byte[] localVarPostBody = memberVarObjectMapper.writeValueAsBytes(keyRequest);
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


  public static final class CreateKeyCall {
    @jakarta.annotation.Nonnull
    private KeyRequest keyRequest; //  (required)
    @jakarta.annotation.Nullable
    private String idempotencyKey; // A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a request whose response was lost. Quotes around the ID are ignored: &#x60;\&quot;abc\&quot;&#x60; is the same as &#x60;abc&#x60;.  (optional)

    private CreateKeyCall(Builder builder) {
      this.keyRequest = builder.keyRequest;
      this.idempotencyKey = builder.idempotencyKey;
    }
    @jakarta.annotation.Nonnull
    public KeyRequest keyRequest() {
      return keyRequest;
    }
    @jakarta.annotation.Nullable
    public String idempotencyKey() {
      return idempotencyKey;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private KeyRequest keyRequest;
      private String idempotencyKey;

      public Builder keyRequest(@jakarta.annotation.Nonnull KeyRequest keyRequest) {
        this.keyRequest = keyRequest;
        return this;
      }
      public Builder idempotencyKey(@jakarta.annotation.Nullable String idempotencyKey) {
        this.idempotencyKey = idempotencyKey;
        return this;
      }
      public CreateKeyCall build() {
        return new CreateKeyCall(this);
      }
    }
  }

  /**
   * Get one key of the account
   *
   * @param apiRequest {@link GetKeyCall}
   * @return CompletableFuture&lt;Key&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Key> getKey(GetKeyCall apiRequest) throws ApiException {
    return getKey(apiRequest, null);
  }

  /**
   * Get one key of the account
   *
   * @param apiRequest {@link GetKeyCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Key&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Key> getKey(GetKeyCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    String id = apiRequest.id();
    return getKey(id, headers);
  }

  /**
   * Get one key of the account
   *
   * @param apiRequest {@link GetKeyCall}
   * @return CompletableFuture&lt;ApiResponse&lt;Key&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Key>> getKeyWithHttpInfo(GetKeyCall apiRequest) throws ApiException {
    return getKeyWithHttpInfo(apiRequest, null);
  }

  /**
   * Get one key of the account
   *
   * @param apiRequest {@link GetKeyCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Key&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Key>> getKeyWithHttpInfo(GetKeyCall apiRequest, Map<String, String> headers) throws ApiException {
    String id = apiRequest.id();
    return getKeyWithHttpInfo(id, headers);
  }

  /**
   * Get one key of the account
   *
   * @param id The &#x60;id&#x60; of the key, not the key itself. (required)
   * @return CompletableFuture&lt;Key&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Key> getKey(@jakarta.annotation.Nonnull String id) throws ApiException {
    return getKey(id, null);
  }

  /**
   * Get one key of the account
   *
   * @param id The &#x60;id&#x60; of the key, not the key itself. (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Key&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Key> getKey(@jakarta.annotation.Nonnull String id, Map<String, String> headers) throws ApiException {
    try {
      return getKeyWithHttpInfo(id, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Get one key of the account
   *
   * @param id The &#x60;id&#x60; of the key, not the key itself. (required)
   * @return CompletableFuture&lt;ApiResponse&lt;Key&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Key>> getKeyWithHttpInfo(@jakarta.annotation.Nonnull String id) throws ApiException {
    return getKeyWithHttpInfo(id, null);
  }

  /**
   * Get one key of the account
   *
   * @param id The &#x60;id&#x60; of the key, not the key itself. (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Key&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Key>> getKeyWithHttpInfo(@jakarta.annotation.Nonnull String id, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = getKeyRequestBuilder(id, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("getKey", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<Key>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                Key responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<Key>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<Key>(
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

  private HttpRequest.Builder getKeyRequestBuilder(@jakarta.annotation.Nonnull String id, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'id' is set
    if (id == null) {
      throw new ApiException(400, "Missing the required parameter 'id' when calling getKey");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/keys/{id}"
        .replace("{id}", ApiClient.urlEncode(id.toString()));

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


  public static final class GetKeyCall {
    @jakarta.annotation.Nonnull
    private String id; // The &#x60;id&#x60; of the key, not the key itself. (required)

    private GetKeyCall(Builder builder) {
      this.id = builder.id;
    }
    @jakarta.annotation.Nonnull
    public String id() {
      return id;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private String id;

      public Builder id(@jakarta.annotation.Nonnull String id) {
        this.id = id;
        return this;
      }
      public GetKeyCall build() {
        return new GetKeyCall(this);
      }
    }
  }

  /**
   * Get a key for an e-mail address
   *
   * @param apiRequest {@link IssueKeyCall}
   * @return CompletableFuture&lt;IssuedKey&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<IssuedKey> issueKey(IssueKeyCall apiRequest) throws ApiException {
    return issueKey(apiRequest, null);
  }

  /**
   * Get a key for an e-mail address
   *
   * @param apiRequest {@link IssueKeyCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;IssuedKey&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<IssuedKey> issueKey(IssueKeyCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    String email = apiRequest.email();
    @jakarta.annotation.Nullable
    KeyMode mode = apiRequest.mode();
    return issueKey(email, mode, headers);
  }

  /**
   * Get a key for an e-mail address
   *
   * @param apiRequest {@link IssueKeyCall}
   * @return CompletableFuture&lt;ApiResponse&lt;IssuedKey&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<IssuedKey>> issueKeyWithHttpInfo(IssueKeyCall apiRequest) throws ApiException {
    return issueKeyWithHttpInfo(apiRequest, null);
  }

  /**
   * Get a key for an e-mail address
   *
   * @param apiRequest {@link IssueKeyCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;IssuedKey&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<IssuedKey>> issueKeyWithHttpInfo(IssueKeyCall apiRequest, Map<String, String> headers) throws ApiException {
    String email = apiRequest.email();
    KeyMode mode = apiRequest.mode();
    return issueKeyWithHttpInfo(email, mode, headers);
  }

  /**
   * Get a key for an e-mail address
   *
   * @param email The address that the link is sent to. (required)
   * @param mode A test key gets recorded responses and uses up nothing. (optional)
   * @return CompletableFuture&lt;IssuedKey&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<IssuedKey> issueKey(@jakarta.annotation.Nonnull String email, @jakarta.annotation.Nullable KeyMode mode) throws ApiException {
    return issueKey(email, mode, null);
  }

  /**
   * Get a key for an e-mail address
   *
   * @param email The address that the link is sent to. (required)
   * @param mode A test key gets recorded responses and uses up nothing. (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;IssuedKey&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<IssuedKey> issueKey(@jakarta.annotation.Nonnull String email, @jakarta.annotation.Nullable KeyMode mode, Map<String, String> headers) throws ApiException {
    try {
      return issueKeyWithHttpInfo(email, mode, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Get a key for an e-mail address
   *
   * @param email The address that the link is sent to. (required)
   * @param mode A test key gets recorded responses and uses up nothing. (optional)
   * @return CompletableFuture&lt;ApiResponse&lt;IssuedKey&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<IssuedKey>> issueKeyWithHttpInfo(@jakarta.annotation.Nonnull String email, @jakarta.annotation.Nullable KeyMode mode) throws ApiException {
    return issueKeyWithHttpInfo(email, mode, null);
  }

  /**
   * Get a key for an e-mail address
   *
   * @param email The address that the link is sent to. (required)
   * @param mode A test key gets recorded responses and uses up nothing. (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;IssuedKey&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<IssuedKey>> issueKeyWithHttpInfo(@jakarta.annotation.Nonnull String email, @jakarta.annotation.Nullable KeyMode mode, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = issueKeyRequestBuilder(email, mode, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("issueKey", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<IssuedKey>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                IssuedKey responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<IssuedKey>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<IssuedKey>(
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

  private HttpRequest.Builder issueKeyRequestBuilder(@jakarta.annotation.Nonnull String email, @jakarta.annotation.Nullable KeyMode mode, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'email' is set
    if (email == null) {
      throw new ApiException(400, "Missing the required parameter 'email' when calling issueKey");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/key";

    List<Pair> localVarQueryParams = new ArrayList<>();
    StringJoiner localVarQueryStringJoiner = new StringJoiner("&");
    String localVarQueryParameterBaseName;
    localVarQueryParameterBaseName = "email";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("email", email));
    localVarQueryParameterBaseName = "mode";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("mode", mode));

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


  public static final class IssueKeyCall {
    @jakarta.annotation.Nonnull
    private String email; // The address that the link is sent to. (required)
    @jakarta.annotation.Nullable
    private KeyMode mode; // A test key gets recorded responses and uses up nothing. (optional)

    private IssueKeyCall(Builder builder) {
      this.email = builder.email;
      this.mode = builder.mode;
    }
    @jakarta.annotation.Nonnull
    public String email() {
      return email;
    }
    @jakarta.annotation.Nullable
    public KeyMode mode() {
      return mode;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private String email;
      private KeyMode mode;

      public Builder email(@jakarta.annotation.Nonnull String email) {
        this.email = email;
        return this;
      }
      public Builder mode(@jakarta.annotation.Nullable KeyMode mode) {
        this.mode = mode;
        return this;
      }
      public IssueKeyCall build() {
        return new IssueKeyCall(this);
      }
    }
  }

  /**
   * List the keys of the account
   *
   * @param apiRequest {@link ListKeysCall}
   * @return CompletableFuture&lt;KeyList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<KeyList> listKeys(ListKeysCall apiRequest) throws ApiException {
    return listKeys(apiRequest, null);
  }

  /**
   * List the keys of the account
   *
   * @param apiRequest {@link ListKeysCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;KeyList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<KeyList> listKeys(ListKeysCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nullable
    Integer limit = apiRequest.limit();
    @jakarta.annotation.Nullable
    String cursor = apiRequest.cursor();
    return listKeys(limit, cursor, headers);
  }

  /**
   * List the keys of the account
   *
   * @param apiRequest {@link ListKeysCall}
   * @return CompletableFuture&lt;ApiResponse&lt;KeyList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<KeyList>> listKeysWithHttpInfo(ListKeysCall apiRequest) throws ApiException {
    return listKeysWithHttpInfo(apiRequest, null);
  }

  /**
   * List the keys of the account
   *
   * @param apiRequest {@link ListKeysCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;KeyList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<KeyList>> listKeysWithHttpInfo(ListKeysCall apiRequest, Map<String, String> headers) throws ApiException {
    Integer limit = apiRequest.limit();
    String cursor = apiRequest.cursor();
    return listKeysWithHttpInfo(limit, cursor, headers);
  }

  /**
   * List the keys of the account
   *
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @return CompletableFuture&lt;KeyList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<KeyList> listKeys(@jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor) throws ApiException {
    return listKeys(limit, cursor, null);
  }

  /**
   * List the keys of the account
   *
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;KeyList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<KeyList> listKeys(@jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor, Map<String, String> headers) throws ApiException {
    try {
      return listKeysWithHttpInfo(limit, cursor, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * List the keys of the account
   *
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @return CompletableFuture&lt;ApiResponse&lt;KeyList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<KeyList>> listKeysWithHttpInfo(@jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor) throws ApiException {
    return listKeysWithHttpInfo(limit, cursor, null);
  }

  /**
   * List the keys of the account
   *
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;KeyList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<KeyList>> listKeysWithHttpInfo(@jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = listKeysRequestBuilder(limit, cursor, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("listKeys", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<KeyList>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                KeyList responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<KeyList>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<KeyList>(
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

  private HttpRequest.Builder listKeysRequestBuilder(@jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor, Map<String, String> headers) throws ApiException {

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/keys";

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


  public static final class ListKeysCall {
    @jakarta.annotation.Nullable
    private Integer limit; // The maximum number of items on a page. (optional, default to 100)
    @jakarta.annotation.Nullable
    private String cursor; // The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)

    private ListKeysCall(Builder builder) {
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
      public ListKeysCall build() {
        return new ListKeysCall(this);
      }
    }
  }

  /**
   * Revoke a key
   *
   * @param apiRequest {@link RevokeKeyCall}
   * @return CompletableFuture&lt;Void&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Void> revokeKey(RevokeKeyCall apiRequest) throws ApiException {
    return revokeKey(apiRequest, null);
  }

  /**
   * Revoke a key
   *
   * @param apiRequest {@link RevokeKeyCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Void&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Void> revokeKey(RevokeKeyCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    String id = apiRequest.id();
    return revokeKey(id, headers);
  }

  /**
   * Revoke a key
   *
   * @param apiRequest {@link RevokeKeyCall}
   * @return CompletableFuture&lt;ApiResponse&lt;Void&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Void>> revokeKeyWithHttpInfo(RevokeKeyCall apiRequest) throws ApiException {
    return revokeKeyWithHttpInfo(apiRequest, null);
  }

  /**
   * Revoke a key
   *
   * @param apiRequest {@link RevokeKeyCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Void&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Void>> revokeKeyWithHttpInfo(RevokeKeyCall apiRequest, Map<String, String> headers) throws ApiException {
    String id = apiRequest.id();
    return revokeKeyWithHttpInfo(id, headers);
  }

  /**
   * Revoke a key
   *
   * @param id The &#x60;id&#x60; of the key, not the key itself. (required)
   * @return CompletableFuture&lt;Void&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Void> revokeKey(@jakarta.annotation.Nonnull String id) throws ApiException {
    return revokeKey(id, null);
  }

  /**
   * Revoke a key
   *
   * @param id The &#x60;id&#x60; of the key, not the key itself. (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Void&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Void> revokeKey(@jakarta.annotation.Nonnull String id, Map<String, String> headers) throws ApiException {
    try {
      return revokeKeyWithHttpInfo(id, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Revoke a key
   *
   * @param id The &#x60;id&#x60; of the key, not the key itself. (required)
   * @return CompletableFuture&lt;ApiResponse&lt;Void&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Void>> revokeKeyWithHttpInfo(@jakarta.annotation.Nonnull String id) throws ApiException {
    return revokeKeyWithHttpInfo(id, null);
  }

  /**
   * Revoke a key
   *
   * @param id The &#x60;id&#x60; of the key, not the key itself. (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Void&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Void>> revokeKeyWithHttpInfo(@jakarta.annotation.Nonnull String id, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = revokeKeyRequestBuilder(id, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("revokeKey", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody != null) {
                  localVarResponseBody.readAllBytes();
                }
                return CompletableFuture.completedFuture(
                    new ApiResponse<Void>(localVarResponse.statusCode(), localVarResponse.headers().map(), null)
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

  private HttpRequest.Builder revokeKeyRequestBuilder(@jakarta.annotation.Nonnull String id, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'id' is set
    if (id == null) {
      throw new ApiException(400, "Missing the required parameter 'id' when calling revokeKey");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/keys/{id}"
        .replace("{id}", ApiClient.urlEncode(id.toString()));

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


  public static final class RevokeKeyCall {
    @jakarta.annotation.Nonnull
    private String id; // The &#x60;id&#x60; of the key, not the key itself. (required)

    private RevokeKeyCall(Builder builder) {
      this.id = builder.id;
    }
    @jakarta.annotation.Nonnull
    public String id() {
      return id;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private String id;

      public Builder id(@jakarta.annotation.Nonnull String id) {
        this.id = id;
        return this;
      }
      public RevokeKeyCall build() {
        return new RevokeKeyCall(this);
      }
    }
  }

}
