import { existsSync, readFileSync } from 'node:fs';
import type * as Babel from '@babel/types';
import { join, relative } from 'node:path';
import type { Drifted } from '../engine/compile/drift.ts';
import type { Problem } from '../engine/compile/problems.ts';
import { bare, keyName, nodesIn, parseModule } from './modules.ts';

/** Line of a problem in its file: of the name that was not found, else of the key; 1 if the file holds neither. */
export function lineOf({ file, key, found }: Problem, resource?: string): number {
  const module = parseModule(file);
  if (module === undefined) return lineWith(file, found);
  const objects = [...nodesIn(module.root)].flatMap((node) => (node.type === 'ObjectExpression' ? node : []));
  // A file may hold several declarations, and other objects.
  const own = objects.filter((each) => resource !== undefined && textIn(each, 'name') === resource);
  const steps = key.split('.');
  const places = [...own, ...objects].map((each) => placeOf(each, steps));
  const best = Math.max(0, ...places.map(({ depth }) => depth));
  const place = places.find(({ depth }) => depth === best);
  if (place === undefined || (best === 0 && own.length === 0)) return 1;
  const isFound = (node: Babel.Node): boolean => {
    const text = node.type === 'StringLiteral' ? node.value : node.type === 'Identifier' ? node.name : undefined;
    return text !== undefined && found !== '' && (text === found || text.split(' ').includes(found));
  };
  const named = [...nodesIn(place.value)].find(isFound);
  return (named ?? place.at).loc?.start.line ?? 1;
}

/** Line of a file that isn't a module. */
function lineWith(file: string, found: string): number {
  const lines = existsSync(file) && found !== '' ? readFileSync(file, 'utf8').split('\n') : [];
  return (
    Math.max(
      lines.findIndex((line) => line.split(/[^\w-]+/).includes(found)),
      0,
    ) + 1
  );
}

interface Position {
  /** Steps that were found. */
  depth: number;
  at: Babel.Node;
  value: Babel.Node;
}

/** Follows a key such as `columns.2.widget` as far as the text goes. */
function placeOf(object: Babel.Node, steps: readonly string[]): Position {
  let place: Position = { depth: 0, at: object, value: object };
  for (;;) {
    const next = step(place.value, steps.slice(place.depth));
    if (next === undefined) return place;
    place = { depth: place.depth + next.taken, at: next.at, value: next.value };
  }
}

/** A key of a path may have dots itself: `references.author.id`. */
function step(from: Babel.Node, steps: readonly string[]): { taken: number; at: Babel.Node; value: Babel.Node } | undefined {
  const node = bare(from);
  const [first = ''] = steps;
  if (node.type === 'ArrayExpression') {
    const element = node.elements[Number(first)];
    return element ? { taken: 1, at: element, value: element } : undefined;
  }
  if (node.type !== 'ObjectExpression') return undefined;
  const properties = node.properties.flatMap((each) => (each.type === 'SpreadElement' ? [] : each));
  for (let taken = steps.length; taken > 0; taken -= 1) {
    const name = steps.slice(0, taken).join('.');
    const property = properties.find((each) => keyName(each) === name);
    if (property) return { taken, at: property, value: property.type === 'ObjectProperty' ? property.value : property };
  }
  return undefined;
}

function textIn({ properties }: Babel.ObjectExpression, name: string): string | undefined {
  const property = properties.find((each) => each.type === 'ObjectProperty' && keyName(each) === name);
  const value = property?.type === 'ObjectProperty' ? bare(property.value) : undefined;
  return value?.type === 'StringLiteral' ? value.value : undefined;
}

/** Differences with files as a user in this folder would open them, and the line of each. */
export const placed = (drifted: readonly Drifted[], folder: string): Drifted[] =>
  drifted.map(({ name, file, problems }) => ({
    name,
    file: fileIn(folder, file),
    problems: problems.map((problem) => withLine({ ...problem, file: fileIn(folder, problem.file) }, name)),
  }));

export const withLine = (problem: Problem, resource?: string): Problem => ({
  ...problem,
  file: existsSync(problem.file) ? `${problem.file}:${lineOf(problem, resource)}` : problem.file,
});

/** Path of a declaration or form below the working directory. */
export function fileIn(folder: string, file: string): string {
  const [, id] = /^validation\/(.*)\.ts$/.exec(file) ?? [];
  const paths = id === undefined ? [file] : ['', 'forms/', 'validation/'].flatMap((place) => [`${place}${id}.ts`, `${place}${id}.json`]);
  const found = paths.find((path) => existsSync(join(folder, path))) ?? file;
  return relative(process.cwd(), join(folder, found)) || found;
}
