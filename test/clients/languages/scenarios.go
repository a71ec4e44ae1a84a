// Runs scenarios with the client for Go: reads one wish per line, writes one outcome per line.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"time"

	geokod "github.com/geokod/geokod-go/v2"
	"github.com/geokod/geokod-go/v2/api"
)

type wish struct {
	Call   string          `json:"call"`
	With   json.RawMessage `json:"with"`
	Client struct {
		BaseURL     string  `json:"baseUrl"`
		Key         string  `json:"key"`
		Sandbox     bool    `json:"sandbox"`
		Language    string  `json:"language"`
		Retries     *int    `json:"retries"`
		TimeoutMs   float64 `json:"timeoutMs"`
		MaxWaitMs   float64 `json:"maxWaitMs"`
		StopAfterMs float64 `json:"stopAfterMs"`
	} `json:"client"`
}

type object = map[string]any

func main() {
	lines := bufio.NewReader(os.Stdin)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return
		}
		var asked wish
		must(json.Unmarshal(line, &asked))
		result, err := do(asked)
		outcome := object{}
		if err != nil {
			outcome["error"] = failure(err)
		} else if result != nil {
			outcome["result"] = result
		}
		must(json.NewEncoder(os.Stdout).Encode(outcome))
	}
}

func clientFor(asked wish) (*geokod.Client, error) {
	given := asked.Client
	options := []geokod.Option{geokod.WithBaseURL(given.BaseURL), geokod.WithKey(given.Key)}
	if given.Sandbox {
		options = append(options, geokod.WithSandbox())
	}
	if given.Language != "" {
		options = append(options, geokod.WithLanguage(given.Language))
	}
	if given.Retries != nil {
		options = append(options, geokod.WithRetries(*given.Retries))
	}
	if given.TimeoutMs > 0 {
		options = append(options, geokod.WithTimeout(time.Duration(given.TimeoutMs)*time.Millisecond))
	}
	if given.MaxWaitMs > 0 {
		options = append(options, geokod.WithMaxWait(time.Duration(given.MaxWaitMs)*time.Millisecond))
	}
	return geokod.New(options...)
}

func do(asked wish) (any, error) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	if after := asked.Client.StopAfterMs; after > 0 {
		time.AfterFunc(time.Duration(after)*time.Millisecond, cancel)
	}
	if asked.Call == "webhook" {
		return webhook(asked.With)
	}
	client, err := clientFor(asked)
	if err != nil {
		return nil, err
	}
	switch asked.Call {
	case "geocode":
		return told(client.Geocode(ctx, as[api.GeocodeParams](asked)))
	case "reverse":
		return told(client.Reverse(ctx, as[api.ReverseParams](asked)))
	case "suggest":
		return told(client.Suggest(ctx, as[api.SuggestParams](asked)))
	case "issueKey":
		return told(client.IssueKey(ctx, as[api.IssueKeyParams](asked)))
	case "geocodeMany":
		return told(client.GeocodeMany(ctx, *as[api.GeocodeManyRequest](asked)))
	case "route":
		return told(client.Route(ctx, *as[api.RouteRequest](asked)))
	case "matrix":
		return told(client.Matrix(ctx, *as[api.MatrixRequest](asked)))
	case "updateAccount":
		// Built by hand, since decoding would turn the null in JSON into a nil pointer.
		limits := api.LimitsPatch{MonthlyUnits: geokod.Null[int64]()}
		return told(client.UpdateAccount(ctx, api.AccountPatch{Limits: &limits}))
	case "createKey":
		given := as[struct{ Label, IdempotencyKey *string }](asked)
		params := &api.CreateKeyParams{IdempotencyKey: given.IdempotencyKey}
		return told(client.CreateKey(ctx, params, api.KeyRequest{Label: given.Label}))
	case "getKey":
		return told(client.GetKey(ctx, as[struct{ ID string }](asked).ID))
	case "revokeKey":
		return nil, client.RevokeKey(ctx, as[struct{ ID string }](asked).ID)
	case "getInvoiceDocument":
		given := as[struct{ ID string }](asked)
		document, err := client.GetInvoiceDocument(ctx, given.ID, &api.GetInvoiceDocumentParams{})
		return object{"bytes": len(document)}, err
	case "eachKey":
		return eachKey(ctx, client, asked)
	case "geocodeAll":
		return geocodeAll(ctx, client, asked)
	case "batch":
		return batch(ctx, client, asked)
	case "download":
		given := as[struct {
			Job  string
			From int64
		}](asked)
		text, err := io.ReadAll(client.Batch.Download(ctx, given.Job, geokod.DownloadOptions{From: given.From}))
		return object{"text": string(text)}, err
	}
	return nil, fmt.Errorf("no call %s", asked.Call)
}

func eachKey(ctx context.Context, client *geokod.Client, asked wish) (any, error) {
	given := as[struct{ Limit, Most *int }](asked)
	keys := []api.Key{}
	for key, err := range geokod.Each[api.Key](func(cursor *string) (*api.KeyList, error) {
		return client.ListKeys(ctx, &api.ListKeysParams{Cursor: cursor, Limit: given.Limit})
	}) {
		if err != nil {
			return nil, err
		}
		if keys = append(keys, key); given.Most != nil && len(keys) == *given.Most {
			break
		}
	}
	return keys, nil
}

func geocodeAll(ctx context.Context, client *geokod.Client, asked wish) (any, error) {
	given := as[struct{ Count, Concurrency int }](asked)
	texts := make([]string, given.Count)
	for number := range texts {
		texts[number] = fmt.Sprintf("Ветроград, Посадская %d", number%10+1)
	}
	var progress []int
	options := geokod.ManyOptions{
		Concurrency: given.Concurrency, OnProgress: func(done int) { progress = append(progress, done) },
	}
	var statuses []string
	for item, err := range client.GeocodeAll(ctx, geokod.Texts(texts...), options) {
		if err != nil {
			return nil, err
		}
		statuses = append(statuses, item.Status)
	}
	return object{"count": len(statuses), "first": statuses[0], "progress": progress}, nil
}

func batch(ctx context.Context, client *geokod.Client, asked wish) (any, error) {
	given := as[struct {
		Table, Column, Country, Label string
		Delimiter                     api.BatchDelimiter
		Encoding                      api.BatchEncoding
		Header                        *bool
		Lang                          api.Lang
		WebhookURL                    string `json:"webhook_url"`
		PatienceMs                    float64
	}](asked)
	submitted, err := client.Batch.Submit(ctx, geokod.Text(given.Table), geokod.SubmitOptions{
		Column: given.Column, Delimiter: given.Delimiter, Encoding: given.Encoding, Header: given.Header,
		Country: given.Country, Lang: given.Lang, Label: given.Label, WebhookURL: given.WebhookURL,
		Bearing: geokod.Bearing{Patience: time.Duration(given.PatienceMs) * time.Millisecond},
	})
	if err != nil {
		return nil, err
	}
	job, err := client.Batch.Wait(ctx, submitted.Job, geokod.WaitOptions{})
	if err != nil {
		return nil, err
	}
	text, err := io.ReadAll(client.Batch.Download(ctx, job.Job, geokod.DownloadOptions{}))
	return object{"status": job.Status, "text": string(text)}, err
}

func webhook(with json.RawMessage) (any, error) {
	given := as[struct {
		Headers map[string]string
		Body    string
		Secret  string
		Now     int64
	}](wish{With: with})
	header := http.Header{}
	for name, value := range given.Headers {
		header.Set(name, value)
	}
	return told(geokod.VerifyWebhookAt(header, []byte(given.Body), given.Secret, time.Unix(given.Now, 0)))
}

func as[T any](asked wish) *T {
	var value T
	must(json.Unmarshal(asked.With, &value))
	return &value
}

func told[T any](answer *T, err error) (any, error) {
	if err != nil {
		return nil, err
	}
	return answer, nil
}

func failure(err error) object {
	var problem *geokod.ProblemError
	var unexpected *geokod.UnexpectedAnswerError
	var lost *geokod.ConnectionError
	var late *geokod.TimeoutError
	var webhook *geokod.WebhookError
	switch {
	case errors.As(err, &problem):
		outcome := object{"kind": "problem", "code": problem.Code, "status": problem.Status, "message": problem.Detail}
		if len(problem.Errors) > 0 {
			outcome["parameter"] = problem.Errors[0].Parameter
		}
		return outcome
	case errors.As(err, &unexpected):
		return object{"kind": "unexpected", "status": unexpected.Status}
	case errors.As(err, &lost):
		return object{"kind": "connection"}
	case errors.As(err, &late):
		return object{"kind": "timeout"}
	case errors.As(err, &webhook):
		return object{"kind": "webhook", "fault": webhook.Fault}
	case errors.Is(err, context.Canceled):
		return object{"kind": "stopped"}
	case errors.Is(err, geokod.ErrArgument):
		return object{"kind": "argument", "message": err.Error()}
	}
	return object{"kind": "other", "message": err.Error()}
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
