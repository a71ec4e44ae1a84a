package io.github.geokod;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/**
 * The future of a call. Whoever cancels it, or a future that was made of it, stops the call: the attempt under way, and
 * those that would follow.
 */
final class Stoppable<T> extends CompletableFuture<T> {
    private final Runnable stop;

    Stoppable(Runnable stop) {
        this.stop = stop;
    }

    /** Ends as the work does. */
    static <T> Stoppable<T> of(CompletableFuture<T> work, Runnable stop) {
        Stoppable<T> answer = new Stoppable<>(stop);
        work.whenComplete((result, error) -> {
            if (error == null) {
                answer.complete(result);
            } else {
                answer.completeExceptionally(error instanceof CompletionException ? error.getCause() : error);
            }
        });
        return answer;
    }

    @Override
    public <U> CompletableFuture<U> newIncompleteFuture() {
        return new Stoppable<>(stop);
    }

    @Override
    public boolean cancel(boolean mayInterrupt) {
        boolean isCancelled = super.cancel(mayInterrupt);
        stop.run();
        return isCancelled;
    }

    /** As its time-out does, which {@code orTimeout} sets. */
    @Override
    public boolean completeExceptionally(Throwable error) {
        boolean isFirst = super.completeExceptionally(error);
        stop.run();
        return isFirst;
    }
}
