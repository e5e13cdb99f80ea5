import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IntrospectionQuery } from 'graphql';

/** Which API an introspection is of: its address, and the region where there are several. */
export interface KeptOf {
  endpoint: string;
  region?: string;
}

/** What was introspected once, by endpoint and region, so that a console of an API that is away still shows what it is made of. */
export function keptIntrospections(folder: string) {
  const fileOf = ({ endpoint, region = '' }: KeptOf): string =>
    join(folder, `${createHash('sha256').update(`${endpoint}\n${region}`).digest('hex').slice(0, 32)}.json`);
  return {
    keep(of: KeptOf, introspection: IntrospectionQuery): void {
      const file = fileOf(of);
      // Whoever may read it may read the schema; and a file that is half written is never read.
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(`${file}.new`, JSON.stringify(introspection), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
    read(of: KeptOf): IntrospectionQuery | undefined {
      try {
        const found = JSON.parse(readFileSync(fileOf(of), 'utf8')) as Partial<IntrospectionQuery>;
        return found.__schema ? (found as IntrospectionQuery) : undefined;
      } catch {
        // Nothing is kept, or what is kept is spoiled: the API itself is asked.
        return undefined;
      }
    },
  };
}
