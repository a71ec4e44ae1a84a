package io.github.geokod;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.geokod.gen.ApiClient;
import io.github.geokod.gen.model.Problem;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;

/** How requests go out: attempts with their time, waits, and errors of what is no answer. */
final class Wire {
    private static final ObjectMapper MAPPER = ApiClient.createDefaultObjectMapper();
    final Settings settings;
    final HttpClient http;

    Wire(Settings settings, HttpClient http) {
        this.settings = settings;
        this.http = http;
    }

    /** A request with all its attempts: the whole response of a 2xx that the contract knows. */
    CompletableFuture<HttpResponse<byte[]>> call(HttpRequest request) {
        Operation operation = Operation.of(request.method(), request.uri().getPath());
        HttpRequest signed = signed(request, operation);
        boolean repeatable = operation.repeatable() || signed.headers().firstValue("Idempotency-Key").isPresent();
        return attempt(signed, operation, repeatable, 0);
    }

    private CompletableFuture<HttpResponse<byte[]>> attempt(
            HttpRequest request, Operation operation, boolean repeatable, int number) {
        return once(request, operation, settings.timeout()).exceptionallyCompose(error -> {
            if (!(causeOf(error) instanceof GeokodException failure)) {
                return CompletableFuture.failedFuture(causeOf(error));
            }
            OptionalLong wait = Retry.waitAfter(failure, number, repeatable, settings);
            if (wait.isEmpty()) {
                return CompletableFuture.failedFuture(failure);
            }
            var later = CompletableFuture.delayedExecutor(wait.getAsLong(), TimeUnit.MILLISECONDS);
            return CompletableFuture.runAsync(() -> {}, later)
                .thenCompose(passed -> attempt(request, operation, repeatable, number + 1));
        });
    }

    /** One attempt, to the last byte of its answer. */
    CompletableFuture<HttpResponse<byte[]>> once(HttpRequest request, Operation operation, Duration timeout) {
        String origin = originOf(request.uri());
        CompletableFuture<HttpResponse<byte[]>> sent = http.sendAsync(request, HttpResponse.BodyHandlers.ofByteArray());
        return sent.copy().orTimeout(timeout.toMillis(), TimeUnit.MILLISECONDS).handle((response, error) -> {
            if (error == null) {
                return checked(response, operation);
            }
            sent.cancel(true);
            throw failure(causeOf(error), origin, timeout);
        });
    }

    static RuntimeException failure(Throwable cause, String origin, Duration timeout) {
        boolean isLate = cause instanceof java.util.concurrent.TimeoutException
            || cause instanceof java.net.http.HttpTimeoutException;
        if (isLate) {
            return new TimeoutException(origin, timeout);
        }
        if (cause instanceof IOException) {
            return new ConnectionException(origin, cause);
        }
        return cause instanceof RuntimeException known ? known : new CompletionException(cause);
    }

    /** Refuses what is no answer, as the empty 200 of a proxy. */
    static HttpResponse<byte[]> checked(HttpResponse<byte[]> response, Operation operation) {
        if (response.statusCode() / 100 != 2) {
            throw refusal(response);
        }
        boolean isEmpty = operation.types().isEmpty() && response.statusCode() == 204;
        boolean isWhole = isOf(response, operation.types()) && response.body().length > 0;
        if (!isEmpty && !(isWhole && hasOneOf(response.body(), operation.fields()))) {
            throw unexpected(response);
        }
        return response;
    }

    static boolean isOf(HttpResponse<?> response, List<String> types) {
        String type = response.headers().firstValue("content-type").orElse("").split(";")[0];
        return types.contains(type.strip().toLowerCase(Locale.ROOT));
    }

    /** One of the promised fields is enough: a service older than this package may lack the others. */
    private static boolean hasOneOf(byte[] body, List<String> fields) {
        try {
            JsonNode read = fields.isEmpty() ? null : MAPPER.readTree(body);
            return read == null || fields.stream().anyMatch(read::has);
        } catch (IOException flaw) {
            return false;
        }
    }

    static GeokodException refusal(HttpResponse<byte[]> response) {
        try {
            Problem problem = MAPPER.readValue(response.body(), Problem.class);
            if (problem.getCode() != null && problem.getDetail() != null) {
                return new ProblemException(response.statusCode(), response.headers(), problem);
            }
        } catch (IOException flaw) {
            // Told below.
        }
        return unexpected(response);
    }

    static UnexpectedAnswerException unexpected(HttpResponse<byte[]> response) {
        String text = new String(response.body(), StandardCharsets.UTF_8);
        return new UnexpectedAnswerException(originOf(response.uri()), response.statusCode(), response.headers(), text);
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
