import { AppError } from '../../errors.ts';
import { Child, type ChildOptions } from './child.ts';
import type { Roster } from './roster.ts';

/** The order of starting. They stop in reverse. */
const stages = ['servers', 'nodes', 'edge'] as const;
export type Stage = (typeof stages)[number];

/** All processes of a cluster. Once it is stopping, no further one is started. */
export class Crew {
  private readonly children: Record<Stage, Child[]> = { servers: [], nodes: [], edge: [] };
  private readonly roster: Roster | undefined;
  private isOver = false;

  constructor(roster?: Roster) {
    this.roster = roster;
  }

  begin(stage: Stage, options: ChildOptions): Child {
    if (this.isOver) throw new AppError('bad_argument', `${options.title} is not begun: the cluster ends`);
    const child = new Child({ ...options, onBegun: (pid) => this.roster?.add(options.title, pid) });
    this.children[stage].push(child);
    return child;
  }

  async end(): Promise<void> {
    this.isOver = true;
    for (const stage of stages.toReversed()) await Promise.all(this.children[stage].map((child) => child.end()));
  }
}
