import type { RandomBytes } from '../accounts/key-form.ts';
import type { Account, Principal } from '../accounts/ports.ts';
import type { OperationId, Operations } from '../contract.gen.ts';
import type { Upload } from './request/upload.ts';

/** The caller, as found by `authenticate`. */
export interface KeyCaller {
  readonly by: 'key';
  readonly principal: Principal;
}
export interface SessionCaller {
  readonly by: 'session';
  readonly principal: Principal;
  readonly account: Account;
  readonly sessionToken: string;
}
interface Callers {
  key: KeyCaller;
  session: SessionCaller;
  open: undefined;
}
export type Caller = Callers[keyof Callers];

type Data<Id extends OperationId> = Operations[Id]['data'];
type Field<T, Name extends string> = T extends { [K in Name]?: infer V } ? NonNullable<V> : never;
type WithDefaults<T, Names> = Omit<T, Names & keyof T> & Required<Pick<T, Names & keyof T>>;

/** A request that satisfies the contract: values have their types, defaults are filled in. */
export interface Input<Id extends OperationId> {
  readonly query: WithDefaults<Field<Data<Id>, 'query'>, Operations[Id]['queryDefaults']>;
  readonly path: Field<Data<Id>, 'path'>;
  readonly body: Operations[Id]['upload'] extends true
    ? Upload<WithDefaults<Field<Data<Id>, 'query'>, Operations[Id]['queryDefaults']>>
    : WithDefaults<Field<Data<Id>, 'body'>, Operations[Id]['bodyDefaults']>;
  readonly caller: Callers[Operations[Id]['access']];
  /** Milliseconds since 1970. */
  readonly now: number;
  /**
   * Randomness for what a repeatable request creates; repeats get the same, as well as the `now` of the first
   * attempt.
   */
  readonly random?: RandomBytes;
  readonly clientAddress: string;
  /** As the client sent it; errors of single items are written in that language. */
  readonly acceptLanguage?: string;
  /** The client's key for recognising repeats (`Idempotency-Key`). */
  readonly repeatKey?: string;
}
