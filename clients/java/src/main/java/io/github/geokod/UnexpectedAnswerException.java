package io.github.geokod;

import java.net.http.HttpHeaders;

/** What came is nothing of the contract: a page to log in to a network, a proxy's own error. */
public final class UnexpectedAnswerException extends GeokodException {
    private static final int LONGEST_TEXT = 1000;
    private final int status;
    private final String text;
    private final transient HttpHeaders headers;

    UnexpectedAnswerException(String origin, int status, HttpHeaders headers, String text) {
        super(origin + " answered " + status + " " + headers.firstValue("content-type").orElse("without a type")
            + ", which is no answer of the service. A network that wants a login, a proxy, or another service is there.",
            null);
        this.status = status;
        this.headers = headers;
        this.text = text.substring(0, Math.min(text.length(), LONGEST_TEXT));
    }

    @Override
    public int status() {
        return status;
    }

    /** How it begins. */
    public String text() {
        return text;
    }

    @Override
    String retryAfter() {
        return headers.firstValue("retry-after").orElse(null);
    }
}
