// Calls the service by the client that openapi-generator wrote for Go, and prints what it got.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"log"
	"os"

	geokod "github.com/geokod/geokod-go"
)

type point struct{ lat, lon float64 }

func main() {
	configuration := geokod.NewConfiguration()
	configuration.Servers = geokod.ServerConfigurations{{URL: os.Args[1]}}
	client := geokod.NewAPIClient(configuration)
	as := func(key string) context.Context {
		return context.WithValue(context.Background(), geokod.ContextAccessToken, key)
	}
	owner := as(os.Args[2])

	wish := *geokod.NewKeyRequest()
	wish.SetLabel("go")
	created, _, err := client.KeysAPI.CreateKey(owner).KeyRequest(wish).IdempotencyKey("go-1").Execute()
	check(err)
	again, _, err := client.KeysAPI.CreateKey(owner).KeyRequest(wish).IdempotencyKey("go-1").Execute()
	check(err)
	read, _, err := client.KeysAPI.GetKey(owner, created.Id).Execute()
	check(err)
	list, _, err := client.KeysAPI.ListKeys(owner).Limit(100).Execute()
	check(err)

	found, _, err := client.GeocodingAPI.Geocode(as(created.Key)).Q(os.Args[3]).Execute()
	check(err)
	var points []geokod.Point
	for _, one := range []point{{54.442, 148.3408}, {54.4554, 148.3262}, {54.6, 148.9}} {
		points = append(points, *geokod.NewPoint(one.lat, one.lon))
	}
	matrix, _, err := client.RoutingAPI.Matrix(owner).MatrixRequest(*geokod.NewMatrixRequest(geokod.CAR, points)).Execute()
	check(err)
	route, _, err := client.RoutingAPI.Route(owner).RouteRequest(*geokod.NewRouteRequest(geokod.CAR, points[:2])).Execute()
	check(err)

	limits := *geokod.NewLimitsPatch()
	limits.SetMonthlyUnits(5_000_000_000)
	patch := *geokod.NewAccountPatch()
	patch.SetLimits(limits)
	account, _, err := client.AccountAPI.UpdateAccount(owner).AccountPatch(patch).Execute()
	check(err)
	_, err = client.KeysAPI.RevokeKey(owner, created.Id).Execute()
	check(err)
	_, _, refusal := client.KeysAPI.GetKey(owner, "key_of_nobody").Execute()
	var failure *geokod.GenericOpenAPIError
	if !errors.As(refusal, &failure) {
		log.Fatal("no error of the client: ", refusal)
	}
	problem := failure.Model().(geokod.Problem)

	file, _, err := client.BatchAPI.GetBatchResult(owner, os.Args[4]).Execute()
	check(err)
	table, err := os.ReadFile(file.Name())
	check(err)

	check(json.NewEncoder(os.Stdout).Encode(map[string]any{
		"key": created.Key, "again": again.Key, "start": read.Start, "listed": len(list.Items),
		"lat": found.Results[0].Lat, "lon": found.Results[0].Lon, "precision": found.Results[0].Precision,
		"distances": matrix.DistancesM, "line": route.Routes[0].Geometry.Get().String,
		"units": account.Limits.MonthlyUnits.Get(), "code": problem.Code,
		"table": string(table),
	}))
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
