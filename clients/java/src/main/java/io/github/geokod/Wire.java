package io.github.geokod;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.geokod.gen.ApiClient;
import io.github.geokod.gen.model.Problem;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;

/** How requests go out: attempts with their time, waits, and errors of what is no answer. */
final class Wire {
    private static final ObjectMapper MAPPER = ApiClient.createDefaultObjectMapper();
    final Settings settings;
    final HttpClient http;
    private final String rootPath;

    Wire(Settings settings, HttpClient http) {
        this.settings = settings;
        rootPath = URI.create(settings.root()).getRawPath();
        this.http = http;
    }

    CompletableFuture<HttpResponse<byte[]>> call(HttpRequest request) {
        return new Call(this, request).begin();
    }

    Operation operationOf(HttpRequest request) {
        return Operation.of(request.method(), request.uri().getRawPath().substring(rootPath.length()));
    }

    /** One attempt, to the last byte of its answer. */
    CompletableFuture<HttpResponse<byte[]>> once(HttpRequest request, Operation operation, Duration timeout) {
        String origin = originOf(request.uri());
        CompletableFuture<HttpResponse<byte[]>> sent = http.sendAsync(sendable(request, operation),
            head -> new Limited(Limited.longestOf(operation, head.statusCode(), head.headers())));
        CompletableFuture<HttpResponse<byte[]>> limited =
            sent.copy().orTimeout(timeout.toMillis(), TimeUnit.MILLISECONDS).handle((response, error) -> {
                if (error == null) {
                    return checked(read(response, operation), operation);
                }
                sent.cancel(true);
                throw failure(causeOf(error), origin, timeout);
            });
        return Stoppable.of(limited, () -> sent.cancel(true));
    }

    /** A GET that makes something is sent once, by a version of HTTP in which that can be seen to. */
    private static HttpRequest sendable(HttpRequest request, Operation operation) {
        if (operation.repeatable() || !request.method().equals("GET")) {
            return request;
        }
        return HttpRequest.newBuilder(request, (name, value) -> true)
            .method("GET", new Once()).version(HttpClient.Version.HTTP_1_1).build();
    }

    private static HttpResponse<byte[]> read(HttpResponse<byte[]> response, Operation operation) {
        try {
            int longest = Limited.longestOf(operation, response.statusCode(), response.headers());
            return new Read(response, response.body(), longest);
        } catch (IOException flaw) {
            throw new ConnectionException(originOf(response.uri()), flaw);
        }
    }

    static RuntimeException failure(Throwable cause, String origin, Duration timeout) {
        boolean isLate = cause instanceof java.util.concurrent.TimeoutException
            || cause instanceof java.net.http.HttpTimeoutException;
        if (isLate) {
            return new TimeoutException(origin, timeout);
        }
        if (cause instanceof IOException || cause instanceof Once.Again) {
            return new ConnectionException(origin, cause);
        }
        return cause instanceof RuntimeException known ? known : new CompletionException(cause);
    }

    /** Refuses what is no answer, as the empty 200 of a proxy. */
    static HttpResponse<byte[]> checked(HttpResponse<byte[]> response, Operation operation) {
        if (response.statusCode() / 100 != 2) {
            throw refusal(response);
        }
        if (response.body().length > Limited.longestOf(operation, response.statusCode(), response.headers())) {
            throw unexpected(response);
        }
        boolean isEmpty = operation.types().isEmpty() && response.statusCode() == 204;
        boolean isWhole = isOf(response.headers(), operation.types()) && response.body().length > 0;
        if (!isEmpty && !(isWhole && hasOneOf(response.body(), operation.fields()))) {
            throw unexpected(response);
        }
        return response;
    }

    static boolean isOf(HttpHeaders headers, List<String> types) {
        String type = headers.firstValue("content-type").orElse("").split(";")[0];
        return types.contains(type.strip().toLowerCase(Locale.ROOT));
    }

    /** One of the promised fields is enough: a service older than this package may lack the others. */
    private static boolean hasOneOf(byte[] body, List<String> fields) {
        if (fields.isEmpty()) {
            return true;
        }
        try (JsonParser parser = MAPPER.createParser(body)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                return false;
            }
            for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
                if (fields.contains(name)) {
                    return true;
                }
                parser.nextToken();
                parser.skipChildren();
            }
            return false;
        } catch (IOException flaw) {
            return false;
        }
    }

    static GeokodException refusal(HttpResponse<byte[]> response) {
        try {
            JsonNode body = MAPPER.readTree(response.body());
            if (body != null && body.path("code").isTextual() && body.path("detail").isTextual()) {
                return new ProblemException(response.statusCode(), response.headers(), problemIn((ObjectNode) body));
            }
        } catch (IOException flaw) {
            // Told below.
        }
        return unexpected(response);
    }

    /** What is beside its code and its text may be of another release. */
    private static Problem problemIn(ObjectNode body) throws IOException {
        try {
            return MAPPER.treeToValue(body, Problem.class);
        } catch (IOException flaw) {
            return MAPPER.treeToValue(body.retain("code", "detail", "title", "type", "request_id"), Problem.class);
        }
    }

    static UnexpectedAnswerException unexpected(HttpResponse<byte[]> response) {
        return UnexpectedAnswerException.of(response, response.body());
    }

    <T> T read(HttpResponse<byte[]> response, Class<T> type) {
        try {
            return MAPPER.readValue(response.body(), type);
        } catch (IOException flaw) {
            throw unexpected(response);
        }
    }

    HttpRequest signed(HttpRequest request, Operation operation) {
        HttpRequest.Builder builder = HttpRequest.newBuilder(request, (name, value) -> true);
        builder.setHeader("User-Agent", "geokod-java/" + Geokod.VERSION);
        if (settings.hasKey()) {
            builder.setHeader("Authorization", "Bearer " + settings.key());
        }
        if (settings.language() != null) {
            builder.setHeader("Accept-Language", settings.language());
        }
        if (!operation.fields().isEmpty()) {
            builder.setHeader("Accept-Encoding", "gzip");
        }
        boolean isNamed = request.headers().firstValue("Idempotency-Key").isPresent();
        if (operation.idempotent() && !isNamed) {
            builder.setHeader("Idempotency-Key", UUID.randomUUID().toString());
        }
        return builder.build();
    }

    static Throwable causeOf(Throwable error) {
        return error instanceof CompletionException && error.getCause() != null ? causeOf(error.getCause()) : error;
    }

    /** Never the rest of an address, which may hold what somebody is looking for. */
    static String originOf(URI address) {
        return address.getScheme() + "://" + address.getAuthority();
    }
}
