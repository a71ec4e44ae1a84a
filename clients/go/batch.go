package geokod

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"time"

	"github.com/geokod/geokod-go/v2/api"
)

const (
	hour     = time.Hour
	patience = 10 * time.Minute
	// askAgain is between two questions, where the service names no time.
	askAgain = 2 * time.Second
)

// Batches are files of addresses: sent, waited for and read, through cut connections and restarts of the service.
type Batches struct{ settings *settings }

// Table opens a table of addresses anew for each attempt to send it; it may be larger than memory.
type Table func() (io.Reader, error)

// Text is a table that is in memory.
func Text(text string) Table { return Table(repeated([]byte(text))) }

// Bearing is how much is borne before a call fails.
type Bearing struct {
	// Patience is how long the service may be away before a call fails; 10 minutes.
	Patience time.Duration
	// OnTrouble is told of each failure after which it is tried again.
	OnTrouble func(error)
}

// SubmitOptions are those of a job.
type SubmitOptions struct {
	Bearing
	// Column is where the address is: a name of the header, a number from 1, or "city,street,house" for columns of its
	// parts. How the table is to be read is guessed where it is not said.
	Column    string
	Delimiter api.BatchDelimiter
	Encoding  api.BatchEncoding
	// Header is whether the first line has the names of the columns: Ptr(false).
	Header *bool
	// Country has codes with commas between, "RU,KZ": only what lies there.
	Country string
	// Lang is that of the addresses that are found.
	Lang api.Lang
	// Label is a name of your own, to find the job by.
	Label string
	// WebhookURL hears of this job.
	WebhookURL string
	// IdempotencyKey: the same again is the same job, for 24 hours; without, one is made up for all attempts of a call.
	IdempotencyKey string
	// Timeout is how long one attempt to send the table may take; an hour.
	Timeout time.Duration
}

// WaitOptions are those of waiting.
type WaitOptions struct {
	Bearing
	OnProgress func(*api.BatchJob)
}

// DownloadOptions are those of reading a result.
type DownloadOptions struct {
	Bearing
	Excel bool
	// From: so many bytes of the result are there already.
	From int64
}

// Submit sends a table. It is one job, however often it is sent.
func (b *Batches) Submit(ctx context.Context, table Table, options SubmitOptions) (*api.SubmittedBatch, error) {
	if options.IdempotencyKey == "" {
		options.IdempotencyKey = rand.Text()
	}
	if options.Timeout == 0 {
		options.Timeout = hour
	}
	bearing := b.begin(options.Bearing)
	for {
		job, err := b.submitOnce(ctx, table, options)
		if err == nil {
			return job, nil
		}
		if err := bearing.bear(ctx, err); err != nil {
			return nil, err
		}
	}
}

func (b *Batches) submitOnce(ctx context.Context, table Table, options SubmitOptions) (*api.SubmittedBatch, error) {
	body, err := table()
	if err != nil {
		return nil, fmt.Errorf("geokod: the table does not open: %w", err)
	}
	if closer, ok := body.(io.Closer); ok {
		defer closer.Close()
	}
	address := b.settings.root + "/v2/batch?" + options.query().Encode()
	request, err := http.NewRequest(http.MethodPost, address, body)
	if err != nil {
		return nil, err
	}
	request.GetBody = nil
	request.Header.Set("Content-Type", "text/csv")
	request.Header.Set("Idempotency-Key", options.IdempotencyKey)
	job, _, err := jobOf[api.SubmittedBatch](ctx, b.settings, request, "submitBatch", options.Timeout)
	return job, err
}

// query has the options that were given.
func (o SubmitOptions) query() url.Values {
	query := url.Values{}
	for name, value := range map[string]string{
		"column": o.Column, "delimiter": string(o.Delimiter), "encoding": string(o.Encoding), "country": o.Country,
		"lang": string(o.Lang), "label": o.Label, "webhook_url": o.WebhookURL,
	} {
		if value != "" {
			query.Set(name, value)
		}
	}
	if o.Header != nil {
		query.Set("header", strconv.FormatBool(*o.Header))
	}
	return query
}

// Wait goes on until nothing more comes of a job: completed, failed, cancelled or expired.
func (b *Batches) Wait(ctx context.Context, job string, options WaitOptions) (*api.BatchJob, error) {
	bearing := b.begin(options.Bearing)
	for {
		seen, header, err := b.see(ctx, job)
		if err != nil {
			if err := bearing.bear(ctx, err); err != nil {
				return nil, err
			}
			continue
		}
		bearing.heard()
		if options.OnProgress != nil {
			options.OnProgress(seen)
		}
		switch seen.Status {
		case "completed", "failed", "cancelled", "expired":
			return seen, nil
		}
		wait, told := retryAfter(header)
		if !told {
			wait = askAgain
		}
		if err := pause(ctx, min(wait, b.settings.maxWait)); err != nil {
			return nil, err
		}
	}
}

func (b *Batches) see(ctx context.Context, job string) (*api.BatchJob, http.Header, error) {
	address := b.settings.root + "/v2/batch/" + url.PathEscape(job)
	request, err := http.NewRequest(http.MethodGet, address, nil)
	if err != nil {
		return nil, nil, err
	}
	return jobOf[api.BatchJob](ctx, b.settings, request, "getBatch", b.settings.timeout)
}

// jobOf is one attempt at a request that is answered by a job.
func jobOf[T any](
	ctx context.Context, s *settings, request *http.Request, id string, timeout time.Duration,
) (*T, http.Header, error) {
	s.sign(request)
	known := operations[id]
	response, body, err := s.attempt(ctx, request, known, timeout)
	if err != nil {
		return nil, nil, err
	}
	if err := check(response, body, known); err != nil {
		return nil, nil, err
	}
	var job T
	var named struct{ Job, Status string }
	if err := errors.Join(json.Unmarshal(body, &job), json.Unmarshal(body, &named)); err != nil {
		return nil, nil, unexpected(response, body, err)
	}
	if named.Job == "" || named.Status == "" {
		return nil, nil, unexpected(response, body, errors.New("it has no job or no status"))
	}
	return &job, response.Header, nil
}

// Download reads a result from options.From on. A connection that is lost goes on where it was cut.
func (b *Batches) Download(ctx context.Context, job string, options DownloadOptions) io.ReadCloser {
	ctx, cancel := context.WithCancelCause(ctx)
	return &download{
		ctx: ctx, cancel: cancel, batches: b, job: job, excel: options.Excel, at: options.From,
		bearing: b.begin(options.Bearing),
	}
}

type bearing struct {
	Bearing
	maxWait time.Duration
	until   time.Time
	attempt int
}

func (b *Batches) begin(given Bearing) *bearing {
	if given.Patience == 0 {
		given.Patience = patience
	}
	return &bearing{Bearing: given, maxWait: b.settings.maxWait}
}

func (b *bearing) heard() { b.until, b.attempt = time.Time{}, 0 }

// bear waits after a failure that passes by itself; it answers others, and those that patience is over for.
func (b *bearing) bear(ctx context.Context, err error) error {
	// Patience begins to run out with the first failure: a table may take longer than that to be sent.
	if b.until.IsZero() {
		b.until = time.Now().Add(b.Patience)
	}
	if ctx.Err() != nil || !passes(err, true) || time.Now().After(b.until) {
		return err
	}
	if b.OnTrouble != nil {
		b.OnTrouble(err)
	}
	_, _, header := refused(err)
	wait, told := retryAfter(header)
	if !told {
		wait = growingWait(b.attempt)
	}
	b.attempt++
	return pause(ctx, min(wait, b.maxWait))
}
