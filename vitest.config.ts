import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const slimApollo = fileURLToPath(new URL('./src/engine/client/apollo.ts', import.meta.url));
const graphql = fileURLToPath(new URL('./node_modules/graphql/index.js', import.meta.url));
const quickHashes = fileURLToPath(new URL('./tests/platform/quickHashes.ts', import.meta.url));

/** Ends what hangs, and nothing else: machines are busy, and no test fails on a time. */
const patience = { testTimeout: 120_000, hookTimeout: 240_000, teardownTimeout: 60_000, expect: { poll: { timeout: 60_000 } } };

const inDocument = {
  setupFiles: ['tests/engine/screens/setup.ts'],
  server: { deps: { inline: [/ra-data-graphql/, /@apollo\/client/] } },
  ...patience,
};

/** Sign-ins by OpenID Connect were sometimes refused in a process that other files had used before; the cause isn't known. */
const byThemselves = 'tests/platform/services/{oidc*,ssoMappingOidc}.test.ts';

/** Put a document's globals in the place of Node's, for as long as their process lives. */
const screensOverPlatform = ['tests/console/live/**/*.test.tsx', 'tests/every-export.test.tsx', 'tests/every-walk.test.tsx'];

/** Need no demo data: they run while a table or a migration is still unfinished. */
const declarations = 'tests/every-declaration*.test.ts';

/** What runs over the whole platform, what runs on Node, and what needs a document. Journeys in a real browser are Playwright's. */
export default defineConfig({
  resolve: {
    alias: [
      // The browser gets the same few names of Apollo (vite.config.ts), so the tests run what ships.
      { find: /^@apollo\/client$/, replacement: slimApollo },
      // The build of graphql that packages loaded by Node itself use: two copies in one process do not know each other's schemas.
      { find: /^graphql$/, replacement: graphql },
    ],
  },
  test: {
    // One a core: vitest keeps one back for watching, which on two cores is half of the time.
    maxWorkers: '100%',
    // Caches transformed modules on disk, keyed by their text: a file that needs the whole platform starts in two thirds of the time.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        resolve: { alias: [{ find: /^@node-rs\/argon2$/, replacement: quickHashes }] },
        test: {
          name: 'platform',
          // Demo data for all of them; whoever runs another file does not wait for that.
          globalSetup: ['tests/seeded.ts'],
          setupFiles: ['tests/loopbackNames.ts', 'tests/leftovers.ts'],
          environment: 'node',
          // As with the screens: loading the platform takes longer than most of the files.
          isolate: false,
          include: ['tests/platform/**/*.test.ts', 'tests/every-*.test.ts'],
          exclude: ['tests/platform/**/*.mocks.test.ts', byThemselves, declarations],
          server: { deps: { inline: [/ra-data-graphql/, /@apollo\/client/] } },
          ...patience,
        },
      },
      {
        extends: true,
        resolve: { alias: [{ find: /^@node-rs\/argon2$/, replacement: quickHashes }] },
        test: {
          name: 'live',
          globalSetup: ['tests/seeded.ts'],
          setupFiles: ['tests/loopbackNames.ts'],
          environment: 'node',
          isolate: false,
          include: screensOverPlatform,
          server: { deps: { inline: [/ra-data-graphql/, /@apollo\/client/] } },
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          // Files that put something of their own in the place of a package or of an operation's body: before others have loaded it, and for nobody else.
          name: 'mocks',
          globalSetup: ['tests/seeded.ts'],
          setupFiles: ['tests/loopbackNames.ts'],
          environment: 'node',
          include: ['tests/platform/**/*.mocks.test.ts', byThemselves],
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          setupFiles: ['tests/loopbackNames.ts', 'tests/leftovers.ts'],
          // As with the screens: the files share their modules.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/{platform,console,engine/app,engine/client,engine/screens}/**',
            'tests/every-!(declaration*).test.ts',
            'tests/journeys/**',
            'tests/bench/**',
          ],
          server: { deps: { inline: [/ra-data-graphql/, /@apollo\/client/] } },
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          // The files share their modules, which take longer to load than most of them to run.
          isolate: false,
          include: [
            'tests/{engine/app,engine/client,engine/screens,console/customers,console/dialogs,console/pages,console/widgets,comparison}/**/*.test.{ts,tsx}',
          ],
          exclude: ['tests/**/*.mocks.test.*', 'tests/comparison/**/*.test.ts'],
          ...inDocument,
        },
      },
      {
        extends: true,
        test: {
          // The whole console, which keeps a session, and what puts something else in the place of a module: each file in a process of its own.
          name: 'app',
          environment: 'jsdom',
          include: ['tests/console/app/**/*.test.{ts,tsx}', 'tests/console/pages/**/*.mocks.test.tsx'],
          ...inDocument,
        },
      },
    ],
  },
});
