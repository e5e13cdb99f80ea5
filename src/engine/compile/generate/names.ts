import type { Context } from '../context.ts';
import { argumentPaths, fieldsOf, isValue, shapeOf, type Schema } from '../schema.ts';

/** Names that a declaration may use besides the contract's. */
export interface OtherNames {
  forms: readonly string[];
  flags: readonly string[];
  widgets: readonly string[];
  pages: readonly string[];
  previews: readonly string[];
  dialogs: readonly string[];
  layouts: readonly string[];
  icons: readonly string[];
  /** Resources, inferred ones included. */
  resources: readonly string[];
}

/** The unions by which TypeScript checks declarations and forms; names that are not listed are any text. `module` declares `Register`. */
export function namesText(
  schema: Schema,
  { forms, flags, widgets, pages, resources }: Partial<Pick<OtherNames, 'forms' | 'flags' | 'widgets' | 'pages' | 'resources'>>,
  module = '../engine/plan/register.ts',
): string {
  const operations = [...schema.operations.values()];
  const ofKind = (kind: string): string[] => operations.filter((each) => each.kind === kind).map(({ name }) => name);
  return [
    '// Generated: the names of the API and of the console around it.',
    `export type QueryName = ${union(ofKind('query'))};`,
    `export type MutationName = ${union(ofKind('mutation'))};`,
    'export type OperationName = QueryName | MutationName;',
    `export type TypeName = ${union([...schema.objectNames, ...schema.abstractNames])};`,
    `export type FormName = ${forms === undefined ? 'string' : union(forms)};`,
    `export type FlagName = ${flags === undefined ? 'string' : union(flags)};`,
    `export type WidgetName = ${widgets === undefined ? 'string' : union(widgets)};`,
    `export type PageName = ${pages === undefined ? 'string' : union(pages)};`,
    ...(resources === undefined ? [] : [`export type ResourceName = ${union(resources)};`]),
    '/** Field paths by type, three objects deep. */',
    `export interface FieldPaths {\n${[...schema.objectNames, ...schema.abstractNames].map((name) => `  ${name}: ${union(fieldPaths(schema, name, 3))};`).join('\n')}\n}`,
    '/** Argument paths by operation. */',
    `export type ArgumentPaths = {\n${operations.map((each) => `  ${each.name}: ${union(argumentPaths(schema, each))};`).join('\n')}\n}`,
    'interface ApiNames {',
    '  query: QueryName; mutation: MutationName; paths: FieldPaths; arguments: ArgumentPaths;',
    `  form: FormName; flag: FlagName; widget: WidgetName; page: PageName;${resources === undefined ? '' : ' resource: ResourceName;'}`,
    '}',
    `declare module '${module}' {`,
    '  interface Register {',
    '    names: ApiNames;',
    '  }',
    '}',
    '',
  ].join('\n');
}

/** Values until the flag service responds. */
/** Parts that declarations count with, and that this contract lacks: for what is sent without a plan. */
export const lackingText = (coordinates: Iterable<string>): string =>
  [
    '// Written by codegen: what the contract lacks of itself. Only the console of a platform without extensions lacks anything.',
    `export const lacking: ReadonlySet<string> = new Set<string>(${JSON.stringify([...coordinates].sort())});`,
    '',
  ].join('\n');

export function flagDefaultsText(defaults: Readonly<Record<string, boolean>>): string {
  const lines = Object.entries(defaults).map(([name, value]) => `  ${name}: ${value},`);
  return [
    "// Written by codegen: every flag with its value in the embedded platform's definitions where no rule decides.",
    'export const flagDefaults: Readonly<Record<string, boolean>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/** The values of every closed list of the contract, one home for forms and services alike. */
export function valuesText(context: Pick<Context, 'schema' | 'env'>): string {
  const { schema, env } = context;
  const enums = [...schema.types.values()].flatMap((type) =>
    type.kind === 'ENUM' && !type.name.startsWith('__') ? [[type.name, type.enumValues.map(({ name }) => name)] as const] : [],
  );
  const lists = [...enums, ...Object.entries(env.values ?? {})].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = lists.map(
    ([name, values]) =>
      `export const ${name} = [${values.map((value) => JSON.stringify(value)).join(', ')}] as const;\nexport type ${name} = (typeof ${name})[number];`,
  );
  return ['// Written by codegen: the closed lists of the contract.', ...lines, ''].join('\n');
}

function fieldPaths(schema: Schema, typeName: string, depth: number): string[] {
  return fieldsOf(schema.types.get(typeName)).flatMap(({ name, type }) => {
    const shape = shapeOf(type);
    const inside = depth === 0 || isValue(shape) ? [] : fieldPaths(schema, shape.name, depth - 1).map((path) => `${name}.${path}`);
    return [name, ...inside];
  });
}

const union = (names: readonly string[]): string => (names.length === 0 ? 'never' : names.map((name) => `'${name}'`).join(' | '));
