export type Resource = Record<string, unknown> & { id: string; meta: Record<string, unknown> };

export interface Selected {
  attributes: readonly string[];
  excluded: readonly string[];
}

const always = new Set(['id', 'schemas']);

/** Attributes that a request selects (RFC 7644 §3.9); names ignore case, and may start with the schema’s URN. */
export function project(resource: Resource, { attributes, excluded }: Selected): Record<string, unknown> {
  if (attributes.length > 0) {
    const only = selectionOf(attributes);
    return Object.fromEntries(Object.entries(resource).flatMap(([name, value]) => included(name, value, only)));
  }
  if (excluded.length === 0) return resource;
  const without = selectionOf(excluded);
  return Object.fromEntries(Object.entries(resource).flatMap(([name, value]) => remaining(name, value, without)));
}

/** True if an attribute is part of the answer, so that it has to be read. */
export function isSelected(name: string, { attributes, excluded }: Selected): boolean {
  const key = name.toLowerCase();
  if (attributes.length > 0) return selectionOf(attributes).has(key);
  return selectionOf(excluded).get(key) !== 'whole';
}

type Selection = Map<string, 'whole' | Set<string>>;

function selectionOf(paths: readonly string[]): Selection {
  const selection: Selection = new Map();
  for (const path of paths) {
    const [name = '', sub] = path
      .replace(/^urn:[^ ]*:(?:user|group):/i, '')
      .toLowerCase()
      .split('.');
    const known = selection.get(name);
    if (sub === undefined || known === 'whole') selection.set(name, 'whole');
    else selection.set(name, (known ?? new Set<string>()).add(sub));
  }
  return selection;
}

function included(name: string, value: unknown, only: Selection): [string, unknown][] {
  const key = name.toLowerCase();
  const how = always.has(key) ? 'whole' : only.get(key);
  if (how === undefined) return [];
  return [[name, how === 'whole' ? value : eachPart(value, (sub) => how.has(sub))]];
}

function remaining(name: string, value: unknown, without: Selection): [string, unknown][] {
  const key = name.toLowerCase();
  const how = always.has(key) ? undefined : without.get(key);
  if (how === 'whole') return [];
  return [[name, how === undefined ? value : eachPart(value, (sub) => !how.has(sub))]];
}

function eachPart(value: unknown, keeps: (sub: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => eachPart(each, keeps));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([sub]) => keeps(sub.toLowerCase())));
}
