package io.github.geokod;

import io.github.geokod.gen.ApiClient;
import io.github.geokod.gen.api.AccountApi;
import io.github.geokod.gen.api.BatchApi;
import io.github.geokod.gen.api.GeocodingApi;
import io.github.geokod.gen.api.KeysApi;
import io.github.geokod.gen.api.RoutingApi;
import io.github.geokod.gen.api.SessionApi;
import io.github.geokod.gen.api.StatusApi;
import io.github.geokod.gen.api.WebhooksApi;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** A client of Geokod. Every operation of the contract is a method of one of its parts, and answers a future. */
public final class Geokod {
    /** That of the contract. */
    public static final String VERSION = "2.4.0";
    private final Wire wire;
    private final ApiClient client;

    private Geokod(Settings settings, HttpClient http) {
        wire = new Wire(settings, http);
        HttpClient patient = new PatientHttp(wire);
        client = new ApiClient() {
            @Override
            public HttpClient getHttpClient() {
                return patient;
            }
        };
        client.updateBaseUri(settings.root());
    }

    public static Builder builder() {
        return new Builder();
    }

    public GeocodingApi geocoding() {
        return new GeocodingApi(client);
    }

    public RoutingApi routing() {
        return new RoutingApi(client);
    }

    public KeysApi keys() {
        return new KeysApi(client);
    }

    public AccountApi account() {
        return new AccountApi(client);
    }

    public WebhooksApi webhooks() {
        return new WebhooksApi(client);
    }

    public StatusApi status() {
        return new StatusApi(client);
    }

    public SessionApi session() {
        return new SessionApi(client);
    }

    /** The jobs of the account; files themselves are sent and read by {@link #files()}. */
    public BatchApi batches() {
        return new BatchApi(client);
    }

    /** Whole files of addresses. */
    public Files files() {
        return new Files(wire);
    }

    /** Any number of addresses. */
    public GeocodeAll geocodeAll() {
        return new GeocodeAll(geocoding(), wire.settings.root());
    }

    /** Waits for an answer; what fails is the {@link GeokodException} itself. */
    public static <T> T get(CompletableFuture<T> answer) {
        try {
            return answer.join();
        } catch (CompletionException wrapped) {
            throw Wire.causeOf(wrapped) instanceof RuntimeException known ? known : wrapped;
        }
    }

    /** The settings of a client; what is not said comes from the environment, or is as usual. */
    public static final class Builder {
        private String key = System.getenv("GEOKOD_KEY");
        private String baseUrl = System.getenv("GEOKOD_URL");
        private boolean sandbox;
        private String language;
        private Duration timeout = Duration.ofSeconds(30);
        private Duration maxWait = Duration.ofMinutes(1);
        private int retries = 3;
        private HttpClient http;

        private Builder() {}

        /** {@code gk_live_…} or {@code gk_test_…}; GEOKOD_KEY of the environment without it. */
        public Builder key(String value) {
            key = value;
            return this;
        }

        /** Where the service is, as https://geo.example.ru; GEOKOD_URL of the environment without it. */
        public Builder baseUrl(String value) {
            baseUrl = value;
            return this;
        }

        /** Recorded answers, without a key. */
        public Builder sandbox(boolean value) {
            sandbox = value;
            return this;
        }

        /** Of the texts of errors, {@code ru} or {@code en}. */
        public Builder language(String value) {
            language = value;
            return this;
        }

        /** How long one attempt may take, to the last byte of its answer; 30 s. */
        public Builder timeout(Duration value) {
            timeout = value;
            return this;
        }

        /** How often a request that failed for a passing reason is sent again; 3. */
        public Builder retries(int value) {
            retries = value;
            return this;
        }

        /** No wait between two attempts is longer; a minute. Where the service asks for more, its refusal comes at once. */
        public Builder maxWait(Duration value) {
            maxWait = value;
            return this;
        }

        /** Another client than one of this package's own; one that follows redirects would carry the key elsewhere. */
        public Builder httpClient(HttpClient value) {
            http = value;
            return this;
        }

        public Geokod build() {
            if (http != null && http.followRedirects() != HttpClient.Redirect.NEVER) {
                throw new IllegalArgumentException("An HttpClient that follows redirects would take the key elsewhere.");
            }
            String root = baseUrl == null ? null : baseUrl.replaceAll("/+$", "") + (sandbox ? "/sandbox" : "");
            Settings settings = new Settings(root, sandbox ? null : key, language, timeout, retries, maxWait);
            return new Geokod(settings, http == null ? newHttp(root) : http);
        }

        /** Without TLS there is no way to agree on HTTP/2 but an upgrade, which proxies stumble over. */
        private static HttpClient newHttp(String root) {
            boolean isPlain = root.regionMatches(true, 0, "http:", 0, 5);
            var version = isPlain ? HttpClient.Version.HTTP_1_1 : HttpClient.Version.HTTP_2;
            return HttpClient.newBuilder().version(version).build();
        }
    }
}
