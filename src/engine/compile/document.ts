import type { IntrospectionUnionType } from 'graphql';
import type { Counting } from './pagination.ts';
import { fieldsOf, isValue, shapeOf, type Operation, type Schema, type Shape } from './schema.ts';

export interface Selection {
  /** Paths below the operation's field that are always selected. */
  always: readonly string[];
  /** Path of the rows, if columns are behind flags. */
  rows?: string | undefined;
  /** Paths in a row, selected together only where their Boolean variable is true. */
  flagged?: readonly { paths: readonly string[]; flag: string }[] | undefined;
  /** The type that the paths are of, where the operation's field may be of others, too. */
  on?: string | undefined;
  /** A second root field, which counts. */
  counting?: Counting;
  /** Maximum depth of nested objects to select; unlimited by default. */
  deepest?: number | undefined;
}

/** The text of one operation: the arguments that something fills as variables, and its selection. */
export function documentText(schema: Schema, operation: Operation, paths: readonly string[], selection: Selection): string {
  const { name, kind, field } = operation;
  const { outer } = operation;
  const used = field.args.filter((argument) => paths.some((path) => path === argument.name || path.startsWith(`${argument.name}.`)));
  const flags = (selection.flagged ?? []).map(({ flag }) => `$${flag}: Boolean!`);
  const variables = [...used.map((argument) => `$${argument.name}: ${declaredAs(argument)}`), ...flags].join(', ');
  const inputOf = (isOuter: boolean): string => {
    const own = used.filter((argument) => (outer?.args.includes(argument.name) ?? false) === isOuter);
    const text = own.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
    return text && `(${text})`;
  };
  const shape = shapeOf(field.type);
  const tree: Tree = new Map();
  for (const path of selection.always) grow(tree, path);
  if (selection.flagged !== undefined && selection.rows) grow(tree, selection.rows);
  const selected = selection.on === undefined ? shape : { ...shape, name: selection.on };
  const inner = isValue(shape) ? '' : treeText({ schema, selection }, selected, tree, '') || ' __typename';
  const body = isValue(shape) ? '' : selection.on === undefined ? ` {${inner} }` : ` { ... on ${selection.on} {${inner} } }`;
  const own = `${field.name}${inputOf(false)}${body}`;
  const held = outer?.on === undefined ? own : `... on ${outer.on} { ${own} }`;
  const text = outer === undefined ? own : `${outer.name}${inputOf(true)} { ${held} }`;
  return `${kind} ${name.replaceAll('.', '_')}${variables && `(${variables})`} { ${text}${countText(selection.counting)} }`;
}

/** A variable that must have a value and is not always filled has the argument's own. */
const declaredAs = ({ type, defaultValue }: Operation['field']['args'][number]): string =>
  `${shapeOf(type).text}${shapeOf(type).required && defaultValue ? ` = ${defaultValue}` : ''}`;

function countText(counting: Counting | undefined): string {
  if (counting === undefined) return '';
  const { operation, at, args } = counting;
  const input = args.map((name) => `${name}: $${name}`).join(', ');
  const inner = at.split('.').reduceRight((text, step) => (step === '' ? text : ` { ${step}${text} }`), '');
  const text = `${operation.field.name}${input && `(${input})`}${inner}`;
  return operation.outer === undefined ? ` ${text}` : ` ${operation.outer.name} { ${text} }`;
}

/** Every value that a type holds, objects included; a type inside itself is followed `repeat` times. */
export function wholeText(schema: Schema, shape: Shape, repeat = 0, outer: readonly string[] = [], deepest = Infinity): string {
  return fieldsOf(shape.kind === 'UNION' ? undefined : schema.types.get(shape.name))
    .map((field) => {
      if (field.args.some(({ type, defaultValue }) => shapeOf(type).required && !defaultValue)) return '';
      const inner = shapeOf(field.type);
      if (isValue(inner)) return ` ${field.name}`;
      if (outer.length >= deepest || [...outer, shape.name].filter((name) => name === inner.name).length > repeat) return '';
      const text = wholeText(schema, inner, repeat, [...outer, shape.name], deepest);
      return text && ` ${field.name} {${text} }`;
    })
    .join('');
}

type Tree = Map<string, Tree>;

function grow(tree: Tree, path: string): void {
  let here = tree;
  for (const step of path === '' ? [] : path.split('.')) {
    const below: Tree = here.get(step) ?? new Map();
    here.set(step, below);
    here = below;
  }
  // The path ends here: all of it is wanted, whatever other paths want of its inside.
  here.set(whole, new Map());
}

const whole = '';

/** A union has no fields of its own: those that its types share are read of each. */
function unionText(
  around: { schema: Schema; selection: Selection },
  { possibleTypes }: IntrospectionUnionType,
  tree: Tree,
  path: string,
): string {
  const text = (type: string): string => {
    const own = new Map(
      [...tree].flatMap(([name, below]): [string, Tree][] => {
        if (name.startsWith('@')) return name === `@${type}` ? [...below] : [];
        return name === '__typename' ? [] : [[name, below]];
      }),
    );
    const shape: Shape = { name: type, kind: 'OBJECT', list: false, required: true, text: type };
    const inner = treeText(around, shape, own, path);
    return inner && ` ... on ${type} {${inner} }`;
  };
  return `${tree.has('__typename') ? ' __typename' : ''}${possibleTypes.map(({ name }) => text(name)).join('')}`;
}

/** A tree's text; each flagged path of a row stands alone, so that its flag governs all of it and nothing else. */
function treeText(around: { schema: Schema; selection: Selection }, shape: Shape, tree: Tree, path: string): string {
  const { schema, selection } = around;
  const fields = fieldsOf(schema.types.get(shape.name));
  const type = schema.types.get(shape.name);
  if (type?.kind === 'UNION') return unionText(around, type, tree, path);
  const named = [...tree].filter(([name]) => name !== whole);
  const always = named.map(([name, below]) => {
    // Member of a union or interface.
    if (name.startsWith('@')) return ` ... on ${name.slice(1)} {${treeText(around, { ...shape, name: name.slice(1) }, below, path)} }`;
    const field = fields.find((each) => each.name === name.slice(name.indexOf(':') + 1));
    const inner = field === undefined ? undefined : shapeOf(field.type);
    const here = path === '' ? name : `${path}.${name}`;
    if (inner === undefined) return name === '__typename' ? ` ${name}` : '';
    if (isValue(inner)) return ` ${name.replace(':', ': ')}`;
    if (here !== selection.rows && below.has(whole) && (inner.kind === 'UNION' || fieldsOf(schema.types.get(inner.name)).length === 0))
      return ` ${name} { __typename }`;
    return ` ${name.replace(':', ': ')} {${here === selection.rows || !below.has(whole) ? treeText(around, inner, below, here) : wholeText(schema, inner, 0, [], selection.deepest)} }`;
  });
  const flagged =
    path !== (selection.rows ?? '')
      ? []
      : (selection.flagged ?? []).flatMap(({ paths, flag }) => {
          const own: Tree = new Map();
          for (const each of paths) grow(own, each);
          return [...own]
            .filter(([name]) => name !== whole)
            .map(([name, below]) => {
              const text = treeText(
                { schema, selection: { always: [], deepest: selection.deepest } },
                shape,
                new Map([[name, below]]),
                '',
              ).trim();
              return ` ${name} @include(if: $${flag})${text.slice(name.length)}`;
            });
        });
  return [...always, ...flagged].join('');
}
