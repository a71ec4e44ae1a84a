package io.github.geokod;

import java.time.Duration;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * What passes is borne again and again, until it went on for so long. Patience begins to run out with the first failure:
 * a table may take longer than that to be sent.
 */
final class Patience {
    private final Duration length;
    private final Duration maxWait;
    private final Consumer<GeokodException> onTrouble;
    private Long since;
    private int attempt;

    Patience(Duration length, Duration maxWait, Consumer<GeokodException> onTrouble) {
        this.length = length;
        this.maxWait = maxWait;
        this.onTrouble = onTrouble;
    }

    void heard() {
        since = null;
        attempt = 0;
    }

    <T> T through(Supplier<T> work) {
        for (;;) {
            try {
                return work.get();
            } catch (GeokodException failure) {
                pause(waitAfter(failure));
            }
        }
    }

    /** Milliseconds; throws what does not pass by itself, and what patience is over for. */
    long waitAfter(Throwable error) {
        if (!(error instanceof GeokodException failure)) {
            throw error instanceof RuntimeException known ? known : new CompletionException(error);
        }
        since = since == null ? Long.valueOf(System.nanoTime()) : since;
        if (!Retry.passes(failure, true) || System.nanoTime() - since >= length.toNanos()) {
            throw failure;
        }
        onTrouble.accept(failure);
        long wait = Retry.retryAfterMs(failure.retryAfter()).orElse(Retry.growingWaitMs(attempt++));
        return Math.min(wait, maxWait.toMillis());
    }

    private static void pause(long milliseconds) {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("stopped while waiting", stopped);
        }
    }
}
