import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** A document with its validation and compiled code takes 80 to 200 bytes for each of its characters: 80 MB at most. */
const mostCharacters = 400_000;

/** The console's longest has 2,000; a longer one than this would push too many others out. */
const longest = 50_000;

/** Parsed documents by text, the latest used ones; what hangs on a document goes with it. Documents that don't parse are few, and parsed anew. */
export function documentCaches(characters = mostCharacters) {
  return {
    documentCache: new LRUCache<string, DocumentNode>({
      maxSize: characters,
      maxEntrySize: longest,
      sizeCalculation: (_, text) => text.length || 1,
    }),
    errorCache: { get: () => undefined, set: () => undefined },
  };
}
