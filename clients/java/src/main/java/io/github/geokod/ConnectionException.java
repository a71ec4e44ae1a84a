package io.github.geokod;

/** Nobody was reached, or the connection was lost before the whole answer had come. */
public final class ConnectionException extends GeokodException {
    ConnectionException(String origin, Throwable cause) {
        super("The connection to " + origin + " failed or was lost: " + cause.getMessage(), cause);
    }
}
