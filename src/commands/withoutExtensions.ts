import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Generated modules as they are for a platform without the contract's extensions. */
export function withoutExtensions(root: string): Plugin {
  const folder = join(root, 'src/generated/');
  let texts: Promise<Map<string, string>> | undefined;
  const made = async () => {
    const [{ reducedTexts }, { platform: dialect }, { documentOutputs: documents, productFiles: product }] = await Promise.all([
      import('../engine/compile/generate/reduced.ts'),
      import('../engine/dialects/platform.ts'),
      import('./productFiles.ts'),
    ]);
    return reducedTexts({ root, product, dialect, documents }, 'src/console/operations');
  };
  return {
    name: 'without-extensions',
    apply: 'build',
    enforce: 'pre',
    writeBundle: async ({ dir = '' }) => writeFileSync(`${dir}.json`, (await (texts ??= made())).get('operations.json') ?? '{}'),
    load: async (id) => (id.startsWith(folder) ? (await (texts ??= made())).get(id.slice(folder.length)) : undefined),
  };
}
