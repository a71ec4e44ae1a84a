import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { number } from '../words/figures.ts';
import { inLanguage } from '../words/language.ts';
import { say as look } from '../words/look.ts';
import { say } from '../words/try-it.ts';
import { curlOf } from './curl.ts';
import type { TriedProblem } from './problem.ts';
import type { TriedReply, TriedRequest } from './request.ts';

interface ReplyViewProps {
  readonly request: TriedRequest;
  readonly reply: TriedReply;
  readonly problem: TriedProblem | undefined;
}

/** Limits the text shown, since routes and tables may be long. The download has all of it. */
const MOST_CHARACTERS = 40_000;
const KILOBYTE = 1024;
const COPIED_MS = 2000;

export function ReplyView({ request, reply, problem }: ReplyViewProps) {
  const { status, statusText, tookMs, headers } = reply;
  const curl = curlOf(request, location.origin);
  return (
    <>
      <p class="outcome">
        <span class={status < 400 ? 'code good' : 'code bad'}>{`${status} ${statusText}`.trim()}</span>
        <span class="small">{say('took', { count: number(Math.round(tookMs)) })}</span>
      </p>
      {problem && <ProblemText problem={problem} />}
      <h3>{say('request')}</h3>
      <Block label={say('request')} text={curl} className="asked">{curl}</Block>
      <h3>{say('bodyLabel')}</h3>
      <ReplyBody reply={reply} />
      <details class="rest">
        <summary>{say('headers', { count: headers.length })}</summary>
        <dl class="headers">
          {headers.map(([name, value]) => <div key={name}><dt>{name}</dt><dd>{value}</dd></div>)}
        </dl>
      </details>
    </>
  );
}

/** The refusal in words. They say what is wrong at one place; several places are listed. */
function ProblemText({ problem: { code, detail, errors } }: { readonly problem: TriedProblem }) {
  const places = errors.filter(({ parameter, pointer }) => parameter !== undefined || pointer !== undefined);
  return (
    <div class="alert">
      <p>{detail}</p>
      {places.length > 1 && (
        <ul>
          {places.map(({ parameter, pointer, detail: what }, at) =>
            <li key={at}><code>{parameter ?? pointer}</code> {what}</li>)}
        </ul>
      )}
      <p class="small"><a href={inLanguage(`/docs/errors#${code}`)}>{say('about')}</a> <code>{code}</code></p>
    </div>
  );
}

/** A text laid out; a binary file, and a table, as a download. */
function ReplyBody({ reply: { bytes, text, type, fileName } }: Pick<ReplyViewProps, 'reply'>) {
  if (bytes.size === 0) return <p class="small">{say('noBody')}</p>;
  const isJson = /json/.test(type);
  const laid = text === undefined ? undefined : isJson ? laidOut(text) : text;
  const isCut = laid !== undefined && laid.length > MOST_CHARACTERS;
  const shown = laid?.slice(0, MOST_CHARACTERS);
  return (
    <>
      {shown !== undefined && (
        <Block label={say('bodyLabel')} text={laid!} className="answer">{isJson ? coloured(shown) : shown}</Block>
      )}
      {isCut && <p class="small">{say('cut', { size: number(Math.ceil(bytes.size / KILOBYTE)) })}</p>}
      {(isCut || !isJson) && <Download bytes={bytes} name={fileName} />}
    </>
  );
}

interface BlockProps {
  readonly label: string;
  /** What is copied: all of it, even if less is shown. */
  readonly text: string;
  readonly className: string;
  readonly children: ComponentChildren;
}

/** A block of code like those of the page around. The keyboard can scroll it. */
function Block({ label, text, className, children }: BlockProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), COPIED_MS);
    } catch {
      // a browser that forbids copying leaves it to the keyboard
    }
  };
  return (
    <div class="block">
      <pre tabIndex={0} aria-label={label} class={className}><code>{children}</code></pre>
      {isSecureContext && (
        <button type="button" class="copy" onClick={() => void copy()}>{look(isCopied ? 'copied' : 'copy')}</button>
      )}
    </div>
  );
}

function Download({ bytes, name }: { readonly bytes: Blob; readonly name: string }) {
  const [address, set] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(bytes);
    set(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return <p><a href={address} download={name}>{say('download', { name })}</a></p>;
}

function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const text = /"(?:[^"\\\n]|\\.)*"/;
const values = /(?<number>-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)|(?<word>true|false|null)/;
/** Names are matched with their colon, so that they are not marked as values. */
const parts = new RegExp(`${text.source}\\s*:|(?<string>${text.source})|${values.source}`, 'gi');

/** JSON with its values marked, in the colours of the samples. */
function coloured(json: string): (string | JSX.Element)[] {
  const pieces: (string | JSX.Element)[] = [];
  let at = 0;
  for (const found of json.matchAll(parts)) {
    const kind = Object.entries(found.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    if (kind === undefined) continue;
    pieces.push(json.slice(at, found.index), <span key={found.index} class={kind}>{found[0]}</span>);
    at = found.index + found[0].length;
  }
  return [...pieces, json.slice(at)];
}
