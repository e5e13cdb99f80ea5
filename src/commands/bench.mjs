// @ts-check
// `npm run bench`: figures with their reference, taken in the same run. `npm run bench -- tenancy` runs one of them,
// `npm run bench -- --compare [commit]` prints what moved since an earlier result.
import { buildIfStale } from './build.mjs';
import { pack } from './pack.mjs';
import { install, requireNode, runScript } from './setup.mjs';
import { chromium, ensurePostgres } from './testTools.mjs';

requireNode();
await install();
const isMeasured = !process.argv.includes('--compare');
if (isMeasured) {
  await buildIfStale();
  await pack();
  await ensurePostgres();
}
const { code } = await runScript('tsx/dist/cli.mjs', ['tests/bench/run.ts', ...process.argv.slice(2)], {
  env: isMeasured ? { CHROMIUM_PATH: await chromium() } : {},
});
process.exit(code);
