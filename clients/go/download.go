package geokod

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"sync"
	"time"
)

// download is where the reading of a result is. A result never changes: what is there already is left out when all of
// it comes again.
type download struct {
	ctx    context.Context
	cancel context.CancelCauseFunc
	// reading is held by whoever reads or closes.
	reading sync.Mutex
	batches *Batches
	bearing *bearing
	job     string
	excel   bool
	at      int64
	surplus int64
	body    io.ReadCloser
	// response is the last one that came.
	response *http.Response
	giveUp   context.CancelFunc
	watch    *time.Timer
	over     bool
}

func (d *download) Read(into []byte) (int, error) {
	d.reading.Lock()
	defer d.reading.Unlock()
	for {
		if err := context.Cause(d.ctx); errors.Is(err, errClosed) {
			return 0, err
		}
		if d.over {
			return 0, io.EOF
		}
		if len(into) == 0 {
			return 0, nil
		}
		count, err := d.read(into)
		if count > 0 || err == io.EOF {
			return count, err
		}
		if err == nil {
			continue
		}
		if err := d.bearing.bear(d.ctx, err); err != nil {
			return 0, err
		}
	}
}

// read is a step that may fail and be taken again: to open, or to go on reading.
func (d *download) read(into []byte) (int, error) {
	if d.body == nil {
		if err := d.open(); err != nil || d.over {
			return 0, err
		}
	}
	d.watch.Reset(d.batches.settings.timeout)
	count, err := d.body.Read(into)
	d.watch.Stop()
	if count > 0 {
		d.bearing.heard()
		skipped := min(d.surplus, int64(count))
		d.surplus -= skipped
		copy(into, into[skipped:count])
		count -= int(skipped)
		d.at += int64(count)
	}
	switch {
	case err == io.EOF:
		d.shut()
		// The result of the smallest table has a line.
		if d.at == 0 {
			return 0, d.flaw("it is empty")
		}
		d.over = true
		return count, nil
	case err != nil:
		d.shut()
		if count > 0 {
			return count, nil
		}
		if d.ctx.Err() != nil {
			return 0, d.ctx.Err()
		}
		return 0, &ConnectionError{origin: d.batches.settings.root, cause: err}
	}
	return count, nil
}

func (d *download) open() error {
	s := d.batches.settings
	address := s.root + "/v2/batch/" + url.PathEscape(d.job) + "/result"
	if d.excel {
		address += "?excel=1"
	}
	ctx, cancel := context.WithCancel(d.ctx)
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		cancel()
		return err
	}
	s.sign(request)
	if d.at > 0 {
		request.Header.Set("Range", fmt.Sprintf("bytes=%d-", d.at))
	}
	watch := time.AfterFunc(s.timeout, cancel)
	response, err := s.http.Do(request)
	if err != nil {
		cancel()
		return s.failure(d.ctx, ctx, request, s.timeout, err)
	}
	d.response = response
	if !operations["getBatchResult"].isFile(response) {
		defer cancel()
		defer response.Body.Close()
		return d.refused(ctx)
	}
	starts := startOf(response, d.at)
	if starts > d.at {
		cancel()
		response.Body.Close()
		return d.flaw(fmt.Sprintf("it begins at byte %d, not at %d", starts, d.at))
	}
	d.surplus = d.at - starts
	d.body, d.watch, d.giveUp = response.Body, watch, cancel
	return nil
}

// refused reads what came instead of a file; where all of it is there already, nothing is wrong.
func (d *download) refused(ctx context.Context) error {
	s := d.batches.settings
	body, err := readWhole(d.response, longestAnswer)
	var unlikely *UnexpectedAnswerError
	switch {
	case errors.As(err, &unlikely):
		return err
	case err != nil:
		return s.failure(d.ctx, ctx, d.response.Request, s.timeout, err)
	case d.response.StatusCode == http.StatusRequestedRangeNotSatisfiable:
		d.over = true
		return nil
	case d.response.StatusCode/100 == 2:
		return unexpected(d.response, body, nil)
	}
	return refusal(d.response, body)
}

func (d *download) flaw(text string) error { return unexpected(d.response, nil, errors.New(text)) }

var contentRange = regexp.MustCompile(`^bytes (\d{1,15})-`)

// startOf is the byte of the result that the body of an answer begins with; without a word of it, the one asked for.
func startOf(response *http.Response, asked int64) int64 {
	told := contentRange.FindStringSubmatch(response.Header.Get("Content-Range"))
	switch {
	case response.StatusCode != http.StatusPartialContent:
		return 0
	case told == nil:
		return asked
	}
	start, _ := strconv.ParseInt(told[1], 10, 64)
	return start
}

func (d *download) shut() {
	if d.body != nil {
		d.watch.Stop()
		d.body.Close()
		d.giveUp()
		d.body = nil
	}
}

var errClosed = errors.New("geokod: the download is closed")

// Close ends the download, wherever it is, also while another goroutine reads.
func (d *download) Close() error {
	d.cancel(errClosed)
	d.reading.Lock()
	defer d.reading.Unlock()
	d.shut()
	return nil
}
