import type { Outgoing } from '../../http/message.ts';
import { ownPage } from './ownPage.ts';

export const testPage = (brandName: string): Outgoing =>
  ownPage({
    ...{ brandName, title: 'The test sign-in is done' },
    main: '<p>Nobody was signed in. The console shows what came back.</p>\n<p>You can close this window.</p>',
    // Only windows opened by a script can close themselves; the text covers the others.
    script: 'window.close()',
  });
