// @ts-check
// `npm run check`: all static checks of the sources, one line each.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { at, codegen, install, requireNode, runScript } from './setup.mjs';
import { undecidedIn } from './undecided.mjs';
import { zoneFaults } from './zones.mjs';
import { englishProblems } from './english.mjs';
import { productNamesInEngine } from './engineNames.mjs';

/** @typedef {{ code: number, output: string }} Result */

const kept = ['--incremental', '--tsBuildInfoFile', at('node_modules/.cache/types.tsbuildinfo')];

/** The default of four keeps the program four times: 6 GB instead of 2.4 GB, and twice the time on two cores. */
const oneChecker = ['--checkers', '1'];

/** Longest first, so that the short ones fill the gaps. @type {{ name: string, does: () => Promise<Result> }[]} */
const steps = [
  { name: 'types', does: () => runScript('typescript/bin/tsc', ['--noEmit', ...oneChecker, ...kept], { quiet: true }) },
  { name: 'lint', does: () => runScript('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '--quiet'], { quiet: true }) },
  {
    name: 'generated files are fresh, declarations compile',
    does: freshness,
  },
  { name: 'imports keep to the order of the house, without cycles', does: async () => resultOf(zoneFaults()) },
  { name: 'the engine names nothing of the product', does: async () => resultOf(productNamesInEngine()) },
  { name: 'comments are in plain English', does: async () => resultOf(englishProblems()) },
  { name: 'formatting', does: () => runScript('oxfmt/bin/oxfmt', ['--check'], { quiet: true }) },
  { name: 'nothing unused', does: () => runScript('knip/bin/knip.js', ['--no-progress'], { quiet: true }) },
];

/** Runs all steps, as many at once as there are cores, shows what failed, and answers how many did. */
export async function check() {
  let failed = 0;
  const waiting = [...steps];
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  for (const line of undecidedIn(at())) console.log(`○ undecided: ${line}`);
  return { passed: steps.length - failed, failed };

  async function lane() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const begun = Date.now();
      const { code, output } = await step.does();
      const time = `${((Date.now() - begun) / 1000).toFixed(1)} s`;
      console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${time})`);
      if (code === 0) continue;
      failed += 1;
      console.log(output.trimEnd());
    }
  }
}

async function freshness() {
  const { code, output } = await runScript(codegen, ['--check'], { quiet: true });
  return { code, output: /stale files/.test(output) ? `${output.trimEnd()}\nRun “npm run codegen”.` : output };
}

/** @returns {Result} */
const resultOf = (/** @type {string[]} */ problems) => ({ code: problems.length > 0 ? 1 : 0, output: problems.join('\n') });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  await install();
  const { failed } = await check();
  process.exitCode = failed > 0 ? 1 : 0;
}
