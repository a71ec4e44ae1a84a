package io.github.geokod;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

/** Writes a stream into a file that is there only when it is whole. */
final class Saving {
    private Saving() {}

    static CompletableFuture<Path> begin(InputStream source, Path file) {
        CompletableFuture<Path> saved = new CompletableFuture<>();
        Thread thread = new Thread(() -> {
            try (source) {
                saved.complete(save(source, file));
            } catch (Throwable failure) {
                saved.completeExceptionally(failure);
            }
        }, "geokod-download");
        thread.setDaemon(true);
        thread.start();
        return Stoppable.of(saved, () -> {
            if (!saved.isDone()) {
                close(source);
                thread.interrupt();
            }
        });
    }

    private static void close(InputStream source) {
        try {
            source.close();
        } catch (IOException gone) {
            // It is closed either way.
        }
    }

    private static Path save(InputStream source, Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        // A temporary file of the JDK can be read by its owner alone.
        Path part = folder.resolve(file.getFileName() + "." + UUID.randomUUID() + ".part");
        try {
            try (OutputStream out = Files.newOutputStream(part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                source.transferTo(out);
            }
            return Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }
}
