import type { Pool, PoolClient } from 'pg';
import { scopeNow, codeOf } from './scope.ts';
import type { OpenSpan, Scope } from './scope.ts';

type Query = (...args: unknown[]) => unknown;
type Done = (error: unknown, result?: { rowCount?: number | null }) => void;

/** Makes each statement of a store's pool a span, and tells the operation at hand how long it took. */
export function watchStatements(pool: Pool, store: string): void {
  const watch = (query: Query): Query => {
    return (...args) => {
      const scope = scopeNow();
      const text = scope && (scope.span?.isSampled || scope.onStatement) ? textOf(args[0]) : undefined;
      if (!scope || text === undefined) return query(...args);
      const noted = noting(scope, { text, store, pool });
      const last = args.at(-1);
      if (typeof last === 'function') {
        const done = last as Done;
        return query(...args.slice(0, -1), (error: unknown, result?: { rowCount?: number | null }) => {
          noted(error, result);
          done(error, result);
        });
      }
      const running = query(...args) as Promise<{ rowCount?: number | null }>;
      running.then(
        (result) => noted(undefined, result),
        (error: unknown) => noted(error ?? true),
      );
      return running;
    };
  };
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as Query;
    const watched = watch(query);
    // With a callback it is the pool's own call, which is watched below: here it may run for another request's connection.
    Object.assign(client, { query: (...args: unknown[]) => (typeof args.at(-1) === 'function' ? query(...args) : watched(...args)) });
  });
  Object.assign(pool, { query: watch(pool.query.bind(pool) as Query) });
}

function noting({ span, onStatement }: Scope, { text, store, pool }: { text: string; store: string; pool: Pool }): Done {
  const begun = performance.now();
  const own = span?.isSampled ? begin(span, text, store) : undefined;
  return (error, result) => {
    const rows = result?.rowCount ?? 0;
    onStatement?.({ text, ms: performance.now() - begun, rows, isFault: error !== undefined && error !== null }, pool);
    if (!own) return;
    if (error === undefined || error === null) {
      own.set({ 'db.response.returned_rows': rows });
      own.end();
    } else own.end(codeOf(error));
  };
}

function begin(span: OpenSpan, text: string, store: string): OpenSpan {
  const { shown, summary } = describeStatement(text);
  return span.child(summary, 'client', { 'db.system.name': 'postgresql', 'db.namespace': store, 'db.query.text': shown });
}

const textOf = (config: unknown): string | undefined => {
  if (typeof config === 'string') return config;
  const { text, submit } = (config ?? {}) as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : undefined;
};

interface Described {
  /** The text without values. */
  shown: string;
  /** Few different ones: `select applications`. */
  summary: string;
}

const [mostKnown, longest] = [1000, 1000];
const longestKnown = 10_000;
const known = new Map<string, Described>();

/** A statement as traces and logs show it: literals and lists of parameters are left out. */
export function describeStatement(text: string): Described {
  const found = known.get(text);
  if (found) return found;
  const shown = withoutLiterals(text.slice(0, longestKnown)).slice(0, longest);
  const verb = /^\s*(\w+)/.exec(shown)?.[1]?.toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]\w*)"?(?:\."?(\w+)"?)?/i.exec(shown);
  const described = { shown, summary: [verb, table?.[2] ?? table?.[1]].filter(Boolean).join(' ') };
  // Lists of ids make long texts, each of them once.
  if (text.length <= longestKnown) {
    if (known.size >= mostKnown) known.clear();
    known.set(text, described);
  }
  return described;
}

/** In the order of the text: strings with escapes, other strings, dollar quotes, names (which stay) and numbers. */
const literals =
  /\b[ebx]'(?:[^'\\]|''|\\[\s\S])*(?:'|$)|'(?:[^']|'')*(?:'|$)|\$([a-z_]\w*)?\$[\s\S]*?(?:\$\1\$|$)|("[^"]*")|(?<![\w$.])-?\d+(?:\.\d+)?(?![\w"])/gi;

/** Replaces each string, number and list of parameters, also in the conditions of a plan. */
export function withoutLiterals(text: string): string {
  return text
    .replace(literals, (_, __: string | undefined, name: string | undefined) => name ?? '?')
    .replace(/(\$\d+)(?:\s*,\s*\$\d+){2,}/g, '$1, …')
    .replace(/\s+/g, ' ')
    .trim();
}
