// @ts-check
// Tools of the tests that are no packages: Chromium for the journeys and PostgreSQL's programs, installed where possible.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runScript } from './setup.mjs';

/** The path of a Chromium: the configured one, the system's, Playwright's own, or Debian's package; undefined where there is none to be had. */
export async function chromium() {
  const found = process.env['CHROMIUM_PATH'] || onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
  if (found) return found;
  const { chromium: own } = await import('playwright-core');
  if (existsSync(own.executablePath())) return own.executablePath();
  console.log('Looking for a Chromium …');
  await runScript('playwright-core/cli.js', ['install', 'chromium'], { quiet: true });
  if (existsSync(own.executablePath())) return own.executablePath();
  await aptInstall('chromium');
  return onPath('chromium');
}

/**
 * The journeys' browser: the configured one, else Chromium's headless shell, which runs the same pages with a third less of the processor's
 * time, else the whole Chromium.
 */
export async function journeyBrowser() {
  const name = 'chromium-headless-shell';
  const found = process.env['CHROMIUM_PATH'] || onPath(name);
  if (found) return found;
  await aptInstall(name);
  return onPath(name) ?? chromium();
}

/** PostgreSQL's programs, for the tests where races and durability are at stake; they say themselves where they are skipped. */
export async function ensurePostgres() {
  const folder = '/usr/lib/postgresql';
  const isThere = () => existsSync(folder) && readdirSync(folder).some((version) => existsSync(join(folder, version, 'bin/initdb')));
  if (!isThere()) await aptInstall('postgresql');
  return isThere();
}

/** Never installed by us: its package starts a service. */
export const hasPgBouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].some((path) => existsSync(path));

/** Never installed by us, either. */
export const hasPatroni = [['patroni'], ['patronictl'], ['etcd'], ['haproxy', '/usr/sbin/haproxy']].every(
  ([name = '', other = '']) => onPath(name) || existsSync(other),
);

async function aptInstall(/** @type {string} */ name) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  console.log(`Installing ${name} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { quiet: true, env });
  const { code, output } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { quiet: true, env });
  if (code !== 0) console.log(output.split('\n').slice(-5).join('\n'));
}

/** The first of these programs on the search path. */
function onPath(/** @type {string[]} */ ...names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
