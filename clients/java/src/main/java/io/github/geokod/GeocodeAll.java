package io.github.geokod;

import io.github.geokod.gen.api.GeocodingApi;
import io.github.geokod.gen.model.GeocodeItem;
import io.github.geokod.gen.model.GeocodeManyAnswer;
import io.github.geokod.gen.model.GeocodeManyRequest;
import io.github.geokod.gen.model.GeocodedItem;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntConsumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Any number of addresses: chunks of a hundred, several requests at a time, the answers in the order asked. */
public final class GeocodeAll {
    private static final int CHUNK = 100;
    private final GeocodingApi geocoding;
    private final String origin;
    private int concurrency = 4;
    private IntConsumer onProgress = done -> {};
    private UnaryOperator<GeocodeManyRequest> request = UnaryOperator.identity();

    GeocodeAll(GeocodingApi geocoding, String origin) {
        this.geocoding = geocoding;
        this.origin = origin;
    }

    /** How many requests are under way at a time; 4. */
    public GeocodeAll concurrency(int value) {
        concurrency = value;
        return this;
    }

    /** Told how many addresses are answered. */
    public GeocodeAll onProgress(IntConsumer value) {
        onProgress = value;
        return this;
    }

    /** Sets the other fields of each request: {@code request.lang(Lang.EN)}. */
    public GeocodeAll with(UnaryOperator<GeocodeManyRequest> value) {
        request = value;
        return this;
    }

    public Stream<GeocodedItem> texts(Iterable<String> texts) {
        Iterator<String> source = texts.iterator();
        return items(() -> new Iterator<>() {
            @Override
            public boolean hasNext() {
                return source.hasNext();
            }

            @Override
            public GeocodeItem next() {
                return new GeocodeItem().q(source.next());
            }
        });
    }

    /**
     * No more is read ahead than is being asked, so that the source may be longer than memory. Whoever closes the stream
     * stops what is under way.
     */
    public Stream<GeocodedItem> items(Iterable<GeocodeItem> items) {
        if (concurrency < 1) {
            throw new IllegalArgumentException("A concurrency of " + concurrency + " asks nothing.");
        }
        Iterator<GeocodeItem> source = items.iterator();
        Deque<CompletableFuture<GeocodeManyAnswer>> waiting = new ArrayDeque<>();
        Iterator<List<GeocodedItem>> chunks = new Iterator<>() {
            private int done;

            @Override
            public boolean hasNext() {
                while (waiting.size() < concurrency && source.hasNext()) {
                    waiting.add(ask(source));
                }
                return !waiting.isEmpty();
            }

            @Override
            public List<GeocodedItem> next() {
                List<GeocodedItem> answers = Geokod.get(waiting.remove()).getItems();
                done += answers.size();
                onProgress.accept(done);
                return answers;
            }
        };
        Iterable<List<GeocodedItem>> once = () -> chunks;
        return StreamSupport.stream(once.spliterator(), false).flatMap(List::stream)
            .onClose(() -> waiting.forEach(answer -> answer.cancel(true)));
    }

    private CompletableFuture<GeocodeManyAnswer> ask(Iterator<GeocodeItem> source) {
        List<GeocodeItem> chunk = new ArrayList<>();
        while (chunk.size() < CHUNK && source.hasNext()) {
            chunk.add(source.next());
        }
        GeocodeManyRequest body = request.apply(new GeocodeManyRequest()).items(chunk);
        var call = GeocodingApi.GeocodeManyCall.newBuilder().geocodeManyRequest(body).build();
        return geocoding.geocodeMany(call).thenApply(answer -> {
            if (answer.getItems().size() != chunk.size()) {
                // Nobody would know which answer belongs to which address.
                String flaw = answer.getItems().size() + " answers to " + chunk.size() + " addresses";
                throw UnexpectedAnswerException.flawed(origin, flaw);
            }
            return answer;
        });
    }
}
