import type { ProductFiles } from '../engine/compile/generate/project.ts';
import type { DocumentOutput } from '../engine/compile/generate/toolTexts.ts';

/** Files of the hiring console that codegen and the drift check read. */
export const productFiles: ProductFiles = {
  define: 'src/console/define.ts',
  widgets: 'src/console/widgets/widgets.tsx',
  icons: 'src/console/icons.ts',
  pages: 'src/console/pages',
  flags: 'src/platform/flags/definitions.json',
};

/** Generated modules with the operations that the console's own pages and tools send. */
export const documentOutputs: readonly DocumentOutput[] = [
  { from: 'signIn', to: 'documents.ts', as: 'texts' },
  { from: 'account', to: 'accountDocuments.ts', as: 'texts' },
  { from: 'session', to: 'signedInDocuments.ts', as: 'texts' },
  { from: 'live', to: 'liveDocuments.ts', as: 'texts' },
  { from: 'tools', to: 'tools.ts', as: 'list' },
  { from: 'pages', to: 'pageTools.ts', as: 'tools' },
  { from: 'candidate', to: 'candidateTools.ts', as: 'tools' },
  { from: 'pickers', to: 'pickerTools.ts', as: 'tools' },
  { from: 'dashboard', to: 'dashboardTools.ts', as: 'tools' },
];
