import { closedValues } from './context.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problems.ts';
import { argumentPaths, fieldsOf, inputsOf, operationAt, shapeOf, type Operation, type Schema } from './schema.ts';

/** Names with their type, or another feature that distinguishes equal names. */
type Named = Map<string, string>;

/** A name of the same type that was added since; undefined without any. `list` is the operation whose arguments filters are. */
export function renamedTo(before: Schema, now: Schema, problem: Problem, list = ''): string | undefined {
  const [earlier, later] = [namesFor(before, problem, list), namesFor(now, problem, list)];
  if (earlier === undefined || later === undefined) return undefined;
  const { found } = problem;
  const added = [...later].filter(([name]) => !earlier.has(name));
  const moved = added.find(([name]) => last(name) === last(found));
  if (moved !== undefined) return moved[0];
  const alike = added.flatMap(([name, type]) => (type === earlier.get(found) ? [name] : []));
  const level = alike.filter((name) => name.split('.').length === found.split('.').length);
  const near = nearest(found, alike) ?? [alike, level].find(({ length }) => length === 1)?.[0];
  return (
    near ??
    nearest(
      found,
      added.map(([name]) => name),
    )
  );
}

/** Undefined for problems that are not about names. */
function namesFor(schema: Schema, { number, expected, found }: Problem, list: string): Named | undefined {
  const [, owner = ''] = /^an? (?:argument|field) of ([\w.]+)/.exec(expected) ?? [];
  if (number === 'R002') return new Map(schema.objectNames.map((name) => [name, fieldNames(schema, name)]));
  if (number === 'R003')
    return new Map([...schema.operations.values()].map(({ name, kind, field }) => [name, `${kind} ${shapeOf(field.type).text}`]));
  if (number === 'R005') return pathsOf(schema, owner === 'query' || owner === 'mutation' ? (schema.roots[owner] ?? '') : owner, found);
  if (number === 'R017') return new Map(inputsOf(schema.types.get(owner)).map(({ name, type }) => [name, shapeOf(type).text]));
  const [, closed = ''] = /^a value of (\w+)$/.exec(expected) ?? [];
  if (closed !== '') return new Map(closedValues({ schema, env: {} }, closed)?.map((value) => [value, '']));
  const operation = operationAt(schema, number === 'R035' ? list : owner);
  if (number === 'R035' && operation !== undefined)
    return new Map(argumentPaths(schema, operation).map((path) => [last(path), argumentType(schema, operation, path)]));
  if ((number === 'R007' || number === 'R016') && operation !== undefined)
    return new Map(argumentPaths(schema, operation).map((path) => [path, argumentType(schema, operation, path)]));
  return undefined;
}

const fieldNames = (schema: Schema, type: string): string =>
  fieldsOf(schema.types.get(type))
    .map(({ name }) => name)
    .sort()
    .join();

/** Paths that start like the unknown one as far as its type is known, one object deeper. */
function pathsOf(schema: Schema, owner: string, found: string): Named {
  const paths: Named = new Map();
  const steps = found.split('.');
  const walk = (type: string, prefix: string, depth: number): void => {
    for (const field of fieldsOf(schema.types.get(type))) {
      const shape = shapeOf(field.type);
      const path = `${prefix}${field.name}`;
      paths.set(path, shape.text);
      if (steps[depth] === field.name || depth < steps.length)
        walk(shape.name, `${path}.`, steps[depth] === field.name ? depth + 1 : steps.length);
    }
  };
  walk(owner, '', 0);
  return paths;
}

function argumentType(schema: Schema, operation: Operation, path: string): string {
  let inputs = operation.field.args;
  let text = '';
  for (const step of path.split('.')) {
    const input = inputs.find(({ name }) => name === step);
    if (input === undefined) return '';
    const shape = shapeOf(input.type);
    text = shape.text;
    inputs = inputsOf(schema.types.get(shape.name));
  }
  return text;
}

const last = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
