// @ts-check
// `npm run bench`: figures with their reference, taken in the same run. `npm run bench -- api` runs one of them.
import { buildIfStale } from './build.mjs';
import { pack } from './pack.mjs';
import { install, requireNode, runScript } from './setup.mjs';
import { chromium, ensurePostgres } from './testTools.mjs';

requireNode();
await install();
await buildIfStale();
await pack();
await ensurePostgres();
const { code } = await runScript('tsx/dist/cli.mjs', ['tests/bench/run.ts', ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: await chromium() },
});
process.exit(code);
