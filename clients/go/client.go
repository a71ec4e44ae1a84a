// Package geokod is a client of Geokod: geocoding and routing for Russia and the CIS.
package geokod

import (
	"fmt"
	"net/http"
	"os"
	"regexp"
	"strings"
	"time"

	"github.com/geokod/geokod-go/v2/api"
)

// Version is that of the contract.
const Version = "2.4.0"

// Client has a method for each operation of the contract. It may be used by many goroutines.
type Client struct {
	api.Operations
	// Batch is for whole files of addresses.
	Batch *Batches
}

type settings struct {
	key, root, language string
	sandbox             bool
	timeout, maxWait    time.Duration
	retries             int
	http                *http.Client
}

// Option is a setting of a client.
type Option func(*settings)

// WithKey is gk_live_… or gk_test_…; GEOKOD_KEY of the environment without it.
func WithKey(key string) Option { return func(s *settings) { s.key = key } }

// WithBaseURL is where the service is, as https://geo.example.ru; GEOKOD_URL of the environment without it.
func WithBaseURL(address string) Option { return func(s *settings) { s.root = address } }

// WithSandbox asks for recorded answers, without a key.
func WithSandbox() Option { return func(s *settings) { s.sandbox = true } }

// WithLanguage is that of the texts of errors, ru or en.
func WithLanguage(language string) Option { return func(s *settings) { s.language = language } }

// WithTimeout is how long one attempt may take, to the last byte of its answer; 30 s.
func WithTimeout(timeout time.Duration) Option { return func(s *settings) { s.timeout = timeout } }

// WithRetries is how often a request that failed for a passing reason is sent again; 3.
func WithRetries(retries int) Option { return func(s *settings) { s.retries = retries } }

// WithMaxWait limits each wait between two attempts; a minute. Where the service asks for more, its refusal comes at once.
func WithMaxWait(wait time.Duration) Option { return func(s *settings) { s.maxWait = wait } }

// WithHTTPClient is another client than one of this package's own.
func WithHTTPClient(client *http.Client) Option { return func(s *settings) { s.http = client } }

// New makes a client; it fails where its address or its key cannot be one.
func New(options ...Option) (*Client, error) {
	s := &settings{
		key: os.Getenv("GEOKOD_KEY"), root: os.Getenv("GEOKOD_URL"), timeout: 30 * time.Second, maxWait: time.Minute,
		retries: 3, http: &http.Client{},
	}
	for _, option := range options {
		option(s)
	}
	if !isAddress.MatchString(s.root) {
		return nil, fmt.Errorf("%w: the address %q is none of a service; one looks like https://geo.example.ru. "+
			"It comes by WithBaseURL, or GEOKOD_URL in the environment", ErrArgument, s.root)
	}
	if err := checkKey(s.key); err != nil {
		return nil, err
	}
	s.root = strings.TrimRight(s.root, "/")
	s.http = staying(s.http)
	if s.sandbox {
		s.key, s.root = "", s.root+"/sandbox"
	}
	return &Client{Operations: api.Operations{Ask: s.ask}, Batch: &Batches{s}}, nil
}

// staying is a client that follows no redirect, and is otherwise the same: the service sends nobody elsewhere, and what
// does would get the key, or make a GET of a POST.
func staying(client *http.Client) *http.Client {
	copied := *client
	copied.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return &copied
}

var isAddress = regexp.MustCompile(`(?i)^https?://[^/\s]+\S*$`)

// checkKey says which character is to blame; the key itself is not repeated.
func checkKey(key string) error {
	for place, character := range []rune(key) {
		if character < 0x21 || character > 0x7e {
			return fmt.Errorf("%w: the key has %U as its character %d; keys have Latin letters, digits and \"_\" "+
				"only. Copy it again, whole and with nothing around it", ErrArgument, character, place+1)
		}
	}
	return nil
}

// Ptr is for fields that may be left out: &api.GeocodeParams{Q: geokod.Ptr("…")}.
func Ptr[T any](value T) *T { return &value }

// Null is for fields of a patch that are to be taken away.
func Null[T any]() **T {
	var none *T
	return &none
}
