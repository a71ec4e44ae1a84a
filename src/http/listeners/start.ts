import { Health, type HealthClock } from '../../../ops/index.ts';
import type { OpeningSql } from '../../store/sql/open.ts';

/** The progress of a start, for those who ask before the service answers. */
export class Start {
  readonly health: Health;
  private readonly note: (text: string) => void;
  private awaited: { readonly atlas?: string; readonly database?: string } = { atlas: 'not loaded yet' };

  constructor(note: (text: string) => void, clock: HealthClock) {
    this.note = note;
    const check = (name: 'atlas' | 'database') => ({ name, vital: true, check: () => this.refuseAwaited(name) });
    this.health = new Health([check('atlas'), check('database')], clock);
    void this.health.look();
  }

  atlasLoaded(): void {
    this.await({ database: 'not opened yet' });
  }

  /** Each reason why the database cannot be opened is noted once. */
  readonly openingSql: OpeningSql = {
    away: ({ message }) => {
      if (message !== this.awaited.database) {
        this.note(`${message} It is waited for, with an attempt every two seconds.`);
      }
      this.await({ database: message });
    },
    reached: () => this.await({ database: 'its tables are brought up to date' }),
  };

  private await(awaited: Start['awaited']): void {
    this.awaited = awaited;
    void this.health.look();
  }

  private refuseAwaited(name: 'atlas' | 'database'): void {
    const reason = this.awaited[name];
    if (reason !== undefined) throw new Error(reason);
  }
}
