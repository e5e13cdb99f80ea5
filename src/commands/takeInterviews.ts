import pLimit from 'p-limit';
import { signedHeaders } from '../platform/http/signature.ts';
import type { Region } from '../platform/regions.ts';
import { callsOf } from './simulatedCalls.ts';
import type { Unfinished } from './simulatedCalls.ts';

export type Ask = (address: string, init?: RequestInit) => Promise<Response>;

/** A running demo and how it is reached. */
export interface Demo {
  url: string;
  region: Region;
  ask: Ask;
}

interface Pace {
  seed: string;
  /** Calls a second. */
  speed: number;
  stop?: AbortSignal;
}

interface Figures {
  times: number[];
  /** How often a call was answered with another status than 200. */
  refused: Map<number, number>;
}

/** Candidates that are being interviewed at once. */
const atOnce = 8;
export const patience = 30_000;

/** Data of a demo's endpoint; undefined where it does not exist, as outside a demo. */
export async function fromDemo<Data>(
  { url, region, ask }: Demo,
  path: string,
  parameters: Record<string, string>,
): Promise<Data | undefined> {
  const query = new URLSearchParams({ region, ...parameters });
  const answer = await ask(`${url}${path}?${query}`, { signal: AbortSignal.timeout(patience) });
  return answer.ok ? ((await answer.json()) as { data: Data }).data : undefined;
}

/** Sends each candidate's calls one after the other, for several candidates at once. */
export async function takeInterviews(
  { url, region, ask }: Demo,
  candidates: readonly Unfinished[],
  secret: string,
  { seed, speed, stop }: Pace,
): Promise<Figures> {
  const figures: Figures = { times: [], refused: new Map() };
  const turn = pace(speed);
  await pLimit(atOnce).map(candidates, async (candidate) => {
    const { assessmentId, customerId } = candidate;
    for (const call of callsOf(candidate, seed)) {
      await turn();
      if (stop?.aborted) return;
      const now = new Date();
      const body = JSON.stringify({ assessmentId, customerId, region, createdAt: now.toISOString(), ...call });
      const headers = { 'content-type': 'application/json', ...signedHeaders(secret, body, now) };
      const started = performance.now();
      const status = await ask(`${url}/callbacks/assessments`, {
        ...{ method: 'POST', body, headers },
        signal: AbortSignal.timeout(patience),
      }).then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        () => 0,
      );
      figures.times.push(performance.now() - started);
      if (status !== 200) figures.refused.set(status, (figures.refused.get(status) ?? 0) + 1);
    }
  });
  return figures;
}

export const refusals = (refused: ReadonlyMap<number, number>): string =>
  refused.size > 0 ? ` Refused: ${[...refused].map(([status, times]) => `${times} with ${status}`).join(', ')}.` : '';

function pace(speed: number): () => Promise<void> {
  let next = performance.now();
  return async () => {
    const at = Math.max(next, performance.now());
    next = at + 1000 / speed;
    const wait = at - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  };
}
