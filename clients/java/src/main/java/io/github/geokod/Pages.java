package io.github.geokod;

import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Lists that come page after page. */
public final class Pages {
    private Pages() {}

    /**
     * Every item of a list, page after page as they are needed. Of a list it is told how to ask for the page at a cursor
     * (null: the first), what its items are, and where the next page begins. A page that leads back to one that was read
     * is an {@link UnexpectedAnswerException}: the list would never end.
     */
    public static <P, T> Stream<T> each(
            Function<String, CompletableFuture<P>> list, Function<P, List<T>> items, Function<P, String> next) {
        Iterator<List<T>> pages = new Iterator<>() {
            private final Set<String> asked = new HashSet<>();
            private String cursor;
            private boolean isOver;

            @Override
            public boolean hasNext() {
                return !isOver;
            }

            @Override
            public List<T> next() {
                P page = Geokod.get(list.apply(cursor));
                cursor = next.apply(page);
                if (cursor != null && !asked.add(cursor)) {
                    throw UnexpectedAnswerException.flawed("The service", "its next page is one that was read");
                }
                isOver = cursor == null;
                return items.apply(page);
            }
        };
        Iterable<List<T>> once = () -> pages;
        return StreamSupport.stream(once.spliterator(), false).flatMap(List::stream);
    }
}
