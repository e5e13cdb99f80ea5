import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { LoadModule } from '../engine/server/declared.ts';
import { readArguments, UsageError } from './apiArguments.ts';
import type { Outcome } from './Outcome.ts';
import { viteOf, writePage } from './page.ts';
import { readProject, shownPath, type ConsoleProject } from './project.ts';

const usage = `graphql-admin-console build [options]

Builds the page with everything that \`app\` imports.
  --out DIR           where it is written (dist/console)`;

export async function build(args: string[], load: LoadModule): Promise<Outcome> {
  const { values } = readArguments({ args, options: { out: { type: 'string' }, help: { type: 'boolean' } } }, usage);
  const project = await readProject(process.cwd(), load);
  const { build: bundle, react, mergeConfig } = await viteOf(project.root);
  const out = resolve(project.root, values.out ?? 'dist/console');
  refuseOthers(out, project);
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
  writeFileSync(join(out, marker), '');
  return { code: 0, says: `${shownPath(out)} is built. Serve it: npx graphql-admin-console serve` };
}

/** Marks a folder that a build may empty. */
const marker = '.graphql-admin-console';

/** A build empties its folder: it must be new, empty, or an earlier build's, and hold nothing of the project. */
function refuseOthers(out: string, { root, resources, app }: ConsoleProject): void {
  const holds = (path: string | undefined): boolean => path !== undefined && !relative(out, path).startsWith('..');
  const isEarlier = existsSync(join(out, marker)) || !existsSync(out) || readdirSync(out).length === 0;
  if (isEarlier && !holds(root) && !holds(resources) && !holds(app)) return;
  throw new UsageError(`${shownPath(out)} holds other files, and a build would delete them. Choose another folder with --out.`);
}
