package io.github.geokod;

import java.io.IOException;
import java.net.Authenticator;
import java.net.CookieHandler;
import java.net.ProxySelector;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;

/** What generated code sends its requests by: each goes through the wire, with its attempts. */
final class PatientHttp extends HttpClient {
    private final Wire wire;

    PatientHttp(Wire wire) {
        this.wire = wire;
    }

    /** Generated code reads all its bodies as streams. */
    @Override
    @SuppressWarnings("unchecked")
    public <T> CompletableFuture<HttpResponse<T>> sendAsync(HttpRequest request, HttpResponse.BodyHandler<T> handler) {
        return wire.call(request).thenApply(response -> (HttpResponse<T>) new Whole(response));
    }

    @Override
    public <T> CompletableFuture<HttpResponse<T>> sendAsync(
            HttpRequest request, HttpResponse.BodyHandler<T> handler, HttpResponse.PushPromiseHandler<T> pushed) {
        return sendAsync(request, handler);
    }

    @Override
    public <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> handler) throws IOException {
        return Geokod.get(sendAsync(request, handler));
    }

    @Override
    public Optional<CookieHandler> cookieHandler() {
        return wire.http.cookieHandler();
    }

    @Override
    public Optional<Duration> connectTimeout() {
        return wire.http.connectTimeout();
    }

    @Override
    public Redirect followRedirects() {
        return wire.http.followRedirects();
    }

    @Override
    public Optional<ProxySelector> proxy() {
        return wire.http.proxy();
    }

    @Override
    public SSLContext sslContext() {
        return wire.http.sslContext();
    }

    @Override
    public SSLParameters sslParameters() {
        return wire.http.sslParameters();
    }

    @Override
    public Optional<Authenticator> authenticator() {
        return wire.http.authenticator();
    }

    @Override
    public Version version() {
        return wire.http.version();
    }

    @Override
    public Optional<Executor> executor() {
        return wire.http.executor();
    }
}
