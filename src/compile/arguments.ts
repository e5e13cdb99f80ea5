import type { IntrospectionInputValue } from 'graphql';
import type { Source, Variable } from '../plan/Plan.ts';
import { isChosen } from '../plan/sources.ts';
import { closedValues, mayLack, type Context } from './context.ts';
import type { ArgumentSource } from './Declaration.ts';
import { argumentPaths, inputsOf, shapeOf, type Operation, type Shape } from './schema.ts';
import { checkSource, propertiesOf, type NamedForm } from './sources.ts';

/** What an operation is used for: it decides which names of arguments mean what. */
export type Use = 'list' | 'get' | 'create' | 'update' | 'record' | 'selection';

/** One operation whose arguments are to be filled. */
export interface Filling {
  operation: Operation;
  use: Use;
  /** Where it stands in the declaration. */
  key: string;
  args: Record<string, ArgumentSource>;
  form?: NamedForm | undefined;
}

/** What fills the arguments, and what was learned on the way. */
export interface Filled {
  vars: Variable[];
  optional: string[];
  /** The type at each filled path. */
  shapes: Map<string, Shape>;
}

/** Fills an operation's arguments by walking their types: override, form field, id, the dialect's roles, declared filter. */
export function fillArguments(context: Context, filling: Filling): Filled {
  const walker = new Walker(context, filling);
  const { vars, missing } = walker.walkAll(filling.operation.field.args, '', filling.form?.form.argument === '');
  for (const { path, shape } of missing) {
    context.report.add('R013', filling.key, `a source for ${path}: ${shape.text}`, '');
  }
  walker.checkOverrides();
  return { vars, optional: walker.optional, shapes: walker.shapes };
}

interface Part {
  vars: Variable[];
  missing: { path: string; shape: Shape }[];
}

const nothing: Part = { vars: [], missing: [] };

class Walker {
  readonly optional: string[] = [];
  readonly shapes = new Map<string, Shape>();
  private readonly overridden = new Set<string>();
  private readonly open = new Set<string>();
  private readonly context: Context;
  private readonly filling: Filling;

  constructor(context: Context, filling: Filling) {
    this.context = context;
    this.filling = filling;
  }

  walkAll(inputs: readonly IntrospectionInputValue[], prefix: string, inForm: boolean): Part {
    const names = new Set(inputs.map(({ name }) => name));
    const parts = inputs.filter(({ name }) => !this.pluralBeats(name, names, prefix)).map((input) => this.walk(input, prefix, inForm));
    return { vars: parts.flatMap(({ vars }) => vars), missing: parts.flatMap(({ missing }) => missing) };
  }

  private walk(input: IntrospectionInputValue, prefix: string, inForm: boolean): Part {
    const path = `${prefix}${input.name}`;
    const shape = shapeOf(input.type);
    const { args, form } = this.filling;
    this.shapes.set(path, shape);
    const override = args[path];
    if (override !== undefined) return this.override(path, shape, override);
    if (inForm && form !== undefined && input.name in propertiesOf(form.form.schema) && !form.form.beside.includes(input.name)) {
      return { vars: [[path, `${form.source}.${input.name}`]], missing: [] };
    }
    const isObject = shape.kind === 'INPUT_OBJECT' && !shape.list;
    const source = isObject
      ? (this.matching(input.name, shape) ?? this.filterOf(input.name, path))
      : this.sourceOf(input.name, path, shape);
    if (source !== undefined) return { vars: [[path, source]], missing: [] };
    if (isObject) return this.descend(path, shape);
    if (form !== undefined && path === form.form.argument) return { vars: [[path, form.source]], missing: [] };
    return shape.required && !input.defaultValue ? { vars: [], missing: [{ path, shape }] } : nothing;
  }

  private override(path: string, shape: Shape, source: ArgumentSource): Part {
    this.overridden.add(path);
    if (source === null) return shape.required ? { vars: [], missing: [{ path, shape }] } : nothing;
    checkSource(this.context, `${this.filling.key}.args.${path}`, source, shape, this.filling.form);
    return { vars: [[path, this.withFields(source, shape)]], missing: [] };
  }

  /** Rows are sent with the fields that the argument takes. */
  private withFields(source: NonNullable<ArgumentSource>, shape: Shape): Source {
    if (typeof source !== 'object' || Array.isArray(source) || !('rows' in source)) return source;
    return { ...source, fields: inputsOf(this.context.schema.types.get(shape.name)).map(({ name }) => name) };
  }

  private descend(path: string, shape: Shape): Part {
    const { form } = this.filling;
    // A type inside itself has no end: what is not filled by then is left out.
    if (this.open.has(shape.name)) return shape.required ? { vars: [], missing: [{ path, shape }] } : nothing;
    this.open.add(shape.name);
    const inputs = inputsOf(this.context.schema.types.get(shape.name));
    const part = this.walkAll(inputs, `${path}.`, form?.form.argument === path);
    this.open.delete(shape.name);
    if (shape.required) {
      const certain = part.vars.some(([, source]) => isCertain(source) || this.isRequiredField(source));
      return certain || part.missing.length > 0 ? part : { ...part, vars: [[path, { value: {} }], ...part.vars] };
    }
    if (part.vars.length === 0) return nothing;
    if (part.vars.some(([, source]) => isChosen(source))) this.optional.push(path);
    return part;
  }

  private isRequiredField(source: Source): boolean {
    const schema = this.filling.form?.form.schema;
    const required = typeof schema === 'object' ? schema.required : undefined;
    return typeof source === 'string' && source.startsWith('form.') && (required ?? []).includes(source.slice('form.'.length));
  }

  /** In a list the departments below beat the one: `hierarchyIds` is sent, `hierarchyId` is not. */
  private pluralBeats(name: string, siblings: Set<string>, prefix: string): boolean {
    if (this.filling.use !== 'list' || this.filling.args[`${prefix}${name}`] !== undefined) return false;
    const { roles } = this.context.dialect;
    return [`${name}s`, `${name}List`].some((plural) => siblings.has(plural) && roles[name] !== undefined && roles[plural] !== undefined);
  }

  private sourceOf(name: string, path: string, shape: Shape): Source | undefined {
    const { dialect, declaration, around } = this.context;
    const { use } = this.filling;
    const own = this.idSource(name, shape);
    if (own !== undefined) return own;
    const parent = around.declarations?.find((each) => each.name === declaration.parent);
    if (parent !== undefined && named(dialect.parent, parent.type).includes(name)) return shape.list ? ['parent.id'] : 'parent.id';
    const lastTwo = path.split('.').slice(-2).join('.');
    const role =
      (use === 'list' ? (dialect.listRoles[lastTwo] ?? dialect.listRoles[name]) : undefined) ??
      dialect.roles[lastTwo] ??
      dialect.roles[name];
    if (role === 'sort.order' && closedValues(this.context, shape.name)?.includes('ASC')) return 'sort.ORDER';
    if (role !== undefined && Array.isArray(role) === shape.list) return role;
    return this.filterOf(name, path);
  }

  /** A selection by the list's filter instead of by ids: `{ filter, expectedCount }`. */
  private matching(name: string, shape: Shape): Source | undefined {
    if (this.filling.use !== 'selection' || this.context.dialect.roles[name] !== 'matching') return undefined;
    const inner = inputsOf(this.context.schema.types.get(shape.name)).map((each) => each.name);
    return inner.includes('filter') && inner.includes('expectedCount') ? 'matching' : undefined;
  }

  private filterOf(name: string, path: string): Source | undefined {
    if (this.filling.use !== 'list') return undefined;
    const filters = (this.context.declaration.filters ?? []).map((each) => (typeof each === 'string' ? each : each.field));
    const filter = filters.find((each) => each === name || each === path);
    return filter === undefined ? undefined : `filter.${filter}`;
  }

  private idSource(name: string, shape: Shape): Source | undefined {
    const { dialect, declaration } = this.context;
    const { use, key } = this.filling;
    // Settings are told by their customer, not by an id.
    if (use === 'list' || use === 'create' || declaration.kind === 'settings') return undefined;
    const one = named(dialect.id, declaration.type).includes(name);
    const many = named(dialect.ids, declaration.type).includes(name);
    if (!one && !many) return undefined;
    if (use !== 'selection') return shape.list ? ['id'] : 'id';
    if (shape.list) return 'ids';
    this.context.report.add('R011', key, `an argument that takes the ids of a selection`, `${name}: ${shape.text}`);
    return undefined;
  }

  /** Reports overrides of paths that the operation does not have (R007). */
  checkOverrides(): void {
    const { context, filling } = this;
    const root = filling.operation.kind === 'query' ? 'Query' : 'Mutation';
    for (const path of Object.keys(filling.args)) {
      if (this.overridden.has(path)) continue;
      const [argument = '', ...inside] = path.split('.');
      const input = filling.operation.field.args.find(({ name }) => name === argument);
      const lacking =
        input === undefined
          ? mayLack(context, root, `${filling.operation.name}.${argument}`) ||
            context.around.extensions?.has(`${root}.${filling.operation.name}.${argument}`)
          : mayLack(context, shapeOf(input.type).name, inside.join('.'));
      if (!lacking)
        context.report.add(
          'R007',
          `${filling.key}.args.${path}`,
          `an argument of ${filling.operation.name}`,
          path,
          argumentPaths(context.schema, filling.operation),
        );
    }
  }
}

const isCertain = (source: Source): boolean =>
  (typeof source === 'object' && !Array.isArray(source)) || /^(id|ids|page0|page|size|offset|archived|!archived)$/.test(String(source));

const named = (patterns: readonly string[], type: string): string[] =>
  patterns.map((pattern) => pattern.replace('{type}', type.charAt(0).toLowerCase() + type.slice(1)));
