package io.github.geokod;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** What came is nothing of the contract: a page to log in to a network, a proxy's own error. */
public final class UnexpectedAnswerException extends GeokodException {
    private static final int LONGEST_TEXT = 1000;
    private final int status;
    private final String text;
    private final transient HttpHeaders headers;

    private UnexpectedAnswerException(String origin, int status, HttpHeaders headers, String text, Throwable flaw) {
        super(origin + " answered " + status + " " + headers.firstValue("content-type").orElse("without a type")
            + ", which is no answer of the service" + (flaw == null ? "" : ": " + flaw.getMessage())
            + ". A network that wants a login, a proxy, or another service is there."
            + headers.firstValue("location").map(UnexpectedAnswerException::elsewhere).orElse(""), flaw);
        this.status = status;
        this.headers = headers;
        this.text = text.substring(0, Math.min(text.length(), LONGEST_TEXT));
    }

    /** For generated code: a response that looked like an answer, and what is wrong with it. */
    public static UnexpectedAnswerException of(HttpResponse<InputStream> response, IOException flaw) {
        String origin = Wire.originOf(response.uri());
        return new UnexpectedAnswerException(origin, response.statusCode(), response.headers(), "", flaw);
    }

    static UnexpectedAnswerException of(HttpResponse<?> response, byte[] body) {
        String text = new String(body, 0, Math.min(body.length, 4 * LONGEST_TEXT), StandardCharsets.UTF_8);
        String origin = Wire.originOf(response.uri());
        return new UnexpectedAnswerException(origin, response.statusCode(), response.headers(), text, null);
    }

    /** Each answer is one, and together they are none. */
    static UnexpectedAnswerException flawed(String origin, String flaw) {
        HttpHeaders none = HttpHeaders.of(Map.of(), (name, value) -> true);
        return new UnexpectedAnswerException(origin, 200, none, "", new IOException(flaw));
    }

    private static String elsewhere(String location) {
        int path = location.indexOf('/', location.indexOf("://") + 3);
        boolean isAddress = location.contains("://");
        return " It points to " + (isAddress ? location.substring(0, path < 0 ? location.length() : path) : "another path")
            + ".";
    }

    /** What the answer said of itself. */
    public String contentType() {
        return headers.firstValue("content-type").orElse("");
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
