import type { Dialect } from '../../dialects/Dialect.ts';
import type { ValueKind } from '../../plan/ValueKind.ts';
import type { Schema } from '../schema.ts';

const byName: [RegExp, ValueKind][] = [
  [/^(no)?n?(positive|negative|unsigned|nonnegative|nonpositive|safe)?(int|integer|float|double|decimal|number)(\d+)?$/i, 'number'],
  [/(int|integer|float|double|number)$/i, 'number'],
  [/^(numeric|real|smallint|serial|percentage|percent|latitude|longitude)$/i, 'number'],
  [/^(iso8601)?(local)?(date_?time|timestamp|instant)(tz|utc|iso|offset)?$/i, 'dateTime'],
  [/(datetime|timestamp|instant)$/i, 'dateTime'],
  [/(^|[a-z_])(date|day)$/i, 'date'],
  [/email(address)?$/i, 'email'],
  [/(url|uri)$/i, 'url'],
  [/^(bool|boolean)$/i, 'boolean'],
  [/(json|jsonb|jsonobject|map|object|any|dictionary|hash|record|mixed)$/i, 'json'],
];

/** Objects without a prototype, since a type may be called `constructor`. */
export function wellKnown(dialect: Dialect, { types }: Schema): Dialect {
  const scalars = bare(dialect.scalars);
  for (const { kind, name } of types.values()) {
    if (kind !== 'SCALAR' || name in scalars) continue;
    const found = byName.find(([pattern]) => pattern.test(name));
    if (found !== undefined) scalars[name] = found[1];
  }
  return {
    ...dialect,
    scalars,
    roles: bare(dialect.roles),
    listRoles: bare(dialect.listRoles),
    ...(dialect.pairedRoles && { pairedRoles: bare(dialect.pairedRoles) }),
    choiceLabels: bare(dialect.choiceLabels),
  };
}

const bare = <V>(table: Record<string, V>): Record<string, V> => Object.assign(Object.create(null) as Record<string, V>, table);
