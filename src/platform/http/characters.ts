import { limits } from '../../domain/limits.ts';

/** Why variables are refused before anything looks at them. */
interface VariableFaults {
  /** Where they hold texts that no store keeps, at most 20 places. */
  unkeepable: string[];
  /** Where a list, or an object, has more entries than any operation takes: each wrong one would be told of by itself. */
  endless?: { path: string; most: number };
  /** They are nested deeper than anything that the contract takes. */
  tooDeep: boolean;
}

const deepest = 100;
const worstFirst = 20;

/** A tree of departments, or what is granted on one, is changed in one call, however many departments it has. */
const longLists: ReadonlySet<string> = new Set(['created', 'updated', 'archived', 'hierarchyIds', 'resources']);

/** A place among the variables; its path is put together only where something is said of it. */
interface Place {
  value: unknown;
  key: string;
  above: Place | undefined;
  depth: number;
}

/**
 * Walks through variables once, without recursion, since nesting is the caller’s choice. Texts that no store keeps are those with the null
 * character, and halves of surrogate pairs, which are no characters: both come only as escapes in JSON, never from a keyboard.
 */
export function faultsOf(variables: unknown, most = 2000): VariableFaults {
  const unkeepable: string[] = [];
  const waiting: Place[] = [{ value: variables, key: '', above: undefined, depth: 0 }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, key: name, depth } = place;
    if (typeof value === 'string' && isUnkeepable(value)) unkeepable.push(pathOf(place));
    if (typeof value === 'object' && value !== null) {
      if (depth > deepest) return { unkeepable, tooDeep: true };
      const entries = Object.entries(value);
      const mostHere = Array.isArray(value) && longLists.has(name) ? limits.departments : most;
      if (entries.length > mostHere) return { unkeepable, tooDeep: false, endless: { path: pathOf(place), most: mostHere } };
      for (const [key, each] of entries) {
        if (isUnkeepable(key)) unkeepable.push(pathOf(place));
        else waiting.push({ value: each, key, above: place, depth: depth + 1 });
      }
    }
    if (unkeepable.length >= worstFirst) break;
  }
  return { unkeepable: unkeepable.slice(0, worstFirst), tooDeep: false };
}

function pathOf(place: Place): string {
  const keys: string[] = [];
  for (let at: Place | undefined = place; at?.above; at = at.above) keys.unshift(at.key);
  return keys.join('.');
}

/**
 * A body as the value that its JSON says; undefined where it is none, or holds what no store keeps, or is nested deeper than anything that is
 * taken: the database would refuse it, and whoever sent it would send it again and again.
 */
export function readJson(body: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    const { unkeepable, endless, tooDeep } = faultsOf(value);
    return unkeepable.length > 0 || endless || tooDeep ? undefined : value;
  } catch {
    return undefined;
  }
}

/** A literal in a document can name the null character too; a half surrogate pair the parser refuses. */
export const namesNull = (document: string): boolean => /\\u(0000|\{0+\})/.test(document);

const isUnkeepable = (text: string): boolean => text.includes('\0') || /\p{Surrogate}/u.test(text);
