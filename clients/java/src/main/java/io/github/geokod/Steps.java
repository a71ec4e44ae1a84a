package io.github.geokod;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Work that goes on step after step, with waits between them and no thread that waits. A step that failed for a passing
 * reason is taken again, until patience is over. Whoever cancels the future stops the step under way and those that would
 * follow.
 */
final class Steps<T> {
    /** What a step brought, and what it leads to: the end, or another step after a wait. */
    record Next<T>(T result, long waitMs) {
        static <T> Next<T> end(T result) {
            return new Next<>(result, -1);
        }

        static <T> Next<T> after(T result, long waitMs) {
            return new Next<>(result, waitMs);
        }
    }

    private final Patience patience;
    private final Supplier<CompletableFuture<Next<T>>> work;
    private final Consumer<T> onStep;
    private final CompletableFuture<T> end = new CompletableFuture<>();
    private volatile boolean isStopped;
    private volatile CompletableFuture<?> underWay;

    /** What {@code onStep} throws, which hears of every good step, is no failure of the step: it ends the work. */
    Steps(Patience patience, Supplier<CompletableFuture<Next<T>>> work, Consumer<T> onStep) {
        this.patience = patience;
        this.work = work;
        this.onStep = onStep;
    }

    CompletableFuture<T> begin() {
        take();
        return Stoppable.of(end, this::stop);
    }

    private void stop() {
        isStopped = true;
        CompletableFuture<?> last = underWay;
        if (last != null) {
            last.cancel(true);
        }
    }

    private void take() {
        if (isStopped) {
            end.cancel(true);
            return;
        }
        CompletableFuture<Next<T>> step;
        try {
            step = work.get();
        } catch (RuntimeException failure) {
            // Thrown in a thread of the timer, where nobody would hear of it.
            end.completeExceptionally(failure);
            return;
        }
        underWay = step;
        if (isStopped) {
            step.cancel(true);
        }
        step.whenComplete((next, error) -> {
            try {
                follow(next, error);
            } catch (RuntimeException failure) {
                end.completeExceptionally(failure);
            }
        });
    }

    private void follow(Next<T> next, Throwable error) {
        if (error != null) {
            again(patience.waitAfter(Wire.causeOf(error)));
            return;
        }
        onStep.accept(next.result);
        if (next.waitMs < 0) {
            end.complete(next.result);
        } else {
            patience.heard();
            again(next.waitMs);
        }
    }

    private void again(long waitMs) {
        CompletableFuture.delayedExecutor(waitMs, TimeUnit.MILLISECONDS).execute(this::take);
    }
}
