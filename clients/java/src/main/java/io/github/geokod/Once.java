package io.github.geokod;

import java.net.http.HttpRequest.BodyPublisher;
import java.nio.ByteBuffer;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * No body, and only once. The JDK's client sends a GET again by itself when its connection was closed without an answer,
 * and has no switch for that; each time it asks how long the body is. What makes something, as {@code issueKey} makes a
 * key, fails then instead.
 */
final class Once implements BodyPublisher {
    private final AtomicBoolean isSent = new AtomicBoolean();

    @Override
    public long contentLength() {
        if (isSent.getAndSet(true)) {
            throw new Again();
        }
        return 0;
    }

    @Override
    public void subscribe(Flow.Subscriber<? super ByteBuffer> subscriber) {
        java.net.http.HttpRequest.BodyPublishers.noBody().subscribe(subscriber);
    }

    static final class Again extends IllegalStateException {
        Again() {
            super("the connection was closed without an answer, and this may not be sent again");
        }
    }
}
