package io.github.geokod;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import javax.net.ssl.SSLSession;

/** A response with its body as it was read, and unpacked. */
record Read(HttpResponse<?> head, HttpHeaders headers, byte[] body) implements HttpResponse<byte[]> {
    Read(HttpResponse<?> head, byte[] body, int longest) throws IOException {
        this(head, HttpHeaders.of(head.headers().map(), (name, value) -> !isCoding(name)), unpacked(head, body, longest));
    }

    /** A part of the bytes that an answer may have at most, if it has more. */
    private static byte[] unpacked(HttpResponse<?> head, byte[] body, int longest) throws IOException {
        String coding = head.headers().firstValue("content-encoding").orElse("identity").strip();
        if (!coding.equalsIgnoreCase("gzip") || body.length == 0) {
            return body;
        }
        try (GZIPInputStream unpacking = new GZIPInputStream(new ByteArrayInputStream(body))) {
            return unpacking.readNBytes(longest + 1);
        }
    }

    /** It speaks of the bytes on the wire. */
    private static boolean isCoding(String name) {
        return name.equalsIgnoreCase("content-encoding") || name.equalsIgnoreCase("content-length");
    }

    @Override
    public int statusCode() {
        return head.statusCode();
    }

    @Override
    public HttpRequest request() {
        return head.request();
    }

    @Override
    public Optional<HttpResponse<byte[]>> previousResponse() {
        return Optional.empty();
    }

    @Override
    public Optional<SSLSession> sslSession() {
        return head.sslSession();
    }

    @Override
    public URI uri() {
        return head.uri();
    }

    @Override
    public HttpClient.Version version() {
        return head.version();
    }
}
