import { realpathSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { besideTheServer } from './src/commands/besideTheServer.ts';
import { neededFirst } from './src/commands/neededFirst.ts';
import { plansAsText } from './src/commands/plansAsText.ts';
import { withoutExtensions } from './src/commands/withoutExtensions.ts';
import { platformFolders } from './src/gateway/paths.ts';
import packages from './src/package/packages.json' with { type: 'json' };
import type { Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const platform = process.env['DEV_PLATFORM'];
const versions: Partial<Record<string, string>> = { ...manifest.dependencies, ...manifest.devDependencies };

/**
 * One file for all builds: the console (`vite build`), without extensions (`--mode contract`), of any API (`--mode any`), the server with its operator's
 * commands (`--ssr`), and the package's modules for browsers (`--mode package`) and its command (`--mode package --ssr`).
 */
export default defineConfig(({ isSsrBuild, mode }) => {
  if (mode === 'package') return isSsrBuild ? commandBuild : packageBuild;
  return isSsrBuild ? serverBuild : mode === 'any' ? anyBuild : mode === 'contract' ? contractBuild : consoleBuild;
});

/**
 * One chunk for each step of the boot, each with what it needs and no earlier step has: the default splitting made 20 chunks of the first list.
 * The first script decides; `signIn` holds React and is needed either way; `start` asks who the user is while `console` is on its way.
 */
const bootOrder = [
  // The documents stand in the first one, so that `start` need not wait for React.
  { name: 'main', test: /src\/(console\/app\/main|generated\/documents)\.ts$/, priority: 6 },
  { name: 'signIn', test: /src\/console\/app\/signInPage\.tsx$/, priority: 5 },
  { name: 'signInLater', test: /src\/console\/app\/signInLater\.tsx$/, priority: 4 },
  { name: 'start', test: /src\/(console\/app\/start|generated\/tools)\.ts$/, priority: 3 },
  { name: 'libraries', test: /src\/engine\/app\/frame\/libraries\.ts$/, priority: 2 },
  { name: 'console', test: /src\/console\/app\/showConsole\.tsx$/, priority: 1 },
  // Parts of a list that come when its rows are painted: as chunks of their own they were 14.
  {
    name: 'afterRows',
    priority: 0,
    test: /src\/(console\/(recordIcons|app\/live\/listen)|engine\/screens\/(actions\/recordIcons|layout\/ChangesNotice|list\/tools\/(RowTools|ViewKinds)))\.tsx?$/,
  },
];

/** With one style sheet and the boot asking for its chunks itself, Vite's helper around every `import()` has nothing to do. */
const nativeImports: Plugin = {
  name: 'native-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

/** Every icon of the library is made by this one function. */
const plainIcons: Plugin = {
  name: 'plain-icons',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/@mui/icons-material/utils/createSvgIcon.mjs')
      ? `export { plainIcon as default } from ${JSON.stringify(at('src/engine/app/frame/plainIcon.tsx'))};`
      : undefined,
};

/** Whole segments: the pages' own modules, such as `tenant.ts` and `version.ts`, stand at the root, too. */
const platformPaths = `^/(${platformFolders.join('|')}|version|config\\.json|healthz|readyz|metrics)(?=[/?]|$)`;

/**
 * For `npm run dev`: requests wait while the platform restarts, so that the page does not fail at each change of a form; and the first style
 * sheet, which the page names by a path outside Vite's root, has an address.
 */
const development: Plugin = {
  name: 'development',
  apply: 'serve',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('"../../engine/', `"/@fs${at('src/engine/')}`) },
  configureServer({ middlewares }) {
    middlewares.use(async (request, _, next) => {
      if (platform && new RegExp(platformPaths).test(request.url ?? '')) await accepts(new URL(platform));
      next();
    });
  },
};

/** Resolves when something accepts connections there, or after 30 s. */
async function accepts({ hostname, port }: URL): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), hostname, () => resolve(true));
      socket.once('error', () => resolve(false)).once('close', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await setTimeout(200);
  }
}

const consoleBuild = {
  root: at('src/console/app'),
  plugins: [react(), nativeImports, plainIcons, plansAsText, neededFirst(), development],
  // The client uses a few names of Apollo; the whole of it would weigh 10 kB more.
  resolve: {
    alias: [{ find: /^@apollo\/client$/, replacement: at('src/engine/client/apollo.ts') }],
  },
  define: { 'globalThis.__DEV__': 'false', 'globalThis.__VERSION__': JSON.stringify(manifest.version) },
  build: {
    outDir: at('dist/console'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // Everything is named in the page or asked for at once by the boot; a second way of preloading would only repeat it.
    modulePreload: false as const,
    cssCodeSplit: false,
    rollupOptions: { output: { codeSplitting: { groups: bootOrder } } },
    // An inlined picture would be a data address in a style sheet, which costs more than the file it saves.
    assetsInlineLimit: 0,
  },
  // With `npm run dev` the platform runs beside Vite.
  server: {
    proxy: platform ? { [platformPaths]: platform } : undefined,
    // Packages may be linked from another folder.
    fs: { allow: [at('.'), realpathSync(at('node_modules'))] },
  },
};

const contractBuild = {
  ...consoleBuild,
  plugins: [withoutExtensions(at('.')), ...consoleBuild.plugins],
  build: { ...consoleBuild.build, outDir: at('dist/console-contract') },
};

/** The console of any API: the same screens under another beginning; one module has an address of its own, for the validators that its server makes. */
const anyBuild = {
  root: at('src/engine/app'),
  publicDir: at('src/console/app/public'),
  plugins: [react(), nativeImports, plainIcons],
  resolve: consoleBuild.resolve,
  define: { ...consoleBuild.define, 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: at('dist/any'),
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: false as const,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: at('src/engine/app/index.html'), rules: at('src/engine/app/rules.ts') },
      preserveEntrySignatures: 'exports-only' as const,
      output: {
        entryFileNames: ({ name }: { name: string }) => (name === 'index' ? 'assets/[name]-[hash].js' : '[name].js'),
        codeSplitting: { groups: [{ name: 'libraries', test: /src\/engine\/app\/frame\/libraries\.ts$/, priority: 1 }] },
      },
    },
  },
};

const serverBuild = {
  root: at('.'),
  plugins: [besideTheServer(at('.'))],
  // With the packages inside, the server loads in half the time. GraphQL is both imported and required, and must be one module.
  ssr: { noExternal: true as const, external: ['@node-rs/argon2', 'graphql'] },
  build: {
    ssr: true,
    outDir: at('dist/server'),
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: {
      // The commands that an operator needs where only production dependencies are installed.
      input: {
        server: at('src/commands/server.ts'),
        'create-staff': at('src/commands/createStaff.ts'),
        'verify-log': at('src/commands/verifyLog.ts'),
        backup: at('src/commands/backup.ts'),
        'renew-secret': at('src/commands/renewSecret.ts'),
      },
      // Chunks beside the entries: modules read files beside themselves.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};

/** Packages whose contexts the engine shares with a user's components: these come from the user's own folder. */
const shared = new RegExp(`^(${packages.shared.join('|')})(/|$)`);

/** What a user's modules for browsers import of the package; everything else that the engine needs is inside. */
const packageBuild = {
  root: at('src/package'),
  publicDir: false as const,
  plugins: [react(), plainIcons],
  resolve: consoleBuild.resolve,
  define: consoleBuild.define,
  build: {
    outDir: at('dist/package/app'),
    emptyOutDir: true,
    target: 'es2023',
    minify: true,
    cssCodeSplit: false,
    lib: { entry: { app: at('src/package/app.ts'), rules: at('src/engine/app/rules.ts') }, formats: ['es' as const], cssFileName: 'style' },
    rollupOptions: { external: shared, output: { chunkFileNames: '[name]-[hash].js' } },
  },
};

/** The package's command and what a configuration imports, with everything that they need but the loader of TypeScript and what `dev` takes from the user. */
const commandBuild = {
  root: at('.'),
  publicDir: false as const,
  define: {
    __PACKAGES__: JSON.stringify(
      Object.fromEntries([
        ['graphql-admin-console', `^${manifest.version}`],
        ...Object.values(packages)
          .flat()
          .map((name) => [name, `^${versions[name]}`]),
      ]),
    ),
  },
  ssr: { noExternal: true as const, external: ['jiti', 'vite', '@vitejs/plugin-react'] },
  build: {
    ssr: true,
    outDir: at('dist/package'),
    emptyOutDir: false,
    target: 'node20',
    rollupOptions: {
      input: {
        cli: at('src/package/cli.ts'),
        index: at('src/package/index.ts'),
        answeringWorker: at('src/engine/server/answeringWorker.ts'),
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
};
