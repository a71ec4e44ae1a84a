package io.github.geokod.gen.api;

import io.github.geokod.gen.ApiClient;
import io.github.geokod.gen.ApiException;
import io.github.geokod.gen.ApiResponse;
import io.github.geokod.gen.Configuration;
import io.github.geokod.gen.Pair;

import io.github.geokod.gen.model.CreatedWebhook;
import io.github.geokod.gen.model.Webhook;
import io.github.geokod.gen.model.WebhookDelivery;
import io.github.geokod.gen.model.WebhookDeliveryList;
import io.github.geokod.gen.model.WebhookList;
import io.github.geokod.gen.model.WebhookPatch;
import io.github.geokod.gen.model.WebhookRequest;

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
public class WebhooksApi {
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

  public WebhooksApi() {
    this(Configuration.getDefaultApiClient());
  }

  public WebhooksApi(ApiClient apiClient) {
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
   * Create a webhook
   *
   * @param apiRequest {@link CreateWebhookCall}
   * @return CompletableFuture&lt;CreatedWebhook&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<CreatedWebhook> createWebhook(CreateWebhookCall apiRequest) throws ApiException {
    return createWebhook(apiRequest, null);
  }

  /**
   * Create a webhook
   *
   * @param apiRequest {@link CreateWebhookCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;CreatedWebhook&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<CreatedWebhook> createWebhook(CreateWebhookCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    WebhookRequest webhookRequest = apiRequest.webhookRequest();
    @jakarta.annotation.Nullable
    String idempotencyKey = apiRequest.idempotencyKey();
    return createWebhook(webhookRequest, idempotencyKey, headers);
  }

  /**
   * Create a webhook
   *
   * @param apiRequest {@link CreateWebhookCall}
   * @return CompletableFuture&lt;ApiResponse&lt;CreatedWebhook&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<CreatedWebhook>> createWebhookWithHttpInfo(CreateWebhookCall apiRequest) throws ApiException {
    return createWebhookWithHttpInfo(apiRequest, null);
  }

  /**
   * Create a webhook
   *
   * @param apiRequest {@link CreateWebhookCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;CreatedWebhook&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<CreatedWebhook>> createWebhookWithHttpInfo(CreateWebhookCall apiRequest, Map<String, String> headers) throws ApiException {
    WebhookRequest webhookRequest = apiRequest.webhookRequest();
    String idempotencyKey = apiRequest.idempotencyKey();
    return createWebhookWithHttpInfo(webhookRequest, idempotencyKey, headers);
  }

  /**
   * Create a webhook
   *
   * @param webhookRequest  (required)
   * @param idempotencyKey A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a request whose response was lost. Quotes around the ID are ignored: &#x60;\&quot;abc\&quot;&#x60; is the same as &#x60;abc&#x60;.  (optional)
   * @return CompletableFuture&lt;CreatedWebhook&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<CreatedWebhook> createWebhook(@jakarta.annotation.Nonnull WebhookRequest webhookRequest, @jakarta.annotation.Nullable String idempotencyKey) throws ApiException {
    return createWebhook(webhookRequest, idempotencyKey, null);
  }

  /**
   * Create a webhook
   *
   * @param webhookRequest  (required)
   * @param idempotencyKey A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a request whose response was lost. Quotes around the ID are ignored: &#x60;\&quot;abc\&quot;&#x60; is the same as &#x60;abc&#x60;.  (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;CreatedWebhook&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<CreatedWebhook> createWebhook(@jakarta.annotation.Nonnull WebhookRequest webhookRequest, @jakarta.annotation.Nullable String idempotencyKey, Map<String, String> headers) throws ApiException {
    try {
      return createWebhookWithHttpInfo(webhookRequest, idempotencyKey, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Create a webhook
   *
   * @param webhookRequest  (required)
   * @param idempotencyKey A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a request whose response was lost. Quotes around the ID are ignored: &#x60;\&quot;abc\&quot;&#x60; is the same as &#x60;abc&#x60;.  (optional)
   * @return CompletableFuture&lt;ApiResponse&lt;CreatedWebhook&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<CreatedWebhook>> createWebhookWithHttpInfo(@jakarta.annotation.Nonnull WebhookRequest webhookRequest, @jakarta.annotation.Nullable String idempotencyKey) throws ApiException {
    return createWebhookWithHttpInfo(webhookRequest, idempotencyKey, null);
  }

  /**
   * Create a webhook
   *
   * @param webhookRequest  (required)
   * @param idempotencyKey A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a request whose response was lost. Quotes around the ID are ignored: &#x60;\&quot;abc\&quot;&#x60; is the same as &#x60;abc&#x60;.  (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;CreatedWebhook&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<CreatedWebhook>> createWebhookWithHttpInfo(@jakarta.annotation.Nonnull WebhookRequest webhookRequest, @jakarta.annotation.Nullable String idempotencyKey, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = createWebhookRequestBuilder(webhookRequest, idempotencyKey, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("createWebhook", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<CreatedWebhook>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                CreatedWebhook responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<CreatedWebhook>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<CreatedWebhook>(
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

  private HttpRequest.Builder createWebhookRequestBuilder(@jakarta.annotation.Nonnull WebhookRequest webhookRequest, @jakarta.annotation.Nullable String idempotencyKey, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'webhookRequest' is set
    if (webhookRequest == null) {
      throw new ApiException(400, "Missing the required parameter 'webhookRequest' when calling createWebhook");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/webhooks";

    localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath));

    if (idempotencyKey != null) {
      localVarRequestBuilder.header("Idempotency-Key", idempotencyKey.toString());
    }
    localVarRequestBuilder.header("Content-Type", "application/json");
    localVarRequestBuilder.header("Accept", "application/json");

    try {
      byte[] localVarPostBody = memberVarObjectMapper.writeValueAsBytes(webhookRequest);
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


  public static final class CreateWebhookCall {
    @jakarta.annotation.Nonnull
    private WebhookRequest webhookRequest; //  (required)
    @jakarta.annotation.Nullable
    private String idempotencyKey; // A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a request whose response was lost. Quotes around the ID are ignored: &#x60;\&quot;abc\&quot;&#x60; is the same as &#x60;abc&#x60;.  (optional)

    private CreateWebhookCall(Builder builder) {
      this.webhookRequest = builder.webhookRequest;
      this.idempotencyKey = builder.idempotencyKey;
    }
    @jakarta.annotation.Nonnull
    public WebhookRequest webhookRequest() {
      return webhookRequest;
    }
    @jakarta.annotation.Nullable
    public String idempotencyKey() {
      return idempotencyKey;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private WebhookRequest webhookRequest;
      private String idempotencyKey;

      public Builder webhookRequest(@jakarta.annotation.Nonnull WebhookRequest webhookRequest) {
        this.webhookRequest = webhookRequest;
        return this;
      }
      public Builder idempotencyKey(@jakarta.annotation.Nullable String idempotencyKey) {
        this.idempotencyKey = idempotencyKey;
        return this;
      }
      public CreateWebhookCall build() {
        return new CreateWebhookCall(this);
      }
    }
  }

  /**
   * Delete a webhook
   *
   * @param apiRequest {@link DeleteWebhookCall}
   * @return CompletableFuture&lt;Void&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Void> deleteWebhook(DeleteWebhookCall apiRequest) throws ApiException {
    return deleteWebhook(apiRequest, null);
  }

  /**
   * Delete a webhook
   *
   * @param apiRequest {@link DeleteWebhookCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Void&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Void> deleteWebhook(DeleteWebhookCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    String id = apiRequest.id();
    return deleteWebhook(id, headers);
  }

  /**
   * Delete a webhook
   *
   * @param apiRequest {@link DeleteWebhookCall}
   * @return CompletableFuture&lt;ApiResponse&lt;Void&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Void>> deleteWebhookWithHttpInfo(DeleteWebhookCall apiRequest) throws ApiException {
    return deleteWebhookWithHttpInfo(apiRequest, null);
  }

  /**
   * Delete a webhook
   *
   * @param apiRequest {@link DeleteWebhookCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Void&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Void>> deleteWebhookWithHttpInfo(DeleteWebhookCall apiRequest, Map<String, String> headers) throws ApiException {
    String id = apiRequest.id();
    return deleteWebhookWithHttpInfo(id, headers);
  }

  /**
   * Delete a webhook
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @return CompletableFuture&lt;Void&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Void> deleteWebhook(@jakarta.annotation.Nonnull String id) throws ApiException {
    return deleteWebhook(id, null);
  }

  /**
   * Delete a webhook
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Void&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Void> deleteWebhook(@jakarta.annotation.Nonnull String id, Map<String, String> headers) throws ApiException {
    try {
      return deleteWebhookWithHttpInfo(id, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Delete a webhook
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @return CompletableFuture&lt;ApiResponse&lt;Void&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Void>> deleteWebhookWithHttpInfo(@jakarta.annotation.Nonnull String id) throws ApiException {
    return deleteWebhookWithHttpInfo(id, null);
  }

  /**
   * Delete a webhook
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Void&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Void>> deleteWebhookWithHttpInfo(@jakarta.annotation.Nonnull String id, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = deleteWebhookRequestBuilder(id, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("deleteWebhook", localVarResponse));
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

  private HttpRequest.Builder deleteWebhookRequestBuilder(@jakarta.annotation.Nonnull String id, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'id' is set
    if (id == null) {
      throw new ApiException(400, "Missing the required parameter 'id' when calling deleteWebhook");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/webhooks/{id}"
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


  public static final class DeleteWebhookCall {
    @jakarta.annotation.Nonnull
    private String id; // The &#x60;id&#x60; of the webhook. (required)

    private DeleteWebhookCall(Builder builder) {
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
      public DeleteWebhookCall build() {
        return new DeleteWebhookCall(this);
      }
    }
  }

  /**
   * Get one webhook of the account
   *
   * @param apiRequest {@link GetWebhookCall}
   * @return CompletableFuture&lt;Webhook&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Webhook> getWebhook(GetWebhookCall apiRequest) throws ApiException {
    return getWebhook(apiRequest, null);
  }

  /**
   * Get one webhook of the account
   *
   * @param apiRequest {@link GetWebhookCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Webhook&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Webhook> getWebhook(GetWebhookCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    String id = apiRequest.id();
    return getWebhook(id, headers);
  }

  /**
   * Get one webhook of the account
   *
   * @param apiRequest {@link GetWebhookCall}
   * @return CompletableFuture&lt;ApiResponse&lt;Webhook&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Webhook>> getWebhookWithHttpInfo(GetWebhookCall apiRequest) throws ApiException {
    return getWebhookWithHttpInfo(apiRequest, null);
  }

  /**
   * Get one webhook of the account
   *
   * @param apiRequest {@link GetWebhookCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Webhook&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Webhook>> getWebhookWithHttpInfo(GetWebhookCall apiRequest, Map<String, String> headers) throws ApiException {
    String id = apiRequest.id();
    return getWebhookWithHttpInfo(id, headers);
  }

  /**
   * Get one webhook of the account
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @return CompletableFuture&lt;Webhook&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Webhook> getWebhook(@jakarta.annotation.Nonnull String id) throws ApiException {
    return getWebhook(id, null);
  }

  /**
   * Get one webhook of the account
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Webhook&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Webhook> getWebhook(@jakarta.annotation.Nonnull String id, Map<String, String> headers) throws ApiException {
    try {
      return getWebhookWithHttpInfo(id, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Get one webhook of the account
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @return CompletableFuture&lt;ApiResponse&lt;Webhook&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Webhook>> getWebhookWithHttpInfo(@jakarta.annotation.Nonnull String id) throws ApiException {
    return getWebhookWithHttpInfo(id, null);
  }

  /**
   * Get one webhook of the account
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Webhook&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Webhook>> getWebhookWithHttpInfo(@jakarta.annotation.Nonnull String id, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = getWebhookRequestBuilder(id, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("getWebhook", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<Webhook>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                Webhook responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<Webhook>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<Webhook>(
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

  private HttpRequest.Builder getWebhookRequestBuilder(@jakarta.annotation.Nonnull String id, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'id' is set
    if (id == null) {
      throw new ApiException(400, "Missing the required parameter 'id' when calling getWebhook");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/webhooks/{id}"
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


  public static final class GetWebhookCall {
    @jakarta.annotation.Nonnull
    private String id; // The &#x60;id&#x60; of the webhook. (required)

    private GetWebhookCall(Builder builder) {
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
      public GetWebhookCall build() {
        return new GetWebhookCall(this);
      }
    }
  }

  /**
   * List what was sent to a webhook
   *
   * @param apiRequest {@link ListDeliveriesCall}
   * @return CompletableFuture&lt;WebhookDeliveryList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<WebhookDeliveryList> listDeliveries(ListDeliveriesCall apiRequest) throws ApiException {
    return listDeliveries(apiRequest, null);
  }

  /**
   * List what was sent to a webhook
   *
   * @param apiRequest {@link ListDeliveriesCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;WebhookDeliveryList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<WebhookDeliveryList> listDeliveries(ListDeliveriesCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    String id = apiRequest.id();
    @jakarta.annotation.Nullable
    Integer limit = apiRequest.limit();
    @jakarta.annotation.Nullable
    String cursor = apiRequest.cursor();
    return listDeliveries(id, limit, cursor, headers);
  }

  /**
   * List what was sent to a webhook
   *
   * @param apiRequest {@link ListDeliveriesCall}
   * @return CompletableFuture&lt;ApiResponse&lt;WebhookDeliveryList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<WebhookDeliveryList>> listDeliveriesWithHttpInfo(ListDeliveriesCall apiRequest) throws ApiException {
    return listDeliveriesWithHttpInfo(apiRequest, null);
  }

  /**
   * List what was sent to a webhook
   *
   * @param apiRequest {@link ListDeliveriesCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;WebhookDeliveryList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<WebhookDeliveryList>> listDeliveriesWithHttpInfo(ListDeliveriesCall apiRequest, Map<String, String> headers) throws ApiException {
    String id = apiRequest.id();
    Integer limit = apiRequest.limit();
    String cursor = apiRequest.cursor();
    return listDeliveriesWithHttpInfo(id, limit, cursor, headers);
  }

  /**
   * List what was sent to a webhook
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @return CompletableFuture&lt;WebhookDeliveryList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<WebhookDeliveryList> listDeliveries(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor) throws ApiException {
    return listDeliveries(id, limit, cursor, null);
  }

  /**
   * List what was sent to a webhook
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;WebhookDeliveryList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<WebhookDeliveryList> listDeliveries(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor, Map<String, String> headers) throws ApiException {
    try {
      return listDeliveriesWithHttpInfo(id, limit, cursor, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * List what was sent to a webhook
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @return CompletableFuture&lt;ApiResponse&lt;WebhookDeliveryList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<WebhookDeliveryList>> listDeliveriesWithHttpInfo(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor) throws ApiException {
    return listDeliveriesWithHttpInfo(id, limit, cursor, null);
  }

  /**
   * List what was sent to a webhook
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;WebhookDeliveryList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<WebhookDeliveryList>> listDeliveriesWithHttpInfo(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = listDeliveriesRequestBuilder(id, limit, cursor, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("listDeliveries", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<WebhookDeliveryList>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                WebhookDeliveryList responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<WebhookDeliveryList>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<WebhookDeliveryList>(
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

  private HttpRequest.Builder listDeliveriesRequestBuilder(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'id' is set
    if (id == null) {
      throw new ApiException(400, "Missing the required parameter 'id' when calling listDeliveries");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/webhooks/{id}/deliveries"
        .replace("{id}", ApiClient.urlEncode(id.toString()));

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


  public static final class ListDeliveriesCall {
    @jakarta.annotation.Nonnull
    private String id; // The &#x60;id&#x60; of the webhook. (required)
    @jakarta.annotation.Nullable
    private Integer limit; // The maximum number of items on a page. (optional, default to 100)
    @jakarta.annotation.Nullable
    private String cursor; // The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)

    private ListDeliveriesCall(Builder builder) {
      this.id = builder.id;
      this.limit = builder.limit;
      this.cursor = builder.cursor;
    }
    @jakarta.annotation.Nonnull
    public String id() {
      return id;
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
      private String id;
      private Integer limit;
      private String cursor;

      public Builder id(@jakarta.annotation.Nonnull String id) {
        this.id = id;
        return this;
      }
      public Builder limit(@jakarta.annotation.Nullable Integer limit) {
        this.limit = limit;
        return this;
      }
      public Builder cursor(@jakarta.annotation.Nullable String cursor) {
        this.cursor = cursor;
        return this;
      }
      public ListDeliveriesCall build() {
        return new ListDeliveriesCall(this);
      }
    }
  }

  /**
   * List the webhooks of the account
   *
   * @param apiRequest {@link ListWebhooksCall}
   * @return CompletableFuture&lt;WebhookList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<WebhookList> listWebhooks(ListWebhooksCall apiRequest) throws ApiException {
    return listWebhooks(apiRequest, null);
  }

  /**
   * List the webhooks of the account
   *
   * @param apiRequest {@link ListWebhooksCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;WebhookList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<WebhookList> listWebhooks(ListWebhooksCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nullable
    Integer limit = apiRequest.limit();
    @jakarta.annotation.Nullable
    String cursor = apiRequest.cursor();
    return listWebhooks(limit, cursor, headers);
  }

  /**
   * List the webhooks of the account
   *
   * @param apiRequest {@link ListWebhooksCall}
   * @return CompletableFuture&lt;ApiResponse&lt;WebhookList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<WebhookList>> listWebhooksWithHttpInfo(ListWebhooksCall apiRequest) throws ApiException {
    return listWebhooksWithHttpInfo(apiRequest, null);
  }

  /**
   * List the webhooks of the account
   *
   * @param apiRequest {@link ListWebhooksCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;WebhookList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<WebhookList>> listWebhooksWithHttpInfo(ListWebhooksCall apiRequest, Map<String, String> headers) throws ApiException {
    Integer limit = apiRequest.limit();
    String cursor = apiRequest.cursor();
    return listWebhooksWithHttpInfo(limit, cursor, headers);
  }

  /**
   * List the webhooks of the account
   *
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @return CompletableFuture&lt;WebhookList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<WebhookList> listWebhooks(@jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor) throws ApiException {
    return listWebhooks(limit, cursor, null);
  }

  /**
   * List the webhooks of the account
   *
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;WebhookList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<WebhookList> listWebhooks(@jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor, Map<String, String> headers) throws ApiException {
    try {
      return listWebhooksWithHttpInfo(limit, cursor, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * List the webhooks of the account
   *
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @return CompletableFuture&lt;ApiResponse&lt;WebhookList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<WebhookList>> listWebhooksWithHttpInfo(@jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor) throws ApiException {
    return listWebhooksWithHttpInfo(limit, cursor, null);
  }

  /**
   * List the webhooks of the account
   *
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;WebhookList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<WebhookList>> listWebhooksWithHttpInfo(@jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = listWebhooksRequestBuilder(limit, cursor, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("listWebhooks", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<WebhookList>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                WebhookList responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<WebhookList>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<WebhookList>(
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

  private HttpRequest.Builder listWebhooksRequestBuilder(@jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor, Map<String, String> headers) throws ApiException {

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/webhooks";

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


  public static final class ListWebhooksCall {
    @jakarta.annotation.Nullable
    private Integer limit; // The maximum number of items on a page. (optional, default to 100)
    @jakarta.annotation.Nullable
    private String cursor; // The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)

    private ListWebhooksCall(Builder builder) {
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
      public ListWebhooksCall build() {
        return new ListWebhooksCall(this);
      }
    }
  }

  /**
   * Send a delivery again
   *
   * @param apiRequest {@link ReplayDeliveryCall}
   * @return CompletableFuture&lt;WebhookDelivery&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<WebhookDelivery> replayDelivery(ReplayDeliveryCall apiRequest) throws ApiException {
    return replayDelivery(apiRequest, null);
  }

  /**
   * Send a delivery again
   *
   * @param apiRequest {@link ReplayDeliveryCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;WebhookDelivery&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<WebhookDelivery> replayDelivery(ReplayDeliveryCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    String id = apiRequest.id();
    @jakarta.annotation.Nonnull
    String event = apiRequest.event();
    return replayDelivery(id, event, headers);
  }

  /**
   * Send a delivery again
   *
   * @param apiRequest {@link ReplayDeliveryCall}
   * @return CompletableFuture&lt;ApiResponse&lt;WebhookDelivery&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<WebhookDelivery>> replayDeliveryWithHttpInfo(ReplayDeliveryCall apiRequest) throws ApiException {
    return replayDeliveryWithHttpInfo(apiRequest, null);
  }

  /**
   * Send a delivery again
   *
   * @param apiRequest {@link ReplayDeliveryCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;WebhookDelivery&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<WebhookDelivery>> replayDeliveryWithHttpInfo(ReplayDeliveryCall apiRequest, Map<String, String> headers) throws ApiException {
    String id = apiRequest.id();
    String event = apiRequest.event();
    return replayDeliveryWithHttpInfo(id, event, headers);
  }

  /**
   * Send a delivery again
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param event The &#x60;event&#x60; of the delivery. (required)
   * @return CompletableFuture&lt;WebhookDelivery&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<WebhookDelivery> replayDelivery(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nonnull String event) throws ApiException {
    return replayDelivery(id, event, null);
  }

  /**
   * Send a delivery again
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param event The &#x60;event&#x60; of the delivery. (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;WebhookDelivery&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<WebhookDelivery> replayDelivery(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nonnull String event, Map<String, String> headers) throws ApiException {
    try {
      return replayDeliveryWithHttpInfo(id, event, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Send a delivery again
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param event The &#x60;event&#x60; of the delivery. (required)
   * @return CompletableFuture&lt;ApiResponse&lt;WebhookDelivery&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<WebhookDelivery>> replayDeliveryWithHttpInfo(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nonnull String event) throws ApiException {
    return replayDeliveryWithHttpInfo(id, event, null);
  }

  /**
   * Send a delivery again
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param event The &#x60;event&#x60; of the delivery. (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;WebhookDelivery&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<WebhookDelivery>> replayDeliveryWithHttpInfo(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nonnull String event, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = replayDeliveryRequestBuilder(id, event, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("replayDelivery", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<WebhookDelivery>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                WebhookDelivery responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<WebhookDelivery>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<WebhookDelivery>(
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

  private HttpRequest.Builder replayDeliveryRequestBuilder(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nonnull String event, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'id' is set
    if (id == null) {
      throw new ApiException(400, "Missing the required parameter 'id' when calling replayDelivery");
    }
    // verify the required parameter 'event' is set
    if (event == null) {
      throw new ApiException(400, "Missing the required parameter 'event' when calling replayDelivery");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/webhooks/{id}/deliveries/{event}/replay"
        .replace("{id}", ApiClient.urlEncode(id.toString()))
        .replace("{event}", ApiClient.urlEncode(event.toString()));

    localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath));

    localVarRequestBuilder.header("Accept", "application/json");

    localVarRequestBuilder.method("POST", HttpRequest.BodyPublishers.noBody());
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


  public static final class ReplayDeliveryCall {
    @jakarta.annotation.Nonnull
    private String id; // The &#x60;id&#x60; of the webhook. (required)
    @jakarta.annotation.Nonnull
    private String event; // The &#x60;event&#x60; of the delivery. (required)

    private ReplayDeliveryCall(Builder builder) {
      this.id = builder.id;
      this.event = builder.event;
    }
    @jakarta.annotation.Nonnull
    public String id() {
      return id;
    }
    @jakarta.annotation.Nonnull
    public String event() {
      return event;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private String id;
      private String event;

      public Builder id(@jakarta.annotation.Nonnull String id) {
        this.id = id;
        return this;
      }
      public Builder event(@jakarta.annotation.Nonnull String event) {
        this.event = event;
        return this;
      }
      public ReplayDeliveryCall build() {
        return new ReplayDeliveryCall(this);
      }
    }
  }

  /**
   * Give a webhook a new secret
   *
   * @param apiRequest {@link RollWebhookSecretCall}
   * @return CompletableFuture&lt;CreatedWebhook&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<CreatedWebhook> rollWebhookSecret(RollWebhookSecretCall apiRequest) throws ApiException {
    return rollWebhookSecret(apiRequest, null);
  }

  /**
   * Give a webhook a new secret
   *
   * @param apiRequest {@link RollWebhookSecretCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;CreatedWebhook&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<CreatedWebhook> rollWebhookSecret(RollWebhookSecretCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    String id = apiRequest.id();
    @jakarta.annotation.Nullable
    String idempotencyKey = apiRequest.idempotencyKey();
    return rollWebhookSecret(id, idempotencyKey, headers);
  }

  /**
   * Give a webhook a new secret
   *
   * @param apiRequest {@link RollWebhookSecretCall}
   * @return CompletableFuture&lt;ApiResponse&lt;CreatedWebhook&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<CreatedWebhook>> rollWebhookSecretWithHttpInfo(RollWebhookSecretCall apiRequest) throws ApiException {
    return rollWebhookSecretWithHttpInfo(apiRequest, null);
  }

  /**
   * Give a webhook a new secret
   *
   * @param apiRequest {@link RollWebhookSecretCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;CreatedWebhook&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<CreatedWebhook>> rollWebhookSecretWithHttpInfo(RollWebhookSecretCall apiRequest, Map<String, String> headers) throws ApiException {
    String id = apiRequest.id();
    String idempotencyKey = apiRequest.idempotencyKey();
    return rollWebhookSecretWithHttpInfo(id, idempotencyKey, headers);
  }

  /**
   * Give a webhook a new secret
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param idempotencyKey A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a request whose response was lost. Quotes around the ID are ignored: &#x60;\&quot;abc\&quot;&#x60; is the same as &#x60;abc&#x60;.  (optional)
   * @return CompletableFuture&lt;CreatedWebhook&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<CreatedWebhook> rollWebhookSecret(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nullable String idempotencyKey) throws ApiException {
    return rollWebhookSecret(id, idempotencyKey, null);
  }

  /**
   * Give a webhook a new secret
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param idempotencyKey A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a request whose response was lost. Quotes around the ID are ignored: &#x60;\&quot;abc\&quot;&#x60; is the same as &#x60;abc&#x60;.  (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;CreatedWebhook&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<CreatedWebhook> rollWebhookSecret(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nullable String idempotencyKey, Map<String, String> headers) throws ApiException {
    try {
      return rollWebhookSecretWithHttpInfo(id, idempotencyKey, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Give a webhook a new secret
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param idempotencyKey A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a request whose response was lost. Quotes around the ID are ignored: &#x60;\&quot;abc\&quot;&#x60; is the same as &#x60;abc&#x60;.  (optional)
   * @return CompletableFuture&lt;ApiResponse&lt;CreatedWebhook&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<CreatedWebhook>> rollWebhookSecretWithHttpInfo(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nullable String idempotencyKey) throws ApiException {
    return rollWebhookSecretWithHttpInfo(id, idempotencyKey, null);
  }

  /**
   * Give a webhook a new secret
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param idempotencyKey A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a request whose response was lost. Quotes around the ID are ignored: &#x60;\&quot;abc\&quot;&#x60; is the same as &#x60;abc&#x60;.  (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;CreatedWebhook&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<CreatedWebhook>> rollWebhookSecretWithHttpInfo(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nullable String idempotencyKey, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = rollWebhookSecretRequestBuilder(id, idempotencyKey, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("rollWebhookSecret", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<CreatedWebhook>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                CreatedWebhook responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<CreatedWebhook>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<CreatedWebhook>(
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

  private HttpRequest.Builder rollWebhookSecretRequestBuilder(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nullable String idempotencyKey, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'id' is set
    if (id == null) {
      throw new ApiException(400, "Missing the required parameter 'id' when calling rollWebhookSecret");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/webhooks/{id}/secret"
        .replace("{id}", ApiClient.urlEncode(id.toString()));

    localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath));

    if (idempotencyKey != null) {
      localVarRequestBuilder.header("Idempotency-Key", idempotencyKey.toString());
    }
    localVarRequestBuilder.header("Accept", "application/json");

    localVarRequestBuilder.method("POST", HttpRequest.BodyPublishers.noBody());
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


  public static final class RollWebhookSecretCall {
    @jakarta.annotation.Nonnull
    private String id; // The &#x60;id&#x60; of the webhook. (required)
    @jakarta.annotation.Nullable
    private String idempotencyKey; // A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a request whose response was lost. Quotes around the ID are ignored: &#x60;\&quot;abc\&quot;&#x60; is the same as &#x60;abc&#x60;.  (optional)

    private RollWebhookSecretCall(Builder builder) {
      this.id = builder.id;
      this.idempotencyKey = builder.idempotencyKey;
    }
    @jakarta.annotation.Nonnull
    public String id() {
      return id;
    }
    @jakarta.annotation.Nullable
    public String idempotencyKey() {
      return idempotencyKey;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private String id;
      private String idempotencyKey;

      public Builder id(@jakarta.annotation.Nonnull String id) {
        this.id = id;
        return this;
      }
      public Builder idempotencyKey(@jakarta.annotation.Nullable String idempotencyKey) {
        this.idempotencyKey = idempotencyKey;
        return this;
      }
      public RollWebhookSecretCall build() {
        return new RollWebhookSecretCall(this);
      }
    }
  }

  /**
   * Send a test event to a webhook
   *
   * @param apiRequest {@link TestWebhookCall}
   * @return CompletableFuture&lt;WebhookDelivery&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<WebhookDelivery> testWebhook(TestWebhookCall apiRequest) throws ApiException {
    return testWebhook(apiRequest, null);
  }

  /**
   * Send a test event to a webhook
   *
   * @param apiRequest {@link TestWebhookCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;WebhookDelivery&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<WebhookDelivery> testWebhook(TestWebhookCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    String id = apiRequest.id();
    @jakarta.annotation.Nullable
    String idempotencyKey = apiRequest.idempotencyKey();
    return testWebhook(id, idempotencyKey, headers);
  }

  /**
   * Send a test event to a webhook
   *
   * @param apiRequest {@link TestWebhookCall}
   * @return CompletableFuture&lt;ApiResponse&lt;WebhookDelivery&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<WebhookDelivery>> testWebhookWithHttpInfo(TestWebhookCall apiRequest) throws ApiException {
    return testWebhookWithHttpInfo(apiRequest, null);
  }

  /**
   * Send a test event to a webhook
   *
   * @param apiRequest {@link TestWebhookCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;WebhookDelivery&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<WebhookDelivery>> testWebhookWithHttpInfo(TestWebhookCall apiRequest, Map<String, String> headers) throws ApiException {
    String id = apiRequest.id();
    String idempotencyKey = apiRequest.idempotencyKey();
    return testWebhookWithHttpInfo(id, idempotencyKey, headers);
  }

  /**
   * Send a test event to a webhook
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param idempotencyKey A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a request whose response was lost. Quotes around the ID are ignored: &#x60;\&quot;abc\&quot;&#x60; is the same as &#x60;abc&#x60;.  (optional)
   * @return CompletableFuture&lt;WebhookDelivery&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<WebhookDelivery> testWebhook(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nullable String idempotencyKey) throws ApiException {
    return testWebhook(id, idempotencyKey, null);
  }

  /**
   * Send a test event to a webhook
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param idempotencyKey A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a request whose response was lost. Quotes around the ID are ignored: &#x60;\&quot;abc\&quot;&#x60; is the same as &#x60;abc&#x60;.  (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;WebhookDelivery&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<WebhookDelivery> testWebhook(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nullable String idempotencyKey, Map<String, String> headers) throws ApiException {
    try {
      return testWebhookWithHttpInfo(id, idempotencyKey, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Send a test event to a webhook
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param idempotencyKey A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a request whose response was lost. Quotes around the ID are ignored: &#x60;\&quot;abc\&quot;&#x60; is the same as &#x60;abc&#x60;.  (optional)
   * @return CompletableFuture&lt;ApiResponse&lt;WebhookDelivery&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<WebhookDelivery>> testWebhookWithHttpInfo(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nullable String idempotencyKey) throws ApiException {
    return testWebhookWithHttpInfo(id, idempotencyKey, null);
  }

  /**
   * Send a test event to a webhook
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param idempotencyKey A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a request whose response was lost. Quotes around the ID are ignored: &#x60;\&quot;abc\&quot;&#x60; is the same as &#x60;abc&#x60;.  (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;WebhookDelivery&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<WebhookDelivery>> testWebhookWithHttpInfo(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nullable String idempotencyKey, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = testWebhookRequestBuilder(id, idempotencyKey, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("testWebhook", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<WebhookDelivery>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                WebhookDelivery responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<WebhookDelivery>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<WebhookDelivery>(
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

  private HttpRequest.Builder testWebhookRequestBuilder(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nullable String idempotencyKey, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'id' is set
    if (id == null) {
      throw new ApiException(400, "Missing the required parameter 'id' when calling testWebhook");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/webhooks/{id}/test"
        .replace("{id}", ApiClient.urlEncode(id.toString()));

    localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath));

    if (idempotencyKey != null) {
      localVarRequestBuilder.header("Idempotency-Key", idempotencyKey.toString());
    }
    localVarRequestBuilder.header("Accept", "application/json");

    localVarRequestBuilder.method("POST", HttpRequest.BodyPublishers.noBody());
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


  public static final class TestWebhookCall {
    @jakarta.annotation.Nonnull
    private String id; // The &#x60;id&#x60; of the webhook. (required)
    @jakarta.annotation.Nullable
    private String idempotencyKey; // A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a request whose response was lost. Quotes around the ID are ignored: &#x60;\&quot;abc\&quot;&#x60; is the same as &#x60;abc&#x60;.  (optional)

    private TestWebhookCall(Builder builder) {
      this.id = builder.id;
      this.idempotencyKey = builder.idempotencyKey;
    }
    @jakarta.annotation.Nonnull
    public String id() {
      return id;
    }
    @jakarta.annotation.Nullable
    public String idempotencyKey() {
      return idempotencyKey;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private String id;
      private String idempotencyKey;

      public Builder id(@jakarta.annotation.Nonnull String id) {
        this.id = id;
        return this;
      }
      public Builder idempotencyKey(@jakarta.annotation.Nullable String idempotencyKey) {
        this.idempotencyKey = idempotencyKey;
        return this;
      }
      public TestWebhookCall build() {
        return new TestWebhookCall(this);
      }
    }
  }

  /**
   * Change a webhook
   *
   * @param apiRequest {@link UpdateWebhookCall}
   * @return CompletableFuture&lt;Webhook&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Webhook> updateWebhook(UpdateWebhookCall apiRequest) throws ApiException {
    return updateWebhook(apiRequest, null);
  }

  /**
   * Change a webhook
   *
   * @param apiRequest {@link UpdateWebhookCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Webhook&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Webhook> updateWebhook(UpdateWebhookCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    String id = apiRequest.id();
    @jakarta.annotation.Nonnull
    WebhookPatch webhookPatch = apiRequest.webhookPatch();
    return updateWebhook(id, webhookPatch, headers);
  }

  /**
   * Change a webhook
   *
   * @param apiRequest {@link UpdateWebhookCall}
   * @return CompletableFuture&lt;ApiResponse&lt;Webhook&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Webhook>> updateWebhookWithHttpInfo(UpdateWebhookCall apiRequest) throws ApiException {
    return updateWebhookWithHttpInfo(apiRequest, null);
  }

  /**
   * Change a webhook
   *
   * @param apiRequest {@link UpdateWebhookCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Webhook&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Webhook>> updateWebhookWithHttpInfo(UpdateWebhookCall apiRequest, Map<String, String> headers) throws ApiException {
    String id = apiRequest.id();
    WebhookPatch webhookPatch = apiRequest.webhookPatch();
    return updateWebhookWithHttpInfo(id, webhookPatch, headers);
  }

  /**
   * Change a webhook
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param webhookPatch  (required)
   * @return CompletableFuture&lt;Webhook&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Webhook> updateWebhook(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nonnull WebhookPatch webhookPatch) throws ApiException {
    return updateWebhook(id, webhookPatch, null);
  }

  /**
   * Change a webhook
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param webhookPatch  (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Webhook&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Webhook> updateWebhook(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nonnull WebhookPatch webhookPatch, Map<String, String> headers) throws ApiException {
    try {
      return updateWebhookWithHttpInfo(id, webhookPatch, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Change a webhook
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param webhookPatch  (required)
   * @return CompletableFuture&lt;ApiResponse&lt;Webhook&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Webhook>> updateWebhookWithHttpInfo(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nonnull WebhookPatch webhookPatch) throws ApiException {
    return updateWebhookWithHttpInfo(id, webhookPatch, null);
  }

  /**
   * Change a webhook
   *
   * @param id The &#x60;id&#x60; of the webhook. (required)
   * @param webhookPatch  (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Webhook&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Webhook>> updateWebhookWithHttpInfo(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nonnull WebhookPatch webhookPatch, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = updateWebhookRequestBuilder(id, webhookPatch, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("updateWebhook", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<Webhook>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                Webhook responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<Webhook>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<Webhook>(
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

  private HttpRequest.Builder updateWebhookRequestBuilder(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nonnull WebhookPatch webhookPatch, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'id' is set
    if (id == null) {
      throw new ApiException(400, "Missing the required parameter 'id' when calling updateWebhook");
    }
    // verify the required parameter 'webhookPatch' is set
    if (webhookPatch == null) {
      throw new ApiException(400, "Missing the required parameter 'webhookPatch' when calling updateWebhook");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/webhooks/{id}"
        .replace("{id}", ApiClient.urlEncode(id.toString()));

    localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath));

    localVarRequestBuilder.header("Content-Type", "application/json");
    localVarRequestBuilder.header("Accept", "application/json");

    try {
      byte[] localVarPostBody = memberVarObjectMapper.writeValueAsBytes(webhookPatch);
      localVarRequestBuilder.method("PATCH", HttpRequest.BodyPublishers.ofByteArray(localVarPostBody));
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


  public static final class UpdateWebhookCall {
    @jakarta.annotation.Nonnull
    private String id; // The &#x60;id&#x60; of the webhook. (required)
    @jakarta.annotation.Nonnull
    private WebhookPatch webhookPatch; //  (required)

    private UpdateWebhookCall(Builder builder) {
      this.id = builder.id;
      this.webhookPatch = builder.webhookPatch;
    }
    @jakarta.annotation.Nonnull
    public String id() {
      return id;
    }
    @jakarta.annotation.Nonnull
    public WebhookPatch webhookPatch() {
      return webhookPatch;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private String id;
      private WebhookPatch webhookPatch;

      public Builder id(@jakarta.annotation.Nonnull String id) {
        this.id = id;
        return this;
      }
      public Builder webhookPatch(@jakarta.annotation.Nonnull WebhookPatch webhookPatch) {
        this.webhookPatch = webhookPatch;
        return this;
      }
      public UpdateWebhookCall build() {
        return new UpdateWebhookCall(this);
      }
    }
  }

}
