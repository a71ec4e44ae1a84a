package geokod

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/geokod/geokod-go/v2/api"
)

// operation is what this layer has to know of one, from the contract.
type operation struct {
	ID         string   `json:"id"`
	Repeatable bool     `json:"repeatable"`
	Idempotent bool     `json:"idempotent"`
	Fields     []string `json:"fields"`
	Types      []string `json:"types"`
}

// isFile tells whether an answer is a file of the operation's, which may be longer than any other answer.
func (o operation) isFile(response *http.Response) bool {
	return len(o.Fields) == 0 && response.StatusCode/100 == 2 && isOf(response, o.Types)
}

var operations = readOperations()

func readOperations() map[string]operation {
	var rows []operation
	if err := json.Unmarshal(api.Table, &rows); err != nil {
		panic(err)
	}
	byID := make(map[string]operation, len(rows))
	for _, row := range rows {
		byID[row.ID] = row
	}
	return byID
}

// ask sends a request as often as it takes, and reads its answer.
func (s *settings) ask(
	ctx context.Context, id string, build func(server string) (*http.Request, error), into any,
) error {
	known := operations[id]
	request, err := build(s.root + "/")
	if err != nil {
		return err
	}
	s.sign(request)
	if known.Idempotent && request.Header.Get("Idempotency-Key") == "" {
		request.Header.Set("Idempotency-Key", rand.Text())
	}
	repeatable := known.Repeatable || request.Header.Get("Idempotency-Key") != ""
	if !repeatable && request.Method == http.MethodGet {
		// The transport sends a GET again by itself when a connection that was kept is closed without an answer; never
		// one with a body that it cannot make anew. An empty one of unknown length is seen to be none, and not sent.
		request.Body, request.GetBody = io.NopCloser(strings.NewReader("")), nil
	}
	for attempt := 0; ; attempt++ {
		err := s.once(ctx, request, known, into)
		if err == nil {
			return nil
		}
		wait, again := s.waitAfter(err, attempt, repeatable)
		if !again || ctx.Err() != nil {
			return err
		}
		if err := pause(ctx, wait); err != nil {
			return err
		}
	}
}

func (s *settings) sign(request *http.Request) {
	request.Header.Set("User-Agent", "geokod-go/"+Version)
	if s.key != "" {
		request.Header.Set("Authorization", "Bearer "+s.key)
	}
	if s.language != "" {
		request.Header.Set("Accept-Language", s.language)
	}
}

// once is one attempt, to the last byte of its answer.
func (s *settings) once(ctx context.Context, request *http.Request, known operation, into any) error {
	response, body, err := s.attempt(ctx, request, known, s.timeout)
	if err != nil {
		return err
	}
	if err := check(response, body, known); err != nil {
		return err
	}
	switch target := into.(type) {
	case nil:
		return nil
	case *[]byte:
		*target = body
		return nil
	}
	if err := json.Unmarshal(body, into); err != nil {
		return unexpected(response, body, err)
	}
	return nil
}

func (s *settings) attempt(
	ctx context.Context, request *http.Request, known operation, timeout time.Duration,
) (*http.Response, []byte, error) {
	limited, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	sent := request.Clone(limited)
	if request.GetBody != nil {
		body, err := request.GetBody()
		if err != nil {
			return nil, nil, err
		}
		sent.Body = body
	}
	response, err := s.http.Do(sent)
	if err != nil {
		return nil, nil, s.failure(ctx, limited, request, timeout, err)
	}
	defer response.Body.Close()
	longest := longestAnswer
	if known.isFile(response) {
		longest = longestFile
	}
	body, err := readWhole(response, longest)
	var unexpected *UnexpectedAnswerError
	switch {
	case errors.As(err, &unexpected):
		return nil, nil, err
	case err != nil:
		return nil, nil, s.failure(ctx, limited, request, timeout, err)
	}
	return response, body, nil
}

const (
	// longestAnswer is far more than the contract lets a JSON or a refusal have.
	longestAnswer = 64 << 20
	// longestFile is more than the largest result: 256 MB, doubled by UTF-8, and a million rows of 250 bytes.
	longestFile = 1 << 30
)

var mark = []byte("\xef\xbb\xbf")

// readWhole reads a body; one that goes on and on is no answer.
func readWhole(response *http.Response, longest int) ([]byte, error) {
	body, err := io.ReadAll(io.LimitReader(response.Body, int64(longest)+1))
	if err == nil && len(body) > longest {
		err = unexpected(response, body, fmt.Errorf("it is longer than %d bytes", longest))
	}
	return bytes.TrimPrefix(body, mark), err
}

// failure is the caller's own, a time-out, or a lost connection.
func (s *settings) failure(ctx, limited context.Context, request *http.Request, timeout time.Duration, err error) error {
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.Is(limited.Err(), context.DeadlineExceeded):
		return &TimeoutError{After: timeout, origin: originOf(request.URL)}
	default:
		return &ConnectionError{origin: originOf(request.URL), cause: err}
	}
}

// check refuses what is no answer, as the empty 200 of a proxy. Of JSON one promised field is enough: a service older
// than this package may lack others.
func check(response *http.Response, body []byte, known operation) error {
	if response.StatusCode/100 != 2 {
		return refusal(response, body)
	}
	if len(known.Types) == 0 {
		if response.StatusCode == http.StatusNoContent {
			return nil
		}
		return unexpected(response, body, nil)
	}
	if !isOf(response, known.Types) || len(body) == 0 {
		return unexpected(response, body, nil)
	}
	if len(known.Fields) == 0 {
		return nil
	}
	if !utf8.Valid(body) {
		return unexpected(response, body, errors.New("its text is no UTF-8"))
	}
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(body, &fields); err != nil {
		return unexpected(response, body, err)
	}
	if !slices.ContainsFunc(known.Fields, func(name string) bool { return fields[name] != nil }) {
		return unexpected(response, body, fmt.Errorf("it has none of the fields of %s", known.ID))
	}
	return nil
}

func isOf(response *http.Response, types []string) bool {
	kind, _, _ := mime.ParseMediaType(response.Header.Get("Content-Type"))
	return slices.Contains(types, kind)
}

// repeated makes a body that can be sent again.
func repeated(body []byte) func() (io.Reader, error) {
	return func() (io.Reader, error) { return bytes.NewReader(body), nil }
}
