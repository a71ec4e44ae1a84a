import com.google.gson.GsonBuilder;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.JSON;
import org.openapitools.client.api.AccountApi;
import org.openapitools.client.api.BatchApi;
import org.openapitools.client.api.GeocodingApi;
import org.openapitools.client.api.KeysApi;
import org.openapitools.client.api.RoutingApi;
import org.openapitools.client.model.*;

/** Calls the service by the client that openapi-generator wrote for Java, and prints what it got. */
public final class Calls {
    public static void main(String[] arguments) throws ApiException, IOException {
        ApiClient owner = client(arguments[0], arguments[1]);
        KeysApi keys = new KeysApi(owner);
        KeyRequest wish = new KeyRequest().label("java");
        CreatedKey created = keys.createKey(wish, "java-1");
        CreatedKey again = keys.createKey(wish, "java-1");
        Key read = keys.getKey(created.getId());
        KeyList list = keys.listKeys(100, null);

        GeocodingApi geocoding = new GeocodingApi(client(arguments[0], created.getKey()));
        GeocodeResult found = geocoding.geocode(
            arguments[2], null, null, null, null, null, null, null, null, null, null, null, null, null).getResults().get(0);
        List<Point> points = new ArrayList<>();
        for (double[] one : new double[][] {{54.442, 148.3408}, {54.4554, 148.3262}, {54.6, 148.9}}) {
            points.add(new Point().lat(one[0]).lon(one[1]));
        }
        RoutingApi routing = new RoutingApi(owner);
        MatrixAnswer matrix = routing.matrix(new MatrixRequest().profile(Profile.CAR).origins(points));
        RouteAnswer route = routing.route(new RouteRequest().profile(Profile.CAR).points(points.subList(0, 2)));

        AccountPatch patch = new AccountPatch().limits(new LimitsPatch().monthlyUnits(5_000_000_000L));
        Account account = new AccountApi(owner).updateAccount(patch);
        keys.revokeKey(created.getId());
        Problem problem = null;
        try {
            keys.getKey("key_of_nobody");
        } catch (ApiException refusal) {
            problem = JSON.deserialize(refusal.getResponseBody(), Problem.class);
        }

        File result = new BatchApi(owner).getBatchResult(arguments[3], null, null, null, null);
        String table = Files.readString(result.toPath());

        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("key", created.getKey());
        facts.put("again", again.getKey());
        facts.put("start", read.getStart());
        facts.put("listed", list.getItems().size());
        facts.put("lat", found.getLat());
        facts.put("lon", found.getLon());
        facts.put("precision", found.getPrecision());
        facts.put("distances", matrix.getDistancesM());
        facts.put("line", route.getRoutes().get(0).getGeometry().getActualInstance());
        facts.put("units", account.getLimits().getMonthlyUnits());
        facts.put("code", problem.getCode());
        facts.put("table", table);
        System.out.println(new GsonBuilder().serializeNulls().create().toJson(facts));
    }

    private static ApiClient client(String address, String key) {
        ApiClient client = new ApiClient();
        client.setBasePath(address);
        client.setBearerToken(key);
        return client;
    }
}
