/** Where the service tells what happened, a line each. */
export interface Log {
  info(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
}
