import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { regions } from '../../src/platform/regions.ts';
import { median } from './load.ts';
import { report, type Figure } from './report.ts';
import { signedIn } from './server.ts';

const port = 4181;
const address = `http://127.0.0.1:${port}`;
const announced = [
  '--max-semi-space-size=32',
  '-e',
  `import('./dist/server/server.js').then((own) => own.serve(process.env, { announce: true }))`,
];

/** From a start to the box that is printed, from the box to the first list of somebody who signs in, and memory on the way. */
export async function startBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'console-bench-'));
  const [bareFolder, dataDir] = [join(folder, 'bare'), join(folder, 'data')];
  const rows = { http: [] as Figure[], pglite: [] as Figure[], cold: [] as Figure[], warm: [] as Figure[] };
  try {
    await bare(['tests/bench/barePglite.mjs'], { DATA_DIR: bareFolder });
    for (let run = 0; run < 3; run += 1) {
      rows.http.push(await bare(['-e', `require('http').createServer((_, r) => r.end()).listen(${port})`], {}));
      rows.pglite.push(await bare(['tests/bench/barePglite.mjs'], { DATA_DIR: bareFolder }));
      rmSync(dataDir, { recursive: true, force: true });
      rows.cold.push(await ours(dataDir));
      rows.warm.push(await ours(dataDir));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  report('start of the embedded platform (goals: sign-in 1,000, warm 2,000 ms; 250 MB at rest, 500 with three regions)', [
    middle('bare node:http (reference)', rows.http),
    middle('bare PGlite, one empty database (reference)', rows.pglite),
    middle('no data folder yet: its demo is made', rows.cold),
    middle('the folder is there', rows.warm),
  ]);
}

function middle(what: string, runs: Figure[]): Figure {
  const units = Object.keys(runs[0] ?? {});
  return { what, ...Object.fromEntries(units.map((unit) => [unit, median(runs.map((run) => Number(run[unit])))])) };
}

async function bare(args: string[], env: Record<string, string>): Promise<Figure> {
  const begun = performance.now();
  const child = start(args, env);
  try {
    while (!(await answers(child))) await new Promise((resolve) => setTimeout(resolve, 5));
    return { 'ready ms': performance.now() - begun, ...memoryOf(child, 'at rest') } as unknown as Figure;
  } finally {
    await end(child);
  }
}

async function ours(dataDir: string): Promise<Figure> {
  const begun = performance.now();
  const child = start(announced, { DATA_DIR: dataDir, DEMO: 'on' });
  try {
    await printed(child, '└');
    const ready = performance.now();
    const atRest = memoryOf(child, 'at rest');
    const headers = await signedIn(address, 'staff@demo.example');
    await ask(headers, regions[0], '{ AuthMe { _id } }');
    await ask(headers, regions[0], '{ ORGGetCustomers(filter: {}) { data { _id displayName } pagination { totalItems } } }');
    const shown = performance.now();
    const one = memoryOf(child, 'signed in');
    const groups = '{ ORGGetGroups(filter: { organizationId: "", customerId: "" }) { data { _id } } }';
    for (const region of regions.slice(1)) await ask(headers, region, groups);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    return {
      ...{ 'ready ms': ready - begun, 'sign-in and list ms': shown - ready },
      ...{ ...atRest, ...one, ...memoryOf(child, 'three regions') },
    } as unknown as Figure;
  } finally {
    await end(child);
  }
}

async function ask(headers: Record<string, string>, region: string, query: string): Promise<void> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify({ query }) };
  const answer = await (await fetch(`${address}/api/${region}/graphql`, request)).text();
  if (answer.includes('"errors"')) throw new Error(`${query}: ${answer.slice(0, 300)}`);
}

function start(args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return child;
}

function printed(child: ChildProcess, mark: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (part) => String(part).includes(mark) && resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

async function answers(child: ChildProcess): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`);
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

/** Resident, and of it what no other process shares. */
function memoryOf({ pid }: ChildProcess, when: string): Record<string, number> {
  const text = process.platform === 'linux' ? readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8') : '';
  const of = (name: string) => Number(new RegExp(`^${name}: +(\\d+)`, 'm').exec(text)?.[1]) / 1000;
  return { [`${when} MB`]: of('Rss'), [`${when}, own`]: of('Private_Dirty') + of('Private_Clean') };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode !== null || !child.kill('SIGTERM')) return;
  await ended;
}
