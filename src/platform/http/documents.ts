import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

export interface AllowList {
  has(text: string): boolean;
}

export function createAllowList(hashes: Iterable<string>): AllowList {
  const allowed = new Set(hashes);
  const seen = new Set<string>();
  return {
    has: (text) => {
      if (seen.has(text)) return true;
      const found = allowed.has(createHash('sha256').update(text).digest('hex'));
      if (found) seen.add(text);
      return found;
    },
  };
}

export function knownDocuments(): string[] {
  const file = ['../../generated/operations.json', './operations.json']
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(url));
  if (!file) throw new Error('The list of the console’s operations is missing: run npm run codegen');
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
}
