package io.github.geokod.gen.api;

import io.github.geokod.gen.ApiClient;
import io.github.geokod.gen.ApiException;
import io.github.geokod.gen.ApiResponse;
import io.github.geokod.gen.Configuration;
import io.github.geokod.gen.Pair;

import io.github.geokod.gen.model.Account;
import io.github.geokod.gen.model.AccountPatch;
import io.github.geokod.gen.model.DeletionAsked;
import io.github.geokod.gen.model.DocumentFormat;
import java.io.File;
import io.github.geokod.gen.model.Invoice;
import io.github.geokod.gen.model.InvoiceList;
import java.time.LocalDate;
import io.github.geokod.gen.model.SessionToken;
import java.util.Set;
import io.github.geokod.gen.model.UsageGroup;
import io.github.geokod.gen.model.UsageList;

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
public class AccountApi {
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

  public AccountApi() {
    this(Configuration.getDefaultApiClient());
  }

  public AccountApi(ApiClient apiClient) {
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
   * Delete the account with the link from the e-mail
   *
   * @param apiRequest {@link ConfirmDeletionCall}
   * @return CompletableFuture&lt;Void&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Void> confirmDeletion(ConfirmDeletionCall apiRequest) throws ApiException {
    return confirmDeletion(apiRequest, null);
  }

  /**
   * Delete the account with the link from the e-mail
   *
   * @param apiRequest {@link ConfirmDeletionCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Void&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Void> confirmDeletion(ConfirmDeletionCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    SessionToken sessionToken = apiRequest.sessionToken();
    return confirmDeletion(sessionToken, headers);
  }

  /**
   * Delete the account with the link from the e-mail
   *
   * @param apiRequest {@link ConfirmDeletionCall}
   * @return CompletableFuture&lt;ApiResponse&lt;Void&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Void>> confirmDeletionWithHttpInfo(ConfirmDeletionCall apiRequest) throws ApiException {
    return confirmDeletionWithHttpInfo(apiRequest, null);
  }

  /**
   * Delete the account with the link from the e-mail
   *
   * @param apiRequest {@link ConfirmDeletionCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Void&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Void>> confirmDeletionWithHttpInfo(ConfirmDeletionCall apiRequest, Map<String, String> headers) throws ApiException {
    SessionToken sessionToken = apiRequest.sessionToken();
    return confirmDeletionWithHttpInfo(sessionToken, headers);
  }

  /**
   * Delete the account with the link from the e-mail
   *
   * @param sessionToken  (required)
   * @return CompletableFuture&lt;Void&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Void> confirmDeletion(@jakarta.annotation.Nonnull SessionToken sessionToken) throws ApiException {
    return confirmDeletion(sessionToken, null);
  }

  /**
   * Delete the account with the link from the e-mail
   *
   * @param sessionToken  (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Void&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Void> confirmDeletion(@jakarta.annotation.Nonnull SessionToken sessionToken, Map<String, String> headers) throws ApiException {
    try {
      return confirmDeletionWithHttpInfo(sessionToken, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Delete the account with the link from the e-mail
   *
   * @param sessionToken  (required)
   * @return CompletableFuture&lt;ApiResponse&lt;Void&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Void>> confirmDeletionWithHttpInfo(@jakarta.annotation.Nonnull SessionToken sessionToken) throws ApiException {
    return confirmDeletionWithHttpInfo(sessionToken, null);
  }

  /**
   * Delete the account with the link from the e-mail
   *
   * @param sessionToken  (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Void&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Void>> confirmDeletionWithHttpInfo(@jakarta.annotation.Nonnull SessionToken sessionToken, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = confirmDeletionRequestBuilder(sessionToken, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("confirmDeletion", localVarResponse));
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

  private HttpRequest.Builder confirmDeletionRequestBuilder(@jakarta.annotation.Nonnull SessionToken sessionToken, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'sessionToken' is set
    if (sessionToken == null) {
      throw new ApiException(400, "Missing the required parameter 'sessionToken' when calling confirmDeletion");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/account/delete";

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


  public static final class ConfirmDeletionCall {
    @jakarta.annotation.Nonnull
    private SessionToken sessionToken; //  (required)

    private ConfirmDeletionCall(Builder builder) {
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
      public ConfirmDeletionCall build() {
        return new ConfirmDeletionCall(this);
      }
    }
  }

  /**
   * Request the deletion of the account
   *
   * @return CompletableFuture&lt;DeletionAsked&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<DeletionAsked> deleteAccount() throws ApiException {
    return deleteAccount(null);
  }

  /**
   * Request the deletion of the account
   *
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;DeletionAsked&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<DeletionAsked> deleteAccount(Map<String, String> headers) throws ApiException {
    try {
      return deleteAccountWithHttpInfo(headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Request the deletion of the account
   *
   * @return CompletableFuture&lt;ApiResponse&lt;DeletionAsked&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<DeletionAsked>> deleteAccountWithHttpInfo() throws ApiException {
    return deleteAccountWithHttpInfo(null);
  }

  /**
   * Request the deletion of the account
   *
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;DeletionAsked&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<DeletionAsked>> deleteAccountWithHttpInfo(Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = deleteAccountRequestBuilder(headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("deleteAccount", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<DeletionAsked>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                DeletionAsked responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<DeletionAsked>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<DeletionAsked>(
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

  private HttpRequest.Builder deleteAccountRequestBuilder(Map<String, String> headers) throws ApiException {

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/account";

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

  /**
   * Get the account
   *
   * @return CompletableFuture&lt;Account&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Account> getAccount() throws ApiException {
    return getAccount(null);
  }

  /**
   * Get the account
   *
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Account&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Account> getAccount(Map<String, String> headers) throws ApiException {
    try {
      return getAccountWithHttpInfo(headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Get the account
   *
   * @return CompletableFuture&lt;ApiResponse&lt;Account&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Account>> getAccountWithHttpInfo() throws ApiException {
    return getAccountWithHttpInfo(null);
  }

  /**
   * Get the account
   *
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Account&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Account>> getAccountWithHttpInfo(Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = getAccountRequestBuilder(headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("getAccount", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<Account>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                Account responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<Account>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<Account>(
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

  private HttpRequest.Builder getAccountRequestBuilder(Map<String, String> headers) throws ApiException {

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/account";

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
   * Get an invoice or a preview
   *
   * @param apiRequest {@link GetInvoiceCall}
   * @return CompletableFuture&lt;Invoice&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Invoice> getInvoice(GetInvoiceCall apiRequest) throws ApiException {
    return getInvoice(apiRequest, null);
  }

  /**
   * Get an invoice or a preview
   *
   * @param apiRequest {@link GetInvoiceCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Invoice&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Invoice> getInvoice(GetInvoiceCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    String id = apiRequest.id();
    return getInvoice(id, headers);
  }

  /**
   * Get an invoice or a preview
   *
   * @param apiRequest {@link GetInvoiceCall}
   * @return CompletableFuture&lt;ApiResponse&lt;Invoice&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Invoice>> getInvoiceWithHttpInfo(GetInvoiceCall apiRequest) throws ApiException {
    return getInvoiceWithHttpInfo(apiRequest, null);
  }

  /**
   * Get an invoice or a preview
   *
   * @param apiRequest {@link GetInvoiceCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Invoice&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Invoice>> getInvoiceWithHttpInfo(GetInvoiceCall apiRequest, Map<String, String> headers) throws ApiException {
    String id = apiRequest.id();
    return getInvoiceWithHttpInfo(id, headers);
  }

  /**
   * Get an invoice or a preview
   *
   * @param id The &#x60;id&#x60; of the invoice, or &#x60;open&#x60; for a preview of the current month. (required)
   * @return CompletableFuture&lt;Invoice&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Invoice> getInvoice(@jakarta.annotation.Nonnull String id) throws ApiException {
    return getInvoice(id, null);
  }

  /**
   * Get an invoice or a preview
   *
   * @param id The &#x60;id&#x60; of the invoice, or &#x60;open&#x60; for a preview of the current month. (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Invoice&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Invoice> getInvoice(@jakarta.annotation.Nonnull String id, Map<String, String> headers) throws ApiException {
    try {
      return getInvoiceWithHttpInfo(id, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Get an invoice or a preview
   *
   * @param id The &#x60;id&#x60; of the invoice, or &#x60;open&#x60; for a preview of the current month. (required)
   * @return CompletableFuture&lt;ApiResponse&lt;Invoice&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Invoice>> getInvoiceWithHttpInfo(@jakarta.annotation.Nonnull String id) throws ApiException {
    return getInvoiceWithHttpInfo(id, null);
  }

  /**
   * Get an invoice or a preview
   *
   * @param id The &#x60;id&#x60; of the invoice, or &#x60;open&#x60; for a preview of the current month. (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Invoice&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Invoice>> getInvoiceWithHttpInfo(@jakarta.annotation.Nonnull String id, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = getInvoiceRequestBuilder(id, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("getInvoice", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<Invoice>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                Invoice responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<Invoice>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<Invoice>(
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

  private HttpRequest.Builder getInvoiceRequestBuilder(@jakarta.annotation.Nonnull String id, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'id' is set
    if (id == null) {
      throw new ApiException(400, "Missing the required parameter 'id' when calling getInvoice");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/invoices/{id}"
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


  public static final class GetInvoiceCall {
    @jakarta.annotation.Nonnull
    private String id; // The &#x60;id&#x60; of the invoice, or &#x60;open&#x60; for a preview of the current month. (required)

    private GetInvoiceCall(Builder builder) {
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
      public GetInvoiceCall build() {
        return new GetInvoiceCall(this);
      }
    }
  }

  /**
   * Get an invoice as a file
   *
   * @param apiRequest {@link GetInvoiceDocumentCall}
   * @return CompletableFuture&lt;File&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<File> getInvoiceDocument(GetInvoiceDocumentCall apiRequest) throws ApiException {
    return getInvoiceDocument(apiRequest, null);
  }

  /**
   * Get an invoice as a file
   *
   * @param apiRequest {@link GetInvoiceDocumentCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;File&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<File> getInvoiceDocument(GetInvoiceDocumentCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    String id = apiRequest.id();
    @jakarta.annotation.Nullable
    DocumentFormat format = apiRequest.format();
    @jakarta.annotation.Nullable
    String range = apiRequest.range();
    @jakarta.annotation.Nullable
    String ifRange = apiRequest.ifRange();
    @jakarta.annotation.Nullable
    String ifNoneMatch = apiRequest.ifNoneMatch();
    return getInvoiceDocument(id, format, range, ifRange, ifNoneMatch, headers);
  }

  /**
   * Get an invoice as a file
   *
   * @param apiRequest {@link GetInvoiceDocumentCall}
   * @return CompletableFuture&lt;ApiResponse&lt;File&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<File>> getInvoiceDocumentWithHttpInfo(GetInvoiceDocumentCall apiRequest) throws ApiException {
    return getInvoiceDocumentWithHttpInfo(apiRequest, null);
  }

  /**
   * Get an invoice as a file
   *
   * @param apiRequest {@link GetInvoiceDocumentCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;File&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<File>> getInvoiceDocumentWithHttpInfo(GetInvoiceDocumentCall apiRequest, Map<String, String> headers) throws ApiException {
    String id = apiRequest.id();
    DocumentFormat format = apiRequest.format();
    String range = apiRequest.range();
    String ifRange = apiRequest.ifRange();
    String ifNoneMatch = apiRequest.ifNoneMatch();
    return getInvoiceDocumentWithHttpInfo(id, format, range, ifRange, ifNoneMatch, headers);
  }

  /**
   * Get an invoice as a file
   *
   * @param id The &#x60;id&#x60; of the invoice, or &#x60;open&#x60; for a preview of the current month. (required)
   * @param format The format of the file. (optional, default to pdf)
   * @param range The byte range to return, for example &#x60;bytes&#x3D;1000-&#x60;. A request for several ranges gets the whole file. (optional)
   * @param ifRange The &#x60;ETag&#x60; of the copy that you have a part of. (optional)
   * @param ifNoneMatch The &#x60;ETag&#x60; of the copy that you have, or several, separated by commas. (optional)
   * @return CompletableFuture&lt;File&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<File> getInvoiceDocument(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nullable DocumentFormat format, @jakarta.annotation.Nullable String range, @jakarta.annotation.Nullable String ifRange, @jakarta.annotation.Nullable String ifNoneMatch) throws ApiException {
    return getInvoiceDocument(id, format, range, ifRange, ifNoneMatch, null);
  }

  /**
   * Get an invoice as a file
   *
   * @param id The &#x60;id&#x60; of the invoice, or &#x60;open&#x60; for a preview of the current month. (required)
   * @param format The format of the file. (optional, default to pdf)
   * @param range The byte range to return, for example &#x60;bytes&#x3D;1000-&#x60;. A request for several ranges gets the whole file. (optional)
   * @param ifRange The &#x60;ETag&#x60; of the copy that you have a part of. (optional)
   * @param ifNoneMatch The &#x60;ETag&#x60; of the copy that you have, or several, separated by commas. (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;File&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<File> getInvoiceDocument(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nullable DocumentFormat format, @jakarta.annotation.Nullable String range, @jakarta.annotation.Nullable String ifRange, @jakarta.annotation.Nullable String ifNoneMatch, Map<String, String> headers) throws ApiException {
    try {
      return getInvoiceDocumentWithHttpInfo(id, format, range, ifRange, ifNoneMatch, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Get an invoice as a file
   *
   * @param id The &#x60;id&#x60; of the invoice, or &#x60;open&#x60; for a preview of the current month. (required)
   * @param format The format of the file. (optional, default to pdf)
   * @param range The byte range to return, for example &#x60;bytes&#x3D;1000-&#x60;. A request for several ranges gets the whole file. (optional)
   * @param ifRange The &#x60;ETag&#x60; of the copy that you have a part of. (optional)
   * @param ifNoneMatch The &#x60;ETag&#x60; of the copy that you have, or several, separated by commas. (optional)
   * @return CompletableFuture&lt;ApiResponse&lt;File&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<File>> getInvoiceDocumentWithHttpInfo(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nullable DocumentFormat format, @jakarta.annotation.Nullable String range, @jakarta.annotation.Nullable String ifRange, @jakarta.annotation.Nullable String ifNoneMatch) throws ApiException {
    return getInvoiceDocumentWithHttpInfo(id, format, range, ifRange, ifNoneMatch, null);
  }

  /**
   * Get an invoice as a file
   *
   * @param id The &#x60;id&#x60; of the invoice, or &#x60;open&#x60; for a preview of the current month. (required)
   * @param format The format of the file. (optional, default to pdf)
   * @param range The byte range to return, for example &#x60;bytes&#x3D;1000-&#x60;. A request for several ranges gets the whole file. (optional)
   * @param ifRange The &#x60;ETag&#x60; of the copy that you have a part of. (optional)
   * @param ifNoneMatch The &#x60;ETag&#x60; of the copy that you have, or several, separated by commas. (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;File&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<File>> getInvoiceDocumentWithHttpInfo(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nullable DocumentFormat format, @jakarta.annotation.Nullable String range, @jakarta.annotation.Nullable String ifRange, @jakarta.annotation.Nullable String ifNoneMatch, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = getInvoiceDocumentRequestBuilder(id, format, range, ifRange, ifNoneMatch, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("getInvoiceDocument", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<File>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }

                File responseValue = downloadFileFromResponse(localVarResponse, localVarResponseBody);

                return CompletableFuture.completedFuture(
                    new ApiResponse<File>(
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

  private HttpRequest.Builder getInvoiceDocumentRequestBuilder(@jakarta.annotation.Nonnull String id, @jakarta.annotation.Nullable DocumentFormat format, @jakarta.annotation.Nullable String range, @jakarta.annotation.Nullable String ifRange, @jakarta.annotation.Nullable String ifNoneMatch, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'id' is set
    if (id == null) {
      throw new ApiException(400, "Missing the required parameter 'id' when calling getInvoiceDocument");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/invoices/{id}/document"
        .replace("{id}", ApiClient.urlEncode(id.toString()));

    List<Pair> localVarQueryParams = new ArrayList<>();
    StringJoiner localVarQueryStringJoiner = new StringJoiner("&");
    String localVarQueryParameterBaseName;
    localVarQueryParameterBaseName = "format";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("format", format));

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

    if (range != null) {
      localVarRequestBuilder.header("Range", range.toString());
    }
    if (ifRange != null) {
      localVarRequestBuilder.header("If-Range", ifRange.toString());
    }
    if (ifNoneMatch != null) {
      localVarRequestBuilder.header("If-None-Match", ifNoneMatch.toString());
    }
    localVarRequestBuilder.header("Accept", "application/octet-stream");

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


  public static final class GetInvoiceDocumentCall {
    @jakarta.annotation.Nonnull
    private String id; // The &#x60;id&#x60; of the invoice, or &#x60;open&#x60; for a preview of the current month. (required)
    @jakarta.annotation.Nullable
    private DocumentFormat format; // The format of the file. (optional, default to pdf)
    @jakarta.annotation.Nullable
    private String range; // The byte range to return, for example &#x60;bytes&#x3D;1000-&#x60;. A request for several ranges gets the whole file. (optional)
    @jakarta.annotation.Nullable
    private String ifRange; // The &#x60;ETag&#x60; of the copy that you have a part of. (optional)
    @jakarta.annotation.Nullable
    private String ifNoneMatch; // The &#x60;ETag&#x60; of the copy that you have, or several, separated by commas. (optional)

    private GetInvoiceDocumentCall(Builder builder) {
      this.id = builder.id;
      this.format = builder.format;
      this.range = builder.range;
      this.ifRange = builder.ifRange;
      this.ifNoneMatch = builder.ifNoneMatch;
    }
    @jakarta.annotation.Nonnull
    public String id() {
      return id;
    }
    @jakarta.annotation.Nullable
    public DocumentFormat format() {
      return format;
    }
    @jakarta.annotation.Nullable
    public String range() {
      return range;
    }
    @jakarta.annotation.Nullable
    public String ifRange() {
      return ifRange;
    }
    @jakarta.annotation.Nullable
    public String ifNoneMatch() {
      return ifNoneMatch;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private String id;
      private DocumentFormat format;
      private String range;
      private String ifRange;
      private String ifNoneMatch;

      public Builder id(@jakarta.annotation.Nonnull String id) {
        this.id = id;
        return this;
      }
      public Builder format(@jakarta.annotation.Nullable DocumentFormat format) {
        this.format = format;
        return this;
      }
      public Builder range(@jakarta.annotation.Nullable String range) {
        this.range = range;
        return this;
      }
      public Builder ifRange(@jakarta.annotation.Nullable String ifRange) {
        this.ifRange = ifRange;
        return this;
      }
      public Builder ifNoneMatch(@jakarta.annotation.Nullable String ifNoneMatch) {
        this.ifNoneMatch = ifNoneMatch;
        return this;
      }
      public GetInvoiceDocumentCall build() {
        return new GetInvoiceDocumentCall(this);
      }
    }
  }

  /**
   * Get usage by day
   *
   * @param apiRequest {@link GetUsageCall}
   * @return CompletableFuture&lt;UsageList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<UsageList> getUsage(GetUsageCall apiRequest) throws ApiException {
    return getUsage(apiRequest, null);
  }

  /**
   * Get usage by day
   *
   * @param apiRequest {@link GetUsageCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;UsageList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<UsageList> getUsage(GetUsageCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nullable
    LocalDate from = apiRequest.from();
    @jakarta.annotation.Nullable
    LocalDate to = apiRequest.to();
    @jakarta.annotation.Nullable
    Set<UsageGroup> group = apiRequest.group();
    @jakarta.annotation.Nullable
    Integer limit = apiRequest.limit();
    @jakarta.annotation.Nullable
    String cursor = apiRequest.cursor();
    return getUsage(from, to, group, limit, cursor, headers);
  }

  /**
   * Get usage by day
   *
   * @param apiRequest {@link GetUsageCall}
   * @return CompletableFuture&lt;ApiResponse&lt;UsageList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<UsageList>> getUsageWithHttpInfo(GetUsageCall apiRequest) throws ApiException {
    return getUsageWithHttpInfo(apiRequest, null);
  }

  /**
   * Get usage by day
   *
   * @param apiRequest {@link GetUsageCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;UsageList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<UsageList>> getUsageWithHttpInfo(GetUsageCall apiRequest, Map<String, String> headers) throws ApiException {
    LocalDate from = apiRequest.from();
    LocalDate to = apiRequest.to();
    Set<UsageGroup> group = apiRequest.group();
    Integer limit = apiRequest.limit();
    String cursor = apiRequest.cursor();
    return getUsageWithHttpInfo(from, to, group, limit, cursor, headers);
  }

  /**
   * Get usage by day
   *
   * @param from The first day; if absent, the first of the month of &#x60;to&#x60;. (optional)
   * @param to The last day; if absent, today. (optional)
   * @param group What to group by, separated by commas. (optional)
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @return CompletableFuture&lt;UsageList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<UsageList> getUsage(@jakarta.annotation.Nullable LocalDate from, @jakarta.annotation.Nullable LocalDate to, @jakarta.annotation.Nullable Set<UsageGroup> group, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor) throws ApiException {
    return getUsage(from, to, group, limit, cursor, null);
  }

  /**
   * Get usage by day
   *
   * @param from The first day; if absent, the first of the month of &#x60;to&#x60;. (optional)
   * @param to The last day; if absent, today. (optional)
   * @param group What to group by, separated by commas. (optional)
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;UsageList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<UsageList> getUsage(@jakarta.annotation.Nullable LocalDate from, @jakarta.annotation.Nullable LocalDate to, @jakarta.annotation.Nullable Set<UsageGroup> group, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor, Map<String, String> headers) throws ApiException {
    try {
      return getUsageWithHttpInfo(from, to, group, limit, cursor, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Get usage by day
   *
   * @param from The first day; if absent, the first of the month of &#x60;to&#x60;. (optional)
   * @param to The last day; if absent, today. (optional)
   * @param group What to group by, separated by commas. (optional)
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @return CompletableFuture&lt;ApiResponse&lt;UsageList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<UsageList>> getUsageWithHttpInfo(@jakarta.annotation.Nullable LocalDate from, @jakarta.annotation.Nullable LocalDate to, @jakarta.annotation.Nullable Set<UsageGroup> group, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor) throws ApiException {
    return getUsageWithHttpInfo(from, to, group, limit, cursor, null);
  }

  /**
   * Get usage by day
   *
   * @param from The first day; if absent, the first of the month of &#x60;to&#x60;. (optional)
   * @param to The last day; if absent, today. (optional)
   * @param group What to group by, separated by commas. (optional)
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;UsageList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<UsageList>> getUsageWithHttpInfo(@jakarta.annotation.Nullable LocalDate from, @jakarta.annotation.Nullable LocalDate to, @jakarta.annotation.Nullable Set<UsageGroup> group, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = getUsageRequestBuilder(from, to, group, limit, cursor, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("getUsage", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<UsageList>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                UsageList responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<UsageList>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<UsageList>(
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

  private HttpRequest.Builder getUsageRequestBuilder(@jakarta.annotation.Nullable LocalDate from, @jakarta.annotation.Nullable LocalDate to, @jakarta.annotation.Nullable Set<UsageGroup> group, @jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor, Map<String, String> headers) throws ApiException {

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/usage";

    List<Pair> localVarQueryParams = new ArrayList<>();
    StringJoiner localVarQueryStringJoiner = new StringJoiner("&");
    String localVarQueryParameterBaseName;
    localVarQueryParameterBaseName = "from";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("from", from));
    localVarQueryParameterBaseName = "to";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("to", to));
    localVarQueryParameterBaseName = "group";
    localVarQueryParams.addAll(ApiClient.parameterToPairs("csv", "group", group));
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


  public static final class GetUsageCall {
    @jakarta.annotation.Nullable
    private LocalDate from; // The first day; if absent, the first of the month of &#x60;to&#x60;. (optional)
    @jakarta.annotation.Nullable
    private LocalDate to; // The last day; if absent, today. (optional)
    @jakarta.annotation.Nullable
    private Set<UsageGroup> group; // What to group by, separated by commas. (optional)
    @jakarta.annotation.Nullable
    private Integer limit; // The maximum number of items on a page. (optional, default to 100)
    @jakarta.annotation.Nullable
    private String cursor; // The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)

    private GetUsageCall(Builder builder) {
      this.from = builder.from;
      this.to = builder.to;
      this.group = builder.group;
      this.limit = builder.limit;
      this.cursor = builder.cursor;
    }
    @jakarta.annotation.Nullable
    public LocalDate from() {
      return from;
    }
    @jakarta.annotation.Nullable
    public LocalDate to() {
      return to;
    }
    @jakarta.annotation.Nullable
    public Set<UsageGroup> group() {
      return group;
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
      private LocalDate from;
      private LocalDate to;
      private Set<UsageGroup> group;
      private Integer limit;
      private String cursor;

      public Builder from(@jakarta.annotation.Nullable LocalDate from) {
        this.from = from;
        return this;
      }
      public Builder to(@jakarta.annotation.Nullable LocalDate to) {
        this.to = to;
        return this;
      }
      public Builder group(@jakarta.annotation.Nullable Set<UsageGroup> group) {
        this.group = group;
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
      public GetUsageCall build() {
        return new GetUsageCall(this);
      }
    }
  }

  /**
   * List the invoices of the account
   *
   * @param apiRequest {@link ListInvoicesCall}
   * @return CompletableFuture&lt;InvoiceList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<InvoiceList> listInvoices(ListInvoicesCall apiRequest) throws ApiException {
    return listInvoices(apiRequest, null);
  }

  /**
   * List the invoices of the account
   *
   * @param apiRequest {@link ListInvoicesCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;InvoiceList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<InvoiceList> listInvoices(ListInvoicesCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nullable
    Integer limit = apiRequest.limit();
    @jakarta.annotation.Nullable
    String cursor = apiRequest.cursor();
    return listInvoices(limit, cursor, headers);
  }

  /**
   * List the invoices of the account
   *
   * @param apiRequest {@link ListInvoicesCall}
   * @return CompletableFuture&lt;ApiResponse&lt;InvoiceList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<InvoiceList>> listInvoicesWithHttpInfo(ListInvoicesCall apiRequest) throws ApiException {
    return listInvoicesWithHttpInfo(apiRequest, null);
  }

  /**
   * List the invoices of the account
   *
   * @param apiRequest {@link ListInvoicesCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;InvoiceList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<InvoiceList>> listInvoicesWithHttpInfo(ListInvoicesCall apiRequest, Map<String, String> headers) throws ApiException {
    Integer limit = apiRequest.limit();
    String cursor = apiRequest.cursor();
    return listInvoicesWithHttpInfo(limit, cursor, headers);
  }

  /**
   * List the invoices of the account
   *
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @return CompletableFuture&lt;InvoiceList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<InvoiceList> listInvoices(@jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor) throws ApiException {
    return listInvoices(limit, cursor, null);
  }

  /**
   * List the invoices of the account
   *
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;InvoiceList&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<InvoiceList> listInvoices(@jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor, Map<String, String> headers) throws ApiException {
    try {
      return listInvoicesWithHttpInfo(limit, cursor, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * List the invoices of the account
   *
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @return CompletableFuture&lt;ApiResponse&lt;InvoiceList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<InvoiceList>> listInvoicesWithHttpInfo(@jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor) throws ApiException {
    return listInvoicesWithHttpInfo(limit, cursor, null);
  }

  /**
   * List the invoices of the account
   *
   * @param limit The maximum number of items on a page. (optional, default to 100)
   * @param cursor The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;InvoiceList&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<InvoiceList>> listInvoicesWithHttpInfo(@jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = listInvoicesRequestBuilder(limit, cursor, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("listInvoices", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<InvoiceList>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                InvoiceList responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<InvoiceList>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<InvoiceList>(
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

  private HttpRequest.Builder listInvoicesRequestBuilder(@jakarta.annotation.Nullable Integer limit, @jakarta.annotation.Nullable String cursor, Map<String, String> headers) throws ApiException {

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/invoices";

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


  public static final class ListInvoicesCall {
    @jakarta.annotation.Nullable
    private Integer limit; // The maximum number of items on a page. (optional, default to 100)
    @jakarta.annotation.Nullable
    private String cursor; // The &#x60;next_cursor&#x60; of the previous page. If absent, the first page is returned. (optional)

    private ListInvoicesCall(Builder builder) {
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
      public ListInvoicesCall build() {
        return new ListInvoicesCall(this);
      }
    }
  }

  /**
   * Change limits, alerts and the payer
   *
   * @param apiRequest {@link UpdateAccountCall}
   * @return CompletableFuture&lt;Account&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Account> updateAccount(UpdateAccountCall apiRequest) throws ApiException {
    return updateAccount(apiRequest, null);
  }

  /**
   * Change limits, alerts and the payer
   *
   * @param apiRequest {@link UpdateAccountCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Account&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Account> updateAccount(UpdateAccountCall apiRequest, Map<String, String> headers) throws ApiException {
    @jakarta.annotation.Nonnull
    AccountPatch accountPatch = apiRequest.accountPatch();
    return updateAccount(accountPatch, headers);
  }

  /**
   * Change limits, alerts and the payer
   *
   * @param apiRequest {@link UpdateAccountCall}
   * @return CompletableFuture&lt;ApiResponse&lt;Account&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Account>> updateAccountWithHttpInfo(UpdateAccountCall apiRequest) throws ApiException {
    return updateAccountWithHttpInfo(apiRequest, null);
  }

  /**
   * Change limits, alerts and the payer
   *
   * @param apiRequest {@link UpdateAccountCall}
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Account&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Account>> updateAccountWithHttpInfo(UpdateAccountCall apiRequest, Map<String, String> headers) throws ApiException {
    AccountPatch accountPatch = apiRequest.accountPatch();
    return updateAccountWithHttpInfo(accountPatch, headers);
  }

  /**
   * Change limits, alerts and the payer
   *
   * @param accountPatch  (required)
   * @return CompletableFuture&lt;Account&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Account> updateAccount(@jakarta.annotation.Nonnull AccountPatch accountPatch) throws ApiException {
    return updateAccount(accountPatch, null);
  }

  /**
   * Change limits, alerts and the payer
   *
   * @param accountPatch  (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;Account&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<Account> updateAccount(@jakarta.annotation.Nonnull AccountPatch accountPatch, Map<String, String> headers) throws ApiException {
    try {
      return updateAccountWithHttpInfo(accountPatch, headers)
          .thenApply(ApiResponse::getData);
    }
    catch (ApiException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /**
   * Change limits, alerts and the payer
   *
   * @param accountPatch  (required)
   * @return CompletableFuture&lt;ApiResponse&lt;Account&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Account>> updateAccountWithHttpInfo(@jakarta.annotation.Nonnull AccountPatch accountPatch) throws ApiException {
    return updateAccountWithHttpInfo(accountPatch, null);
  }

  /**
   * Change limits, alerts and the payer
   *
   * @param accountPatch  (required)
   * @param headers Optional headers to include in the request
   * @return CompletableFuture&lt;ApiResponse&lt;Account&gt;&gt;
   * @throws ApiException if fails to make API call
   */
  public CompletableFuture<ApiResponse<Account>> updateAccountWithHttpInfo(@jakarta.annotation.Nonnull AccountPatch accountPatch, Map<String, String> headers) throws ApiException {
    try {
      HttpRequest.Builder localVarRequestBuilder = updateAccountRequestBuilder(accountPatch, headers);
      return memberVarHttpClient.sendAsync(
          localVarRequestBuilder.build(),
          HttpResponse.BodyHandlers.ofInputStream()).thenCompose(localVarResponse -> {
            if (memberVarAsyncResponseInterceptor != null) {
              memberVarAsyncResponseInterceptor.accept(localVarResponse);
            }
            if (localVarResponse.statusCode()/ 100 != 2) {
              return CompletableFuture.failedFuture(getApiException("updateAccount", localVarResponse));
            }
            try {
              InputStream localVarResponseBody = ApiClient.getResponseBody(localVarResponse);
              try {
                if (localVarResponseBody == null) {
                  return CompletableFuture.completedFuture(
                      new ApiResponse<Account>(
                          localVarResponse.statusCode(),
                          localVarResponse.headers().map(),
                          null
                      )
                  );
                }


                Account responseValue = memberVarObjectMapper.readValue(localVarResponseBody, new TypeReference<Account>() {});

                return CompletableFuture.completedFuture(
                    new ApiResponse<Account>(
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

  private HttpRequest.Builder updateAccountRequestBuilder(@jakarta.annotation.Nonnull AccountPatch accountPatch, Map<String, String> headers) throws ApiException {
    // verify the required parameter 'accountPatch' is set
    if (accountPatch == null) {
      throw new ApiException(400, "Missing the required parameter 'accountPatch' when calling updateAccount");
    }

    HttpRequest.Builder localVarRequestBuilder = HttpRequest.newBuilder();

    String localVarPath = "/v2/account";

    localVarRequestBuilder.uri(URI.create(memberVarBaseUri + localVarPath));

    localVarRequestBuilder.header("Content-Type", "application/json");
    localVarRequestBuilder.header("Accept", "application/json");

    try {
      byte[] localVarPostBody = memberVarObjectMapper.writeValueAsBytes(accountPatch);
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


  public static final class UpdateAccountCall {
    @jakarta.annotation.Nonnull
    private AccountPatch accountPatch; //  (required)

    private UpdateAccountCall(Builder builder) {
      this.accountPatch = builder.accountPatch;
    }
    @jakarta.annotation.Nonnull
    public AccountPatch accountPatch() {
      return accountPatch;
    }
    public static Builder newBuilder() {
      return new Builder();
    }

    public static class Builder {
      private AccountPatch accountPatch;

      public Builder accountPatch(@jakarta.annotation.Nonnull AccountPatch accountPatch) {
        this.accountPatch = accountPatch;
        return this;
      }
      public UpdateAccountCall build() {
        return new UpdateAccountCall(this);
      }
    }
  }

}
