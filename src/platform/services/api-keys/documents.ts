import { stripIgnoredCharacters } from 'graphql';
import type { ApiKeySession } from '../../http/session.ts';
import type { StoredDocument } from './table.ts';

/** Allow-list of a key: spaces, commas and comments don't count. Undefined if it may send any document. */
export function allowedDocuments(documents: readonly StoredDocument[]): ApiKeySession['documents'] {
  if (documents.length === 0) return undefined;
  const allowed = new Set(documents.map(({ text }) => withoutIgnored(text)));
  return {
    has: (text) => {
      const read = withoutIgnored(text);
      return read !== undefined && allowed.has(read);
    },
  };
}

/** Undefined for a text that is no GraphQL. */
function withoutIgnored(text: string): string | undefined {
  try {
    return stripIgnoredCharacters(text);
  } catch {
    return undefined;
  }
}
