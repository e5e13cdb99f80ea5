import { createHash } from 'node:crypto';
import type { IntrospectionInputValue } from 'graphql';
import type { Dialect } from '../../dialects/Dialect.ts';
import type { OperationPlan, Plan, ToolPlan, Variable } from '../../plan/Plan.ts';
import { documentText, wholeText } from '../document.ts';
import { inputsOf, isValue, shapeOf, type Operation, type Schema } from '../schema.ts';

/** An operation that a page calls by itself, with everything that it answers. */
export interface SessionOperation {
  name: string;
  /** How often a type may stand inside itself in the answer. */
  repeat?: number;
}

/** An operation that a tool asks by itself: all that it answers, or these paths of it. */
export type ToolOperation = string | { name: string; fields: readonly string[] };

/** A document with the whole answer of an operation, and all its arguments. */
function wholeDocument(schema: Schema, operation: Operation, repeat = 0): string {
  const { name, kind, field } = operation;
  const variables = field.args.map((argument) => `$${argument.name}: ${shapeOf(argument.type).text}`).join(', ');
  const given = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const shape = shapeOf(field.type);
  const body = isValue(shape) ? '' : ` {${wholeText(schema, shape, repeat)} }`;
  return `${kind} ${name}${variables && `(${variables})`} { ${name}${given && `(${given})`}${body} }`;
}

/** The documents that pages send by hand, one export each, so that a page takes only what it needs. */
export function documentsText(schema: Schema, operations: readonly SessionOperation[]): { text: string; documents: string[] } {
  const written = operations.map(({ name, repeat }) => {
    const operation = schema.operations.get(name);
    if (operation === undefined) throw new Error(`the contract has no operation ${name}`);
    return { name, text: wholeDocument(schema, operation, repeat) };
  });
  // The text alone: the first script holds some of them, and its bytes are a budget.
  const lines = written.map(({ name, text }) => `export const ${name} = ${JSON.stringify({ text })} as const;`);
  return {
    text: ['// Written by codegen: documents that pages send by hand.', ...lines, ''].join('\n'),
    documents: written.map(({ text }) => text),
  };
}

/** The operations that tools of the lists and widgets ask by themselves; one that the schema lacks is left out, and its tool with it. */
export function toolPlans(schema: Schema, dialect: Dialect, tools: readonly ToolOperation[], repeat = 1): ToolPlan[] {
  return tools.flatMap((tool) => {
    const { name, fields } = typeof tool === 'string' ? { name: tool, fields: undefined } : tool;
    const operation = schema.operations.get(name);
    if (operation === undefined) return [];
    // A flat list of departments stands one level below its root.
    const text = fields ? partDocument(schema, operation, fields) : wholeDocument(schema, operation, repeat);
    return [{ name, kind: operation.kind, text, scope: scopeOf(schema, dialect, operation.field.args, '') }];
  });
}

/** A document with some paths of the answer, and all arguments of its operation. */
function partDocument(schema: Schema, operation: Operation, fields: readonly string[]): string {
  const all = operation.field.args.map(({ name }): Variable => [name, name]);
  return documentText(schema, operation, all, { always: fields });
}

function scopeOf(schema: Schema, dialect: Dialect, inputs: readonly IntrospectionInputValue[], prefix: string): Variable[] {
  return inputs.flatMap(({ name, type }): Variable[] => {
    const shape = shapeOf(type);
    const path = `${prefix}${name}`;
    const role = dialect.roles[name];
    if (role !== undefined && String(role).startsWith('scope.') && Array.isArray(role) === shape.list) return [[path, role]];
    // Only one level deep: what stands lower is the caller's.
    return prefix === '' && !shape.list ? scopeOf(schema, dialect, inputsOf(schema.types.get(shape.name)), `${path}.`) : [];
  });
}

/** Every operation of the plans. */
export const operationsOf = (plans: readonly Plan[]): OperationPlan[] =>
  plans.flatMap(({ list, facets, get, create, update, actions }) =>
    [list, facets, get, create, update, ...actions.map(({ operation }) => operation)].flatMap((each) => each ?? []),
  );

/** The texts that the platform accepts in production, by their SHA-256. */
export function allowList(texts: readonly string[]): string {
  const byHash = texts.map((text) => [createHash('sha256').update(text).digest('hex'), text] as const);
  const sorted = [...new Map(byHash)].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`;
}
