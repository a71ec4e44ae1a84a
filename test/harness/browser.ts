import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { findProgram } from './private-server.ts';

const programs = ['chromium', 'chromium-browser', 'google-chrome'];
const program = process.env['TEST_CHROMIUM'] ?? findProgram(programs);

/** Why no browser can be tried here; with REQUIRE_SERVICES=1 the tests run, and fail, instead. */
export function whyNoBrowser(): string | false {
  if (program || process.env['REQUIRE_SERVICES'] === '1') return false;
  return `no Chromium here: neither TEST_CHROMIUM is set nor ${programs.join(' or ')} on the PATH`;
}

/** What the renderer without a graphics card says of itself, and no page can help. */
const OF_DRIVER = /^\[\.WebGL-\w+\]GL Driver Message /;
/** WebGL by the processor: machines of tests have nothing else. */
const MAPS = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Chromium of this machine, without a window. It is alone with pages of ours, so it needs no sandbox. */
export async function openBrowser({ withMaps = false } = {}): Promise<Browser> {
  if (!program) throw new Error('no Chromium here, and REQUIRE_SERVICES=1 asks for it');
  return chromium.launch({ executablePath: program, args: ['--no-sandbox', ...(withMaps ? MAPS : [])] });
}

/** A machine that does many things at once is slow; a page that never comes is told all the same. */
const PATIENCE_MS = 120_000;

export interface Watched {
  readonly page: Page;
  /** What the page complained of: errors of scripts, lines of the console, what its policy forbade, failed requests. */
  readonly complaints: string[];
  /** The hosts that it asked for anything. */
  readonly hosts: Set<string>;
}

/** A page of which everything that goes wrong is noted. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  const hosts = new Set<string>();
  page.on('pageerror', (error) => complaints.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (OF_DRIVER.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // what a page that is left, or loaded anew, no longer waits for
    if (errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${errorText}`);
  });
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.addInitScript(NOTE_VIOLATIONS);
  return { page, complaints, hosts };
}

/** Runs in the page, before anything of its own. */
const NOTE_VIOLATIONS = `
  globalThis.violations = [];
  addEventListener('securitypolicyviolation', (event) =>
    violations.push(event.effectiveDirective + ' ' + event.blockedURI));
`;

export const violationsOf = (page: Page): Promise<string[]> => page.evaluate('violations');
