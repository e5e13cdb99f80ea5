import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createStores } from '../../../src/platform/database/stores.ts';
import { templateDir } from '../engine.ts';

const kills = process.env['DEEP'] ? 20 : 3;
const folder = mkdtempSync(join(tmpdir(), 'console-durable-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Commits one row after another and says so after each. */
const writer = `
  import('./src/platform/database/stores.ts').then(async ({ createStores }) => {
    const { pool } = await createStores({ dataDir: ${JSON.stringify(folder)}, templateDir: ${JSON.stringify(templateDir)} }).identity();
    await pool.query('create table if not exists acknowledged (id serial primary key)');
    for (;;) {
      const { rows } = await pool.query('insert into acknowledged default values returning id');
      process.stdout.write(rows[0].id + ' ');
    }
  });`;

it(`an embedded store that is killed ${kills} times in mid-work loses nothing that it had acknowledged`, async () => {
  const acknowledged = new Set<number>();
  for (let kill = 0; kill < kills; kill += 1) {
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', writer], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    const ended = new Promise((resolve) => child.once('close', resolve));
    while (output.split(' ').length < 20 + 37 * kill && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill('SIGKILL');
    await ended;
    // The last word may have been cut off in the pipe.
    for (const word of output.split(' ').slice(0, -1)) acknowledged.add(Number(word));
  }
  const stores = createStores({ dataDir: folder, templateDir });
  const { rows } = await (await stores.identity()).pool.query<{ id: number }>('select id from acknowledged');
  await stores.close();
  const kept = new Set(rows.map(({ id }) => id));
  expect(acknowledged.size).toBeGreaterThan(20 * kills);
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
}, 300_000);
