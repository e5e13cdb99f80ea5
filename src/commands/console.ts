import { fileURLToPath } from 'node:url';
import { serveEndpoint } from '../package/endpoint.ts';

/** `npm run console`: the console of an address, from this repository. */
export const startConsole = (args: string[]): Promise<string> =>
  serveEndpoint(args, { command: 'npm run console --', assets: at('dist/any'), data: at('data/introspection') });

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
