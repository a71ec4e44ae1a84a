/** Where the service logs what happened, one line per event. */
export interface Log {
  info(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
}
