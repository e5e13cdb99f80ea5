import type { Located } from '../compileAll.ts';
import { operationName } from '../DeclaredOperation.ts';
import { fieldsOf, isValue, shapeOf, type Operation } from '../schema.ts';
import { type Api, required } from './offers.ts';
import { furtherLists } from './furtherLists.ts';
import { idOf } from './idOf.ts';
import { rowFields } from './rowFields.ts';
import { listsOf, servedOf } from './served.ts';
import { singletonsOf } from './singletons.ts';
import { pluralName } from './texts.ts';
import { labelOf, resourceNames, wordsOf } from './words.ts';

export interface CatalogueEntry {
  name: string;
  type: string;
  label: string;
  path: string;
  group: { name: string; label: string };
  file?: string;
  /** No list of its own: its records open from those that hold them. */
  hidden?: true;
}

export interface KnownEntry extends CatalogueEntry {
  /** Type that the record is called after. */
  noun?: string;
  located?: Located;
  /** A list of its type next to the first one, whose records open in that of `main`. */
  further?: { list: Operation; main: Pick<CatalogueEntry, 'name' | 'path'> };
  /** Query of the only record of its type. */
  single?: Operation;
}

export function entriesOf(api: Api, declared: readonly Located[]): { entries: KnownEntry[]; byName: Map<string, KnownEntry> } {
  const own = declared.map((located): KnownEntry => {
    const { name, type, path = name, menu } = located.declaration;
    const group = menu?.group ?? 'data';
    return { name, type, label: pluralName(type), path, group: { name: group, label: labelOf(group) }, file: located.file, located };
  });
  const taken = new Set(own.map(({ type }) => type));
  const types = [...api.schema.objectNames, ...api.schema.abstractNames].filter(
    (type) => !taken.has(type) && !type.startsWith('__') && hasValues(api, type) && listsOf(api, type).length > 0,
  );
  const nouns = new Map(types.map((type) => [type, api.offers.wrapped.get(type) ?? nounOf(api, type)] as const));
  const named = resourceNames(nouns.values(), [...own.map(({ name }) => name), ...own.map(({ path }) => path)]);
  const names = new Map(types.map((type) => [type, named.get(nouns.get(type) ?? type) ?? type] as const));
  const groupOf = groupsOf(types);
  const plurals = new Map(types.map((type) => [type, pluralName(nouns.get(type) ?? type)] as const));
  const alike = new Map<string, number>();
  for (const label of plurals.values()) alike.set(label, (alike.get(label) ?? 0) + 1);
  const labelled = (type: string): string => {
    const label = plurals.get(type) ?? type;
    return alike.get(label) === 1 ? label : `${label} (${type})`;
  };
  const inferred = types.map((type): KnownEntry => {
    const name = names.get(type) ?? type;
    const group = groupOf(type);
    const noun = nouns.get(type) ?? type;
    return { name, type, label: labelled(type), path: name, group: { name: group, label: labelOf(group) }, ...(noun !== type && { noun }) };
  });
  const listed = [...own, ...inferred.sort((a, b) => compare(a.group.label, b.group.label) || compare(a.label, b.label))];
  const used = new Set(listed.flatMap(({ name, path }) => [name, path]));
  const whole = listed.flatMap((entry) => [entry, ...furtherEntries(api, entry, listed, used)]);
  const held = heldEntries(api, listed, used);
  const singles = singletonsOf(api, new Set([...taken, ...types, ...held.map(({ type }) => type)]));
  for (const { name } of held) used.add(name);
  const only = singles.map((single): KnownEntry => {
    const base = wordsOf(single.name).join('-').toLowerCase() || 'record';
    const name = used.has(base) ? `${base}-page` : base;
    const { name: type } = shapeOf(single.field.type);
    const label = labelOf(single.name);
    return { name, type, label, path: name, group: { name: 'single', label: 'General' }, single };
  });
  const entries = [...whole, ...only, ...held];
  return { entries, byName: new Map(entries.map((entry) => [entry.name, entry])) };
}

/** Types without a root list whose rows stand below records, in pages, and which a query reads one by one. */
function heldEntries(api: Api, listed: readonly KnownEntry[], used: Iterable<string>): KnownEntry[] {
  const seen = new Map(listed.map(({ type, name }) => [type, name]));
  const open = [...seen.keys()];
  const held: string[] = [];
  for (const holder of open)
    for (const { type } of rowFields({ api, names: seen }, holder)) {
      if (seen.has(type)) continue;
      seen.set(type, type);
      const { gets, keys } = servedOf(api, type);
      if (gets.length === 0 || keys !== undefined || idOf(api, type, gets[0]?.name) === undefined) continue;
      open.push(type);
      held.push(type);
    }
  const group = { name: 'data', label: labelOf('data') };
  return [...resourceNames(held, used)].map(([type, name]) => ({ name, type, label: pluralName(type), path: name, group, hidden: true }));
}

function furtherEntries(api: Api, main: KnownEntry, listed: readonly KnownEntry[], used: Set<string>): KnownEntry[] {
  if (listsOf(api, main.type).length < 2) return [];
  if (main.located?.declaration.parent !== undefined || listed.find(({ type }) => type === main.type) !== main) return [];
  const shown = listed.flatMap(({ type, located }) => {
    const list = type === main.type ? located?.declaration.operations.list : undefined;
    return list === undefined ? [] : [operationName(list)];
  });
  return furtherLists(api, main.type, shown).flatMap((list) => {
    const name = wordsOf(list.field.name).join('-').toLowerCase();
    if (name === '' || used.has(name)) return [];
    used.add(name);
    const { type, group, noun } = main;
    const label = labelOf(list.field.name);
    return [{ name, type, label, path: name, group, further: { list, main }, ...(noun !== undefined && { noun }) }];
  });
}

/** `ProductInterface` and `IProduct` are products, unless something else is. */
function nounOf({ schema }: Api, type: string): string {
  const noun = schema.abstractNames.includes(type) ? type.replace(/(?<=[a-z])(Interface|Union)$|^I(?=[A-Z][a-z])/, '') : type;
  return schema.types.has(noun) ? type : noun;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const hasValues = ({ schema }: Api, type: string): boolean =>
  fieldsOf(schema.types.get(type)).some(({ type: of, args }) => isValue(shapeOf(of)) && required(args).length === 0);

const ungrouped = 40;

/** Group of each type: a single one, or by the first word of names if there are many. */
function groupsOf(types: readonly string[]): (type: string) => string {
  if (types.length <= ungrouped) return () => 'data';
  const first = new Map(types.map((type) => [type, wordsOf(type)[0]?.toLowerCase() ?? ''] as const));
  const sizes = new Map<string, number>();
  for (const word of first.values()) sizes.set(word, (sizes.get(word) ?? 0) + 1);
  return (type) => {
    const word = first.get(type) ?? '';
    const size = sizes.get(word) ?? 0;
    return word !== '' && size >= 3 && size < types.length ? word : 'other';
  };
}
