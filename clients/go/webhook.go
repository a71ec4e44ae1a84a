package geokod

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// WebhookError means that what came is not from Geokod, is too old, or was changed on its way: answer 400 and do nothing
// else. Fault is headers, time, signature or body.
type WebhookError struct {
	Fault   string
	message string
}

func (e *WebhookError) Error() string { return e.message }

// WebhookMessage is a request that was verified.
type WebhookMessage struct {
	// ID is the same when it comes again, as it may: do what it says once for each.
	ID string `json:"id"`
	// Type: leave those alone that you do not know.
	Type string `json:"type"`
	// Timestamp is when it happened.
	Timestamp string         `json:"timestamp"`
	Data      map[string]any `json:"data"`
}

const tolerance = 300 * time.Second

// VerifyWebhook is what a webhook says, when it is signed with this secret by the scheme of Standard Webhooks. The body is
// what came, byte for byte.
func VerifyWebhook(header http.Header, body []byte, secret string) (*WebhookMessage, error) {
	return VerifyWebhookAt(header, body, secret, time.Now())
}

// VerifyWebhookAt is VerifyWebhook at another time than now.
func VerifyWebhookAt(header http.Header, body []byte, secret string, now time.Time) (*WebhookMessage, error) {
	id, seconds := header.Get("webhook-id"), header.Get("webhook-timestamp")
	signatures := header.Get("webhook-signature")
	if id == "" || seconds == "" || signatures == "" {
		return nil, &WebhookError{"headers", "webhook-id, webhook-timestamp and webhook-signature must be there"}
	}
	at, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil || now.Sub(time.Unix(at, 0)).Abs() > tolerance {
		return nil, &WebhookError{"time", "it was signed too long ago, or this clock is wrong"}
	}
	text, isOurs := strings.CutPrefix(secret, "whsec_")
	key, err := base64.StdEncoding.DecodeString(text)
	if err != nil || !isOurs || len(key) == 0 {
		return nil, fmt.Errorf("%w: the secret of a webhook begins with whsec_ and has base64 after it", ErrArgument)
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(id + "." + seconds + "."))
	mac.Write(body)
	if !isSigned(signatures, mac.Sum(nil)) {
		return nil, &WebhookError{"signature", "no signature is of this secret and this body"}
	}
	message := WebhookMessage{ID: id}
	if err := json.Unmarshal(body, &message); err != nil || message.Type == "" || message.Data == nil {
		return nil, &WebhookError{"body", "it is signed, and says nothing that this version reads"}
	}
	message.ID = id
	return &message, nil
}

// isSigned: after a roll there are two signatures, and other versions may come to stand beside this one.
func isSigned(signatures string, expected []byte) bool {
	wanted := []byte("v1," + base64.StdEncoding.EncodeToString(expected))
	for _, each := range strings.Split(signatures, " ") {
		if hmac.Equal([]byte(each), wanted) {
			return true
		}
	}
	return false
}
