/** The log of the service, one line per event. */
export interface Log {
  info(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
}
