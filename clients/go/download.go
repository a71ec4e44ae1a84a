package geokod

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"time"
)

// download is where the reading of a result is. A result never changes: what is there already is left out when all of
// it comes again.
type download struct {
	ctx     context.Context
	cancel  context.CancelFunc
	batches *Batches
	bearing *bearing
	job     string
	excel   bool
	at      int64
	surplus int64
	body    io.ReadCloser
	watch   *time.Timer
	over    bool
}

func (d *download) Read(into []byte) (int, error) {
	for {
		if d.over {
			return 0, io.EOF
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
		d.over = true
		d.shut()
		return count, nil
	case err != nil:
		d.shut()
		if count > 0 {
			return count, nil
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
	isFile := response.StatusCode/100 == 2 && isOf(response, operations["getBatchResult"].Types)
	if !isFile {
		defer cancel()
		defer response.Body.Close()
		body, err := io.ReadAll(response.Body)
		if err != nil {
			return s.failure(d.ctx, ctx, request, s.timeout, err)
		}
		d.over = response.StatusCode == http.StatusRequestedRangeNotSatisfiable
		if d.over {
			return nil
		}
		if response.StatusCode/100 == 2 {
			return unexpected(response, body, nil)
		}
		return refusal(response, body)
	}
	d.surplus = 0
	if response.StatusCode != http.StatusPartialContent {
		d.surplus = d.at
	}
	d.body, d.watch = response.Body, watch
	return nil
}

func (d *download) shut() {
	if d.body != nil {
		d.watch.Stop()
		d.body.Close()
		d.body = nil
	}
}

// Close ends the download, wherever it is.
func (d *download) Close() error {
	d.over = true
	d.shut()
	d.cancel()
	return nil
}
