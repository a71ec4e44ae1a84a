// Calls per second of the client for Go, and of net/http with encoding/json alone, one after another in turns.
package main

import (
	"context"
	"encoding/json"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"time"

	geokod "github.com/geokod/geokod-go"
	"github.com/geokod/geokod-go/api"
)

func main() {
	calls, _ := strconv.Atoi(os.Args[1])
	query := "Ветроград, Посадская 11"
	client, err := geokod.New()
	must(err)
	address := os.Getenv("GEOKOD_URL") + "/v2/geocode?q=" + url.QueryEscape(query)
	ways := map[string]func() error{
		"client": func() error {
			_, err := client.Geocode(context.Background(), &api.GeocodeParams{Q: &query})
			return err
		},
		"plain": func() error {
			request, _ := http.NewRequest("GET", address, nil)
			request.Header.Set("Authorization", "Bearer "+os.Getenv("GEOKOD_KEY"))
			response, err := http.DefaultClient.Do(request)
			must(err)
			defer response.Body.Close()
			var answer api.GeocodeAnswer
			return json.NewDecoder(response.Body).Decode(&answer)
		},
	}
	best := map[string]float64{}
	for range 3 {
		for name, ask := range ways {
			started := time.Now()
			for range calls {
				must(ask())
			}
			best[name] = max(best[name], float64(calls)/time.Since(started).Seconds())
		}
	}
	must(json.NewEncoder(os.Stdout).Encode(best))
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
