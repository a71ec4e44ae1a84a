import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../../errors.ts';

/** The service's own secret: the configured one, or one generated at the first start and kept. */
export function readSecret(configured: string, dataDir: string, databaseUrl: string): string {
  if (configured !== '') {
    if (configured.length >= 16) return configured;
    throw new AppError('config_invalid', 'SECRET must have at least 16 characters.');
  }
  if (!databaseUrl.startsWith('sqlite:')) {
    const reason = 'nodes that share a database must share it: keys are kept as its HMAC';
    throw new AppError('config_invalid', `SECRET is required with this DATABASE_URL: ${reason}.`);
  }
  const path = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(path, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length >= 16) return secret;
  throw new AppError('config_invalid', `${path} holds no secret; restore it, since every key depends on it.`);
}
