import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { findProgram } from './private-server.ts';

/** A whole browser without a window takes twice the time of the shell. */
const programs = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const program = process.env['TEST_CHROMIUM'] ?? findProgram(programs);

/** Why browser tests are skipped; with REQUIRE_SERVICES=1 they run, and fail, instead. */
export function whyNoBrowser(): string | false {
  if (program || process.env['REQUIRE_SERVICES'] === '1') return false;
  return `no Chromium here: neither TEST_CHROMIUM is set nor ${programs.join(' or ')} on the PATH`;
}

/** Messages of the software renderer, which no page can avoid. */
const OF_DRIVER = /^\[\.WebGL-\w+\]GL Driver Message /;
/** WebGL on the CPU: test machines have no graphics card. */
const MAPS = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Opens Chromium without a window. It only visits our own pages, so it needs no sandbox. */
export async function openBrowser({ withMaps = false } = {}): Promise<Browser> {
  if (!program) throw new Error('no Chromium here, and REQUIRE_SERVICES=1 asks for it');
  return chromium.launch({ executablePath: program, args: ['--no-sandbox', ...(withMaps ? MAPS : [])] });
}

/** Pages load slowly on a busy machine; a page that never loads still fails. */
const PATIENCE_MS = 120_000;

export interface Watched {
  readonly page: Page;
  /** Everything the page reported: script errors, console lines, policy violations, failed requests. */
  readonly complaints: string[];
  /** The hosts that it sent requests to. */
  readonly hosts: Set<string>;
}

/** Opens a page and records everything that goes wrong on it. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  const hosts = new Set<string>();
  page.on('pageerror', (error) => complaints.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (OF_DRIVER.test(message.text())) return;
    if (!['error', 'warning'].includes(message.type())) return;
    const { url } = message.location();
    complaints.push(`${message.type()}: ${message.text()}${url === '' ? '' : ` at ${url}`}`);
  });
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // requests cancelled by leaving or reloading the page
    if (errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${errorText}`);
  });
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.addInitScript(NOTE_VIOLATIONS);
  return { page, complaints, hosts };
}

/** Runs in the page before its own scripts. */
const NOTE_VIOLATIONS = `
  globalThis.violations = [];
  addEventListener('securitypolicyviolation', (event) =>
    violations.push(event.effectiveDirective + ' ' + event.blockedURI));
`;

export const violationsOf = (page: Page): Promise<string[]> => page.evaluate('violations');
