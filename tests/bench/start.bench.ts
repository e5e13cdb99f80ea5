import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './load.ts';
import { report } from './report.ts';

export async function startBench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'console-bench-'));
  const bare = await times(5, ['-e', `require('http').createServer((_, r) => r.end()).listen(${port})`], {});
  const cold: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    rmSync(dataDir, { recursive: true, force: true });
    cold.push(...(await times(1, ['dist/server/server.js'], { DATA_DIR: dataDir, DEMO: 'on' })));
  }
  const warm = await times(5, ['dist/server/server.js'], { DATA_DIR: dataDir, DEMO: 'on' });
  rmSync(dataDir, { recursive: true, force: true });
  report('start to first answer', [
    { what: 'bare node:http (reference)', ms: median(bare) },
    { what: 'cold: data folder made, demo data written', ms: median(cold) },
    { what: 'warm: data folder there (goal 3,000)', ms: median(warm) },
  ]);
}

const port = 4181;

async function times(runs: number, args: string[], env: Record<string, string>): Promise<number[]> {
  const found: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const begun = performance.now();
    const server = spawn(process.execPath, args, {
      env: { ...process.env, PORT: String(port), LOG_LEVEL: 'error', ...env },
      stdio: 'ignore',
    });
    while (!(await answers())) {
      if (server.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${server.exitCode}`);
      if (performance.now() - begun > 60_000) throw new Error(`${args.join(' ')} did not answer within a minute`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    found.push(performance.now() - begun);
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
  return found;
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}
