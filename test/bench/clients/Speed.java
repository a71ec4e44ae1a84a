import io.github.geokod.Geokod;
import io.github.geokod.gen.ApiClient;
import io.github.geokod.gen.api.GeocodingApi;
import io.github.geokod.gen.api.GeocodingApi.GeocodeCall;
import io.github.geokod.gen.model.GeocodeAnswer;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.Callable;

/**
 * Compares the client for Java with the HTTP client and Jackson alone: sequential calls per second, in turns, and
 * processor time per call.
 */
public final class Speed {
    public static void main(String[] arguments) throws Exception {
        int calls = Integer.parseInt(arguments[0]);
        String query = "Ветроград, Посадская 11";
        GeocodingApi geocoding = Geokod.builder().build().geocoding();
        HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        String address = System.getenv("GEOKOD_URL") + "/v2/geocode?q=" + URLEncoder.encode(query, StandardCharsets.UTF_8);
        HttpRequest request = HttpRequest.newBuilder(URI.create(address))
            .header("Authorization", "Bearer " + System.getenv("GEOKOD_KEY")).build();
        var mapper = ApiClient.createDefaultObjectMapper();
        Best client = new Best();
        Best plain = new Best();
        for (int round = 0; round < 3; round++) {
            client.measure(calls, () ->
                Geokod.get(geocoding.geocode(GeocodeCall.newBuilder().q(query).build())));
            plain.measure(calls, () ->
                mapper.readValue(http.send(request, HttpResponse.BodyHandlers.ofByteArray()).body(), GeocodeAnswer.class));
        }
        System.out.printf(Locale.ROOT, "{\"client\":%f,\"plain\":%f,\"cpuUs\":{\"client\":%f,\"plain\":%f}}%n",
            client.rate, plain.rate, client.cpuUs, plain.cpuUs);
    }

    /** The best round of one of the two. */
    private static final class Best {
        private double rate;
        private double cpuUs = Double.POSITIVE_INFINITY;

        void measure(int calls, Callable<?> ask) throws Exception {
            long started = System.nanoTime();
            long before = usedNanos();
            for (int i = 0; i < calls; i++) {
                ask.call();
            }
            rate = Math.max(rate, calls * 1e9 / (System.nanoTime() - started));
            cpuUs = Math.min(cpuUs, (usedNanos() - before) / 1e3 / calls);
        }

        private static long usedNanos() {
            return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toNanos();
        }
    }
}
