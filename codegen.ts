// `npm run codegen` writes src/generated from schema/, resources/, validation/ and src/console/operations/, and src/platform/nouns/ from the
// platform's folders; `-- --watch` goes on doing so, and `-- --check` only says which files are stale.
import type { CodegenConfig } from '@graphql-codegen/cli';
import { documentOutputs, productFiles } from './src/commands/productFiles.ts';
import { consolePreset, removeOrphans } from './src/engine/compile/generate/preset.ts';
import type { CompilerOptions } from './src/engine/compile/generate/compiler.ts';
import { nounsPreset } from './src/commands/nouns.ts';
import { platform } from './src/engine/dialects/platform.ts';

const isWatching = process.argv.some((each) => /^(-w|--watch)/.test(each));
const isChecking = process.argv.includes('--check');

/** `npm run dev` shows the problems in the page; none clear it. */
function reportToParent(problems: string): void {
  process.send?.({ problems });
}

const presetConfig: CompilerOptions = {
  root: import.meta.dirname,
  product: productFiles,
  dialect: platform,
  documents: documentOutputs,
  onProblems(problems) {
    reportToParent(problems);
    if (isWatching) return;
    // The lines alone: graphql-codegen would print each of them thrice, with stack traces.
    console.error(problems);
    process.exit(1);
  },
};

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  documents: 'src/console/operations/*.graphql',
  generates: {
    [process.env['CODEGEN_TARGET'] ?? 'src/generated/']: {
      preset: consolePreset,
      presetConfig,
      watchPattern: ['resources/**/*.ts', 'validation/**/*.ts', 'src/domain/**/*.ts', 'src/platform/flags/definitions.json'],
    },
    ...(process.env['CODEGEN_TARGET'] === undefined && {
      'src/platform/nouns/': {
        preset: nounsPreset,
        presetConfig: { root: import.meta.dirname },
        watchPattern: ['src/platform/services/*/*.ts'],
      },
    }),
  },
  // Says what is wrong with a schema, which would end it without a word.
  errorsOnly: !isWatching,
  hooks: { afterAllFileWrite: isChecking ? [] : [removeOrphans, () => reportToParent('')] },
};

export default config;
