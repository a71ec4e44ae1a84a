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
import java.util.concurrent.Callable;

/** Calls per second of the client for Java, and of its HTTP client with Jackson alone, one after another in turns. */
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
        double client = 0;
        double plain = 0;
        for (int round = 0; round < 3; round++) {
            client = Math.max(client, rate(calls, () ->
                Geokod.get(geocoding.geocode(GeocodeCall.newBuilder().q(query).build()))));
            plain = Math.max(plain, rate(calls, () ->
                mapper.readValue(http.send(request, HttpResponse.BodyHandlers.ofByteArray()).body(), GeocodeAnswer.class)));
        }
        System.out.println("{\"client\":" + client + ",\"plain\":" + plain + "}");
    }

    private static double rate(int calls, Callable<?> ask) throws Exception {
        long started = System.nanoTime();
        for (int i = 0; i < calls; i++) {
            ask.call();
        }
        return calls * 1e9 / (System.nanoTime() - started);
    }
}
