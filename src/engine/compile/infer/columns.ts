import { titlePaths } from '../../plan/titleOf.ts';
import type { Column } from '../Declaration.ts';
import { memberField } from '../members.ts';
import { fieldsOf, followPath, isValue } from '../schema.ts';
import { heldBy, keyBeside, relationName, rowsName, titleOfType, type Held, type Reading } from './fields.ts';
import { idOf } from './idOf.ts';
import { mostWanted, plain, ranks, visible, wide, widgetOf, type ColumnCandidate } from './columnCandidates.ts';
import { membersOf } from './members.ts';
import { required } from './offers.ts';
import { pickedFrom } from './pickedFrom.ts';
import { severalTypes, typeParts } from './typeParts.ts';
import { valuePart } from './valuePart.ts';
import { moneyOf } from './valueWidgets.ts';
import { keyOf, labelOf } from './words.ts';

export interface InferredColumns {
  columns: Column[];
  details: Column[];
  references: Record<string, string>;
  labels: Record<string, string>;
  unsupported: string[];
}

export function shownOf(reading: Reading, type: string, title: string, open: readonly string[] = []): InferredColumns {
  const { api } = reading;
  const unsupported: string[] = [];
  const inside: Pick<InferredColumns, 'references' | 'labels'> = { references: {}, labels: {} };
  const id = idOf(api, type);
  const titles = titlePaths(title);
  const found = heldBy(api, type).flatMap((held): ColumnCandidate[] => {
    // A second id, known to the API alone.
    if (held.name === 'nodeId' && id !== 'nodeId') return [];
    if (titles.includes(held.name)) return [{ path: held.name, rank: titles.indexOf(held.name) / 10 }];
    const parts = isValue(held.shape)
      ? [valuePart(reading, type, held, id)]
      : relationParts(reading, type, held, { unsupported, titles, inside, open });
    if (!held.field.isDeprecated)
      return parts.map((part) => (titles.includes(part.path) ? { ...part, rank: titles.indexOf(part.path) / 10, hidden: false } : part));
    return parts.map((part) => ({ ...part, rank: 99, hidden: true, label: `${part.label ?? labelOf(held.name)} (deprecated)` }));
  });
  for (const { name, args } of fieldsOf(api.schema.types.get(type))) {
    const needed = required(args).map((each) => each.name);
    if (needed.length > 0) unsupported.push(`Field “${name}”: it wants to be asked with ${needed.join(', ')}, which nothing here gives.`);
  }
  found.push(...typeParts(reading, type));
  const ordered = found.map((part, index) => ({ ...part, index })).sort((a, b) => a.rank - b.rank || a.index - b.index);
  const known = ordered.filter(({ path }) => !('candidates' in followPath(api.schema, type, path)));
  const shown = new Set(mostWanted(known));
  const columns = known
    .filter(({ only }) => only !== 'details')
    .map((part): Column =>
      shown.has(part) ? wide(part, titles, [...shown]) : { field: part.path, ...widgetOf(brief(part)), hidden: true },
    );
  const details = known.filter(({ only }) => only !== 'columns').map(plain);
  return {
    columns,
    details,
    references: {
      ...inside.references,
      ...Object.fromEntries(known.flatMap(({ path, reference }) => (reference === undefined ? [] : [[path, reference]]))),
    },
    labels: {
      ...inside.labels,
      ...Object.fromEntries(known.flatMap(({ path, label }) => (label === undefined ? [] : [[memberField(path)?.path ?? path, label]]))),
    },
    unsupported,
  };
}

function relationParts(
  reading: Reading,
  type: string,
  { name, shape }: Held,
  { unsupported, titles, ...around }: RowContext & { titles: readonly string[] },
): ColumnCandidate[] {
  const { api, names } = reading;
  const holdsTitle = titles.some((path) => path.startsWith(`${name}.`));
  if ((shape.kind === 'UNION' || shape.kind === 'INTERFACE') && !shape.list) {
    const members = membersOf(reading, shape.name);
    if (members !== undefined) return [{ path: name, rank: ranks.relation, widget: 'member', members, label: labelOf(relationName(name)) }];
  }
  const several = shape.list ? membersOf(reading, shape.name) : undefined;
  if (several !== undefined) return [severalTypes(reading, name, shape.name, several)];
  if (shape.kind === 'UNION') {
    unsupported.push(`Field “${name}”: it may be of too many types (${shape.name}), and is not shown.`);
    return [];
  }
  if (shape.kind === 'INPUT_OBJECT' || shape.name === type + 'Connection' || !api.schema.types.has(shape.name)) return [];
  const label = labelOf(relationName(name));
  const resource = names.get(shape.name);
  if (shape.list) return listParts(reading, type, { name, shape, resource, label }, { unsupported, ...around });
  const total = api.dialect.answers.total.find((path) => path !== '' && valueAt(api, shape.name, path));
  if (resource === undefined && total !== undefined && holdsRows(reading, shape.name))
    return [{ path: `${name}.${total}`, rank: ranks.hidden, hidden: true, label: labelOf(rowsName(name)) }];
  if (resource === undefined && holdsRows(reading, shape.name)) return [];
  const title = titleOfType(api, shape.name);
  const money = resource === undefined && shape.kind === 'OBJECT' ? moneyOf(api, shape.name) : undefined;
  if (money !== undefined)
    return [{ path: `${name}.${money.amount}`, rank: ranks.number, label, widget: 'money', also: [`${name}.${money.currency}`] }];
  if (resource === undefined && shape.kind === 'OBJECT') return embedded(reading, name, shape.name, holdsTitle);
  if (title === undefined) {
    unsupported.push(`Field “${name}”: ${shape.name} has nothing to show.`);
    return [];
  }
  const one = titlePaths(title);
  const key = keyBeside(api, type, name);
  const inner = idOf(api, shape.name);
  const linked = pickedFrom(reading, shape.name) !== undefined && key === undefined && inner !== undefined;
  return [
    ...one.map((path): ColumnCandidate => ({
      path: `${name}.${path}`,
      rank: ranks.relation,
      label: one.length > 1 ? `${label}: ${labelOf(path)}` : label,
      ...((linked || key !== undefined) && { only: 'columns' }),
    })),
    ...(linked
      ? [
          {
            path: `${name}.${inner}`,
            rank: ranks.relation,
            label,
            reference: resource ?? '',
            also: one.map((path) => `${name}.${path}`),
            only: 'details',
          } satisfies ColumnCandidate,
        ]
      : []),
  ];
}

const valueAt = (api: Reading['api'], type: string, path: string): boolean => {
  const end = followPath(api.schema, type, path);
  return !('candidates' in end) && isValue(end.shape) && !end.throughList;
};

const holdsRows = ({ api }: Reading, type: string): boolean =>
  api.dialect.answers.rows.some((path) => {
    if (path === '' || path.includes('{')) return false;
    const end = followPath(api.schema, type, path);
    return !('candidates' in end) && (end.shape.list || end.throughList);
  });

/** A cell of the list shows the first field of each row. */
const brief = ({ rows, ...part }: ColumnCandidate): ColumnCandidate => (rows === undefined ? part : { ...part, rows: rows.slice(0, 1) });

interface RowContext {
  unsupported: string[];
  /** Notes on the fields of rows. */
  inside: Pick<InferredColumns, 'references' | 'labels'>;
  /** Types around the field. */
  open: readonly string[];
}

/** Lists in lists. */
const deepest = 3;

function listParts(
  reading: Reading,
  type: string,
  { name, shape, resource, label }: { name: string; shape: Held['shape']; resource: string | undefined; label: string },
  { unsupported, inside, open }: RowContext,
): ColumnCandidate[] {
  // Rows of another resource are a child list (children.ts).
  if (resource !== undefined && open.length === 0) return [];
  if (shape.kind !== 'OBJECT' || [...open, type].includes(shape.name) || open.length >= deepest) {
    unsupported.push(
      `Field “${name}”: a list of ${shape.name}, ${open.length >= deepest ? 'too deep in others' : 'which has no list of its own'}.`,
    );
    return [];
  }
  const { api } = reading;
  const shown = shownOf(reading, shape.name, titleOfType(api, shape.name) ?? '', [...open, type]);
  const isId = (column: Column): boolean =>
    typeof column === 'string' && /(^|\.)(_?id|uuid|nodeId)$/i.test(column) && !(column in shown.references);
  const named = shown.details.filter((column) => !isId(column));
  const rows = (named.length > 0 ? named : shown.details).slice(0, visible);
  if (rows.length === 0) return [];
  unsupported.push(...shown.unsupported.map((why) => why.replace('Field “', `Field “${name}.`)));
  for (const part of ['references', 'labels'] as const)
    for (const [path, text] of Object.entries(shown[part])) inside[part][`${name}.${path}`] = text;
  for (const row of rows) {
    const path = typeof row === 'string' ? row : row.field;
    inside.labels[`${name}.${path}`] ??= labelOf(path.replaceAll('.', ' '));
  }
  return [{ path: name, rank: ranks.hidden, hidden: true, rows, label }];
}

const embedded = (reading: Reading, name: string, type: string, holdsTitle: boolean): ColumnCandidate[] =>
  heldBy(reading.api, type)
    .filter(({ shape, field, name: inner }) => isValue(shape) && !field.isDeprecated && !/^(clientMutationId|nodeId)$/.test(inner))
    .slice(0, visible)
    .map((held): ColumnCandidate => {
      // Fields next to the title are the record's own.
      if (!holdsTitle) return hiddenPart(name, held);
      const { reference: _, only: _only, ...part } = valuePart(reading, type, held, undefined);
      return { ...part, path: `${name}.${held.name}`, label: labelOf(held.name) };
    });

const hiddenPart = (name: string, { name: inner, shape }: Held): ColumnCandidate => ({
  path: `${name}.${inner}`,
  rank: ranks.hidden,
  hidden: true,
  label: keyOf(inner) === 'value' ? labelOf(name) : `${labelOf(name)}: ${labelOf(inner)}`,
  ...(shape.list && { widget: 'text' }),
});
