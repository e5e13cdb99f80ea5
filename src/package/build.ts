import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { problemText } from '../engine/compile/problems.ts';
import type { AuthAnswer } from '../engine/plan/auth.ts';
import type { LoadModule } from '../engine/server/declared.ts';
import type { Api } from '../engine/server/knownApi.ts';
import { apiOptions, headersOf, readArguments, UsageError } from './apiArguments.ts';
import { appProblems } from './appProblems.ts';
import { writeAnswers } from './buildStatic.ts';
import type { Outcome } from './Outcome.ts';
import { viteOf, writePage } from './page.ts';
import { withLine } from './places.ts';
import { openProject, readProject, shownPath, type ConsoleProject } from './project.ts';
import { staticAuth } from './staticAuth.ts';

const usage = `graphql-admin-console build [options]

Builds the page with everything that \`app\` imports.
  --out DIR           where it is written (dist/console)
  --static            static files alone, for any web host: pages call the API themselves
  --header 'K: V'     with --static: sent to read the schema; may be given several times. It is not written into a file`;

const flag = { type: 'boolean' } as const;
const options = { out: { type: 'string' }, static: flag, header: apiOptions.header, help: flag } as const;

export async function build(args: string[], load: LoadModule): Promise<Outcome> {
  const { values } = readArguments({ args, options }, usage);
  const project = await readProject(process.cwd(), load);
  const out = resolve(project.root, values.out ?? 'dist/console');
  refuseOthers(out, project);
  const [problem] = appProblems(project.app);
  if (problem) throw new UsageError(problemText(withLine(problem)));
  if (!values.static && !project.isStatic) {
    await buildPage(project, out);
    return { code: 0, says: `${shownPath(out)} is built. Serve it: npx graphql-admin-console serve` };
  }
  const auth = staticAuth(project);
  const api = await openProject({ ...project, headers: headersOf(values.header) }, load);
  if (project.app === undefined) copyPage(out);
  else await buildPage(project, out);
  const count = await writeAnswers(out, api, project, auth);
  const dir = values.out === undefined ? '' : ` --dir ${values.out}`;
  return { code: 0, says: `${staticText(shownPath(out), count, api, auth)}\nTry it: npx graphql-admin-console serve${dir}` };
}

/** Without an `app`, the package's own page is the one. */
function copyPage(out: string): void {
  rmSync(out, { recursive: true, force: true });
  cpSync(fileURLToPath(new URL('console', import.meta.url)), out, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  writeFileSync(join(out, marker), '');
}

function staticText(out: string, count: number, { endpoint, host }: Api, auth: AuthAnswer | undefined): string {
  return [
    `${out} is built, with ${count} resources. Any web host serves it at the root of an address, with 404.html for addresses without a file.`,
    `${host} must allow calls from that address (CORS) to ${endpoint}, with the headers content-type and authorization.`,
    ...(auth?.kind === 'oidc' ? [`Register that address, with a slash at its end, as a redirect address at ${auth.authority}.`] : []),
    'The host should send the headers in _headers; its content security policy names the only places that the page may call.',
  ].join('\n');
}

async function buildPage(project: ConsoleProject, out: string): Promise<void> {
  const { build: bundle, react, mergeConfig } = await viteOf(project.root);
  const page = writePage(project, 'build');
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
