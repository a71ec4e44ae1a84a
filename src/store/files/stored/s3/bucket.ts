import { S3Client } from '@aws-sdk/client-s3';
import { filesPlaceText, type S3Place } from '../../../../kernel/files/place.ts';
import { toTrouble } from './trouble.ts';

/** How requests to an S3 server are made. */
export interface BucketOptions {
  /** A server that is silent for this long is asked again, and given up on after three attempts. */
  readonly silenceMs: number;
  /** The size of a part of an upload; servers accept none below 5 MiB except the last. */
  readonly partBytes: number;
  /** Names per request; servers return at most 1,000. */
  readonly pageKeys: number;
}

/** Our prefix of a bucket. */
export interface Bucket {
  /** The location of an object of this name, as arguments of every command. */
  at(name: string): { Bucket: string; Key: string };
  /** The prefix of all keys. */
  readonly prefix: string;
  readonly partBytes: number;
  readonly pageKeys: number;
  /** Sends a command; failures are thrown as `AppError`. Errors that `unless` accepts give undefined instead. */
  ask<T>(work: string, question: (client: S3Client) => Promise<T>, unless?: (error: unknown) => boolean): Promise<T>;
  ask<T>(work: string, question: (client: S3Client) => Promise<T>, unless: Unless): Promise<T | undefined>;
  /** The same with a longer time limit, for silent work of the server: assembling the parts of a large file. */
  askPatiently<T>(work: string, question: (client: S3Client) => Promise<T>): Promise<T>;
  /** Converts the error of a connection that ends in the middle of a response. */
  toTrouble(error: unknown, work: string): Error;
  close(): void;
}

type Unless = (error: unknown) => boolean;

const PATIENCE = 12;
const ATTEMPTS = 3;
const CONNECT_MS = 3_000;

export function openBucket(place: S3Place, { silenceMs, partBytes, pageKeys }: BucketOptions): Bucket {
  const where = filesPlaceText(place);
  const [client, patient] = [clientOf(place, silenceMs), clientOf(place, PATIENCE * silenceMs)];
  const ask = async <T>(work: string, question: Promise<T>, unless?: Unless): Promise<T | undefined> => {
    try {
      return await question;
    } catch (error) {
      if (unless?.(error)) return undefined;
      throw toTrouble(error, work, where);
    }
  };
  return {
    at: (name) => ({ Bucket: place.bucket, Key: `${place.prefix}${name}` }),
    prefix: place.prefix,
    partBytes,
    pageKeys,
    ask: <T>(work: string, question: (client: S3Client) => Promise<T>, unless?: Unless) =>
      ask(work, question(client), unless) as Promise<T>,
    askPatiently: <T>(work: string, question: (client: S3Client) => Promise<T>) =>
      ask(work, question(patient)) as Promise<T>,
    toTrouble: (error, work) => toTrouble(error, work, where),
    close() {
      client.destroy();
      patient.destroy();
    },
  };
}

/**
 * The path-style addressing and checksums only on demand that servers other than Amazon's understand too. A body of
 * bytes is signed with its hash, so that a damaged one is refused all the same.
 */
const clientOf = ({ endpoint, region, credentials }: S3Place, silenceMs: number): S3Client =>
  new S3Client({
    endpoint,
    region,
    ...(credentials && { credentials }),
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    retryMode: 'standard',
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: Math.min(CONNECT_MS, silenceMs), socketTimeout: silenceMs },
  });
