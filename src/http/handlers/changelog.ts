import { readChangelog } from '../changelog.ts';
import type { Handler } from '../operations.ts';

const changelog = readChangelog();

export const getChangelog = (async () => ({ status: 200, body: changelog })) satisfies Handler<'getChangelog'>;
