package io.github.geokod;

import io.github.geokod.gen.model.BatchDelimiter;
import io.github.geokod.gen.model.BatchEncoding;
import io.github.geokod.gen.model.Lang;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** How a table is to be read and answered. What is not said is guessed, or as usual. */
public final class BatchOptions {
    private final Map<String, Object> given = new LinkedHashMap<>();

    /**
     * Where the address is: a name of the header, a number from 1, or {@code city,street,house} for columns of its parts.
     */
    public BatchOptions column(String value) {
        return with("column", value);
    }

    /** What stands between two columns. */
    public BatchOptions delimiter(BatchDelimiter value) {
        return with("delimiter", value);
    }

    /** How the letters are written. */
    public BatchOptions encoding(BatchEncoding value) {
        return with("encoding", value);
    }

    /** Whether the first line has the names of the columns. */
    public BatchOptions header(boolean value) {
        return with("header", value);
    }

    /** Codes with commas between, {@code RU,KZ}: only what lies there. */
    public BatchOptions country(String value) {
        return with("country", value);
    }

    /** That of the addresses that are found. */
    public BatchOptions lang(Lang value) {
        return with("lang", value);
    }

    /** A name of your own, to find the job by. */
    public BatchOptions label(String value) {
        return with("label", value);
    }

    /** Hears of this job. */
    public BatchOptions webhookUrl(URI value) {
        return with("webhook_url", value);
    }

    /** As it stands in an address. */
    String query() {
        return given.entrySet().stream()
            .map(option -> option.getKey() + "=" + URLEncoder.encode(option.getValue().toString(), StandardCharsets.UTF_8))
            .collect(Collectors.joining("&"));
    }

    private BatchOptions with(String name, Object value) {
        given.put(name, value);
        return this;
    }
}
