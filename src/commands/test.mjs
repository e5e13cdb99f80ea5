// @ts-check
// `npm test`: installs what is missing, builds, then checks and runs every test and the browser journeys at once, and ends with what that took,
// what was left out, why, and one line that counts all.
// `npm test -- --mine` runs those near to what has changed (mine.ts); `npm run test:deep` runs the large suites in full.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { buildAnyIfStale, buildIfStale } from './build.mjs';
import { check } from './check.mjs';
import { at, install, requireNode, root, runScript } from './setup.mjs';
import { chromium, ensurePostgres, hasPatroni, hasPgBouncer, journeyBrowser } from './testTools.mjs';

requireNode();
await install();
const mine = process.argv.indexOf('--mine');
if (mine > 0) {
  await ensurePostgres();
  const { code } = await runScript('tsx/dist/cli.mjs', ['src/commands/mine.ts', ...process.argv.slice(mine + 1)], {});
  process.exit(code);
}
const deep = process.argv.includes('--deep');
const reports = mkdtempSync(join(tmpdir(), 'console-reports-'));

const elsewhere = /** @type {const} */ ([
  ['Asia/Kolkata', '2028-02-29T18:20Z'],
  ['Pacific/Apia', '2027-03-31T10:50Z'],
  ['America/Los_Angeles', '2027-03-14T09:50Z'],
  ['America/Los_Angeles', '2027-11-07T08:50Z'],
  ['Australia/Sydney', '2027-04-03T15:50Z'],
  ['Australia/Sydney', '2027-10-02T15:50Z'],
]);

/** Failures, repeated at the end of the long output. @type {string[]} */
const failures = [];
/** Number of skipped tests by reason. @type {Map<string, number>} */
const leftOut = new Map();
/** Duration of each phase; what follows the build runs at once. @type {string[]} */
const phases = [];
let [passed, failed] = [0, 0];

const [browser, hasPostgres] = await phase('tools and build', async () => {
  const tools = (async () => /** @type {const} */ ([await (deep ? chromium() : journeyBrowser()), await ensurePostgres()]))();
  await buildIfStale();
  await buildAnyIfStale();
  return tools;
});
const env = { ...(deep ? { DEEP: '1' } : {}), ...(browser ? { CHROMIUM_PATH: browser } : {}) };
await Promise.all([phase('check', checks), phase('tests', units), phase('journeys', journeys)]);
if (deep) for (const [zone, time] of elsewhere) await phase(`platform in ${zone} at ${time}`, () => unitsAt(zone, time));

rmSync(reports, { recursive: true, force: true });
console.log(`\n${phases.join(', ')}`);
for (const [why, number] of leftOut) console.log(`Left out: ${number}, ${why}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`${passed} passed, ${failed} failed, ${[...leftOut.values()].reduce((one, other) => one + other, 0)} left out`);
process.exitCode = failed > 0 ? 1 : 0;

async function checks() {
  const result = await check();
  passed += result.passed;
  failed += result.failed;
}

async function units() {
  const files = await runUnits([], {});
  /** For `npm test -- --mine`. */
  const times = Object.fromEntries(files.map((file) => [relative(root, file.name), Math.round(file.endTime - file.startTime)]));
  writeFileSync(at('node_modules/.cache/test-times.json'), JSON.stringify(times));
}

function leftOutFor(/** @type {string} */ test) {
  if (!hasPostgres) return 'no PostgreSQL here';
  if (test.includes('PgBouncer') && !hasPgBouncer) return 'no PgBouncer here';
  return test.includes('Patroni') && !hasPatroni ? 'no Patroni, etcd or HAProxy here' : 'only npm run test:deep has them';
}

async function unitsAt(/** @type {string} */ zone, /** @type {string} */ time) {
  const shift = String(Date.parse(time) - Date.now());
  const preload = `--import=${pathToFileURL(at('tests/shiftedTime.mjs')).href}`;
  await runUnits(['--project', 'platform', 'tests/platform/'], { DEEP: '', TZ: zone, TEST_SHIFT: shift, NODE_OPTIONS: preload });
}

/** Runs vitest and counts its tests. @returns {Promise<UnitFile[]>} */
async function runUnits(/** @type {string[]} */ which, /** @type {Record<string, string>} */ more) {
  const unit = join(reports, 'unit.json');
  const args = ['run', ...which, '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`];
  /** @type {UnitFile[]} */
  let files = [];
  await count(runScript('vitest/vitest.mjs', args, { env: { ...env, ...more }, among: true }), () => {
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = read(unit);
    files = testResults;
    for (const file of files) {
      for (const test of file.assertionResults) {
        if (test.status === 'failed') failures.push(failure(test.fullName, test.failureMessages[0]));
        if (['skipped', 'pending'].includes(test.status)) leaveOut(leftOutFor(test.fullName));
      }
      if (file.status === 'failed' && file.message) failures.push(failure(file.name, file.message));
    }
    return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
  });
  return files;
}

async function journeys() {
  if (!browser) {
    failures.push('✗ No journey was run: there is no Chromium. Set CHROMIUM_PATH');
    failed += 1;
    return;
  }
  const report = join(reports, 'journeys.json');
  const running = runScript('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    among: true,
  });
  await count(running, () => {
    const { stats, suites } = read(report);
    const { expected, unexpected, flaky } = stats;
    failures.push(...suites.flatMap(failedJourneys));
    suites.flatMap(skippedJourneys).forEach(leaveOut);
    return { passed: expected, failed: unexpected + flaky };
  });
}

async function phase(/** @type {string} */ what, /** @type {() => Promise<T>} */ does) {
  const begun = Date.now();
  const result = await does();
  phases.push(`${what} ${Math.round((Date.now() - begun) / 1000)} s`);
  return result;
}

function leaveOut(/** @type {string} */ why) {
  leftOut.set(why, (leftOut.get(why) ?? 0) + 1);
}

/** Adds up a runner's report; a runner that failed without a report, or without a failed test, counts as one failure. */
async function count(/** @type {ReturnType<typeof runScript>} */ running, /** @type {() => { passed: number, failed: number }} */ report) {
  const { code } = await running;
  let result = { passed: 0, failed: 0 };
  try {
    result = report();
  } catch {
    result = { passed: 0, failed: 1 };
  }
  passed += result.passed;
  failed += result.failed || (code === 0 ? 0 : 1);
}

/** A failed test and the beginning of its message, without colours: a difference of two objects begins after some lines. */
function failure(/** @type {string} */ name, /** @type {string | undefined} */ message) {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  const shown = lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return `✗ ${name}\n    ${shown.slice(0, 20).join('\n    ')}`;
}

/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} UnitTest
 * @typedef {{ name: string, status: string, message?: string, startTime: number, endTime: number, assertionResults: UnitTest[] }} UnitFile
 */

/**
 * @typedef {{ status: string, annotations: { type: string, description?: string }[], results: { error?: { message?: string } }[] }} JourneyTest
 * @typedef {{ title: string, specs?: { title: string, ok: boolean, tests: JourneyTest[] }[], suites?: Suite[] }} Suite
 */

/** Reasons of the skipped journeys. @returns {string[]} */
function skippedJourneys(/** @type {Suite} */ { specs = [], suites = [] }) {
  const skipped = specs.flatMap(({ tests }) => tests).filter(({ status }) => status === 'skipped');
  const reasons = skipped.map(({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason is given');
  return [...reasons, ...suites.flatMap(skippedJourneys)];
}

/** @returns {string[]} */
function failedJourneys(/** @type {Suite} */ { title, specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  const own = failed.map((spec) => failure(`${title} › ${spec.title}`, spec.tests.at(-1)?.results.at(-1)?.error?.message));
  return [...own, ...suites.flatMap(failedJourneys)];
}

function read(/** @type {string} */ path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
