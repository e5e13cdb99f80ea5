import { buildSchema, introspectionFromSchema, parse, validate } from 'graphql';
import { expect } from 'vitest';
import type { Form } from '../../../src/engine/forms/form.ts';
import { compile } from '../../../src/engine/compile/compile.ts';
import type { Declaration } from '../../../src/engine/compile/Declaration.ts';
import { problemText } from '../../../src/engine/compile/problems.ts';
import type { Dialect } from '../../../src/engine/dialects/Dialect.ts';
import { dialects } from '../../../src/engine/dialects/index.ts';
import { fill } from '../../../src/engine/plan/fill.ts';
import type { OperationPlan, Plan } from '../../../src/engine/plan/Plan.ts';

/** A form as inference writes it. */
export const form = (operation: string, argument: string, properties: object, ...required: string[]): Form =>
  ({
    operation,
    argument,
    schema: { type: 'object', properties, required },
    detached: [],
    transforms: {},
    derive: {},
    fields: {},
    saveWhenFilled: false,
    confirm: false,
  }) as unknown as Form;

/** A plan of a small API, after every document of it was found valid. */
export function planOf(dialect: string, sdl: string, declaration: Partial<Declaration>, forms: Record<string, Form> = {}): Plan {
  const schema = buildSchema(sdl);
  const declared = { name: 'books', type: 'Book', title: 'title', columns: ['title', 'createdAt'], ...declaration } as Declaration;
  const { plan, problems } = compile(declared, introspectionFromSchema(schema), named[dialect] ?? never(), { forms });
  if (plan === undefined) throw new Error(problems?.map(problemText).join('\n'));
  const { list, get, create, update, actions } = plan;
  for (const operation of [list, get, create, update, ...actions.map((action) => action.operation)])
    if (operation) expect([operation.text, validate(schema, parse(operation.text)).map(String)]).toEqual([operation.text, []]);
  return plan;
}

const named: Readonly<Record<string, Dialect>> = dialects;

const never = (): never => {
  throw new Error('There is no such dialect.');
};

export const sent = (operation: OperationPlan | undefined, sources: Parameters<typeof fill>[1]) =>
  fill({ ...operation, vars: (operation?.vars ?? []).filter(([path]) => !path.startsWith('with_')) }, sources);

export const asked = { page: 3, size: 10, sort: { field: 'title', order: 'DESC' as const } };
