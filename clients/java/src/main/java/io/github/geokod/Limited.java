package io.github.geokod;

import java.io.ByteArrayOutputStream;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;

/** Reads a body into memory, and gives up one that goes on and on: what there is then is longer than {@link #LONGEST}. */
final class Limited implements BodySubscriber<byte[]> {
    /** Far more than the contract lets an answer have that is read into memory. */
    static final int LONGEST = 64 << 20;
    private final CompletableFuture<byte[]> whole = new CompletableFuture<>();
    private final ByteArrayOutputStream read = new ByteArrayOutputStream();
    private Flow.Subscription source;

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
        if (read.size() > LONGEST) {
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
