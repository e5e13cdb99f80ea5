// @ts-check
// `npm test`: installs what is missing, checks, builds, runs every test and the browser journeys, and ends with one line that counts them.
// `npm run test:deep` runs the large suites in full.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
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

let { passed, failed } = await check();
await buildIfStale();

const unit = join(reports, 'unit.json');
await count(runScript('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`], { env }), () => {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = read(unit);
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
});
if (browser) {
  const journeys = join(reports, 'journeys.json');
  const running = runScript('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: journeys },
  });
  await count(running, () => {
    const { expected, unexpected, flaky } = read(journeys).stats;
    return { passed: expected, failed: unexpected + flaky };
  });
} else {
  console.log('✗ There is no Chromium for the journeys: set CHROMIUM_PATH');
  failed += 1;
}
rmSync(reports, { recursive: true, force: true });
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

function read(/** @type {string} */ path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
