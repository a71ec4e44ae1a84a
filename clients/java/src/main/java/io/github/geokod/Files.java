package io.github.geokod;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.geokod.gen.model.BatchJob;
import io.github.geokod.gen.model.SubmittedBatch;
import java.io.InputStream;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;

/** Files of addresses: sent, waited for and read, through cut connections and restarts of the service. */
public final class Files {
    private static final Set<String> OVER = Set.of("completed", "failed", "cancelled", "expired");
    private static final long ASK_AGAIN_MS = 2000;
    private final Wire wire;
    private Duration patience = Duration.ofMinutes(10);
    private Duration sending = Duration.ofHours(1);
    private Consumer<GeokodException> onTrouble = failure -> {};

    Files(Wire wire) {
        this.wire = wire;
    }

    /** How long the service may be away before a call fails; 10 minutes. */
    public Files patience(Duration value) {
        patience = value;
        return this;
    }

    /** How long one attempt to send a table may take; an hour. */
    public Files sending(Duration value) {
        sending = value;
        return this;
    }

    /** Told of each failure after which it is tried again. */
    public Files onTrouble(Consumer<GeokodException> value) {
        onTrouble = value;
        return this;
    }

    /**
     * Sends a table, as {@code HttpRequest.BodyPublishers.ofFile} makes one that is larger than memory. It is one job,
     * however often it is sent.
     */
    public SubmittedBatch submit(HttpRequest.BodyPublisher table, BatchOptions options) {
        return waitFor(submitAsync(table, options));
    }

    /** The same idempotency key again is the same job, for 24 hours. */
    public SubmittedBatch submit(HttpRequest.BodyPublisher table, BatchOptions options, String idempotencyKey) {
        return waitFor(submitAsync(table, options, idempotencyKey));
    }

    /** As {@link #submit}; no thread waits. */
    public CompletableFuture<SubmittedBatch> submitAsync(HttpRequest.BodyPublisher table, BatchOptions options) {
        return submitAsync(table, options, UUID.randomUUID().toString());
    }

    public CompletableFuture<SubmittedBatch> submitAsync(
            HttpRequest.BodyPublisher table, BatchOptions options, String idempotencyKey) {
        HttpRequest request = at("/v2/batch?" + options.query()).POST(table)
            .setHeader("Content-Type", "text/csv").setHeader("Idempotency-Key", idempotencyKey).build();
        return new Steps<>(patience(), () -> ask(request, sending)
            .thenApply(response -> Steps.Next.end(wire.read(response, SubmittedBatch.class))), sent -> {}).begin();
    }

    public BatchJob await(String job) {
        return await(job, seen -> {});
    }

    /**
     * Until nothing more comes of it: completed, failed, cancelled or expired. {@code onProgress} is called by the thread
     * that hears an answer; what it throws ends the wait.
     */
    public BatchJob await(String job, Consumer<BatchJob> onProgress) {
        return waitFor(awaitAsync(job, onProgress));
    }

    /** As {@link #await}; no thread waits. */
    public CompletableFuture<BatchJob> awaitAsync(String job, Consumer<BatchJob> onProgress) {
        HttpRequest request = at("/v2/batch/" + encoded(job)).build();
        return new Steps<>(patience(), () -> ask(request, wire.settings.timeout()).thenApply(response -> {
            BatchJob seen = wire.read(response, BatchJob.class);
            return OVER.contains(seen.getStatus()) ? Steps.Next.end(seen) : Steps.Next.after(seen, waitAsked(response));
        }), onProgress).begin();
    }

    private long waitAsked(HttpResponse<byte[]> response) {
        String told = response.headers().firstValue("retry-after").orElse(null);
        return Math.min(Retry.retryAfterMs(told).orElse(ASK_AGAIN_MS), wire.settings.maxWait().toMillis());
    }

    /** The result of a job. A connection that is lost goes on where it was cut. */
    public InputStream download(String job) {
        return download(job, 0, false);
    }

    /** From a byte on, and as Excel wants it. */
    public InputStream download(String job, long from, boolean excel) {
        return new Download(wire, patience(), "/v2/batch/" + encoded(job) + "/result" + (excel ? "?excel=1" : ""), from);
    }

    /**
     * The result of a job in a file, which is there when all of it is; one of this name is replaced. It is written by a
     * thread of its own. Whoever cancels the future stops it.
     */
    public CompletableFuture<Path> downloadAsync(String job, Path file) {
        return Saving.begin(download(job), file);
    }

    private CompletableFuture<HttpResponse<byte[]>> ask(HttpRequest request, Duration timeout) {
        Operation operation = wire.operationOf(request);
        return wire.once(wire.signed(request, operation), operation, timeout).thenApply(this::named);
    }

    /** A job without a name or a status is none. */
    private HttpResponse<byte[]> named(HttpResponse<byte[]> response) {
        JsonNode job = wire.read(response, JsonNode.class);
        if (job.path("job").asText("").isEmpty() || job.path("status").asText("").isEmpty()) {
            throw Wire.unexpected(response);
        }
        return response;
    }

    /** As {@link Geokod#get}; and a thread that is interrupted stops what it waits for, which may take hours. */
    private static <T> T waitFor(CompletableFuture<T> answer) {
        try {
            answer.get();
        } catch (InterruptedException stopped) {
            answer.cancel(true);
            Thread.currentThread().interrupt();
            throw new IllegalStateException("stopped while waiting", stopped);
        } catch (ExecutionException failed) {
            // Told below.
        }
        return Geokod.get(answer);
    }

    private HttpRequest.Builder at(String path) {
        return HttpRequest.newBuilder(URI.create(wire.settings.root() + path));
    }

    private Patience patience() {
        return new Patience(patience, wire.settings.maxWait(), onTrouble);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
