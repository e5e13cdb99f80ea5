import { readFileSync } from 'node:fs';

/** Version of this program. */
export function version(): string {
  const { version: found } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
  return found;
}
