import { createHash } from 'node:crypto';
import type { IntrospectionInputValue } from 'graphql';
import type { Dialect } from '../../dialects/Dialect.ts';
import type { OperationPlan, Plan, ToolPlan } from '../../plan/Plan.ts';
import { takes, type Variable } from '../../plan/Source.ts';
import { documentText, wholeText } from '../document.ts';
import { roleOf } from '../roles.ts';
import { inputsOf, isValue, shapeOf, type Operation, type Schema } from '../schema.ts';

/** An operation that a page or a tool sends. */
export interface PageOperation {
  name: string;
  kind: 'query' | 'mutation' | 'subscription';
  text: string;
}

/** A document with the whole answer of an operation, and all its arguments. */
export function wholeDocument(schema: Schema, operation: Operation, repeat = 0): string {
  const { name, kind, field } = operation;
  const variables = field.args.map((argument) => `$${argument.name}: ${shapeOf(argument.type).text}`).join(', ');
  const input = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const shape = shapeOf(field.type);
  const body = isValue(shape) ? '' : ` {${wholeText(schema, shape, repeat)} }`;
  return `${kind} ${name}${variables && `(${variables})`} { ${name}${input && `(${input})`}${body} }`;
}

/** An operation of a page with the arguments that the tenant fills; none where the schema lacks it. */
export function toolPlan(schema: Schema, dialect: Dialect, { name, kind, text }: PageOperation): ToolPlan[] {
  const operation = schema.operations.get(name);
  return operation === undefined || kind === 'subscription'
    ? []
    : [{ name, kind, text, scope: scopeOf(schema, dialect, operation.field.args, '') }];
}

/** An operation that asks for some paths of its answer, with all its arguments; none where the schema lacks it. */
export function partPlan(schema: Schema, dialect: Dialect, name: string, fields: readonly string[]): ToolPlan[] {
  const operation = schema.operations.get(name);
  if (operation === undefined) return [];
  const all = operation.field.args.map((argument) => argument.name);
  return toolPlan(schema, dialect, { name, kind: operation.kind, text: documentText(schema, operation, all, { always: fields }) });
}

function scopeOf(schema: Schema, dialect: Dialect, inputs: readonly IntrospectionInputValue[], prefix: string): Variable[] {
  return inputs.flatMap(({ name, type }): Variable[] => {
    const shape = shapeOf(type);
    const path = `${prefix}${name}`;
    const role = roleOf(dialect, 'get', name);
    if (role !== undefined && takes(role, 'scope') && (role.from === 'list') === shape.list) return [[path, role]];
    // Only one level deep: what stands lower is the caller's.
    return prefix === '' && !shape.list ? scopeOf(schema, dialect, inputsOf(schema.types.get(shape.name)), `${path}.`) : [];
  });
}

/** Every operation of the plans. */
export const operationsOf = (plans: readonly Plan[]): OperationPlan[] =>
  plans.flatMap(({ list, facets, breakdown, get, create, update, actions }) =>
    [list, facets, breakdown?.operation, get, create, update, ...actions.map(({ operation }) => operation)].flatMap((each) => each ?? []),
  );

/** The texts that the platform accepts in production, by their SHA-256. */
export function allowList(texts: readonly string[]): string {
  const byHash = texts.map((text) => [createHash('sha256').update(text).digest('hex'), text] as const);
  const sorted = [...new Map(byHash)].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`;
}
