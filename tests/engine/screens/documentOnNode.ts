import { builtinEnvironments } from 'vitest/runtime';

// A document for screens over a platform in the same process, imported before them. Addresses and files stay those of Node, since its own modules
// take no other: a file whose whole environment is jsdom cannot start the platform.
const { URL, URLSearchParams, Blob, AbortController, AbortSignal } = globalThis;
// Files that share their modules share the document, too.
if (!('document' in globalThis)) {
  await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: 'http://localhost:4120' } });
  Object.assign(globalThis, { URL, URLSearchParams, Blob, AbortController, AbortSignal });
}
