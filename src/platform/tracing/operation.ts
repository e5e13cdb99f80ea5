import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { codeOf, scopeNow, within } from './scope.ts';
import type { Scope } from './scope.ts';
import { createTally } from './tally.ts';
import { planOf } from './plan.ts';

interface WatchedOperation {
  /** The document's text. */
  text: unknown;
  /** Names of its fields in the contract, which are known once it ran. */
  operations: readonly string[];
  /** Least duration that is logged as slow, in ms; 0 for never. */
  slowMs: number;
  log: () => Logger;
}

/** Makes a GraphQL request a span with its result, and logs it with its statements if it was slow. */
export async function watchOperation<T extends { codes: readonly string[]; stream?: unknown }>(
  { text, operations, slowMs, log }: WatchedOperation,
  work: () => Promise<T>,
): Promise<T> {
  const outer = scopeNow();
  const parent = outer?.span?.isSampled ? outer.span : undefined;
  if (!parent && slowMs === 0) return work();
  const begun = performance.now();
  const span = parent?.child('operation', 'internal');
  const tally = slowMs > 0 ? createTally() : undefined;
  const scope: Scope = { ...outer, ...(span && { span }), ...(tally && { onStatement: tally.note }) };
  const end = (codes: readonly string[], fault?: string) => {
    scope.isOver = true;
    if (!span) return;
    const name = nameOf(operations);
    span.rename(name);
    span.set({
      ...{ 'graphql.operation.name': name, 'graphql.document.hash': hashOf(text), 'console.result': resultOf(codes, fault) },
      ...(scope.fields !== undefined && { 'console.fields': scope.fields }),
      ...(codes[0] !== undefined && { 'console.code': codes[0] }),
    });
    span.end(fault ?? (resultOf(codes) === 'failed' ? codes[0] : undefined));
  };
  try {
    const answer = await within(scope, work);
    end(answer.codes);
    const ms = performance.now() - begun;
    if (tally && ms >= slowMs && answer.stream === undefined) {
      const facts = { operations, document: hashOf(text), ms: Math.round(ms), codes: answer.codes, ...tally.facts() };
      const slowest = tally.slowest();
      // Named while the trace is at hand.
      const own = log();
      // Not awaited: the response doesn't wait for the plan, whose own statements belong to no operation.
      void within({}, () => planOf(slowest, ms)).then((plan) =>
        own.warn({ ...facts, ...(plan !== undefined && { plan }) }, 'a slow operation'),
      );
    }
    return answer;
  } catch (error) {
    end([], codeOf(error));
    throw error;
  }
}

/** Notes the size of the operation at hand. */
export function noteFields(count: () => number): void {
  const scope = scopeNow();
  if (scope) scope.fields = count();
}

const nameOf = (operations: readonly string[]): string => {
  const names = [...new Set(operations)];
  return names.length === 0 ? 'operation' : [...names.slice(0, 3), ...(names.length > 3 ? ['…'] : [])].join(' ');
};

const hashOf = (text: unknown): string =>
  createHash('sha256')
    .update(typeof text === 'string' ? text : '')
    .digest('hex')
    .slice(0, 16);

const failures = new Set(['INTERNAL_SERVER_ERROR', 'DOWNSTREAM_SERVICE_ERROR']);

const resultOf = ([code]: readonly string[], fault?: string): 'ok' | 'refused' | 'failed' =>
  fault !== undefined || (code !== undefined && failures.has(code)) ? 'failed' : code === undefined ? 'ok' : 'refused';
