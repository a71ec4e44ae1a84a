package io.github.geokod;

import java.time.Duration;

/** The whole answer had not come in time. */
public final class TimeoutException extends GeokodException {
    private final Duration timeout;

    TimeoutException(String origin, Duration timeout) {
        super(origin + " did not answer within " + timeout.toMillis() + " ms.", null);
        this.timeout = timeout;
    }

    public Duration timeout() {
        return timeout;
    }
}
