import type { IntrospectionInputValue } from 'graphql';
import { nothing, unfilled, type FilledPart } from './filledPart.ts';
import { isUserInput, takes, type Source, type Variable } from '../plan/Source.ts';
import type { Binding } from './binding.ts';
import { keyPaths } from './compositeKey.ts';
import { closedValues, type Context } from './context.ts';
import type { ArgumentSource } from './DeclaredOperation.ts';
import { idPlace } from './idHome.ts';
import { idArguments, isReadByKey, namedFor } from './ids.ts';
import type { Filling } from './operationUse.ts';
import { checkOverrides } from './overrides.ts';
import { awaitedInput, inputOf, isAlwaysSet, isId, isOfParent, isRequiredField, isThere } from './presence.ts';
import { asKind, filterOf, isOrder, matchingOf, roleOf, takesRole } from './roles.ts';
import { inputAt, inputsOf, shapeOf, type Shape } from './schema.ts';
import { directsOrder, ordersOneWay, sortingBy } from './sorting.ts';
import { checkSource, declaredSource, isOfParentRecord, propertiesOf } from './sources.ts';
import { comparedAt, whereOf } from './where.ts';
import { isWhereTwice, whereAmong } from './whereArgument.ts';
import { formVars } from './wrapping.ts';

export interface Filled {
  vars: Variable[];
  optional: string[];
  shapes: Map<string, Shape>;
  /** Sort names, if the argument's type restricts them. */
  sortable?: readonly string[] | '*' | undefined;
}

/** Fills an operation's arguments by walking their types. Order: override, form field, id, dialect's role, declared filter. */
export function fillArguments(context: Context, filling: Filling): Filled {
  const walker = new Walker(context, filling);
  const { vars, missing } = walker.walkAll(filling.operation.field.args, '', filling.form?.form.argument === '');
  // The form reports its missing argument itself.
  const lost = filling.form !== undefined && !isThere(filling.operation.field.args, filling.form.form.argument);
  for (const { path, shape, awaits } of lost ? [] : missing) {
    context.report.add('R013', filling.key, `a source for ${path}: ${shape.text}${awaits ? ', always' : ''}`, awaits ?? '');
  }
  checkOverrides(context, filling, walker.overridden);
  return { vars, optional: walker.optional, shapes: walker.shapes, sortable: walker.sortable };
}

const emptyObject: Source = { from: 'constant', value: {} };

class Walker {
  readonly optional: string[] = [];
  readonly shapes = new Map<string, Shape>();
  readonly overridden = new Set<string>();
  private readonly open = new Set<string>();
  private readonly context: Context;
  private readonly filling: Filling;
  sortable: readonly string[] | '*' | undefined;
  /** Tests whether the path may take the record's id. */
  private readonly takesId: (path: string) => boolean;
  private readonly binding: Binding | undefined;
  private readonly compositePaths: readonly string[];
  constructor(context: Context, filling: Filling) {
    this.context = context;
    this.filling = filling;
    ({ home: this.takesId, binding: this.binding } = idPlace(context, filling));
    this.compositePaths = filling.use === 'list' || filling.use === 'create' ? [] : keyPaths(context, filling.operation);
  }

  walkAll(inputs: readonly IntrospectionInputValue[], prefix: string, inForm: boolean): FilledPart {
    const names = new Set(inputs.map(({ name }) => name));
    const parts = inputs
      .filter(({ name }) => !this.pluralBeats(name, names, prefix))
      .map((input) => this.walk(input, prefix, inForm, inputs));
    return { vars: parts.flatMap(({ vars }) => vars), missing: parts.flatMap(({ missing }) => missing) };
  }

  private walk(input: IntrospectionInputValue, prefix: string, inForm: boolean, joined: readonly IntrospectionInputValue[]): FilledPart {
    const path = `${prefix}${input.name}`;
    const shape = shapeOf(input.type);
    const { args, form, use } = this.filling;
    this.shapes.set(path, shape);
    const override = Object.hasOwn(args, path) ? args[path] : undefined;
    if (override !== undefined) return this.override(path, shape, override, Boolean(input.defaultValue));
    const part = this.compositePaths.indexOf(path);
    if (part >= 0) return { vars: [[path, asKind(this.context, shape, { from: 'id', part })]], missing: [] };
    if (this.binding?.path === path) return { vars: [[path, this.binding.source]], missing: [] };
    if (inForm && form !== undefined && input.name in propertiesOf(form.form.schema) && !form.form.detached.includes(input.name)) {
      return { vars: formVars(this.context, form, path, shape), missing: [] };
    }
    if (use === 'list' && isWhereTwice(this.context, this.filling.operation.field.args, path))
      return unfilled(path, shape, Boolean(input.defaultValue));
    // A form's object is the only one of its list.
    if (form?.form.argument === `${path}.0`) return this.descend(form.form.argument, { ...shape, list: false });
    const isObject = shape.kind === 'INPUT_OBJECT' && !shape.list;
    // A cursor made of fields is no filter of them.
    if (use === 'list' && isObject && roleOf(this.context.dialect, use, path, joined)?.from === 'cursor')
      return unfilled(path, shape, Boolean(input.defaultValue));
    const listed = use === 'list' ? (this.sorted(input, path, joined) ?? this.where(input, path, shape, joined)) : undefined;
    if (listed !== undefined) return listed;
    const source = isObject
      ? (matchingOf(this.context, use, input.name, shape) ?? filterOf(this.context, use, input.name, path))
      : this.sourceOf(input.name, path, shape, joined);
    if (source !== undefined) return { vars: [[path, source]], missing: this.awaited(path, shape, source, Boolean(input.defaultValue)) };
    if (isObject) return this.descend(path, shape);
    if (form !== undefined && path === form.form.argument) return { vars: [[path, { from: form.source, path: '' }]], missing: [] };
    return unfilled(path, shape, Boolean(input.defaultValue));
  }

  private sorted(input: IntrospectionInputValue, path: string, joined: readonly IntrospectionInputValue[]): FilledPart | undefined {
    if (!isOrder(this.context.dialect, this.filling.use, path) && !directsOrder(this.context, input, joined)) return undefined;
    const sorting = sortingBy(this.context, input, joined);
    const shape = shapeOf(input.type);
    const filter = sorting === undefined ? filterOf(this.context, this.filling.use, input.name, path) : undefined;
    if (filter !== undefined && ordersOneWay(this.context, input, joined)) return { vars: [[path, filter]], missing: [] };
    if (sorting === undefined) return unfilled(path, shape, Boolean(input.defaultValue));
    this.sortable ??= sorting.names;
    return { vars: [[path, sorting.source]], missing: this.awaited(path, shape, sorting.source, Boolean(input.defaultValue)) };
  }

  private where(
    { name }: IntrospectionInputValue,
    path: string,
    shape: Shape,
    joined: readonly IntrospectionInputValue[],
  ): FilledPart | undefined {
    const { context, filling } = this;
    if (name !== whereAmong(context, joined)?.name || shape.list || filling.form?.form.argument === path) return undefined;
    const searched = [...filling.operation.field.args, ...joined].some(
      (each) => roleOf(context.dialect, 'list', each.name)?.from === 'search',
    );
    const { vars, optional, shapes } = whereOf(context, path, shape, !searched);
    for (const input of inputsOf(context.schema.types.get(shape.name))) this.shapes.set(`${path}.${input.name}`, shapeOf(input.type));
    for (const [at, leaf] of shapes) this.shapes.set(at, leaf);
    const declared = this.overriddenIn(path, shape);
    const all = [...vars.filter(([at]) => !(at in filling.args)), ...declared.vars];
    const given = all.flatMap(([at, source]) => (isOfParent(source) ? [at] : []));
    const free = [...optional, ...(shape.required ? [] : [path])].filter((object) => !given.some((at) => at.startsWith(`${object}.`)));
    if (all.length === 0 && !shape.required) return declared;
    this.optional.push(...free);
    return { vars: shape.required ? [[path, emptyObject], ...all] : all, missing: declared.missing };
  }

  /** Overrides inside a `where` argument. */
  private overriddenIn(path: string, shape: Shape): FilledPart {
    const parts = Object.entries(this.filling.args).flatMap(([at, source]): FilledPart[] => {
      if (!at.startsWith(`${path}.`)) return [];
      const parent = typeof source === 'string' ? /^parent\.(.+)$/.exec(source)?.[1] : undefined;
      const isWrong = parent !== undefined && !isOfParentRecord(this.context, `${this.filling.key}.args.${at}`, parent);
      if (isWrong) this.overridden.add(at);
      if (isWrong) return [];
      const compared = parent === undefined ? undefined : comparedAt(this.context, path, shape, at, { from: 'parent', path: parent });
      if (compared !== undefined) {
        this.overridden.add(at);
        for (const each of compared) this.shapes.set(each.at, each.shape);
        return [{ vars: compared.map((each): Variable => [each.at, each.source]), missing: [] }];
      }
      const leaf = inputAt(this.context.schema, shape.name, at.slice(path.length + 1));
      // No operator of this object compares the parent.
      if (leaf === undefined || (parent !== undefined && leaf.kind === 'INPUT_OBJECT')) return [];
      this.shapes.set(at, leaf);
      return [this.override(at, leaf, source)];
    });
    // An optional object is sent only with a chosen value.
    const missing = parts.flatMap((part) => part.missing).filter(({ awaits }) => shape.required || awaits === undefined);
    return { vars: parts.flatMap(({ vars }) => vars), missing };
  }

  private override(path: string, shape: Shape, declared: ArgumentSource, hasDefault = false): FilledPart {
    this.overridden.add(path);
    if (declared === null) return unfilled(path, shape);
    const key = `${this.filling.key}.args.${path}`;
    const source = declaredSource(this.context, key, declared);
    if (source === undefined) return nothing;
    checkSource(this.context, key, source, shape, this.filling.form);
    const filled = isId(source) ? asKind(this.context, shape, source) : this.withFields(source, shape);
    return { vars: [[path, filled]], missing: this.awaited(path, shape, source, hasDefault) };
  }

  /** Adds the fields that the argument takes. */
  private withFields(source: Source, shape: Shape): Source {
    if (source.from !== 'rows') return source;
    return { ...source, fields: inputsOf(this.context.schema.types.get(shape.name)).map(({ name }) => name) };
  }

  private descend(path: string, shape: Shape): FilledPart {
    const { form } = this.filling;
    // Recursive types: leave out what is not filled by now.
    if (this.open.has(shape.name) || path.split('.').length > deepest) return unfilled(path, shape);
    this.open.add(shape.name);
    const inputs = inputsOf(this.context.schema.types.get(shape.name));
    const part = this.walkAll(inputs, `${path}.`, form?.form.argument === path);
    this.open.delete(shape.name);
    if (shape.required) {
      const isSet = part.vars.some(([, source]) => isAlwaysSet(source) || isRequiredField(this.filling.form, source));
      return isSet || part.missing.length > 0 ? part : { ...part, vars: [[path, emptyObject], ...part.vars] };
    }
    if (part.vars.length === 0) return nothing;
    const input = this.context.dialect.clientPagination === true && part.vars.some(([, source]) => isOfParent(source));
    if (!input && part.vars.some(([, source]) => isUserInput(source))) this.optional.push(path);
    // Sent together with the object, so always present within it.
    const userInputs = new Set(part.vars.flatMap(([, source]) => (isUserInput(source) ? [inputOf(source)] : [])));
    return userInputs.size < 2 ? { ...part, missing: part.missing.filter(({ awaits }) => awaits === undefined) } : part;
  }

  /** Search, filters and sort may be empty; a required argument cannot wait for them. */
  private awaited(path: string, shape: Shape, source: Source, hasDefault: boolean): FilledPart['missing'] {
    const awaits = shape.required && !hasDefault ? awaitedInput(this.context, this.filling.form, source) : undefined;
    return awaits === undefined ? [] : [{ path, shape, awaits }];
  }

  /** Prefers plural scope arguments in lists: `shopIds` over `shopId`. */
  private pluralBeats(name: string, siblings: Set<string>, prefix: string): boolean {
    if (this.filling.use !== 'list' || this.filling.args[`${prefix}${name}`] !== undefined) return false;
    const { roles } = this.context.dialect;
    const isScope = (plural: string) => siblings.has(plural) && roles[name] !== undefined && roles[plural] !== undefined;
    return [`${name}s`, `${name}List`].some((plural) => isScope(plural) && !filterOf(this.context, 'list', plural, `${prefix}${plural}`));
  }

  private sourceOf(name: string, path: string, shape: Shape, joined: readonly IntrospectionInputValue[]): Source | undefined {
    const { dialect, declaration, env } = this.context;
    const own = this.idSource(name, path, shape);
    if (own !== undefined) return own;
    const parent = env.declarations?.find((each) => each.name === declaration.parent);
    if (parent !== undefined && namedFor(dialect.parent, parent.type).includes(name)) return this.idOf('parent', shape);
    const filter = filterOf(this.context, this.filling.use, name, path);
    const filtered = filter !== undefined && declaration.references?.[name] !== undefined ? asKind(this.context, shape, filter) : filter;
    const role = roleOf(dialect, this.filling.use, path, joined);
    // A declared filter is the user's choice and precedes the scope.
    if (role === undefined || (filtered !== undefined && takes(role, 'scope'))) return filtered;
    if (role.from === 'sort' && role.part === 'order' && closedValues(this.context, shape.name)?.includes('ASC'))
      return { from: 'sort', part: 'ORDER' };
    return takesRole(this.context, shape, role) ? role : filtered;
  }

  private idSource(name: string, path: string, shape: Shape): Source | undefined {
    const { dialect, declaration } = this.context;
    const { use, key } = this.filling;
    // Settings are identified by their scope.
    if (use === 'list' || use === 'create' || declaration.kind === 'settings' || !this.takesId(path)) return undefined;
    const many = isReadByKey(this.context) ? [] : namedFor(dialect.ids, declaration.type);
    if (![...idArguments(this.context), ...many].includes(name)) return undefined;
    if (use === 'selection' && shape.list) return asKind(this.context, shape, { from: 'ids' });
    if (use !== 'selection' || dialect.oneByOne) return this.idOf('record', shape);
    this.context.report.add('R011', key, `an argument that takes the ids of a selection`, `${name}: ${shape.text}`);
    // Reported already, so not missing as well.
    return { from: 'ids' };
  }

  private idOf(record: 'record' | 'parent', shape: Shape): Source {
    const of: Source = record === 'parent' ? { from: 'parent', path: 'id' } : { from: 'id' };
    return shape.list ? { from: 'list', of } : asKind(this.context, shape, of);
  }
}

/** Maximum depth of nested objects: filters of some APIs are recursive. */
const deepest = 5;
