# The right Node is a dependency: with node_modules/.bin first, everything here runs on it.
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)
# Nobody is told that we lint.
export REDOCLY_TELEMETRY := off
INSTALLED := node_modules/.package-lock.json
WEB := clients/web
# What browsers get, as Vite builds it.
PAGES := $(WEB)/dist/.vite/manifest.json
GEOKOD := node src/geokod.mjs

.DEFAULT_GOAL := help

run: $(INSTALLED) $(PAGES) ## serve the demonstration country, or AREA=kyrgyzstan (an area, address or file) after fetching it
	@exec $(GEOKOD) serve $(if $(AREA),--area "$(AREA)")

cluster: $(INSTALLED) $(PAGES) ## four regions and an edge on this machine, over MariaDB and Redis where they are here; AREA=…
	@exec $(GEOKOD) cluster $(if $(AREA),--area "$(AREA)")

# Tests wait for servers and clocks, so there is one more of them than cores; workers compile nothing twice.
test: $(INSTALLED) $(PAGES) ## run all tests; ONLY='src/kernel/*.test.ts' for some
	@NODE_COMPILE_CACHE="$(CURDIR)/node_modules/.cache/geokod/tests" \
	exec node --test --test-concurrency="$$(node -p 'os.availableParallelism() + 1')" \
	  --import ./test/harness/ends.ts --test-timeout=1800000 --test-reporter=./test/harness/reporter.ts $(or $(ONLY),$(TESTS))

check: $(INSTALLED) ## types, lint, layout, dead code, the contract, generated files that are current, and a lock file that fits package.json
	node node_modules/typescript-7/bin/tsc --project tsconfig.json
	node node_modules/typescript-7/bin/tsc --project $(WEB)/tsconfig.json
	redocly lint openapi/openapi.yaml --config openapi/redocly.yaml
	node openapi/check.ts
	oxlint --deny-warnings $(LINTED)
	knip --exclude types
	@npm ls --silent --package-lock-only >/dev/null || { echo "package-lock.json is stale: run npm install"; exit 1; }

format: $(INSTALLED) ## mend what lint can mend: layout, quotes, imports of types
	oxlint --fix $(LINTED)

import: $(INSTALLED) ## make an atlas: make import FROM=kyrgyzstan (an area, address or file) OUT=var/kg.atlas
	@exec $(GEOKOD) import $(or $(FROM),$(error say what to import: make import FROM=kyrgyzstan OUT=var/kg.atlas)) \
	  --out $(or $(OUT),$(error say where to: make import FROM=$(FROM) OUT=var/NAME.atlas))

bench: $(INSTALLED) ## measure and print the figures; ARGS="nearest --houses 100000"
	@exec node --no-maglev test/bench/run.ts $(ARGS) # as src/geokod.mjs

eval: $(INSTALLED) ## ask for an extract's own houses in every way: make eval EXTRACT=X.osm.pbf ARGS="--sample 1000"
	@exec $(GEOKOD) eval $(or $(EXTRACT),$(error say which map: make eval EXTRACT=X.osm.pbf)) $(ARGS)

pages: $(PAGES) ## the map, the dashboard and the other pages for browsers, built anew where their sources changed

$(PAGES): openapi/recordings/calls.txt $(shell find $(WEB) clients/typescript/src -type f -not -path '*/dist/*' -not -name '.*') $(INSTALLED)
	@echo "building the pages: about ten seconds"
	@vite build --config $(WEB)/vite.config.ts --logLevel warn
	@touch $@

generate: src/contract.gen.ts ## the bundle of the contract, the server's types and the clients' generated parts
	@node openapi/clients/generate.ts

openapi/dist/openapi.json: $(shell find openapi/openapi.yaml openapi/paths openapi/components -name '*.yaml') $(INSTALLED)
	redocly bundle openapi/openapi.yaml --config openapi/redocly.yaml --output $@
	@touch $@

src/contract.gen.ts: openapi/dist/openapi.json openapi/generate.ts openapi/document.ts
	node openapi/generate.ts

promise: generate ## what the contract has now is promised to customers, unless it breaks what was
	node openapi/check.ts --promise

clients: $(INSTALLED) ## try the clients for Python, Go and Java, ours and others', where their tools are on this machine
	@exec node test/clients/all.ts

clean: ## remove what make installed and built; the data in var/ stays
	rm -rf node_modules $(WEB)/dist

help: ## this list
	@echo "Geokod. make TARGET, where TARGET is one of:"
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | awk -F '\t' '{ printf "  %-8s %s\n", $$1, $$2 }'
	@echo "Other commands: npm run -s geokod -- help"

LINTED := src test billing ops openapi $(WEB)/src $(WEB)/docs $(WEB)/*.ts clients/typescript/src/*.ts
TESTS := 'src/**/*.test.ts' 'billing/**/*.test.ts' 'ops/**/*.test.ts' 'test/**/*.test.ts'

# npm writes this file last, so it tells what is installed.
$(INSTALLED): package.json package-lock.json
	@echo "installing packages: about half a minute, only once"
	@npm ci --no-audit --no-fund --loglevel=error
	@touch $@

.PHONY: run cluster test check format generate import bench eval promise clients pages clean help
