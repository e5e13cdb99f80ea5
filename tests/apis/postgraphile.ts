import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../postgres.ts';

/** PostGraphile over the sample shop: an API that nobody here wrote. */
export interface RunningPostgraphile {
  url: string;
  ask<Row extends object>(sql: string): Promise<Row[]>;
  stop(): Promise<void>;
}

/** Starts a throw-away PostgreSQL with the sample shop, and PostGraphile's server before it as a process of its own. */
export async function startPostgraphile(): Promise<RunningPostgraphile> {
  const cluster = await startPostgres();
  const address = cluster.database('shop');
  const database = new pg.Pool({ connectionString: address, max: 2 });
  // A cluster that is stopped ends its connections, as it should.
  database.on('error', () => undefined);
  let server: ChildProcess | undefined;
  const stop = async () => {
    await database.end();
    if (server) await ended(server);
    cluster.stop();
  };
  try {
    await database.query(readFileSync(new URL('sample.sql', import.meta.url), 'utf8'));
    server = spawn(process.execPath, [fileURLToPath(new URL('postgraphileServer.mjs', import.meta.url)), address], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = `http://127.0.0.1:${await portOf(server)}/graphql`;
    await firstAnswer(url);
    return { url, ask: async (sql) => (await database.query(sql)).rows, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

/** The port that it says; it has ended where it says none. */
async function portOf(server: ChildProcess): Promise<string> {
  if (server.stdout) for await (const line of createInterface({ input: server.stdout })) return line;
  throw new Error('PostGraphile did not start');
}

/** The schema is made after the server listens, and the first answer waits for it. */
async function firstAnswer(url: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query: '{ __typename }' }) });
  const { data } = (await answer.json()) as { data?: { __typename?: string } };
  if (data?.__typename !== 'Query') throw new Error(`PostGraphile answered ${answer.status}`);
}

function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill();
  });
}
