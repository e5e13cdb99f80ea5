import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { afterAll, expect } from 'vitest';

// Files share a process, so one that leaves something of its own in place of a global breaks others, which fail without a cause of theirs. The
// file that left it fails instead.

const names = ['fetch', 'Request', 'Response', 'Headers', 'URL', 'FormData', 'AbortController', 'AbortSignal', 'Event', 'EventTarget'];
const more = [
  'Date',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'crypto',
  'performance',
  'structuredClone',
  'TextEncoder',
];
const owners: Record<string, object> = {
  globalThis,
  process,
  dns,
  'dns.promises': dns.promises,
  http,
  https,
  net,
  Math,
  JSON,
  Date,
  performance,
};
const methods: Record<string, readonly string[]> = {
  globalThis: [...names, ...more],
  process: ['env', 'exit', 'kill', 'on', 'emit', 'hrtime', 'nextTick'],
  dns: ['lookup', 'resolveTxt', 'resolve4', 'resolve6'],
  'dns.promises': ['lookup', 'resolveTxt', 'resolve4', 'resolve6'],
  http: ['request', 'get', 'createServer', 'globalAgent'],
  https: ['request', 'get', 'globalAgent'],
  net: ['connect', 'createConnection'],
  Math: ['random'],
  JSON: ['parse', 'stringify'],
  Date: ['now'],
  performance: ['now'],
};

/** By name, all that files could leave changed. */
function shared(): Map<string, unknown> {
  const values = Object.entries(methods).flatMap(([owner, each]) =>
    each.map((name): [string, unknown] => [`${owner}.${name}`, Reflect.get(owners[owner] ?? {}, name)]),
  );
  return new Map([...values, ...Object.entries(process.env).map(([name, value]): [string, unknown] => [`process.env.${name}`, value])]);
}

const before = shared();

afterAll(() => {
  const after = shared();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
  expect(changed, 'globals that this file leaves changed').toEqual([]);
});
