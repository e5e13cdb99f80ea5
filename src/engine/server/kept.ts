import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IntrospectionQuery } from 'graphql';
import { saysRole, type Headers } from './headers.ts';

/** Headers count, since an API may show each role its own schema. */
export interface KeptOf {
  endpoint: string;
  region?: string;
  headers?: Headers;
}

export interface Fitted {
  prints: Readonly<Record<string, string>>;
  schema: string;
}

/** By endpoint, region and role: the last schema, for an unavailable API, and the last one that fitted, for drift. */
export function keptIntrospections(folder: string) {
  const fileOf = ({ endpoint, region = '', headers = {} }: KeptOf, kind: string): string => {
    const of = [endpoint, region, ...shownTo(headers)].join('\n');
    return join(folder, `${createHash('sha256').update(of).digest('hex').slice(0, 32)}${kind}`);
  };
  return {
    keep: (of: KeptOf, introspection: IntrospectionQuery): void => write(folder, fileOf(of, '.json'), JSON.stringify(introspection)),
    read(of: KeptOf): IntrospectionQuery | undefined {
      const found = parsed(readOf(fileOf(of, '.json'))) as Partial<IntrospectionQuery> | undefined;
      return found?.__schema ? (found as IntrospectionQuery) : undefined;
    },
    keepFitted: (of: KeptOf, { prints, schema }: Fitted): void =>
      write(folder, fileOf(of, '.fitted.json'), `${JSON.stringify(prints)}\n${schema}`),
    readFitted(of: KeptOf): Fitted | undefined {
      const text = readOf(fileOf(of, '.fitted.json'));
      const end = text.indexOf('\n');
      const prints = parsed(text.slice(0, Math.max(end, 0))) as Fitted['prints'] | undefined;
      return prints && { prints, schema: text.slice(end + 1) };
    },
  };
}

export type IntrospectionStore = ReturnType<typeof keptIntrospections>;

/** Values only of headers that name a role; credentials change, and are never stored. */
const shownTo = (headers: Headers): string[] =>
  Object.entries(headers)
    .map(([name, value]) => (saysRole(name) ? `${name.toLowerCase()}: ${value}` : name.toLowerCase()))
    .sort();

/** Readable by this user only, and replaced at once: two consoles may write at the same time. */
function write(folder: string, file: string, text: string): void {
  const begun = `${file}.${randomUUID()}.new`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    // Without a writable folder, the API is introspected each time.
    return;
  }
  try {
    writeFileSync(begun, text, { mode: 0o600 });
    renameSync(begun, file);
  } catch {
    rmSync(begun, { force: true });
  }
}

function readOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
