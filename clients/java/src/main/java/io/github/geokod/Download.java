package io.github.geokod;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a result. It never changes: what is there already is left out when all of it comes again. */
final class Download extends InputStream {
    private static final Pattern RANGE = Pattern.compile("bytes ([0-9]{1,15})-");
    private static final long PIECE = 64 << 10;
    private final Wire wire;
    private final Patience patience;
    private final String path;
    private long at;
    private volatile InputStream body;
    private volatile CompletableFuture<?> opening;
    /** The last response that came. */
    private HttpResponse<InputStream> head;
    private boolean isOver;
    private volatile boolean isClosed;

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
        refuseClosed();
        try {
            if (body == null && !isOver) {
                open();
            }
            int count = isOver ? -1 : inTime(open -> open.read(into, offset, length));
            at += Math.max(0, count);
            if (count < 0 && at == 0 && !isOver) {
                throw Wire.unexpected(new Read(head, new byte[0], 0));
            }
            isOver = count < 0;
            patience.heard();
            return count;
        } catch (IOException lost) {
            shut();
            refuseClosed();
            throw Wire.failure(lost, wire.settings.root(), wire.settings.timeout());
        }
    }

    private interface Reading<T> {
        T read(InputStream open) throws IOException;
    }

    /** Each piece has its time: the stream is closed then, which ends the waiting for it. */
    private <T> T inTime(Reading<T> reading) throws IOException {
        InputStream open = body;
        if (open == null) {
            throw closed();
        }
        CompletableFuture<Void> watch = new CompletableFuture<Void>()
            .orTimeout(wire.settings.timeout().toMillis(), TimeUnit.MILLISECONDS);
        watch.whenComplete((ended, late) -> {
            if (late != null) {
                closeQuietly(open);
            }
        });
        try {
            T read = reading.read(open);
            watch.complete(null);
            if (watch.isCompletedExceptionally()) {
                throw new HttpTimeoutException("nothing more came");
            }
            return read;
        } catch (IOException lost) {
            throw watch.isCompletedExceptionally() ? new HttpTimeoutException("nothing more came") : lost;
        } finally {
            watch.complete(null);
        }
    }

    private void open() throws IOException {
        HttpRequest.Builder builder = HttpRequest.newBuilder(URI.create(wire.settings.root() + path));
        if (at > 0) {
            builder.setHeader("Range", "bytes=" + at + "-");
        }
        HttpRequest asked = builder.build();
        Operation operation = wire.operationOf(asked);
        head = begin(wire.signed(asked, operation));
        boolean isFile = operation.isFile(head.statusCode(), head.headers());
        long surplus = at - startOf(head, at);
        keep(head.body());
        if (isFile && surplus >= 0) {
            leaveOut(surplus);
            return;
        }
        byte[] text = new byte[0];
        if (!isFile) {
            text = inTime(open -> open.readNBytes(Limited.LONGEST));
        }
        shut();
        isOver = head.statusCode() == 416;
        if (!isOver) {
            throw Wire.refusal(new Read(head, text, Limited.LONGEST));
        }
    }

    /** What is there already may be long: each piece of it has its time, as one that is new. */
    private void leaveOut(long surplus) throws IOException {
        for (long left = surplus; left > 0;) {
            long piece = Math.min(left, PIECE);
            inTime(open -> {
                open.skipNBytes(piece);
                return null;
            });
            left -= piece;
        }
    }

    /** The byte of the result that an answer begins with; without a word of it, the one that was asked for. */
    private static long startOf(HttpResponse<?> response, long asked) {
        Matcher told = RANGE.matcher(response.headers().firstValue("content-range").orElse(""));
        if (response.statusCode() != 206) {
            return 0;
        }
        return told.lookingAt() ? Long.parseLong(told.group(1)) : asked;
    }

    private HttpResponse<InputStream> begin(HttpRequest request) {
        CompletableFuture<HttpResponse<InputStream>> sent =
            wire.http.sendAsync(request, HttpResponse.BodyHandlers.ofInputStream());
        opening = sent;
        if (isClosed) {
            sent.cancel(true);
        }
        long limit = wire.settings.timeout().toMillis();
        return Geokod.get(sent.copy().orTimeout(limit, TimeUnit.MILLISECONDS).handle((response, error) -> {
            if (error == null) {
                return response;
            }
            sent.cancel(true);
            refuseClosed();
            throw Wire.failure(Wire.causeOf(error), wire.settings.root(), wire.settings.timeout());
        }));
    }

    /** Ends the download wherever it is, also while another thread reads. */
    @Override
    public void close() {
        isClosed = true;
        CompletableFuture<?> last = opening;
        if (last != null) {
            last.cancel(true);
        }
        shut();
    }

    /** A body that comes while another thread closes the download is closed by whoever sees both. */
    private void keep(InputStream open) {
        body = open;
        if (isClosed) {
            shut();
            throw closed();
        }
    }

    private void refuseClosed() {
        if (isClosed) {
            throw closed();
        }
    }

    private static CancellationException closed() {
        return new CancellationException("The download is closed.");
    }

    private void shut() {
        InputStream open = body;
        body = null;
        if (open != null) {
            closeQuietly(open);
        }
    }

    private static void closeQuietly(InputStream open) {
        try {
            open.close();
        } catch (IOException gone) {
            // It is closed either way.
        }
    }
}
