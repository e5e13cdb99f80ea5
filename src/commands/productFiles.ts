import type { ProductFiles } from '../engine/compile/generate/project.ts';

/** Files of the hiring console that codegen and the drift check read. */
export const productFiles: ProductFiles = {
  define: 'src/console/define.ts',
  widgets: 'src/console/widgets/widgets.tsx',
  icons: 'src/console/icons.ts',
  pages: 'src/console/pages',
  flags: 'src/platform/flags/definitions.json',
};
