import { join } from 'node:path';
import type { LoadModule } from '../engine/server/declared.ts';
import { readArguments } from './apiArguments.ts';
import type { Outcome } from './Outcome.ts';
import { viteOf, writePage } from './page.ts';
import { readProject, shownPath } from './project.ts';

const usage = `graphql-admin-console build [options]

Builds the page with everything that \`app\` imports.
  --out DIR           where it is written (dist/console)`;

export async function build(args: string[], load: LoadModule): Promise<Outcome> {
  const { values } = readArguments({ args, options: { out: { type: 'string' }, help: { type: 'boolean' } } }, usage);
  const project = await readProject(process.cwd(), load);
  const { build: bundle, react, mergeConfig } = await viteOf(project.root);
  const out = join(project.root, values.out ?? 'dist/console');
  const page = writePage(project);
  await bundle(
    mergeConfig(page, {
      plugins: [react()],
      logLevel: 'warn',
      build: {
        outDir: out,
        emptyOutDir: true,
        target: 'es2023',
        modulePreload: false,
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 4000,
        rollupOptions: {
          input: { index: join(page.root ?? '', 'index.html'), rules: join(page.root ?? '', 'rules.js') },
          preserveEntrySignatures: 'exports-only',
          output: { entryFileNames: ({ name }: { name: string }) => (name === 'index' ? 'assets/[name]-[hash].js' : '[name].js') },
        },
      },
    }),
  );
  return { code: 0, says: `${shownPath(out)} is built. Serve it: npx graphql-admin-console serve` };
}
