import type { Schema } from '../forms/form.ts';
import type { Context } from './context.ts';
import type { Declaration, Operation } from './Declaration.ts';
import { walk, type Source } from '../plan/Source.ts';
import { parseSource } from './parseSource.ts';
import { propertiesOf } from './sources.ts';
import { switchedFields } from './switches.ts';

/** Fields of a record that its actions, its update and its regions are filled from. */
export function recordFields({ operations, actions = {} }: Declaration): string[] {
  const sources = sourcesIn([...Object.values(operations), ...Object.values(actions).map(({ operation }) => operation)]);
  const named = sources.flatMap((source) => (source.from === 'record' || source.from === 'records' ? [source.path] : []));
  return [
    ...named,
    ...Object.values(actions).flatMap(({ when = [], toggles = [] }) => [...[when].flat().map(({ field }) => field), toggles].flat()),
    ...Object.values(actions).flatMap(({ choose }) => (choose && 'rows' in choose && choose.rows ? [choose.after, choose.rows] : [])),
  ];
}

/** Ids of the record's rows that an action chooses from. */
export const chosenIds = ({ declaration, dialect }: Pick<Context, 'declaration' | 'dialect'>): string[] =>
  Object.values(declaration.actions ?? {}).flatMap(({ choose }) =>
    choose && 'rows' in choose && choose.rows ? dialect.idFields.map((id) => `${listOf(choose.rows ?? '')}.${id}`) : [],
  );

/** The list in a path to a field of its rows. */
export const listOf = (path: string): string => path.slice(0, path.lastIndexOf('.'));

/** Fields of a record that the forms of its actions are filled from when they open, or ask the platform by before they are sent. */
export function actionFormFields({ declaration, env }: Context): string[] {
  const ids = Object.values(declaration.actions ?? {}).flatMap(({ form }) => form ?? []);
  return ids.flatMap((id) => {
    const { schema, fields = {}, confirm } = env.forms?.[id] ?? {};
    const conditions = typeof confirm === 'object' ? [confirm].flat().flatMap(({ when = [] }) => [when].flat()) : [];
    return [
      ...Object.entries(fields).flatMap(([name, { from }]) => (from && !from.where ? leaves(from.path, propertiesOf(schema)[name]) : [])),
      ...conditions.flatMap((when) => ('asked' in when ? Object.values(when.by) : [])),
    ];
  });
}

/** The paths of the values that a property holds, below the path of its own. */
function leaves(path: string, property: Schema | undefined): string[] {
  const inner = Object.entries(propertiesOf(property));
  return inner.length === 0 ? [path] : inner.flatMap(([name, each]) => leaves(`${path}.${name}`, each));
}

/** Fields that child lists need of their parent, `parent.mailMessageId`, and the rows of their switches. */
export const childrensFields = ({ declaration, env, dialect }: Context): string[] =>
  (env.declarations ?? [])
    .filter(({ parent }) => parent === declaration.name)
    .flatMap((child) => {
      const { operations, actions = {} } = child;
      const sources = sourcesIn([...Object.values(operations), ...Object.values(actions).map(({ operation }) => operation)]);
      return [
        ...sources.flatMap((source) => (source.from === 'parent' ? [source.path] : [])),
        ...switchedFields(child, sources, dialect.idFields),
      ];
    })
    .filter((path) => path !== 'id');

/** Declared sources of arguments and regions. */
const sourcesIn = (operations: readonly (Operation | undefined)[]): Source[] =>
  operations.flatMap((operation) => {
    if (operation === undefined || typeof operation === 'string') return [];
    const declared = [...Object.values(operation.args ?? {}), operation.region ?? null];
    return declared.flatMap((each) => (each ? (parseSource(each) ?? []) : [])).flatMap(walk);
  });
