package io.github.geokod;

import java.time.Duration;
import java.util.regex.Pattern;

/** What a client is made with. */
record Settings(String root, String key, String language, Duration timeout, int retries, Duration maxWait) {
    private static final Pattern ADDRESS = Pattern.compile("(?i)https?://[^/\\s]+\\S*");

    Settings {
        if (root == null || !ADDRESS.matcher(root).matches()) {
            throw new IllegalArgumentException("The base URL \"" + root + "\" is no address of a service; one looks like "
                + "https://geo.example.ru. It is a setting of the builder, or GEOKOD_URL in the environment.");
        }
        refuseStrange(key);
    }

    /** Says which character is to blame; the key itself is not repeated. */
    private static void refuseStrange(String key) {
        for (int place = 0; key != null && place < key.length(); place++) {
            char character = key.charAt(place);
            if (character < 0x21 || character > 0x7e) {
                throw new IllegalArgumentException(String.format("The key has U+%04X as its character %d; keys have Latin "
                    + "letters, digits and \"_\" only. Copy it again, whole and with nothing around it.",
                    (int) character, place + 1));
            }
        }
    }

    boolean hasKey() {
        return key != null && !key.isEmpty();
    }
}
