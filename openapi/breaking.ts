/** What breaks a client, by our own rules; `redocly diff` knows the rest. Two documents and a day in, words out. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface Operation {
  readonly operationId?: string;
  readonly responses?: Readonly<Record<string, unknown>>;
  readonly deprecated?: boolean;
  /** RFC 3339: when it was said that the operation goes, and when it goes. */
  readonly 'x-announced'?: string;
  readonly 'x-sunset'?: string;
}

const NOTICE_DAYS = 183;
const DAY_MS = 86_400_000;
const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** What is gone without having been announced for half a year, and announcements that are too short. */
export function breakingChanges(released: Document, current: Document, today: Date): string[] {
  return [...goneWithoutNotice(released, current, today), ...shortNotices(current)];
}

function goneWithoutNotice(released: Document, current: Document, today: Date): string[] {
  const problems: string[] = [];
  for (const { path, method, operation } of operationsOf(released)) {
    const name = `${method.toUpperCase()} ${path}`;
    if (mayGo(operation, today)) continue;
    const now = current.paths[path]?.[method];
    if (!now) {
      problems.push(`${name} (${operation.operationId}) is gone`);
      continue;
    }
    if (now.operationId !== operation.operationId) {
      problems.push(
        `${name}: operationId ${operation.operationId} became ${now.operationId}, and with it every client's function`,
      );
    }
    for (const status of Object.keys(operation.responses ?? {})) {
      if (!now.responses?.[status])
        problems.push(`${name}: the reply ${status} is gone, which clients may be handling`);
    }
  }
  return problems;
}

function shortNotices(current: Document): string[] {
  return operationsOf(current).flatMap(({ path, method, operation }) => {
    if (!operation.deprecated) return [];
    const days = noticeDays(operation);
    return days >= NOTICE_DAYS
      ? []
      : [
          `${method.toUpperCase()} ${path} is deprecated: it needs x-announced and an x-sunset ` +
            `at least ${NOTICE_DAYS} days later`,
        ];
  });
}

/** Whether an operation was announced to go, for long enough, and that day has come. */
export function mayGo(operation: Operation, today: Date): boolean {
  return (
    operation.deprecated === true &&
    noticeDays(operation) >= NOTICE_DAYS &&
    Date.parse(operation['x-sunset']!) <= today.getTime()
  );
}

const noticeDays = (operation: Operation): number =>
  (Date.parse(operation['x-sunset'] ?? '') - Date.parse(operation['x-announced'] ?? '')) / DAY_MS;

export function operationsOf(document: Document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => ({ path, method, operation: item[method] })),
  );
}
