import type { Progress } from '../../kernel/progress.ts';

/** The screen that shows progress, with its clock. */
export interface Screen {
  write(text: string): void;
  /** Milliseconds from any fixed moment. */
  now(): number;
  /** Columns of the terminal; 0 if lines cannot be redrawn (a file, a log). */
  columns(): number;
}

export interface LiveProgress extends Progress {
  /** Ends the last stage with its closing line. */
  end(): void;
  /** Leaves the screen as it is and starts a new line, after an interruption. */
  break(): void;
}

const redrawMillis = 100;
const logMillis = 5000;
/** Speed is averaged over the last seconds, to be steady yet current. */
const smoothingMillis = 4000;
/** After this long without progress the earlier speed says nothing: longer than any pause between two polls. */
const standstillMillis = 30_000;

interface Stage {
  readonly name: string;
  readonly total?: number;
  readonly unit?: 'bytes' | 'objects';
  readonly startedAt: number;
  done: number;
  note?: string;
  perMillisecond: number;
  measuredAt: number;
  measuredDone: number;
  shownAt: number;
}

/**
 * Shows one live line on a terminal; elsewhere a line every five seconds. Each stage ends with a line in both
 * cases.
 */
export function liveProgress(screen: Screen): LiveProgress {
  let stage: Stage | undefined;
  let lineIsOpen = false;

  const show = (current: Stage, now: number): void => {
    current.shownAt = now;
    const columns = screen.columns();
    if (columns === 0) screen.write(`${describe(current, now)}\n`);
    else screen.write(`\r${fit(describe(current, now, bar(current)), columns - 1)}\x1b[K`);
    lineIsOpen = columns > 0;
  };
  const close = (): void => {
    if (!stage) return;
    const line = summarize(stage, screen.now());
    screen.write(lineIsOpen ? `\r${line}\x1b[K\n` : `${line}\n`);
    lineIsOpen = false;
    stage = undefined;
  };
  return {
    phase: (name, total, unit) => {
      close();
      const now = screen.now();
      const started = { startedAt: now, measuredAt: now, shownAt: now };
      stage = { name, total, unit, ...started, done: 0, measuredDone: 0, perMillisecond: 0 };
      if (screen.columns() > 0) show(stage, now);
    },
    advance: (more, note) => {
      if (!stage) return;
      const now = screen.now();
      stage.done += more;
      stage.note = note;
      measure(stage, now);
      if (now - stage.shownAt >= (screen.columns() > 0 ? redrawMillis : logMillis)) show(stage, now);
    },
    end: close,
    break: () => {
      if (lineIsOpen) screen.write('\n');
      lineIsOpen = false;
    },
  };
}

/**
 * Speed while there is progress: a poll without news does not lower it. After a standstill it is measured anew, since
 * an outage averaged in would promise days.
 */
function measure(stage: Stage, now: number): void {
  const millis = now - stage.measuredAt;
  if (millis >= standstillMillis) stage.perMillisecond = 0;
  if (millis < redrawMillis || stage.done === stage.measuredDone) return;
  if (millis < standstillMillis) {
    const speed = Math.max(0, stage.done - stage.measuredDone) / millis;
    const weight = stage.perMillisecond === 0 ? 1 : 1 - Math.exp(-millis / smoothingMillis);
    stage.perMillisecond += (speed - stage.perMillisecond) * weight;
  }
  stage.measuredAt = now;
  stage.measuredDone = stage.done;
}

function describe(stage: Stage, now: number, drawn = ''): string {
  const { total, done, perMillisecond, unit } = stage;
  const parts = [total ? `${Math.floor(share(stage) * 100)} %` : '', amountOf(stage)];
  if (perMillisecond > 0 && unit) parts.push(`${amount(perMillisecond * 1000, unit)}/s`);
  if (total && perMillisecond > 0 && done < total) parts.push(`${duration((total - done) / perMillisecond)} left`);
  else parts.push(duration(now - stage.startedAt));
  if (stage.note) parts.push(stage.note);
  return `${stage.name}  ${drawn}${parts.filter(Boolean).join(', ')}`;
}

function summarize(stage: Stage, now: number): string {
  const { name, done, unit, startedAt } = stage;
  const millis = now - startedAt;
  if (done === 0 || !unit) return `${name}: ${duration(millis)}`;
  const speed = millis >= 500 ? ` (${amount((done / millis) * 1000, unit)}/s)` : '';
  return `${name}: ${amount(done, unit)} in ${duration(millis)}${speed}`;
}

const share = ({ done, total }: Stage): number => (total ? Math.min(1, done / total) : 0);

function amountOf(stage: Stage): string {
  if (stage.done === 0) return '';
  const done = amount(stage.done, stage.unit);
  return stage.total ? `${done} of ${amount(stage.total, stage.unit)}` : done;
}

function bar(stage: Stage): string {
  if (!stage.total) return '';
  const full = Math.round(share(stage) * 20);
  return `[${'#'.repeat(full)}${'.'.repeat(20 - full)}] `;
}

const fit = (line: string, columns: number): string =>
  line.length <= columns ? line : line.slice(0, Math.max(0, columns));

/** "27.0 MB" for bytes (powers of ten), "1,234,567" for anything else. */
export function amount(value: number, unit: 'bytes' | 'objects' = 'objects'): string {
  if (unit === 'objects') return Math.round(value).toLocaleString('en');
  let scaled = value;
  let step = 0;
  while (scaled >= 999.95 && step < 4) {
    scaled /= 1000;
    step++;
  }
  return `${step === 0 ? Math.round(scaled) : scaled.toFixed(1)} ${['B', 'kB', 'MB', 'GB', 'TB'][step]}`;
}

/** "0.4 s", "12 s", "3 min 05 s", "2 h 07 min" */
export function duration(millis: number): string {
  if (millis < 9950) return `${(millis / 1000).toFixed(1)} s`;
  const seconds = Math.round(millis / 1000);
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${two(seconds % 60)} s`;
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`;
}

const two = (value: number): string => String(value).padStart(2, '0');
