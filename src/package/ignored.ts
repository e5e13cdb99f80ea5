import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Adds the folders that commands generate to `.gitignore`; true if one was missing. */
export function ignoreGenerated(root: string): boolean {
  const file = join(root, '.gitignore');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const known = new Set(text.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, '')));
  const missing = ['node_modules', '.console', 'dist/console'].filter((path) => !known.has(path) && !known.has(path.split('/')[0] ?? ''));
  if (missing.length === 0) return false;
  const begin = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  writeFileSync(file, `${begin}${missing.map((path) => `${path}/\n`).join('')}`);
  return true;
}
