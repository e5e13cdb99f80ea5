import type { IntrospectionInputValue } from 'graphql';
import type { Operation as Declared } from '../Declaration.ts';
import type { Problem } from '../problems.ts';
import { inputsOf, operationAt, shapeOf, type Schema } from '../schema.ts';

/** Omits optional arguments with a required part that has no source; undefined without any. */
export function leavingOut(schema: Schema, declared: Declared, key: string, problems: readonly Problem[]): Declared | undefined {
  const { name, args = {} } = typeof declared === 'string' ? { name: declared } : declared;
  const missing = problems.flatMap((problem) =>
    problem.number === 'R013' && problem.key === key ? (/^a source for ([\w.]+)/.exec(problem.expected)?.[1] ?? []) : [],
  );
  const root = operationAt(schema, name)?.field.args ?? [];
  const left = missing.flatMap((path) => optionalAbove(schema, root, path) ?? []).filter((path) => !(path in args));
  if (left.length === 0) return undefined;
  return { name, args: { ...args, ...Object.fromEntries(left.map((path) => [path, null])) } };
}

function optionalAbove(schema: Schema, root: readonly IntrospectionInputValue[], path: string): string | undefined {
  const steps = path.split('.');
  let inputs = root;
  for (const [index, step] of steps.entries()) {
    const input = inputs.find(({ name }) => name === step);
    if (input === undefined) return undefined;
    const shape = shapeOf(input.type);
    if (!shape.required || input.defaultValue) return steps.slice(0, index + 1).join('.');
    inputs = inputsOf(schema.types.get(shape.name));
  }
  return undefined;
}
