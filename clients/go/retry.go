package geokod

import (
	"context"
	"math/rand/v2"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"
)

const firstWait = 250 * time.Millisecond

// waitAfter is how long to wait before the next attempt; false where there is none, as when the service asks for too
// much patience.
func (s *settings) waitAfter(err error, attempt int, repeatable bool) (time.Duration, bool) {
	if attempt >= s.retries || !passes(err, repeatable) {
		return 0, false
	}
	_, _, header := refused(err)
	if asked, told := retryAfter(header); told {
		return asked + time.Duration(rand.Float64()*float64(firstWait)), asked <= s.maxWait
	}
	return min(growingWait(attempt), s.maxWait), true
}

// growingWait is twice as long each time, and never for all clients at the same moment.
func growingWait(attempt int) time.Duration {
	return time.Duration(float64(firstWait<<min(attempt, 20)) * (0.5 + rand.Float64()/2))
}

// passes tells failures that may be otherwise soon. After 429 the service did nothing; after 502, 503 and 504 it may have
// done the work: a node answers 503 too when its database took a new key and the word of it was lost.
func passes(err error, repeatable bool) bool {
	if isLost(err) {
		return repeatable
	}
	status, code, _ := refused(err)
	if code == "idempotency_in_progress" {
		return repeatable
	}
	switch status {
	case http.StatusTooManyRequests:
		return true
	case http.StatusBadGateway, http.StatusServiceUnavailable, http.StatusGatewayTimeout:
		return repeatable
	}
	return false
}

var digits = regexp.MustCompile(`^\d+$`)

// longestAsked is more than anybody waits for.
const longestAsked = 1 << 30

// retryAfter reads seconds, or a date as HTTP writes it.
func retryAfter(header http.Header) (time.Duration, bool) {
	text := strings.TrimSpace(header.Get("Retry-After"))
	if digits.MatchString(text) {
		seconds, err := strconv.Atoi(text)
		if err != nil || seconds > longestAsked {
			seconds = longestAsked
		}
		return time.Duration(seconds) * time.Second, true
	}
	at, err := http.ParseTime(text)
	if err != nil {
		return 0, false
	}
	return max(0, time.Until(at)), true
}

// pause ends early when the caller's context does.
func pause(ctx context.Context, wait time.Duration) error {
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}
