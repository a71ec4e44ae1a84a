package io.github.geokod.gen.api;

import io.github.geokod.gen.ApiClient;
import io.github.geokod.gen.ApiException;
import io.github.geokod.gen.ApiResponse;
import io.github.geokod.gen.Configuration;
import io.github.geokod.gen.Pair;

import io.github.geokod.gen.model.MailLink;
import io.github.geokod.gen.model.Session;
import io.github.geokod.gen.model.SessionRequest;
import io.github.geokod.gen.model.SessionSent;
import io.github.geokod.gen.model.SessionState;
import io.github.geokod.gen.model.SessionToken;

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
public class SessionApi {
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

  public SessionApi() {
    this(Configuration.getDefaultApiClient());
  }

  public SessionApi(ApiClient apiClient) {
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
   * Sign out
   *
   * @param apiRequest {@link EndSessionCall}
   * @return CompletableFuture&lt;Void&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Void> endSession(EndSessionCall apiRequest) throws ApiException {
    return endSession(apiRequest, null);
  }

  /**
   * Sign out
   *
   * @param apiRequest {@link EndSessionCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Void&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Void> endSession(EndSessionCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nullable
    Boolean everywhere = apiRequest.everywhere();
    return endSession(everywhere, headers);
  }

  /**
   * Sign out
   *
   * @param apiRequest {@link EndSessionCall}
   * @return CompletableFuture&lt;ApiResponse&lt;Void&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Void>> endSessionWithHttpInfo(EndSessionCall apiRequest) throws ApiException {
    return endSessionWithHttpInfo(apiRequest, null);
  }

  /**
   * Sign out
   *
   * @param apiRequest {@link EndSessionCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Void&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Void>> endSessionWithHttpInfo(EndSessionCall apiRequest, Map<String, String> headers) throws ApiException {
    Boolean everywhere = apiRequest.everywhere();
    return endSessionWithHttpInfo(everywhere, headers);
  }

  /**
   * Sign out
   *
   * @param everywhere Whether to end all sessions of the account. (optional, default to false)
   * @return CompletableFuture&lt;Void&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Void> endSession(@jakarta.annotation.Nullable Boolean everywhere) throws ApiException {
    return endSession(everywhere, null);
  }

  /**
   * Sign out
   *
   * @param everywhere Whether to end all sessions of the account. (optional, default to false)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Void&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Void> endSession(@jakarta.annotation.Nullable Boolean everywhere, Map<String, String> headers) throws ApiException {
    try {
      return endSessionWithHttpInfo(everywhere, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Sign out
   *
   * @param everywhere Whether to end all sessions of the account. (optional, default to false)
   * @return CompletableFuture&lt;ApiResponse&lt;Void&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Void>> endSessionWithHttpInfo(@jakarta.annotation.Nullable Boolean everywhere) throws ApiException {
    return endSessionWithHttpInfo(everywhere, null);
  }

  /**
   * Sign out
   *
   * @param everywhere Whether to end all sessions of the account. (optional, default to false)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Void&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Void>> endSessionWithHttpInfo(@jakarta.annotation.Nullable Boolean everywhere, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = endSessionRequestBuilder(everywhere, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("endSession", localVarResponse));
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

  private HttpRequest.Builder endSessionRequestBuilder(@jakarta.annotation.Nullable Boolean everywhere, Map<String, String> headers) throws ApiException {

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/session";

    List<Pair> localVarQueryParams = new ArrayList<>();
    StringJoiner localVarQueryStringJoiner = new StringJoiner("&");
    String localVarQueryParameterBaseName;
    localVarQueryParameterBaseName = "everywhere";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("everywhere", everywhere));

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


  public static final class EndSessionCall {
    @jakarta.annotation.Nullable
    private Boolean everywhere; // Whether to end all sessions of the account. (optional, default to false)

    private EndSessionCall(Builder builder) {
      this.everywhere = builder.everywhere;
    }
    @jakarta.annotation.Nullable
    public Boolean everywhere() {
      return everywhere;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private Boolean everywhere;

      public Builder everywhere(@jakarta.annotation.Nullable Boolean everywhere) {
        this.everywhere = everywhere;
        return this;
      }
      public EndSessionCall build() {
        return new EndSessionCall(this);
      }
    }
  }

  /**
   * Get the current session
   *
   * @return CompletableFuture&lt;SessionState&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<SessionState> getSession() throws ApiException {
    return getSession(null);
  }

  /**
   * Get the current session
   *
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;SessionState&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<SessionState> getSession(Map<String, String> headers) throws ApiException {
    try {
      return getSessionWithHttpInfo(headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Get the current session
   *
   * @return CompletableFuture&lt;ApiResponse&lt;SessionState&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<SessionState>> getSessionWithHttpInfo() throws ApiException {
    return getSessionWithHttpInfo(null);
  }

  /**
   * Get the current session
   *
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;SessionState&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<SessionState>> getSessionWithHttpInfo(Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = getSessionRequestBuilder(headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("getSession", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<SessionState>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                SessionState responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<SessionState>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<SessionState>(
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

  private HttpRequest.Builder getSessionRequestBuilder(Map<String, String> headers) throws ApiException {

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/session";

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
   * See what a link from an e-mail would do
   *
   * @param apiRequest {@link InspectLinkCall}
   * @return CompletableFuture&lt;MailLink&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<MailLink> inspectLink(InspectLinkCall apiRequest) throws ApiException {
    return inspectLink(apiRequest, null);
  }

  /**
   * See what a link from an e-mail would do
   *
   * @param apiRequest {@link InspectLinkCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;MailLink&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<MailLink> inspectLink(InspectLinkCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    SessionToken sessionToken = apiRequest.sessionToken();
    return inspectLink(sessionToken, headers);
  }

  /**
   * See what a link from an e-mail would do
   *
   * @param apiRequest {@link InspectLinkCall}
   * @return CompletableFuture&lt;ApiResponse&lt;MailLink&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<MailLink>> inspectLinkWithHttpInfo(InspectLinkCall apiRequest) throws ApiException {
    return inspectLinkWithHttpInfo(apiRequest, null);
  }

  /**
   * See what a link from an e-mail would do
   *
   * @param apiRequest {@link InspectLinkCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;MailLink&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<MailLink>> inspectLinkWithHttpInfo(InspectLinkCall apiRequest, Map<String, String> headers) throws ApiException {
    SessionToken sessionToken = apiRequest.sessionToken();
    return inspectLinkWithHttpInfo(sessionToken, headers);
  }

  /**
   * See what a link from an e-mail would do
   *
   * @param sessionToken  (required)
   * @return CompletableFuture&lt;MailLink&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<MailLink> inspectLink(@jakarta.annotation.Nonnull SessionToken sessionToken) throws ApiException {
    return inspectLink(sessionToken, null);
  }

  /**
   * See what a link from an e-mail would do
   *
   * @param sessionToken  (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;MailLink&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<MailLink> inspectLink(@jakarta.annotation.Nonnull SessionToken sessionToken, Map<String, String> headers) throws ApiException {
    try {
      return inspectLinkWithHttpInfo(sessionToken, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * See what a link from an e-mail would do
   *
   * @param sessionToken  (required)
   * @return CompletableFuture&lt;ApiResponse&lt;MailLink&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<MailLink>> inspectLinkWithHttpInfo(@jakarta.annotation.Nonnull SessionToken sessionToken) throws ApiException {
    return inspectLinkWithHttpInfo(sessionToken, null);
  }

  /**
   * See what a link from an e-mail would do
   *
   * @param sessionToken  (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;MailLink&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<MailLink>> inspectLinkWithHttpInfo(@jakarta.annotation.Nonnull SessionToken sessionToken, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = inspectLinkRequestBuilder(sessionToken, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("inspectLink", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<MailLink>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                MailLink responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<MailLink>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<MailLink>(
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

  private HttpRequest.Builder inspectLinkRequestBuilder(@jakarta.annotation.Nonnull SessionToken sessionToken, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'sessionToken' is set
    if (sessionToken == null) {
      throw new ApiException(400, "Missing the required parameter 'sessionToken' when calling inspectLink");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/session/link";

    localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath));

    localVarRequestBuilder.header("Content-Type", "application/json");
    localVarRequestBuilder.header("Accept", "application/json");

    try {
      byte[] localVarPostBody = memberVarObjectMapper.writeValueAsBytes(sessionToken);
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


  public static final class InspectLinkCall {
    @jakarta.annotation.Nonnull
    private SessionToken sessionToken; //  (required)

    private InspectLinkCall(Builder builder) {
      this.sessionToken = builder.sessionToken;
    }
    @jakarta.annotation.Nonnull
    public SessionToken sessionToken() {
      return sessionToken;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private SessionToken sessionToken;

      public Builder sessionToken(@jakarta.annotation.Nonnull SessionToken sessionToken) {
        this.sessionToken = sessionToken;
        return this;
      }
      public InspectLinkCall build() {
        return new InspectLinkCall(this);
      }
    }
  }

  /**
   * Sign in with the link
   *
   * @param apiRequest {@link OpenSessionCall}
   * @return CompletableFuture&lt;Session&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Session> openSession(OpenSessionCall apiRequest) throws ApiException {
    return openSession(apiRequest, null);
  }

  /**
   * Sign in with the link
   *
   * @param apiRequest {@link OpenSessionCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Session&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Session> openSession(OpenSessionCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    SessionToken sessionToken = apiRequest.sessionToken();
    return openSession(sessionToken, headers);
  }

  /**
   * Sign in with the link
   *
   * @param apiRequest {@link OpenSessionCall}
   * @return CompletableFuture&lt;ApiResponse&lt;Session&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Session>> openSessionWithHttpInfo(OpenSessionCall apiRequest) throws ApiException {
    return openSessionWithHttpInfo(apiRequest, null);
  }

  /**
   * Sign in with the link
   *
   * @param apiRequest {@link OpenSessionCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Session&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Session>> openSessionWithHttpInfo(OpenSessionCall apiRequest, Map<String, String> headers) throws ApiException {
    SessionToken sessionToken = apiRequest.sessionToken();
    return openSessionWithHttpInfo(sessionToken, headers);
  }

  /**
   * Sign in with the link
   *
   * @param sessionToken  (required)
   * @return CompletableFuture&lt;Session&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Session> openSession(@jakarta.annotation.Nonnull SessionToken sessionToken) throws ApiException {
    return openSession(sessionToken, null);
  }

  /**
   * Sign in with the link
   *
   * @param sessionToken  (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Session&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Session> openSession(@jakarta.annotation.Nonnull SessionToken sessionToken, Map<String, String> headers) throws ApiException {
    try {
      return openSessionWithHttpInfo(sessionToken, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Sign in with the link
   *
   * @param sessionToken  (required)
   * @return CompletableFuture&lt;ApiResponse&lt;Session&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Session>> openSessionWithHttpInfo(@jakarta.annotation.Nonnull SessionToken sessionToken) throws ApiException {
    return openSessionWithHttpInfo(sessionToken, null);
  }

  /**
   * Sign in with the link
   *
   * @param sessionToken  (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Session&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Session>> openSessionWithHttpInfo(@jakarta.annotation.Nonnull SessionToken sessionToken, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = openSessionRequestBuilder(sessionToken, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("openSession", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<Session>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                Session responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<Session>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<Session>(
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

  private HttpRequest.Builder openSessionRequestBuilder(@jakarta.annotation.Nonnull SessionToken sessionToken, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'sessionToken' is set
    if (sessionToken == null) {
      throw new ApiException(400, "Missing the required parameter 'sessionToken' when calling openSession");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/session/open";

    localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath));

    localVarRequestBuilder.header("Content-Type", "application/json");
    localVarRequestBuilder.header("Accept", "application/json");

    try {
      byte[] localVarPostBody = memberVarObjectMapper.writeValueAsBytes(sessionToken);
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


  public static final class OpenSessionCall {
    @jakarta.annotation.Nonnull
    private SessionToken sessionToken; //  (required)

    private OpenSessionCall(Builder builder) {
      this.sessionToken = builder.sessionToken;
    }
    @jakarta.annotation.Nonnull
    public SessionToken sessionToken() {
      return sessionToken;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private SessionToken sessionToken;

      public Builder sessionToken(@jakarta.annotation.Nonnull SessionToken sessionToken) {
        this.sessionToken = sessionToken;
        return this;
      }
      public OpenSessionCall build() {
        return new OpenSessionCall(this);
      }
    }
  }

  /**
   * Replace the session cookie
   *
   * @return CompletableFuture&lt;SessionState&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<SessionState> renewSession() throws ApiException {
    return renewSession(null);
  }

  /**
   * Replace the session cookie
   *
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;SessionState&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<SessionState> renewSession(Map<String, String> headers) throws ApiException {
    try {
      return renewSessionWithHttpInfo(headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Replace the session cookie
   *
   * @return CompletableFuture&lt;ApiResponse&lt;SessionState&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<SessionState>> renewSessionWithHttpInfo() throws ApiException {
    return renewSessionWithHttpInfo(null);
  }

  /**
   * Replace the session cookie
   *
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;SessionState&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<SessionState>> renewSessionWithHttpInfo(Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = renewSessionRequestBuilder(headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("renewSession", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<SessionState>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                SessionState responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<SessionState>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<SessionState>(
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

  private HttpRequest.Builder renewSessionRequestBuilder(Map<String, String> headers) throws ApiException {

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/session/renew";

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

  /**
   * Request a sign-in link
   *
   * @param apiRequest {@link StartSessionCall}
   * @return CompletableFuture&lt;SessionSent&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<SessionSent> startSession(StartSessionCall apiRequest) throws ApiException {
    return startSession(apiRequest, null);
  }

  /**
   * Request a sign-in link
   *
   * @param apiRequest {@link StartSessionCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;SessionSent&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<SessionSent> startSession(StartSessionCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    SessionRequest sessionRequest = apiRequest.sessionRequest();
    return startSession(sessionRequest, headers);
  }

  /**
   * Request a sign-in link
   *
   * @param apiRequest {@link StartSessionCall}
   * @return CompletableFuture&lt;ApiResponse&lt;SessionSent&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<SessionSent>> startSessionWithHttpInfo(StartSessionCall apiRequest) throws ApiException {
    return startSessionWithHttpInfo(apiRequest, null);
  }

  /**
   * Request a sign-in link
   *
   * @param apiRequest {@link StartSessionCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;SessionSent&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<SessionSent>> startSessionWithHttpInfo(StartSessionCall apiRequest, Map<String, String> headers) throws ApiException {
    SessionRequest sessionRequest = apiRequest.sessionRequest();
    return startSessionWithHttpInfo(sessionRequest, headers);
  }

  /**
   * Request a sign-in link
   *
   * @param sessionRequest  (required)
   * @return CompletableFuture&lt;SessionSent&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<SessionSent> startSession(@jakarta.annotation.Nonnull SessionRequest sessionRequest) throws ApiException {
    return startSession(sessionRequest, null);
  }

  /**
   * Request a sign-in link
   *
   * @param sessionRequest  (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;SessionSent&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<SessionSent> startSession(@jakarta.annotation.Nonnull SessionRequest sessionRequest, Map<String, String> headers) throws ApiException {
    try {
      return startSessionWithHttpInfo(sessionRequest, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Request a sign-in link
   *
   * @param sessionRequest  (required)
   * @return CompletableFuture&lt;ApiResponse&lt;SessionSent&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<SessionSent>> startSessionWithHttpInfo(@jakarta.annotation.Nonnull SessionRequest sessionRequest) throws ApiException {
    return startSessionWithHttpInfo(sessionRequest, null);
  }

  /**
   * Request a sign-in link
   *
   * @param sessionRequest  (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;SessionSent&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<SessionSent>> startSessionWithHttpInfo(@jakarta.annotation.Nonnull SessionRequest sessionRequest, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = startSessionRequestBuilder(sessionRequest, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("startSession", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<SessionSent>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                SessionSent responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<SessionSent>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<SessionSent>(
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

  private HttpRequest.Builder startSessionRequestBuilder(@jakarta.annotation.Nonnull SessionRequest sessionRequest, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'sessionRequest' is set
    if (sessionRequest == null) {
      throw new ApiException(400, "Missing the required parameter 'sessionRequest' when calling startSession");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/session";

    localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath));

    localVarRequestBuilder.header("Content-Type", "application/json");
    localVarRequestBuilder.header("Accept", "application/json");

    try {
      byte[] localVarPostBody = memberVarObjectMapper.writeValueAsBytes(sessionRequest);
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


  public static final class StartSessionCall {
    @jakarta.annotation.Nonnull
    private SessionRequest sessionRequest; //  (required)

    private StartSessionCall(Builder builder) {
      this.sessionRequest = builder.sessionRequest;
    }
    @jakarta.annotation.Nonnull
    public SessionRequest sessionRequest() {
      return sessionRequest;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private SessionRequest sessionRequest;

      public Builder sessionRequest(@jakarta.annotation.Nonnull SessionRequest sessionRequest) {
        this.sessionRequest = sessionRequest;
        return this;
      }
      public StartSessionCall build() {
        return new StartSessionCall(this);
      }
    }
  }

}
