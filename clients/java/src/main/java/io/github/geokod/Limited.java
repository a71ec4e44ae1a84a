package io.github.geokod;

import java.io.ByteArrayOutputStream;
import java.net.http.HttpHeaders;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;

/** Reads a body into memory, and gives up one that goes on and on: what there is then is longer than it may be. */
final class Limited implements BodySubscriber<byte[]> {
    /** Far more than the contract lets a JSON or a refusal have. */
    static final int LONGEST = 64 << 20;
    /** More than the largest result: 256 MB, doubled by UTF-8, and a million rows of 250 bytes. */
    private static final int LONGEST_FILE = 1 << 30;
    private final int longest;
    private final CompletableFuture<byte[]> whole = new CompletableFuture<>();
    private final ByteArrayOutputStream read = new ByteArrayOutputStream();
    private Flow.Subscription source;

    Limited(int longest) {
        this.longest = longest;
    }

    /** Of an answer of an operation. */
    static int longestOf(Operation operation, int status, HttpHeaders headers) {
        return operation.isFile(status, headers) ? LONGEST_FILE : LONGEST;
    }

    @Override
    public CompletionStage<byte[]> getBody() {
        return whole;
    }

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
        source = subscription;
        source.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(List<ByteBuffer> parts) {
        if (whole.isDone()) {
            return;
        }
        for (ByteBuffer part : parts) {
            byte[] bytes = new byte[part.remaining()];
            part.get(bytes);
            read.writeBytes(bytes);
        }
        if (read.size() > longest) {
            source.cancel();
            whole.complete(read.toByteArray());
        }
    }

    @Override
    public void onError(Throwable error) {
        whole.completeExceptionally(error);
    }

    @Override
    public void onComplete() {
        whole.complete(read.toByteArray());
    }
}
