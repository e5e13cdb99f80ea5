import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Vite from 'vite';
import type { InlineConfig } from 'vite';
import type * as React from '@vitejs/plugin-react';
import { UsageError } from './apiArguments.ts';
import { configFile, type ConsoleProject } from './project.ts';

/** Folder of the generated page; not for version control. */
export const pageFolder = '.console';

/** Writes the page that loads the user's `app`, and answers how Vite makes it. */
export function writePage({ root, app, vite, resources }: ConsoleProject, use: 'build' | 'develop'): InlineConfig {
  const folder = join(root, pageFolder);
  mkdirSync(join(folder, 'public'), { recursive: true });
  const assets = new URL('page/', import.meta.url);
  for (const file of ['index.html', 'public/favicon.svg']) writeFileSync(join(folder, file), readFileSync(new URL(file, assets)));
  writeFileSync(join(folder, '.gitignore'), '*\n');
  const own = app === undefined ? undefined : JSON.stringify(relative(folder, app).replaceAll('\\', '/'));
  writeFileSync(join(folder, 'main.js'), mainText(own, use));
  writeFileSync(join(folder, 'rules.js'), "export * from 'graphql-admin-console/rules';\n");
  return {
    ...vite,
    configFile: false,
    root: folder,
    cacheDir: join(root, 'node_modules/.vite/graphql-admin-console'),
    plugins: [...(vite.plugins ?? []), withoutConfig],
    server: {
      ...vite.server,
      fs: {
        ...vite.server?.fs,
        allow: [root, resources, ...(vite.server?.fs?.allow ?? [])],
        deny: ['.env', '.env.*', '*.{crt,pem,key}', '**/.git/**', 'console.config.*', ...(vite.server?.fs?.deny ?? [])],
      },
    },
  };
}

const mainText = (app: string | undefined, use: 'build' | 'develop'): string =>
  [
    "import 'graphql-admin-console/firstPaint.css';",
    "import 'graphql-admin-console/style.css';",
    ...(use === 'build' && app !== undefined ? [`import ${app};`] : []),
    ...(use === 'build'
      ? ["import { start } from 'graphql-admin-console/app';", 'start();']
      : [
          "import { develop } from 'graphql-admin-console/app';",
          `develop(async () => ${app === undefined ? 'undefined' : `import(${app})`}, import.meta.hot);`,
        ]),
    '',
  ].join('\n');

/** Loads the page anew when its `app` changes: what it registers is checked at the start, and replaced in the page it would only fail unseen. */
export const reloadsApp = (app: () => string | undefined): Vite.Plugin => ({
  name: 'reload-app',
  hotUpdate({ file }) {
    if (this.environment.name !== 'client' || resolve(file) !== app()) return undefined;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
});

/** Keeps the configuration, and the secrets in it, out of pages. */
const withoutConfig: Vite.Plugin = {
  name: 'without-config',
  enforce: 'pre',
  load(id) {
    if (basename(id.split('?')[0] ?? '') !== configFile) return null;
    throw new Error(`A page can't import ${configFile}: only Node reads it, since secrets may stand in it.`);
  },
};

/** Vite and its React plug-in as installed in the user's folder. */
export async function viteOf(root: string) {
  const require = createRequire(join(root, 'package.json'));
  try {
    const [vite, react] = await Promise.all([
      import(pathToFileURL(require.resolve('vite')).href) as Promise<typeof Vite>,
      import(pathToFileURL(require.resolve('@vitejs/plugin-react')).href) as Promise<typeof React>,
    ]);
    return { ...vite, react: react.default };
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw fault;
    throw new UsageError('Vite is not installed here. Run: npm install');
  }
}
