package io.github.geokod;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A request with all its attempts. */
final class Call {
    private final Wire wire;
    private final HttpRequest request;
    private final Operation operation;
    private final boolean isRepeatable;
    private volatile boolean isStopped;
    private volatile CompletableFuture<?> underWay;

    Call(Wire wire, HttpRequest request) {
        this.wire = wire;
        operation = wire.operationOf(request);
        this.request = wire.signed(request, operation);
        isRepeatable = operation.repeatable() || this.request.headers().firstValue("Idempotency-Key").isPresent();
    }

    /** The whole response of a 2xx that the contract knows. */
    CompletableFuture<HttpResponse<byte[]>> begin() {
        return Stoppable.of(attempt(0), this::stop);
    }

    private void stop() {
        isStopped = true;
        CompletableFuture<?> last = underWay;
        if (last != null) {
            last.cancel(true);
        }
    }

    private CompletableFuture<HttpResponse<byte[]>> attempt(int number) {
        if (isStopped) {
            return CompletableFuture.failedFuture(new CancellationException());
        }
        CompletableFuture<HttpResponse<byte[]>> once = wire.once(request, operation, wire.settings.timeout());
        underWay = once;
        if (isStopped) {
            once.cancel(true);
        }
        return once.handle((response, error) -> error == null
            ? CompletableFuture.completedFuture(response) : after(Wire.causeOf(error), number))
            .thenCompose(next -> next);
    }

    private CompletableFuture<HttpResponse<byte[]>> after(Throwable error, int number) {
        if (!(error instanceof GeokodException failure)) {
            return CompletableFuture.failedFuture(error);
        }
        OptionalLong wait = Retry.waitAfter(failure, number, isRepeatable, wire.settings);
        if (wait.isEmpty()) {
            return CompletableFuture.failedFuture(failure);
        }
        var later = CompletableFuture.delayedExecutor(wait.getAsLong(), TimeUnit.MILLISECONDS);
        return CompletableFuture.runAsync(() -> {}, later).thenCompose(passed -> attempt(number + 1));
    }
}
