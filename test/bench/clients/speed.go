// Compares the client for Go with net/http and encoding/json alone: sequential calls per second, in turns, and
// processor time per call.
package main

import (
	"context"
	"encoding/json"
	"math"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"syscall"
	"time"

	geokod "github.com/geokod/geokod-go/v2"
	"github.com/geokod/geokod-go/v2/api"
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
	best, cpu := map[string]float64{}, map[string]float64{"client": math.Inf(1), "plain": math.Inf(1)}
	for range 3 {
		for name, ask := range ways {
			started, before := time.Now(), used()
			for range calls {
				must(ask())
			}
			best[name] = max(best[name], float64(calls)/time.Since(started).Seconds())
			cpu[name] = min(cpu[name], (used()-before)/float64(calls))
		}
	}
	told := map[string]any{"client": best["client"], "plain": best["plain"], "cpuUs": cpu}
	must(json.NewEncoder(os.Stdout).Encode(told))
}

// used returns the processor time of this process so far, in microseconds.
func used() float64 {
	var usage syscall.Rusage
	must(syscall.Getrusage(syscall.RUSAGE_SELF, &usage))
	return float64((usage.Utime.Nano() + usage.Stime.Nano()) / 1000)
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
