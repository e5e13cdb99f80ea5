import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

export interface AllowList {
  has: (text: string) => boolean | Promise<boolean>;
}

export const hashOfText = (text: string): string => createHash('sha256').update(text).digest('hex');

export function createAllowList(hashes: Iterable<string>): { has: (text: string) => boolean } {
  const allowed = new Set(hashes);
  const seen = new Set<string>();
  return {
    has: (text) => {
      if (seen.has(text)) return true;
      const found = allowed.has(hashOfText(text));
      if (found) seen.add(text);
      return found;
    },
  };
}

export const knownDocuments = (): string[] => Object.keys(operations('operations.json'));

/** Texts that the console sends; one without extensions sends those of its own build. */
export const sentDocuments = (extensions: 'all' | 'none'): string[] =>
  Object.values(operations(extensions === 'none' ? '../console-contract.json' : 'operations.json'));

/** Texts by their hash. In the sources they stand with what codegen writes, in the build next to the server. */
function operations(name: string): Record<string, string> {
  const file = [`../../generated/${name}`, `./${name}`].map((path) => new URL(path, import.meta.url)).find((url) => existsSync(url));
  if (!file) throw new Error('The list of the console’s operations is missing: run npm run codegen');
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}
