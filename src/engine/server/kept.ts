import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IntrospectionQuery } from 'graphql';
import { saysRole, type Headers } from './headers.ts';

/** Which API an introspection is of: its address, the region where there are several, and the headers, since an API may show each role its own. */
export interface KeptOf {
  endpoint: string;
  region?: string;
  headers?: Headers;
}

/** The schema that declarations were last seen to fit, as text, and those that did, each with a print of how it was written then. */
export interface Fitted {
  prints: Readonly<Record<string, string>>;
  schema: string;
}

/**
 * What was introspected, by endpoint, region and role: the last of it, so that a console of an API that is away still shows what it is made of, and
 * that which the declarations fitted, so that what the API changed since is seen.
 */
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

export type Kept = ReturnType<typeof keptIntrospections>;

/** Names of the headers, and the values of those that say in which role one asks; a credential changes, and is kept nowhere. */
const shownTo = (headers: Headers): string[] =>
  Object.entries(headers)
    .map(([name, value]) => (saysRole(name) ? `${name.toLowerCase()}: ${value}` : name.toLowerCase()))
    .sort();

/** Whoever may read it may read the schema; a file that is half written is never read, and two consoles that write at once disturb neither. */
function write(folder: string, file: string, text: string): void {
  const begun = `${file}.${randomUUID()}.new`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    // Nothing can be kept here: the API itself is asked each time.
    return;
  }
  try {
    writeFileSync(begun, text, { mode: 0o600 });
    renameSync(begun, file);
  } catch {
    rmSync(begun, { force: true });
  }
}

/** Nothing where nothing is kept. */
function readOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Nothing where what is kept is spoiled: the API itself is asked. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
