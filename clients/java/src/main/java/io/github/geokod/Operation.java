package io.github.geokod;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpHeaders;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What this layer has to know of an operation, from the contract. */
record Operation(
    String id, String method, String path, boolean repeatable, boolean idempotent, List<String> fields, List<String> types) {
    private static final List<Operation> ALL = read();
    /** By method and path, of those whose path has nothing to fill in. */
    private static final Map<String, Operation> PLAIN = ALL.stream().filter(each -> !each.path.contains("{"))
        .collect(Collectors.toMap(each -> each.method + each.path, each -> each));
    private static final Map<Operation, Pattern> OTHERS = ALL.stream().filter(each -> each.path.contains("{"))
        .collect(Collectors.toMap(each -> each, each -> Pattern.compile(each.path.replaceAll("\\{\\w+}", "[^/]+"))));

    /** Whether an answer is a file of this operation's, which may be longer than any other answer. */
    boolean isFile(int status, HttpHeaders headers) {
        return fields.isEmpty() && status / 100 == 2 && Wire.isOf(headers, types);
    }

    private static List<Operation> read() {
        try (InputStream table = Operation.class.getResourceAsStream("gen/operations.json")) {
            return List.of(new ObjectMapper().readValue(table, Operation[].class));
        } catch (IOException flaw) {
            throw new UncheckedIOException(flaw);
        }
    }

    /** That of a request, by its path behind the address of the service. */
    static Operation of(String method, String path) {
        Operation plain = PLAIN.get(method + path);
        return plain != null ? plain : OTHERS.entrySet().stream()
            .filter(each -> each.getKey().method.equals(method) && each.getValue().matcher(path).matches())
            .map(Map.Entry::getKey).findFirst().orElseThrow();
    }
}
