import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Copies the files that the server reads at run time: the contract's text, the migrations, and the threads of the embedded database and of SAML. */
export const besideTheServer = (root: string): Plugin => ({
  name: 'beside-the-server',
  writeBundle({ dir = join(root, 'dist/server') }) {
    const sources = [
      'schema',
      'src/generated/operations.json',
      'src/platform/database/migrations',
      'src/platform/database/pgliteWorker.mjs',
      'src/platform/services/sso/samlWorker.mjs',
    ];
    for (const source of sources) cpSync(join(root, source), join(dir, basename(source)), { recursive: true });
  },
});
