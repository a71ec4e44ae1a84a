package io.github.geokod;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Base64;
import java.util.function.UnaryOperator;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Webhooks are Geokod's when they are signed with the webhook's secret, by the scheme of Standard Webhooks. */
public final class Webhooks {
    private static final long TOLERANCE_SECONDS = 300;
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private Webhooks() {}

    /** A request that was verified. The id is the same when it comes again, as it may: do what it says once for each. */
    public record Message(String id, String type, String timestamp, JsonNode data) {}

    /** What came is not from Geokod, is too old, or was changed on its way: answer 400 and do nothing else. */
    public static final class WebhookException extends RuntimeException {
        private final String fault;

        WebhookException(String fault, String message) {
            super(message);
            this.fault = fault;
        }

        /** {@code headers}, {@code time}, {@code signature} or {@code body}. */
        public String fault() {
            return fault;
        }
    }

    /** What a webhook says. Headers are asked for by their names; the body is what came, byte for byte. */
    public static Message verify(UnaryOperator<String> headers, byte[] body, String secret) {
        return verify(headers, body, secret, Instant.now());
    }

    static Message verify(UnaryOperator<String> headers, byte[] body, String secret, Instant now) {
        String id = headers.apply("webhook-id");
        String seconds = headers.apply("webhook-timestamp");
        String signatures = headers.apply("webhook-signature");
        if (id == null || seconds == null || signatures == null) {
            throw new WebhookException("headers", "webhook-id, webhook-timestamp and webhook-signature must be there.");
        }
        boolean isNow = seconds.matches("\\d{1,12}")
            && Math.abs(now.getEpochSecond() - Long.parseLong(seconds)) <= TOLERANCE_SECONDS;
        if (!isNow) {
            throw new WebhookException("time", "It was signed too long ago, or this clock is wrong.");
        }
        byte[] wanted = ("v1," + sign(secret, id + "." + seconds + ".", body)).getBytes(StandardCharsets.UTF_8);
        for (String each : signatures.split(" ")) {
            if (MessageDigest.isEqual(wanted, each.getBytes(StandardCharsets.UTF_8))) {
                return message(id, body);
            }
        }
        throw new WebhookException("signature", "No signature is of this secret and this body.");
    }

    private static String sign(String secret, String head, byte[] body) {
        if (!secret.startsWith("whsec_")) {
            throw new IllegalArgumentException("The secret of a webhook begins with whsec_ and has base64 after it.");
        }
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(Base64.getDecoder().decode(secret.substring(6)), "HmacSHA256"));
            mac.update(head.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(mac.doFinal(body));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Message message(String id, byte[] body) {
        try {
            JsonNode read = MAPPER.readTree(body);
            if (read.path("type").isTextual() && read.path("timestamp").isTextual() && read.path("data").isObject()) {
                return new Message(id, read.get("type").asText(), read.get("timestamp").asText(), read.get("data"));
            }
        } catch (IOException flaw) {
            // Told below.
        }
        throw new WebhookException("body", "It is signed, and says nothing that this version reads.");
    }
}
