package io.github.geokod;

import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Optional;
import javax.net.ssl.SSLSession;

/** A response that was to be a stream and is no file, with the bytes that came instead. */
record Refused(HttpResponse<InputStream> head, byte[] body) implements HttpResponse<byte[]> {
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
    public HttpHeaders headers() {
        return head.headers();
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
