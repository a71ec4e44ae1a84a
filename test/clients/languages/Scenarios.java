package io.github.geokod;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.geokod.gen.ApiClient;
import io.github.geokod.gen.api.AccountApi;
import io.github.geokod.gen.api.GeocodingApi;
import io.github.geokod.gen.api.KeysApi;
import io.github.geokod.gen.api.RoutingApi;
import io.github.geokod.gen.model.*;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Runs scenarios with the client for Java: reads one wish per line, writes one outcome per line. */
public final class Scenarios {
    private static final ObjectMapper MAPPER = ApiClient.createDefaultObjectMapper();

    /** Sends and fetches files by futures instead of blocking calls. */
    private static boolean byFutures;

    public static void main(String[] arguments) throws Exception {
        byFutures = List.of(arguments).contains("--futures");
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            out.println(MAPPER.writeValueAsString(outcome(MAPPER.readTree(line))));
        }
    }

    private static Map<String, Object> outcome(JsonNode wish) {
        try {
            Object result = call(wish.get("call").asText(), wish.get("with"), wish.get("client"));
            return result == null ? Map.of() : Map.of("result", result);
        } catch (ProblemException problem) {
            List<FieldError> errors = problem.errors();
            Object field = errors.isEmpty() ? "" : errors.get(0).getParameter();
            return error("problem", "code", problem.code(), "status", problem.status(), "message", problem.getMessage(),
                "parameter", field);
        } catch (UnexpectedAnswerException unexpected) {
            return error("unexpected", "status", unexpected.status());
        } catch (ConnectionException lost) {
            return error("connection");
        } catch (TimeoutException late) {
            return error("timeout");
        } catch (Webhooks.WebhookException webhook) {
            return error("webhook", "fault", webhook.fault());
        } catch (CancellationException stopped) {
            return error("stopped");
        } catch (IllegalArgumentException argument) {
            return error("argument", "message", argument.getMessage());
        } catch (Exception other) {
            return error("other", "message", other.toString());
        }
    }

    private static Map<String, Object> error(String kind, Object... details) {
        Map<String, Object> told = new LinkedHashMap<>(Map.of("kind", kind));
        for (int i = 0; i < details.length; i += 2) {
            told.put((String) details[i], details[i + 1]);
        }
        return Map.of("error", told);
    }

    private static Geokod client(JsonNode given) {
        Geokod.Builder builder = Geokod.builder().baseUrl(given.get("baseUrl").asText()).key(given.get("key").asText());
        Map<String, Consumer<JsonNode>> settings = Map.of(
            "sandbox", value -> builder.sandbox(value.asBoolean()),
            "language", value -> builder.language(value.asText()),
            "retries", value -> builder.retries(value.asInt()),
            "timeoutMs", value -> builder.timeout(Duration.ofMillis(value.asLong())),
            "maxWaitMs", value -> builder.maxWait(Duration.ofMillis(value.asLong())));
        settings.forEach((name, set) -> {
            if (given.has(name)) {
                set.accept(given.get(name));
            }
        });
        return builder.build();
    }

    private static Object call(String call, JsonNode with, JsonNode settings) throws Exception {
        if (call.equals("webhook")) {
            JsonNode headers = with.get("headers");
            return Webhooks.verify(name -> headers.has(name) ? headers.get(name).asText() : null,
                with.get("body").asText().getBytes(StandardCharsets.UTF_8), with.get("secret").asText(),
                Instant.ofEpochSecond(with.get("now").asLong()));
        }
        Geokod geokod = client(settings);
        return switch (call) {
            case "eachKey" -> eachKey(geokod, with);
            case "geocodeAll" -> geocodeAll(geokod, with);
            case "batch" -> byFutures ? batchByFutures(geokod, with, settings) : batch(geokod, with);
            case "download" -> Map.of("text", text(geokod, with.get("job").asText(), with.get("from").asLong()));
            default -> Geokod.get(stopped(ask(geokod, call, with), settings));
        };
    }

    private static CompletableFuture<?> stopped(CompletableFuture<?> answer, JsonNode settings) {
        if (settings.has("stopAfterMs")) {
            Executor later = CompletableFuture.delayedExecutor(settings.get("stopAfterMs").asLong(), TimeUnit.MILLISECONDS);
            later.execute(() -> answer.cancel(true));
        }
        return answer;
    }

    private static CompletableFuture<?> ask(Geokod geokod, String call, JsonNode with) throws Exception {
        return switch (call) {
            case "geocode" -> geokod.geocoding().geocode(geocode(with));
            case "reverse" -> geokod.geocoding().reverse(GeocodingApi.ReverseCall.newBuilder()
                .lat(with.get("lat").asDouble()).lon(with.get("lon").asDouble())
                .radiusM(with.has("radius_m") ? with.get("radius_m").asDouble() : null).build());
            case "suggest" -> geokod.geocoding().suggest(GeocodingApi.SuggestCall.newBuilder()
                .q(with.get("q").asText()).limit(with.has("limit") ? with.get("limit").asInt() : null).build());
            case "geocodeMany" -> geokod.geocoding().geocodeMany(GeocodingApi.GeocodeManyCall.newBuilder()
                .geocodeManyRequest(MAPPER.treeToValue(with, GeocodeManyRequest.class)).build());
            case "route" -> geokod.routing().route(RoutingApi.RouteCall.newBuilder()
                .routeRequest(MAPPER.treeToValue(with, RouteRequest.class)).build());
            case "matrix" -> geokod.routing().matrix(RoutingApi.MatrixCall.newBuilder()
                .matrixRequest(MAPPER.treeToValue(with, MatrixRequest.class)).build());
            case "issueKey" -> geokod.keys().issueKey(KeysApi.IssueKeyCall.newBuilder()
                .email(with.get("email").asText()).build());
            case "createKey" -> geokod.keys().createKey(KeysApi.CreateKeyCall.newBuilder()
                .keyRequest(new KeyRequest().label(with.get("label").asText()))
                .idempotencyKey(with.has("idempotencyKey") ? with.get("idempotencyKey").asText() : null).build());
            case "getKey" -> geokod.keys().getKey(KeysApi.GetKeyCall.newBuilder().id(with.get("id").asText()).build());
            case "revokeKey" -> geokod.keys().revokeKey(
                KeysApi.RevokeKeyCall.newBuilder().id(with.get("id").asText()).build());
            case "getInvoiceDocument" -> geokod.account().getInvoiceDocument(AccountApi.GetInvoiceDocumentCall.newBuilder()
                .id(with.get("id").asText()).build()).thenApply(file -> Map.of("bytes", sizeOf(file)));
            case "updateAccount" -> geokod.account().updateAccount(AccountApi.UpdateAccountCall.newBuilder()
                .accountPatch(MAPPER.treeToValue(with, AccountPatch.class)).build());
            default -> throw new IllegalStateException("no call " + call);
        };
    }

    /** The size of a downloaded file, which is then deleted. */
    private static long sizeOf(File file) {
        long bytes = file.length();
        file.delete();
        return bytes;
    }

    private static GeocodingApi.GeocodeCall geocode(JsonNode with) {
        GeocodingApi.GeocodeCall.Builder builder = GeocodingApi.GeocodeCall.newBuilder();
        Map<String, Consumer<JsonNode>> parameters = Map.of(
            "q", value -> builder.q(value.asText()),
            "limit", value -> builder.limit(value.asInt()),
            "city", value -> builder.city(value.asText()),
            "street", value -> builder.street(value.asText()),
            "house", value -> builder.house(value.asText()),
            "lang", value -> builder.lang(Lang.fromValue(value.asText())),
            "bbox", value -> builder.bbox(MAPPER.convertValue(value, MAPPER.getTypeFactory()
                .constructCollectionType(List.class, Double.class))));
        with.properties().forEach(field -> parameters.get(field.getKey()).accept(field.getValue()));
        return builder.build();
    }

    private static Object eachKey(Geokod geokod, JsonNode with) {
        Integer limit = with.has("limit") ? with.get("limit").asInt() : null;
        Stream<Key> keys = Pages.each(
            cursor -> geokod.keys().listKeys(KeysApi.ListKeysCall.newBuilder().cursor(cursor).limit(limit).build()),
            KeyList::getItems, KeyList::getNextCursor);
        return keys.limit(with.has("most") ? with.get("most").asLong() : Long.MAX_VALUE).toList();
    }

    private static Object geocodeAll(Geokod geokod, JsonNode with) {
        List<Integer> progress = new ArrayList<>();
        List<String> texts = IntStream.range(0, with.get("count").asInt())
            .mapToObj(number -> "Ветроград, Посадская " + (number % 10 + 1)).toList();
        List<GeocodedItem> found = geokod.geocodeAll().concurrency(with.get("concurrency").asInt())
            .onProgress(progress::add).texts(texts).toList();
        return Map.of("count", found.size(), "first", found.get(0).getStatus(), "progress", progress);
    }

    private static Object batch(Geokod geokod, JsonNode with) throws Exception {
        String job = files(geokod, with).submit(BodyPublishers.ofString(with.get("table").asText()), options(with)).getJob();
        String status = geokod.files().await(job).getStatus();
        return Map.of("status", status, "text", text(geokod, job, 0));
    }

    private static Object batchByFutures(Geokod geokod, JsonNode with, JsonNode settings) throws Exception {
        Path file = Path.of(System.getProperty("java.io.tmpdir"), "geokod-" + UUID.randomUUID() + ".csv");
        Files files = files(geokod, with);
        var table = BodyPublishers.ofString(with.get("table").asText());
        String id = Geokod.get(files.submitAsync(table, options(with))).getJob();
        CompletableFuture<BatchJob> waiting = files.awaitAsync(id, seen -> {});
        stopped(waiting, settings);
        return Geokod.get(waiting.thenCompose(job -> files.downloadAsync(job.getJob(), file)
            .thenApply(saved -> Map.of("status", job.getStatus(), "text", textOf(saved)))));
    }

    private static Files files(Geokod geokod, JsonNode with) {
        Files files = geokod.files();
        return with.has("patienceMs") ? files.patience(Duration.ofMillis(with.get("patienceMs").asLong())) : files;
    }

    private static BatchOptions options(JsonNode with) {
        BatchOptions options = new BatchOptions();
        Map<String, Consumer<JsonNode>> fields = Map.of(
            "column", value -> options.column(value.asText()),
            "delimiter", value -> options.delimiter(BatchDelimiter.fromValue(value.asText())),
            "encoding", value -> options.encoding(BatchEncoding.fromValue(value.asText())),
            "header", value -> options.header(value.asBoolean()),
            "country", value -> options.country(value.asText()),
            "lang", value -> options.lang(Lang.fromValue(value.asText())),
            "label", value -> options.label(value.asText()),
            "webhook_url", value -> options.webhookUrl(URI.create(value.asText())));
        fields.forEach((name, set) -> {
            if (with.has(name)) {
                set.accept(with.get(name));
            }
        });
        return options;
    }

    private static String textOf(Path file) {
        try {
            String text = java.nio.file.Files.readString(file);
            java.nio.file.Files.delete(file);
            return text;
        } catch (IOException flaw) {
            throw new UncheckedIOException(flaw);
        }
    }

    private static String text(Geokod geokod, String job, long from) throws Exception {
        return new String(geokod.files().download(job, from, false).readAllBytes(), StandardCharsets.UTF_8);
    }
}
