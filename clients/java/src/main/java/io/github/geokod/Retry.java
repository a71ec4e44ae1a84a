package io.github.geokod;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.OptionalLong;
import java.util.concurrent.ThreadLocalRandom;

/** When a request is sent again, and after which wait. */
final class Retry {
    private static final long FIRST_WAIT_MS = 250;

    private Retry() {}

    /** Milliseconds until the next attempt; empty where there is none, as when the service asks for too much patience. */
    static OptionalLong waitAfter(GeokodException failure, int attempt, boolean repeatable, Settings settings) {
        if (attempt >= settings.retries() || !passes(failure, repeatable)) {
            return OptionalLong.empty();
        }
        long longest = settings.maxWait().toMillis();
        OptionalLong asked = retryAfterMs(failure.retryAfter());
        if (asked.isEmpty()) {
            return OptionalLong.of(Math.min(growingWaitMs(attempt), longest));
        }
        long jitter = ThreadLocalRandom.current().nextLong(FIRST_WAIT_MS);
        return asked.getAsLong() <= longest ? OptionalLong.of(asked.getAsLong() + jitter) : OptionalLong.empty();
    }

    /** Twice as long each time, and never for all clients at the same moment. */
    static long growingWaitMs(int attempt) {
        double jitter = 0.5 + ThreadLocalRandom.current().nextDouble() / 2;
        return (long) ((FIRST_WAIT_MS << Math.min(attempt, 20)) * jitter);
    }

    /**
     * Whether it may be otherwise soon. After 429 the service did nothing; after 502, 503 and 504 it may have done the
     * work: a node answers 503 too when its database took a new key and the word of it was lost.
     */
    static boolean passes(GeokodException failure, boolean repeatable) {
        if (failure instanceof ConnectionException || failure instanceof TimeoutException) {
            return repeatable;
        }
        if (failure instanceof ProblemException problem && "idempotency_in_progress".equals(problem.code())) {
            return repeatable;
        }
        int status = failure.status();
        return status == 429 || repeatable && (status == 502 || status == 503 || status == 504);
    }

    /** Seconds, or a date as HTTP writes it. */
    static OptionalLong retryAfterMs(String header) {
        String text = header == null ? "" : header.strip();
        if (text.matches("[0-9]+")) {
            return OptionalLong.of(text.length() > 9 ? Long.MAX_VALUE / 2 : Long.parseLong(text) * 1000);
        }
        try {
            ZonedDateTime at = ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME);
            return OptionalLong.of(Math.max(0, Duration.between(ZonedDateTime.now(), at).toMillis()));
        } catch (DateTimeException none) {
            return OptionalLong.empty();
        }
    }
}
