package io.github.geokod;

/** What every failure of a call is; a future that failed has it as its cause. */
public abstract class GeokodException extends RuntimeException {
    GeokodException(String message, Throwable cause) {
        super(message, cause);
    }

    /** The status of an answer that was none, 0 where nothing came. */
    int status() {
        return 0;
    }

    /** The waiting time that an answer asked for; null where it did not. */
    String retryAfter() {
        return null;
    }
}
