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
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Collectors;

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
     * Sends a table, as {@code HttpRequest.BodyPublishers.ofFile} makes one that is larger than memory. The options are
     * those of the job: column, delimiter, encoding, lang, country, label, webhook_url. It is one job, however often it
     * is sent.
     */
    public SubmittedBatch submit(HttpRequest.BodyPublisher table, Map<String, String> options) {
        return submit(table, options, UUID.randomUUID().toString());
    }

    /** The same idempotency key again is the same job, for 24 hours. */
    public SubmittedBatch submit(HttpRequest.BodyPublisher table, Map<String, String> options, String idempotencyKey) {
        String query = options.entrySet().stream()
            .map(option -> encoded(option.getKey()) + "=" + encoded(option.getValue())).collect(Collectors.joining("&"));
        HttpRequest request = at("/v2/batch?" + query).POST(table)
            .setHeader("Content-Type", "text/csv").setHeader("Idempotency-Key", idempotencyKey).build();
        return patience().through(() -> wire.read(named(ask(request, sending)), SubmittedBatch.class));
    }

    public BatchJob await(String job) {
        return await(job, seen -> {});
    }

    /** Until nothing more comes of it: completed, failed, cancelled or expired. */
    public BatchJob await(String job, Consumer<BatchJob> onProgress) {
        HttpRequest request = at("/v2/batch/" + encoded(job)).build();
        for (;;) {
            HttpResponse<byte[]> response = patience().through(() -> named(ask(request, wire.settings.timeout())));
            BatchJob seen = wire.read(response, BatchJob.class);
            onProgress.accept(seen);
            if (OVER.contains(seen.getStatus())) {
                return seen;
            }
            String told = response.headers().firstValue("retry-after").orElse(null);
            long wait = Retry.retryAfterMs(told).orElse(ASK_AGAIN_MS);
            Patience.pause(Math.min(wait, wire.settings.maxWait().toMillis()));
        }
    }

    /** The result of a job. A connection that is lost goes on where it was cut. */
    public InputStream download(String job) {
        return download(job, 0, false);
    }

    /** From a byte on, and as Excel wants it. */
    public InputStream download(String job, long from, boolean excel) {
        return new Download(wire, patience(), "/v2/batch/" + encoded(job) + "/result" + (excel ? "?excel=1" : ""), from);
    }

    private HttpResponse<byte[]> ask(HttpRequest request, Duration timeout) {
        Operation operation = wire.operationOf(request);
        return Geokod.get(wire.once(wire.signed(request, operation), operation, timeout));
    }

    /** A job without a name or a status is none. */
    private HttpResponse<byte[]> named(HttpResponse<byte[]> response) {
        JsonNode job = wire.read(response, JsonNode.class);
        if (job.path("job").asText("").isEmpty() || job.path("status").asText("").isEmpty()) {
            throw Wire.unexpected(response);
        }
        return response;
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
