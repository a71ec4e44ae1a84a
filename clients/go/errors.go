package geokod

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"time"

	"github.com/geokod/geokod-go/v2/api"
)

// ProblemError is what the service refused, and why: Code is for programs, Detail for people, RequestID for support.
type ProblemError struct {
	Code      string
	Status    int
	Title     string
	Detail    string
	RequestID string
	// Type is the address of a page that explains the code.
	Type string
	// Errors has what was wrong with the request, part by part.
	Errors []api.FieldError
	// Quota comes with 402.
	Quota  *api.Quota
	Header http.Header
}

func (e *ProblemError) Error() string { return fmt.Sprintf("%s (%s)", e.Detail, e.Code) }

// UnexpectedAnswerError means that what came is nothing of the contract: a page to log in to a network, a proxy's error.
type UnexpectedAnswerError struct {
	Status      int
	ContentType string
	// Text is how it begins.
	Text   string
	Header http.Header
	origin string
	flaw   error
}

func (e *UnexpectedAnswerError) Error() string {
	kind := e.ContentType
	if kind == "" {
		kind = "without a type"
	}
	elsewhere := ""
	if to := e.Header.Get("Location"); to != "" {
		elsewhere = " It points to " + originOfText(to) + "."
	}
	wrong := ""
	if e.flaw != nil {
		wrong = ": " + e.flaw.Error()
	}
	return fmt.Sprintf("%s answered %d %s, which is no answer of the service%s. A network that wants a login, a proxy, "+
		"or another service is there.%s", e.origin, e.Status, kind, wrong, elsewhere)
}

func (e *UnexpectedAnswerError) Unwrap() error { return e.flaw }

// ConnectionError means that nobody was reached, or the connection was lost before the whole answer had come.
type ConnectionError struct {
	origin string
	cause  error
}

func (e *ConnectionError) Error() string {
	return fmt.Sprintf("the connection to %s failed or was lost: %v", e.origin, e.cause)
}

func (e *ConnectionError) Unwrap() error { return e.cause }

// TimeoutError means that the whole answer had not come in time.
type TimeoutError struct {
	After  time.Duration
	origin string
}

func (e *TimeoutError) Error() string {
	return fmt.Sprintf("%s did not answer within %s", e.origin, e.After)
}

// Timeout is for those who ask net.Error.
func (e *TimeoutError) Timeout() bool { return true }

// ErrArgument is what errors are of a call that is refused before anything is sent.
var ErrArgument = errors.New("geokod: this cannot be asked")

const longestText = 1000

// refusal is the error that an answer is which is no 2xx.
func refusal(response *http.Response, body []byte) error {
	var parts map[string]json.RawMessage
	err := json.Unmarshal(body, &parts)
	refused := &ProblemError{Status: response.StatusCode, Header: response.Header}
	// What is beside the code and the text may be of another release.
	for name, field := range map[string]any{
		"code": &refused.Code, "detail": &refused.Detail, "title": &refused.Title, "request_id": &refused.RequestID,
		"type": &refused.Type, "quota": &refused.Quota, "errors": &refused.Errors,
	} {
		if value, there := parts[name]; there {
			_ = json.Unmarshal(value, field)
		}
	}
	if refused.Code == "" || refused.Detail == "" {
		return unexpected(response, body, err)
	}
	return refused
}

func unexpected(response *http.Response, body []byte, flaw error) error {
	return &UnexpectedAnswerError{
		Status: response.StatusCode, ContentType: response.Header.Get("Content-Type"), Header: response.Header,
		Text: string(body[:min(len(body), longestText)]), origin: originOf(response.Request.URL), flaw: flaw,
	}
}

// originOf is never the rest of an address, which may hold what somebody is looking for.
func originOf(address *url.URL) string { return address.Scheme + "://" + address.Host }

// originOfText is that of a text that may be no address.
func originOfText(text string) string {
	address, err := url.Parse(text)
	if err != nil || address.Host == "" {
		return "another path"
	}
	return originOf(address)
}

// refused is the status, code and headers of an answer that was none.
func refused(err error) (status int, code string, header http.Header) {
	var problem *ProblemError
	var other *UnexpectedAnswerError
	switch {
	case errors.As(err, &problem):
		return problem.Status, problem.Code, problem.Header
	case errors.As(err, &other):
		return other.Status, "", other.Header
	}
	return 0, "", nil
}

// isLost tells failures of the way there and back.
func isLost(err error) bool {
	var lost *ConnectionError
	var late *TimeoutError
	return errors.As(err, &lost) || errors.As(err, &late)
}
