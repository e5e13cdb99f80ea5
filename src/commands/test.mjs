// @ts-check
// `npm test`: installs what is missing, checks, builds, runs every test and the browser journeys, and ends with one line that counts them.
// `npm run test:deep` runs the large suites in full.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAnyIfStale, buildIfStale } from './build.mjs';
import { check } from './check.mjs';
import { install, requireNode, runScript } from './setup.mjs';
import { chromium, ensurePostgres } from './testTools.mjs';

requireNode();
await install();
const deep = process.argv.includes('--deep');
const reports = mkdtempSync(join(tmpdir(), 'console-reports-'));
const [browser, hasPostgres] = [await chromium(), await ensurePostgres()];
if (!hasPostgres) console.log('PostgreSQL is not to be had here: the tests that need it are skipped.');
const env = { ...(deep ? { DEEP: '1' } : {}), ...(browser ? { CHROMIUM_PATH: browser } : {}) };

/** What failed, said once more at the end: the output before it is long. @type {string[]} */
const failures = [];
let { passed, failed } = await check();
await buildIfStale();
await buildAnyIfStale();

const unit = join(reports, 'unit.json');
await count(runScript('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`], { env }), () => {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = read(unit);
  for (const file of testResults) {
    for (const test of file.assertionResults) if (test.status === 'failed') failures.push(failure(test.fullName, test.failureMessages[0]));
    if (file.status === 'failed' && file.message) failures.push(failure(file.name, file.message));
  }
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
});
if (browser) {
  const journeys = join(reports, 'journeys.json');
  const running = runScript('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: journeys },
  });
  await count(running, () => {
    const { stats, suites } = read(journeys);
    const { expected, unexpected, flaky } = stats;
    failures.push(...suites.flatMap(failedJourneys));
    return { passed: expected, failed: unexpected + flaky };
  });
} else {
  console.log('✗ There is no Chromium for the journeys: set CHROMIUM_PATH');
  failed += 1;
}
rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

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

/** @typedef {{ title: string, specs?: { title: string, ok: boolean, tests: { results: { error?: { message?: string } }[] }[] }[], suites?: Suite[] }} Suite */

/** @returns {string[]} */
function failedJourneys(/** @type {Suite} */ { title, specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  const said = failed.map((spec) => failure(`${title} › ${spec.title}`, spec.tests.at(-1)?.results.at(-1)?.error?.message));
  return [...said, ...suites.flatMap(failedJourneys)];
}

function read(/** @type {string} */ path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
