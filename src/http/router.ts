import { AppError } from '../errors.ts';
import type { ContractOperation } from './contract.ts';

/** A path of the contract with its methods. */
interface Route {
  readonly byMethod: ReadonlyMap<string, ContractOperation>;
  /** The value of the `Allow` header. */
  readonly allow: string;
  readonly pattern: RegExp;
  readonly literal: boolean;
  readonly literalLength: number;
}

export interface Match {
  readonly operation: ContractOperation;
  /** The raw values of the path's parameters, in order. */
  readonly parts: readonly string[];
}

/** Finds operations by path: literal paths in a table, paths with parameters by pattern, the most literal first. */
export class Router {
  private readonly exact = new Map<string, Route>();
  private readonly patterns: Route[] = [];

  constructor(operations: readonly ContractOperation[]) {
    for (const [path, ofPath] of Map.groupBy(operations, (operation) => operation.path)) {
      const route = toRoute(path, ofPath);
      if (route.literal) this.exact.set(path, route);
      else this.patterns.push(route);
    }
    this.patterns.sort((a, b) => b.literalLength - a.literalLength);
  }

  /** Throws `not_found` or `method_not_allowed`. */
  get(method: string, path: string): Match {
    const found = this.findRoute(path);
    if (!found) throw new AppError('not_found', 'There is no such path.');
    const operation = found.route.byMethod.get(method);
    if (!operation) throw new AppError('method_not_allowed', 'Method not allowed.', { allow: found.route.allow });
    return { operation, parts: found.parts };
  }

  /** Undefined if there is no such operation. */
  find(method: string, path: string): ContractOperation | undefined {
    return this.findRoute(path)?.route.byMethod.get(method);
  }

  /** The allowed methods of a path, for `OPTIONS`. */
  findAllowed(path: string): string | undefined {
    return this.findRoute(path)?.route.allow;
  }

  private findRoute(path: string): { route: Route; parts: readonly string[] } | undefined {
    const exact = this.exact.get(path);
    if (exact) return { route: exact, parts: [] };
    for (const route of this.patterns) {
      const match = route.pattern.exec(path);
      if (match) return { route, parts: match.slice(1) };
    }
    return undefined;
  }
}

/** `HEAD` is allowed wherever `GET` is. */
const methodsOf = (operations: readonly ContractOperation[]): [string, ContractOperation][] =>
  operations.flatMap((operation): [string, ContractOperation][] =>
    (operation.method === 'GET' ? ['GET', 'HEAD'] : [operation.method]).map((method) => [method, operation]),
  );

function toRoute(path: string, operations: readonly ContractOperation[]): Route {
  const pattern = path.split(/\{[^}]*\}/).map((literal) => RegExp.escape(literal));
  return {
    byMethod: new Map(methodsOf(operations)),
    allow: [...methodsOf(operations).map(([method]) => method), 'OPTIONS'].join(', '),
    pattern: new RegExp(`^${pattern.join('([^/]+)')}$`),
    literal: pattern.length === 1,
    literalLength: pattern.join('').length,
  };
}
