import type { Source } from '../plan/Source.ts';
import type { ArgumentSource } from './DeclaredOperation.ts';

type Declared = NonNullable<ArgumentSource>;

/** Parses a declared source, and reports each unknown name; undefined if nothing of it is known. */
export function parseSource(declared: Declared, unknown: (name: string) => void = () => {}): Source | undefined {
  const parse = <Parsed extends Source>(name: string, make: (of: Source) => Parsed): Parsed | undefined => {
    const of = named(name);
    if (of === undefined) unknown(name);
    return of && make(of);
  };
  if (typeof declared === 'string') return parse(declared, (source) => source);
  if (Array.isArray(declared)) return parse(declared[0], (of) => ({ from: 'list', of }));
  if ('value' in declared) return { from: 'constant', value: declared.value };
  if ('first' in declared) return parse(declared.first, (of) => ({ from: 'first', of }));
  if ('rows' in declared) {
    const { rows, ...rest } = declared;
    return parse(rows, (of) => ({ from: 'rows', of, ...rest, fields: [] }));
  }
  const lists = Object.entries(declared.join).flatMap(([name, constants]) => {
    const of = parse(name, (source) => source);
    return of === undefined ? [] : [{ of, with: constants }];
  });
  return { from: 'join', lists };
}

/** The declared spelling of a source, for problems. */
export function sourceText(source: Source): string {
  if ('of' in source) return sourceText(source.of);
  if (source.from === 'switch') return ['switch', source.name, source.field].filter((step) => step !== undefined).join('.');
  if (source.from === 'sortRow') return `sort.each.${source.path}`;
  if ('path' in source) return [source.from, source.path].filter(Boolean).join('.');
  const json = JSON.stringify(source);
  return [...whole].find(([, each]) => JSON.stringify(each) === json)?.[0] ?? source.from;
}

/** Spellings near an unknown one. */
export const spellingsNear = (name: string): string[] => [
  ...whole.keys(),
  ...[...roots, 'switch'].map((root) => `${root}.${name.split('.').slice(1).join('.')}`),
];

function named(name: string): Source | undefined {
  const [root = '', ...steps] = name.split('.');
  if (root === 'sort' && steps[0] === 'each' && steps.length > 1) return { from: 'sortRow', path: steps.slice(1).join('.') };
  const path = steps.join('.');
  const from = roots.find((each) => each === root);
  if (from !== undefined && (path !== '' || name === 'form')) return { from, path };
  const [first, ...field] = steps;
  if (root === 'switch' && first !== undefined) return { from: root, name: first, ...(field.length > 0 && { field: field.join('.') }) };
  return whole.get(name);
}

const whole = new Map<string, Source>([
  ['id', { from: 'id' }],
  ['ids', { from: 'ids' }],
  ['page', { from: 'page', base: 1 }],
  ['page0', { from: 'page', base: 0 }],
  ['offset', { from: 'offset' }],
  ['size', { from: 'size' }],
  ['cursor', { from: 'cursor' }],
  ['search', { from: 'search' }],
  ['archived', { from: 'archived' }],
  ['!archived', { from: 'archived', not: true }],
  ['sort.field', { from: 'sort', part: 'field' }],
  ['sort.order', { from: 'sort', part: 'order' }],
  ['sort.ORDER', { from: 'sort', part: 'ORDER' }],
  ['matching', { from: 'matching' }],
  ['section', { from: 'section' }],
  ['turned', { from: 'action', part: 'turned' }],
  ['chosen', { from: 'action', part: 'chosen' }],
  ['notify', { from: 'action', part: 'notify' }],
  ['reason', { from: 'action', part: 'reason' }],
  ['spared', { from: 'action', part: 'spared' }],
  ['new.id', { from: 'newId' }],
]);

const roots = ['scope', 'session', 'parent', 'record', 'records', 'form', 'filter', 'input'] as const;
