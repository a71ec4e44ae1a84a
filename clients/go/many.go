package geokod

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"net/http"

	"github.com/geokod/geokod-go/v2/api"
)

// chunk is what one request may hold.
const chunk = 100

// ManyOptions are those of GeocodeAll.
type ManyOptions struct {
	// Concurrency is how many requests are under way at a time; 4.
	Concurrency int
	// OnProgress is told how many addresses are answered.
	OnProgress func(done int)
	// Request has the other fields of GeocodeMany; its items are not looked at.
	Request api.GeocodeManyRequest
}

type answers struct {
	items []api.GeocodedItem
	err   error
}

// GeocodeAll asks for any number of addresses by GeocodeMany in chunks, several at a time, and answers in their order.
// No more is read ahead than is being asked. After an error it ends.
func (c *Client) GeocodeAll(
	ctx context.Context, items iter.Seq[api.GeocodeItem], options ManyOptions,
) iter.Seq2[api.GeocodedItem, error] {
	return func(yield func(api.GeocodedItem, error) bool) {
		ctx, cancel := context.WithCancel(ctx)
		defer cancel()
		if options.Concurrency < 0 {
			yield(api.GeocodedItem{}, fmt.Errorf("%w: a Concurrency of %d asks nothing", ErrArgument, options.Concurrency))
			return
		}
		if options.Concurrency == 0 {
			options.Concurrency = 4
		}
		next, stop := iter.Pull(chunksOf(items))
		defer stop()
		var waiting []chan answers
		for done := 0; ; {
			for len(waiting) < options.Concurrency {
				part, more := next()
				if !more {
					break
				}
				waiting = append(waiting, c.begin(ctx, part, options.Request))
			}
			if len(waiting) == 0 {
				return
			}
			found := <-waiting[0]
			waiting = waiting[1:]
			if found.err != nil {
				yield(api.GeocodedItem{}, found.err)
				return
			}
			done += len(found.items)
			if options.OnProgress != nil {
				options.OnProgress(done)
			}
			for _, item := range found.items {
				if !yield(item, nil) {
					return
				}
			}
		}
	}
}

func (c *Client) begin(ctx context.Context, part []api.GeocodeItem, request api.GeocodeManyRequest) chan answers {
	told := make(chan answers, 1)
	go func() {
		request.Items = part
		answer, err := c.GeocodeMany(ctx, request)
		if err != nil {
			told <- answers{err: err}
			return
		}
		if len(answer.Items) != len(part) {
			flaw := fmt.Errorf("%d answers to %d addresses", len(answer.Items), len(part))
			told <- answers{err: &UnexpectedAnswerError{Status: http.StatusOK, origin: c.Batch.settings.root, flaw: flaw}}
			return
		}
		told <- answers{items: answer.Items}
	}()
	return told
}

func chunksOf(items iter.Seq[api.GeocodeItem]) iter.Seq[[]api.GeocodeItem] {
	return func(yield func([]api.GeocodeItem) bool) {
		var part []api.GeocodeItem
		for item := range items {
			if part = append(part, item); len(part) == chunk {
				if !yield(part) {
					return
				}
				part = nil
			}
		}
		if len(part) > 0 {
			yield(part)
		}
	}
}

// Texts makes items of addresses that are one text each.
func Texts(texts ...string) iter.Seq[api.GeocodeItem] {
	return func(yield func(api.GeocodeItem) bool) {
		for _, text := range texts {
			if !yield(api.GeocodeItem{Q: &text}) {
				return
			}
		}
	}
}

// Page is a part of a list.
type Page[T any] interface {
	Page() (items []T, next *string)
}

// Each gives every item of a list, page after page as they are needed; after an error it ends. A page that leads back to
// one that was read is an UnexpectedAnswerError: the list would never end.
//
//	for key, err := range geokod.Each[api.Key](func(cursor *string) (*api.KeyList, error) {
//		return client.ListKeys(ctx, &api.ListKeysParams{Cursor: cursor})
//	}) {
func Each[T any, P Page[T]](list func(cursor *string) (P, error)) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		var cursor *string
		asked := map[string]bool{}
		for {
			var none T
			page, err := list(cursor)
			if err != nil {
				yield(none, err)
				return
			}
			items, next := page.Page()
			if next != nil && asked[*next] {
				flaw := errors.New("its next page is one that was read")
				yield(none, &UnexpectedAnswerError{Status: http.StatusOK, origin: "the service", flaw: flaw})
				return
			}
			for _, item := range items {
				if !yield(item, nil) {
					return
				}
			}
			if next == nil {
				return
			}
			cursor = next
			asked[*next] = true
		}
	}
}
