import type { Column, Declaration } from '../Declaration.ts';

export interface Written {
  text: string;
  left: string[];
}

export interface Frame {
  head: string;
  open: string;
  close: string;
}

const width = 140;

/** Only what the API's names do not say, one key per line. */
export function declarationText(declaration: Declaration, { head, open, close }: Frame): Written {
  const { name, type, title, menu, operations, columns = [], details = [], filters, sort, forms, actions, references = {} } = declaration;
  const shown = columns.filter((column) => typeof column === 'string' || !column.hidden);
  const [kept, left] = fitting('details', details);
  const named = [...shown, ...kept].map(fieldOf);
  const used = Object.entries(references).filter(([path]) => named.includes(path) || filters?.some((filter) => fieldOf(filter) === path));
  const lines = [
    `name: ${quoted(name)},`,
    `type: ${quoted(type)},`,
    `title: ${quoted(title)},`,
    ...(menu ? [`menu: { group: ${quoted(menu.group)}${menu.icon ? `, icon: ${quoted(menu.icon)}` : ''} },`] : []),
    ...object('operations', operations),
    ...list('columns', shown),
    ...(kept.length > 0 ? list('details', kept) : []),
    ...(filters && filters.length > 0 ? list('filters', filters) : []),
    ...(sort ? [`sort: ${quoted(sort)},`] : []),
    ...(forms && Object.keys(forms).length > 0 ? object('forms', forms) : []),
    ...(used.length > 0 ? object('references', Object.fromEntries(used)) : []),
    ...(actions && Object.keys(actions).length > 0
      ? ['actions: {', ...Object.entries(actions).map(([key, action]) => `  ${keyed(key)}: ${literal(action)},`), '},']
      : []),
  ];
  return { text: `${head}\n\n${open}{\n${lines.map((line) => `  ${line}`).join('\n')}\n}${close}\n`, left: left.map(fieldOf) };
}

const fieldOf = (entry: Column | { field: string }): string => (typeof entry === 'string' ? entry : entry.field);

function fitting(key: string, entries: readonly Column[]): [kept: Column[], left: Column[]] {
  const kept: Column[] = [];
  for (const entry of entries) {
    if (`  ${key}: [${[...kept, entry].map(literal).join(', ')}],`.length > width) break;
    kept.push(entry);
  }
  return [kept, entries.slice(kept.length)];
}

function list(key: string, entries: readonly unknown[]): string[] {
  const one = `${key}: [${entries.map(literal).join(', ')}],`;
  return one.length + 2 <= width ? [one] : [`${key}: [`, ...entries.map((entry) => `  ${literal(entry)},`), '],'];
}

function object(key: string, value: object): string[] {
  const one = `${key}: ${literal(value)},`;
  return one.length + 2 <= width
    ? [one]
    : [`${key}: {`, ...Object.entries(value).map(([name, each]) => `  ${keyed(name)}: ${literal(each)},`), '},'];
}

function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${keyed(key)}: ${literal(each)}`)
    .join(', ')} }`;
}

const keyed = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));
const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
