import type { Choice, ColumnPlan, MemberPlan } from '../plan/Plan.ts';
import { titlePaths } from '../plan/titleOf.ts';
import type { Context } from './context.ts';
import type { Column } from './Declaration.ts';
import { idPaths } from './ids.ts';
import { followPath, isAbstract, isOne, type Shape } from './schema.ts';

type Members = NonNullable<Exclude<Column, string>['members']>;

/** Each type is a fragment, `@Image`, with aliases, since two types may have one field of different types. */
export const memberPaths = (context: Context, { field, members }: { field: string; members: Members }): string[] => [
  `${field}.__typename`,
  ...Object.entries(members).flatMap(([type, { title }]) =>
    [...titlePaths(title), ...idOf(context, type)].map((path) => `${field}.@${type}.${type}_${first(path)}:${path}`),
  ),
];

/** `@Image.width` of a record that may be an image: its type, and its path in the response. */
export function memberField(field: string): { type: string; path: string; read: string } | undefined {
  const [, type, inner] = /^@(\w+)\.(.+)$/.exec(field) ?? [];
  if (type === undefined || inner === undefined) return undefined;
  const path = `${type}_${inner}`;
  return { type, path, read: `@${type}.${type}_${first(inner)}:${inner}` };
}

/** Choices of a record's type. */
export function typeChoices({ schema, declaration }: Context, field: string): Choice[] | undefined {
  const type = schema.types.get(declaration.type);
  if (field !== '__typename' || !isAbstract(type)) return undefined;
  return type.possibleTypes.map(({ name }) => ({ id: name, label: `enums.${type.name}.${name}` }));
}

export const memberPlans = (context: Context, members: Members): NonNullable<ColumnPlan['members']> =>
  Object.fromEntries(
    Object.entries(members).map(([type, { title, reference }]): [string, MemberPlan] => {
      const [id] = idOf(context, type);
      return [
        type,
        {
          label: `resources.${context.declaration.name}.members.${type}`,
          title: titlePaths(title)
            .map((path) => `${type}_${path}`)
            .join(' '),
          ...(id !== undefined && { id: `${type}_${id}` }),
          ...(reference !== undefined && { reference }),
        },
      ];
    }),
  );

/** Each must be a possible type of the field, with a title (R002, R005). */
export function checkMembers({ schema, report }: Context, key: string, members: Members, shape: Shape): void {
  const possible = schema.objectNames.filter((name) => isOne(schema, name, shape.name));
  for (const [type, { title }] of Object.entries(members)) {
    if (!possible.includes(type)) report.add('R002', `${key}.members.${type}`, `a type that ${shape.text} stands for`, type, possible);
    else
      for (const path of titlePaths(title)) {
        const end = followPath(schema, type, path);
        if ('candidates' in end) report.add('R005', `${key}.members.${type}`, `a field of ${type}`, path, end.candidates);
      }
  }
}

const idOf = (context: Context, type: string): string[] =>
  idPaths({ ...context, declaration: { name: type, type, title: 'id', operations: {} } });

const first = (path: string): string => path.split('.')[0] ?? path;
