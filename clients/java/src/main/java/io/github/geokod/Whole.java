package io.github.geokod;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Optional;
import javax.net.ssl.SSLSession;

/** A response whose body was read, as generated code wants to read it. */
record Whole(HttpResponse<byte[]> read) implements HttpResponse<InputStream> {
    @Override
    public int statusCode() {
        return read.statusCode();
    }

    @Override
    public HttpRequest request() {
        return read.request();
    }

    @Override
    public Optional<HttpResponse<InputStream>> previousResponse() {
        return Optional.empty();
    }

    @Override
    public HttpHeaders headers() {
        return read.headers();
    }

    @Override
    public InputStream body() {
        return new ByteArrayInputStream(read.body());
    }

    @Override
    public Optional<SSLSession> sslSession() {
        return read.sslSession();
    }

    @Override
    public URI uri() {
        return read.uri();
    }

    @Override
    public HttpClient.Version version() {
        return read.version();
    }
}
