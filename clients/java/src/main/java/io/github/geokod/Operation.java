package io.github.geokod;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.regex.Pattern;

/** What this layer has to know of an operation, from the contract. */
record Operation(
    String id, String method, String path, boolean repeatable, boolean idempotent, List<String> fields, List<String> types) {
    private static final List<Operation> ALL = read();

    private static List<Operation> read() {
        try (InputStream table = Operation.class.getResourceAsStream("gen/operations.json")) {
            return List.of(new ObjectMapper().readValue(table, Operation[].class));
        } catch (IOException flaw) {
            throw new UncheckedIOException(flaw);
        }
    }

    /** That of a request; the path may stand behind another one. */
    static Operation of(String method, String path) {
        return ALL.stream().filter(one -> one.method.equals(method) && one.fits(path)).findFirst().orElseThrow();
    }

    private boolean fits(String asked) {
        return Pattern.compile(".*" + path.replaceAll("\\{\\w+}", "[^/]+")).matcher(asked).matches();
    }
}
