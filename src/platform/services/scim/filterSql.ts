import { and, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { invalidFilter } from './errors.ts';
import type { Comparison, Filter, FilterValue } from './filter.ts';

/** Attribute that can be filtered by. Its expression is the platform's; a caller gives values only, as parameters. */
export interface FilterAttribute {
  kind: 'text' | 'exact' | 'time' | 'flag';
  sql: SQL;
  /** Condition on a row of another table in place of the bare comparison, for attributes with several values. */
  any?: (condition: SQL) => SQL;
  sortable?: boolean;
}

export type FilterAttributes = Readonly<Record<string, FilterAttribute>>;

/** Full names start with the schema's URN; names ignore case. */
export function attributeOf(attributes: FilterAttributes, path: string): FilterAttribute | undefined {
  const name = path.replace(/^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/i, '').toLowerCase();
  return Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}

export function filterSql(filter: Filter, attributes: FilterAttributes): SQL {
  switch (filter.op) {
    case 'and':
    case 'or': {
      const parts = filter.of.map((each) => filterSql(each, attributes));
      return (filter.op === 'and' ? and(...parts) : or(...parts)) ?? sql`true`;
    }
    case 'not':
      return not(filterSql(filter.of, attributes));
    default:
      return termSql(filter, attributes);
  }
}

function termSql(filter: Exclude<Filter, { of: unknown }>, attributes: FilterAttributes): SQL {
  const attribute = attributeOf(attributes, filter.path);
  if (!attribute) throw invalidFilter(`“${filter.path.slice(0, 100)}” cannot be filtered by.`);
  const whole = attribute.any ?? ((condition: SQL) => condition);
  if (filter.op === 'pr') return whole(isPresent(attribute));
  const { op, value } = filter;
  if (value === null) {
    if (op === 'eq') return not(whole(isPresent(attribute)));
    if (op === 'ne') return whole(isPresent(attribute));
    throw invalidFilter(`“${op}” cannot be used with null.`);
  }
  // Absent values differ from any.
  if (op === 'ne') return not(whole(sql`coalesce(${compared(attribute, 'eq', value)}, false)`));
  return whole(sql`coalesce(${compared(attribute, op, value)}, false)`);
}

const isPresent = ({ kind, sql: expression }: FilterAttribute): SQL =>
  kind === 'text' || kind === 'exact' ? sql`coalesce(${expression}, '') <> ''` : sql`${expression} is not null`;

function compared({ kind, sql: expression }: FilterAttribute, op: Exclude<Comparison, 'ne'>, value: NonNullable<FilterValue>): SQL {
  if (kind === 'flag') {
    // Entra sends texts for booleans.
    const flag = typeof value === 'string' ? { true: true, false: false }[value.toLowerCase()] : value;
    if (op !== 'eq' || typeof flag !== 'boolean')
      throw invalidFilter('A boolean can only be compared with “eq” or “ne”, to true or false.');
    return sql`(${expression}) = ${flag}`;
  }
  if (typeof value !== 'string') throw invalidFilter('The value must be a text in quotes.');
  if (kind === 'time') return timeSql(expression, op, value);
  const left = kind === 'text' ? sql`lower(${expression})` : sql`(${expression})`;
  const right = kind === 'text' ? sql`lower(${value}::text)` : sql`${value}::text`;
  switch (op) {
    case 'eq':
      return sql`${left} = ${right}`;
    // No pattern: “%” and “_” are plain characters.
    case 'co':
      return sql`strpos(${left}, ${right}) > 0`;
    case 'sw':
      return sql`starts_with(${left}, ${right})`;
    case 'ew':
      return sql`right(${left}, length(${right})) = ${right}`;
    default:
      return sql`${left} ${order[op]} ${right}`;
  }
}

function timeSql(expression: SQL, op: Exclude<Comparison, 'ne'>, value: string): SQL {
  const time = /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value) : new Date(Number.NaN);
  if (!(time >= firstTime)) throw invalidFilter('The value must be a time such as "2026-01-31T12:00:00Z".');
  if (op === 'co' || op === 'sw' || op === 'ew') throw invalidFilter('A time cannot be searched in.');
  return sql`${expression} ${op === 'eq' ? sql`=` : order[op]} ${time.toISOString()}::timestamptz`;
}

const firstTime = new Date('0001-01-01T00:00:00Z');
const order = { gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` };
