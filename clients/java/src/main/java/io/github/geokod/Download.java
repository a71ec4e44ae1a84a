package io.github.geokod;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Reads a result. It never changes: what is there already is left out when all of it comes again. */
final class Download extends InputStream {
    private final Wire wire;
    private final Patience patience;
    private final String path;
    private long at;
    private InputStream body;
    private boolean isOver;

    Download(Wire wire, Patience patience, String path, long from) {
        this.wire = wire;
        this.patience = patience;
        this.path = path;
        this.at = from;
    }

    @Override
    public int read() {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] into, int offset, int length) {
        return patience.through(() -> step(into, offset, length));
    }

    /** What may fail and be taken again: to open, or to go on reading. */
    private int step(byte[] into, int offset, int length) {
        try {
            if (body == null && !isOver) {
                open();
            }
            int count = isOver ? -1 : body.read(into, offset, length);
            at += Math.max(0, count);
            isOver = count < 0;
            patience.heard();
            return count;
        } catch (IOException lost) {
            close();
            throw new ConnectionException(wire.settings.root(), lost);
        }
    }

    private void open() throws IOException {
        HttpRequest.Builder builder = HttpRequest.newBuilder(URI.create(wire.settings.root() + path));
        if (at > 0) {
            builder.setHeader("Range", "bytes=" + at + "-");
        }
        HttpRequest asked = builder.build();
        Operation operation = Operation.of("GET", asked.uri().getPath());
        HttpResponse<InputStream> response = begin(wire.signed(asked, operation));
        boolean isFile = response.statusCode() / 100 == 2 && Wire.isOf(response, operation.types());
        if (isFile) {
            body = response.body();
            body.skipNBytes(response.statusCode() == 206 ? 0 : at);
            return;
        }
        byte[] text = response.body().readAllBytes();
        isOver = response.statusCode() == 416;
        if (!isOver) {
            throw Wire.refusal(new Refused(response, text));
        }
    }

    private HttpResponse<InputStream> begin(HttpRequest request) {
        CompletableFuture<HttpResponse<InputStream>> sent =
            wire.http.sendAsync(request, HttpResponse.BodyHandlers.ofInputStream());
        long limit = wire.settings.timeout().toMillis();
        return Geokod.get(sent.copy().orTimeout(limit, TimeUnit.MILLISECONDS).handle((response, error) -> {
            if (error == null) {
                return response;
            }
            sent.cancel(true);
            throw Wire.failure(Wire.causeOf(error), wire.settings.root(), wire.settings.timeout());
        }));
    }

    @Override
    public void close() {
        try (InputStream open = body) {
            body = null;
        } catch (IOException gone) {
            // It is closed either way.
        }
    }
}
