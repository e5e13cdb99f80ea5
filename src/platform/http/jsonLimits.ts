import { limits } from '../../domain/limits.ts';

interface VariableFaults {
  unstorable: string[];
  tooLong?: { path: string; most: number };
  tooDeep: boolean;
}

const deepest = 100;
const maxReported = 20;

/** Lists without the usual limit: one call may change a tree of any size, or its grants. */
const longLists: ReadonlySet<string> = new Set(['created', 'updated', 'archived', 'hierarchyIds', 'resources']);

interface ValueNode {
  value: unknown;
  key: string;
  above: ValueNode | undefined;
  depth: number;
}

/** Iterative, since callers choose the nesting. Stores refuse null characters and unpaired surrogates, which need JSON escapes. */
export function faultsOf(variables: unknown, most = 2000): VariableFaults {
  const unstorable: string[] = [];
  const waiting: ValueNode[] = [{ value: variables, key: '', above: undefined, depth: 0 }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, key: name, depth } = place;
    if (typeof value === 'string' && isUnstorable(value)) unstorable.push(pathOf(place));
    if (typeof value === 'object' && value !== null) {
      if (depth > deepest) return { unstorable, tooDeep: true };
      const entries = Object.entries(value);
      const mostHere = Array.isArray(value) && longLists.has(name) ? limits.departments : most;
      if (entries.length > mostHere) return { unstorable, tooDeep: false, tooLong: { path: pathOf(place), most: mostHere } };
      for (const [key, each] of entries) {
        if (isUnstorable(key)) unstorable.push(pathOf(place));
        else waiting.push({ value: each, key, above: place, depth: depth + 1 });
      }
    }
    if (unstorable.length >= maxReported) break;
  }
  return { unstorable: unstorable.slice(0, maxReported), tooDeep: false };
}

function pathOf(place: ValueNode): string {
  const keys: string[] = [];
  for (let at: ValueNode | undefined = place; at?.above; at = at.above) keys.unshift(at.key);
  return keys.join('.');
}

/** Parses a JSON body; undefined if invalid, too deep, or unacceptable to the stores, so that the sender does not retry forever. */
export function readJson(body: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    const { unstorable, tooLong, tooDeep } = faultsOf(value);
    return unstorable.length > 0 || tooLong || tooDeep ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Finds escaped null characters in a document; the parser refuses unpaired surrogates. */
export const namesNull = (document: string): boolean => /\\u(0000|\{0+\})/.test(document);

const isUnstorable = (text: string): boolean => text.includes('\0') || /\p{Surrogate}/u.test(text);
