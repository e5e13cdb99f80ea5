import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';

// Stands before every test file of a run with faults: turns the one on that counts, or records which places the tests come by.

/** What a run hands to its test files, as JSON in the file that FAULTS_RUN names. */
export interface FaultRun {
  /** The number of the fault that is on. */
  fault?: number;
  /** How many places there are to record. */
  places?: number;
  /** By test file. */
  files: Record<string, { writeTo?: string; lastTest?: number; deadline: number }>;
}

/** What one test file comes by: when it is loaded, in its hooks, and for each place the last test that does. */
export interface Recorded {
  ms: number;
  tests: { name: string; until: number }[];
  /** Numbers of places. */
  imported: number[];
  /** The number of a place, and the position of the last test. */
  reached: [place: number, test: number][];
}

const run = JSON.parse(readFileSync(process.env['FAULTS_RUN'] ?? '', 'utf8')) as FaultRun;
const file = expect.getState().testPath ?? '';
const { writeTo, lastTest, deadline = 600_000 } = run.files[file] ?? {};

const loading = -2;
const hooks = -1;
const reached = new Int32Array(writeTo === undefined ? 0 : (run.places ?? 0)).fill(loading - 1);
const imported = new Uint8Array(reached.length);
const tests: { name: string; until: number }[] = [];
let at = loading;
const begun = performance.now();

const { fault = -1 } = run;
Object.assign(globalThis, {
  __fault: (number: number): boolean => {
    if (writeTo === undefined) return number === fault;
    if (at === loading) imported[number] = 1;
    else if ((reached[number] ?? 0) < at) reached[number] = at;
    return false;
  },
});

// A fault may make a loop endless; only another thread can end that.
const watch = new Worker(`setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${deadline})`, { eval: true });
watch.unref();

beforeAll(() => {
  at = hooks;
});

beforeEach(({ task, skip }) => {
  at = tests.push({ name: task.name, until: 0 }) - 1;
  if (lastTest !== undefined && at > lastTest) skip();
  return () => {
    const ended = tests.at(-1);
    if (ended) ended.until = Math.round(performance.now() - begun);
  };
});

afterAll(async () => {
  await watch.terminate();
  if (writeTo === undefined) return;
  const record: Recorded = {
    ms: Math.round(performance.now() - begun),
    tests,
    imported: [...imported].flatMap((isImported, place) => (isImported ? [place] : [])),
    reached: [...reached].flatMap((test, place): [number, number][] => (test >= hooks ? [[place, test]] : [])),
  };
  mkdirSync(dirname(writeTo), { recursive: true });
  writeFileSync(writeTo, JSON.stringify(record));
});
