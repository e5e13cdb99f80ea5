// @ts-check
// `npm test`: installs what is missing, checks, builds, runs every test and the browser journeys, and ends with what that took, what was left out,
// why, and one line that counts all.
// `npm test -- --mine` runs those near to what has changed (mine.ts); `npm run test:deep` runs the large suites in full.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildAnyIfStale, buildIfStale } from './build.mjs';
import { check } from './check.mjs';
import { at, install, requireNode, root, runScript } from './setup.mjs';
import { chromium, ensurePostgres, journeyBrowser } from './testTools.mjs';

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
const [browser, hasPostgres] = [await (deep ? chromium() : journeyBrowser()), await ensurePostgres()];
const env = { ...(deep ? { DEEP: '1' } : {}), ...(browser ? { CHROMIUM_PATH: browser } : {}) };

/** Failures, repeated at the end of the long output. @type {string[]} */
const failures = [];
/** Number of skipped tests by reason. @type {Map<string, number>} */
const leftOut = new Map();
/** Duration of each phase. @type {string[]} */
const phases = [];
let begun = Date.now();
let { passed, failed } = await check();
await buildIfStale();
await buildAnyIfStale();
took('check and build');

const unit = join(reports, 'unit.json');
await count(runScript('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`], { env }), () => {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = read(unit);
  /** For `npm test -- --mine`. @type {Record<string, number>} */
  const times = {};
  for (const file of testResults) {
    times[relative(root, file.name)] = Math.round(file.endTime - file.startTime);
    for (const test of file.assertionResults) {
      if (test.status === 'failed') failures.push(failure(test.fullName, test.failureMessages[0]));
      if (['skipped', 'pending'].includes(test.status)) leaveOut(hasPostgres ? 'only npm run test:deep has them' : 'no PostgreSQL here');
    }
    if (file.status === 'failed' && file.message) failures.push(failure(file.name, file.message));
  }
  writeFileSync(at('node_modules/.cache/test-times.json'), JSON.stringify(times));
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
});
took('tests');
if (browser) {
  const journeys = join(reports, 'journeys.json');
  const running = runScript('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: journeys },
  });
  await count(running, () => {
    const { stats, suites } = read(journeys);
    const { expected, unexpected, flaky } = stats;
    failures.push(...suites.flatMap(failedJourneys));
    suites.flatMap(skippedJourneys).forEach(leaveOut);
    return { passed: expected, failed: unexpected + flaky };
  });
  took('journeys');
} else {
  failures.push('✗ No journey was run: there is no Chromium. Set CHROMIUM_PATH');
  failed += 1;
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${phases.join(', ')}`);
for (const [why, number] of leftOut) console.log(`Left out: ${number}, ${why}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`${passed} passed, ${failed} failed, ${[...leftOut.values()].reduce((one, other) => one + other, 0)} left out`);
process.exitCode = failed > 0 ? 1 : 0;

function took(/** @type {string} */ what) {
  phases.push(`${what} ${Math.round((Date.now() - begun) / 1000)} s`);
  begun = Date.now();
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

/** A failed test in a line or two. */
function failure(/** @type {string} */ name, /** @type {string | undefined} */ message) {
  return `✗ ${name}\n    ${(message ?? '').split('\n', 3).join('\n    ')}`;
}

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
  const said = failed.map((spec) => failure(`${title} › ${spec.title}`, spec.tests.at(-1)?.results.at(-1)?.error?.message));
  return [...said, ...suites.flatMap(failedJourneys)];
}

function read(/** @type {string} */ path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
