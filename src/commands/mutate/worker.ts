import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';

// Runs before every test file of a mutation run: switches the selected fault on, or records which places the tests reach.

export interface FaultRun {
  fault?: number;
  places?: number;
  files: Record<string, { writeTo?: string; lastTest?: number; deadline: number }>;
}

export interface Recorded {
  ms: number;
  tests: { name: string; until: number }[];
  imported: number[];
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
