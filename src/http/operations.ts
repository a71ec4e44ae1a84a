import type { RandomBytes } from '../accounts/key-form.ts';
import type { Envelope, OperationId, Operations } from '../contract.gen.ts';
import type { ContractOperation } from './contract.ts';
import type { Caller, Input } from './input.ts';
import type { Content } from './reply/content.ts';
import type { MayBeWritten, Written } from './reply/written.ts';
import type { Services, WayServices } from './services.ts';

export type { OperationId };

/** The body that a handler returns; for metered operations without the envelope, which `meter` adds. */
type Payload<Id extends OperationId, Body> =
  Operations[Id]['metered'] extends true ? MayBeWritten<Omit<Body, keyof Envelope>> : Body;
type Responses<Id extends OperationId> = Operations[Id]['responses'];
/** A list is sent as a header line for each. */
type Headers = Readonly<Record<string, string | string[]>>;

export type Reply<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: Responses<Id>[Status] extends void
    ? { readonly status: Status; readonly headers?: Headers }
    : Blob extends Responses<Id>[Status]
      ? { readonly status: Status; readonly body: Content; readonly headers?: Headers }
      : {
        readonly status: Status;
        readonly body: Payload<Id, Responses<Id>[Status]>;
        readonly headers?: Headers;
        /** The units charged, if the contract counts them per item. */
        readonly units?: number;
      };
}[keyof Responses<Id>];

/** Metered operations are answered by every thread, so they get only the services that every thread has. */
type ServicesOf<Id extends OperationId> = Operations[Id]['metered'] extends true ? WayServices : Services;

export type Handler<Id extends OperationId> =
  (input: Input<Id>, services: ServicesOf<Id>) => Reply<Id> | Promise<Reply<Id>>;

/** One handler per operation: a missing one, a wrong status or a wrong body does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/**
 * Accepts handlers that return no field outside the contract, so that a table row spread into a reply does not
 * compile. Each handler must keep its actual return type: written `(…) satisfies Handler<'x'>`. A handler declared
 * as `Handler<'x'>` is rejected, since that type hides the extra fields.
 */
export const exactly = <Given extends Handlers>(
  given: Given & { readonly [Id in OperationId]: Exact<Id, Given[Id]> },
): Handlers => given;

/** The handler's type, or an error type that names the extra fields as paths. */
export type Exact<Id extends OperationId, Given extends (...given: never[]) => unknown> =
  Reply<Id> | Promise<Reply<Id>> extends ReturnType<Given>
    ? { readonly 'write it as (…) satisfies Handler<…>': Id }
    : [Extra<Awaited<ReturnType<Given>>, Reply<Id>>] extends [never]
      ? Given
      : { readonly 'not in the contract': Extra<Awaited<ReturnType<Given>>, Reply<Id>> };

/** Paths of fields in the first type that no variant of the second has. */
type Extra<Given, Wanted> = Given extends Content | Written<unknown>
  ? never
  : Given extends readonly (infer Item)[]
    ? Extra<Item, ItemOf<Wanted>>
    : Given extends object
      ? { [K in keyof Given & string]-?: ExtraField<K, NonNullable<Given[K]>, Wanted> }[keyof Given & string]
      : never;
type ExtraField<K extends string, Value, Wanted> =
  K extends KeyOf<Wanted> ? Inside<K, Extra<Value, At<Wanted, K>>> : K;
type Inside<K extends string, Path> = Path extends string ? `${K}.${Path}` : never;
type ItemOf<Wanted> = Wanted extends readonly (infer Item)[] ? Item : never;
type KeyOf<Wanted> = Wanted extends object ? keyof Wanted : never;
type At<Wanted, K> = Wanted extends object ? (K extends keyof Wanted ? NonNullable<Wanted[K]> : never) : never;

/** Types for code that treats all operations alike. */
export interface AnyInput {
  readonly query: Readonly<Record<string, unknown>>;
  readonly path: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly caller: Caller;
  readonly now: number;
  readonly random?: RandomBytes;
  readonly clientAddress: string;
  readonly acceptLanguage?: string;
  readonly repeatKey?: string;
}
export interface AnyReply {
  readonly status: number;
  readonly body?: unknown;
  readonly units?: number;
  readonly headers?: Headers;
}
export type AnyHandler = (input: AnyInput, services: Services) => AnyReply | Promise<AnyReply>;
export type MeteredHandler = (input: AnyInput, services: WayServices) => AnyReply | Promise<AnyReply>;

/** Answers operations that are not metered, in this thread or in the one that has their services. */
export type Desk = (operation: ContractOperation, input: AnyInput) => AnyReply | Promise<AnyReply>;
