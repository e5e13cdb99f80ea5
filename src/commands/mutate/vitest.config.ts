import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import base from '../../../vitest.config.ts';
import { withFaults, type Numbered } from './schemata.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const setup = fileURLToPath(new URL('./worker.ts', import.meta.url));

export interface Instrumentation {
  recording: boolean;
  faults: Record<string, Numbered[]>;
}

const { recording, faults } = JSON.parse(readFileSync(process.env['FAULTS_PLAN'] ?? '', 'utf8')) as Instrumentation;

const instrument: Plugin = {
  name: 'faults',
  enforce: 'pre',
  transform(code, id) {
    const own = faults[relative(root, id.split('?')[0] ?? '')];
    // Without a map: nobody follows a stack of these runs.
    return own && { code: withFaults(code, own, recording), map: null };
  },
};

/** Isolates every project but `dom`, so that coverage of module loading belongs to one test file; see `shared` in suites.ts. */
const ownModules = (project: unknown) => (project === 'dom' ? {} : { isolate: true });

/** The suites as `npm test` runs them, with faults in the sources. */
export default defineConfig({
  root,
  plugins: [instrument],
  resolve: base.resolve,
  test: {
    ...base.test,
    // Faults are no part of a module's text, by which the cache knows it.
    experimental: { ...base.test?.experimental, fsModuleCache: false },
    projects: base.test?.projects?.map((project) =>
      typeof project === 'object' && 'test' in project
        ? {
            ...project,
            test: { ...project.test, ...ownModules(project.test?.name), setupFiles: [setup, ...[project.test?.setupFiles ?? []].flat()] },
          }
        : project,
    ),
  },
});
