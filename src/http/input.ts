import type { RandomBytes } from '../accounts/key-form.ts';
import type { Account, Principal } from '../accounts/ports.ts';
import type { OperationId, Operations } from '../contract.gen.ts';
import type { Upload } from './request/upload.ts';

/** Who asks, as the layer `authenticate` found. */
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

/** A request that keeps the contract: values have their types, defaults are filled in. */
export interface Input<Id extends OperationId> {
  readonly query: WithDefaults<Field<Data<Id>, 'query'>, Operations[Id]['queryDefaults']>;
  readonly path: Field<Data<Id>, 'path'>;
  readonly body: Operations[Id]['upload'] extends true
    ? Upload<WithDefaults<Field<Data<Id>, 'query'>, Operations[Id]['queryDefaults']>>
    : WithDefaults<Field<Data<Id>, 'body'>, Operations[Id]['bodyDefaults']>;
  readonly who: Callers[Operations[Id]['access']];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Chance for what is made, of a request that may be repeated: then `now` is that of its first attempt too. */
  readonly random?: RandomBytes;
  readonly clientAddress: string;
  /** As the client sent it: what is said of a single item is said in that language. */
  readonly acceptLanguage?: string;
  /** By which its sender knows it again (`Idempotency-Key`). */
  readonly repeatKey?: string;
}
