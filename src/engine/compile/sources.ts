import type { Schema as JsonSchema } from '../forms/form.ts';
import type { Source } from '../plan/Source.ts';
import { closedValues, type Context } from './context.ts';
import type { ArgumentSource } from './DeclaredOperation.ts';
import { idFieldOf } from './ids.ts';
import type { NamedForm } from './operationUse.ts';
import { parseSource, sourceText, spellingsNear } from './parseSource.ts';
import { isId } from './presence.ts';
import { isNumber } from './roles.ts';
import { followPath, type Shape } from './schema.ts';
import { rowType } from './switches.ts';

/** Type of a source (`plain`: any value but an object; `*`: unknown), single or list. */
interface Delivery {
  type: string;
  list: boolean;
}

/** Parses a declared source, and reports unknown names (R008). */
export const declaredSource = ({ report }: Context, key: string, declared: NonNullable<ArgumentSource>): Source | undefined =>
  parseSource(declared, (name) => report.add('R008', key, 'a source', name, spellingsNear(name)));

/** Checks that a declared source exists and fits the argument that it fills (R008–R012). */
export function checkSource(context: Context, key: string, source: Source, shape: Shape, form: NamedForm | undefined): void {
  const { report } = context;
  if (source.from === 'constant') return checkConstant(context, key, source.value, shape);
  if (source.from === 'rows') {
    if (!shape.list) report.add('R011', key, `one value for ${shape.text}`, 'rows');
    // Rows are reduced to the argument's fields: check only that they are rows.
    if (deliveryOf(context, key, source.of, form)?.list === false) report.add('R011', key, 'rows', sourceText(source));
    return;
  }
  if (source.from === 'first') {
    const many = deliveryOf(context, key, source.of, form);
    if (many?.list === false) return report.add('R011', key, 'a list', sourceText(source));
    if (shape.list) report.add('R011', key, `a list for ${shape.text}`, 'first');
    if (many && !fits(many.type, shape.name)) report.add('R012', key, shape.text, `${sourceText(source)}, ${many.type}`);
    return;
  }
  if (source.from === 'join') {
    if (!shape.list) report.add('R011', key, `one value for ${shape.text}`, 'join');
    // An object counts as one row.
    const rowOf = (each: Source): Shape => (isGroup(each, form) ? { ...shape, list: false } : shape);
    return source.lists.forEach(({ of }) => checkSource(context, key, of, rowOf(of), form));
  }
  const isList = source.from === 'list';
  const value = isList ? source.of : source;
  const name = sourceText(value);
  const delivery = deliveryOf(context, key, value, form);
  if (delivery === undefined) return;
  const isUnknown = delivery.type === '*';
  if (shape.kind === 'INPUT_OBJECT' && !isUnknown && delivery.type !== 'object')
    return report.add('R010', key, `an object for ${shape.text}`, name);
  if ((isList || delivery.list) !== shape.list && (!isUnknown || isList) && shape.name !== 'JSON') {
    return report.add('R011', key, shape.list ? `a list for ${shape.text}` : `one value for ${shape.text}`, name, []);
  }
  // The form checks the object's content.
  if (shape.kind === 'INPUT_OBJECT' && delivery.type === 'object') return;
  // Ids are texts in the console and sent as numbers.
  if (isId(value) && isNumber(context, shape)) return;
  if (!fits(delivery.type, shape.name)) report.add('R012', key, shape.text, `${name}, ${delivery.type}`);
}

/** Parses and checks a single-value source, such as a region. */
export function regionSource(context: Context, key: string, declared: string, form: NamedForm | undefined): Source | undefined {
  const source = declaredSource(context, key, declared);
  if (source && deliveryOf(context, key, source, form)?.list) context.report.add('R011', key, 'one value', declared);
  return source;
}

function deliveryOf(context: Context, key: string, source: Source, form: NamedForm | undefined): Delivery | undefined {
  const { declaration, dialect, report, env } = context;
  const one = (type: string): Delivery => ({ type, list: false });
  const unknown = (expected: string, names: readonly string[]): undefined => {
    const candidates = names.map((name) => `${source.from}.${name}`);
    report.add('R009', key, expected, sourceText(source), candidates);
  };
  switch (source.from) {
    case 'id':
    case 'newId':
      return one('ID');
    case 'ids':
      return { type: 'ID', list: true };
    case 'page':
    case 'offset':
    case 'size':
      return one('Int');
    case 'cursor':
    case 'search':
      return one('String');
    case 'archived':
      return one('Boolean');
    case 'action':
      return one(source.part === 'chosen' ? '*' : source.part === 'reason' ? 'ID' : 'Boolean');
    case 'switch':
    case 'sortRow':
      return switchDelivery(context, key, source);
    case 'scope':
      return dialect.scope.includes(source.path) ? one('plain') : unknown('a name of the scope', dialect.scope);
    case 'session':
      return dialect.session.includes(source.path) ? one('plain') : unknown('a name of the session', dialect.session);
    case 'filter': {
      const names = (declaration.filters ?? []).map((each) => (typeof each === 'string' ? each : each.field));
      // Filters may have parts: `filter.submitted.gte`.
      const [whole = ''] = source.path.split('.');
      return names.includes(source.path) || names.includes(whole) ? one('*') : unknown('a declared filter', names);
    }
    case 'form':
      return formDelivery(context, key, source.path, form);
    case 'parent':
    case 'record':
    case 'records': {
      const { from, path } = source;
      const parent = env.declarations?.find(({ name }) => name === declaration.parent);
      if (from === 'parent' && !isOfParentRecord(context, key, path)) return undefined;
      if (from === 'parent' && (path === 'id' || parent === undefined)) return one(path === 'id' ? 'ID' : '*');
      const typeName = from === 'parent' ? (parent?.type ?? '') : declaration.type;
      // The parent's unknown type is reported there.
      if (from === 'parent' && !context.schema.types.has(typeName)) return one('*');
      const end = followPath(context.schema, typeName, path);
      if ('candidates' in end) return unknown(`a field of ${typeName}`, end.candidates);
      return { type: end.shape.name, list: from === 'records' || end.shape.list || end.throughList };
    }
    default:
      return one('*');
  }
}

/** False after a report: without a parent there is no record, and calls know its id as `parent.id` alone. */
export function isOfParentRecord({ declaration, schema, dialect, env, report }: Context, key: string, path: string): boolean {
  const text = `parent.${path}`;
  if (declaration.parent === undefined) {
    report.add('R009', key, 'a declared parent', text);
    return false;
  }
  const parent = env.declarations?.find(({ name }) => name === declaration.parent);
  if (parent === undefined || path === 'id' || path !== idFieldOf({ declaration: parent, schema, dialect })) return true;
  report.add('R009', key, 'parent.id, the id of the parent whatever its field is called', text, ['parent.id']);
  return false;
}

/** Type of a switch's value or row field; `sort.each` is a row of a switch. */
function switchDelivery(context: Context, key: string, source: Extract<Source, { from: 'switch' | 'sortRow' }>): Delivery | undefined {
  const { schema, declaration, report } = context;
  const switches = declaration.switches ?? {};
  const ofRows = Object.keys(switches).filter((name) => 'rows' in (switches[name] ?? {}));
  const isSort = source.from === 'sortRow';
  const text = sourceText(source);
  const path = isSort ? source.path : source.field;
  const declared = switches[isSort ? (ofRows[0] ?? '') : source.name];
  if (declared === undefined) {
    const known = isSort ? [] : Object.keys(switches).map((name) => sourceText({ ...source, name }));
    report.add('R043', key, isSort ? 'a switch of rows' : 'a switch', text, known);
    return undefined;
  }
  if ('values' in declared && path === undefined) return { type: 'String', list: false };
  const typeName = 'rows' in declared ? rowType(context, declared.rows) : undefined;
  // Missing rows are reported at the switch.
  if ('rows' in declared && typeName === undefined) return { type: '*', list: false };
  const end = typeName === undefined || path === undefined ? undefined : followPath(schema, typeName, path);
  if (end !== undefined && !('candidates' in end)) return { type: end.shape.name, list: end.shape.list || end.throughList };
  const begin = isSort ? 'sort.each' : `switch.${source.name}`;
  const candidates = end === undefined ? (typeName === undefined ? [begin] : []) : end.candidates.map((each) => `${begin}.${each}`);
  report.add('R009', key, typeName === undefined ? 'what the switch sends' : `a field of ${typeName}`, text, candidates);
  return undefined;
}

function formDelivery({ report }: Context, key: string, path: string, form: NamedForm | undefined): Delivery | undefined {
  if (path === '' && form !== undefined) return { type: '*', list: false };
  if (path === '') {
    report.add('R008', key, 'a source', 'form', spellingsNear('form'));
    return undefined;
  }
  let schema: JsonSchema | undefined = form?.form.schema;
  for (const step of path.split('.')) schema = propertiesOf(schema)[step];
  if (schema === undefined || typeof schema === 'boolean') {
    const names = Object.keys(propertiesOf(form?.form.schema)).map((name) => `form.${name}`);
    report.add('R009', key, form === undefined ? 'an operation with a form' : `a field of the form ${form.id}`, `form.${path}`, names);
    return undefined;
  }
  const types = jsonTypes(schema);
  const type = types.includes('object') ? 'object' : types.includes('array') ? '*' : (scalarOf[types[0] ?? ''] ?? '*');
  return { type, list: types.includes('array') };
}

/** True for groups of the form's fields. */
const isGroup = (source: Source, form: NamedForm | undefined): boolean =>
  source.from === 'form' && jsonTypes(propertiesOf(form?.form.schema)[source.path] ?? {}).includes('object');

const scalarOf: Record<string, string | undefined> = { string: 'String', integer: 'Int', number: 'Float', boolean: 'Boolean' };

/** Properties of an object schema; empty otherwise. */
export function propertiesOf(schema: JsonSchema | undefined): Record<string, JsonSchema> {
  return typeof schema === 'object' && schema.properties !== undefined ? schema.properties : {};
}

/** JSON types of a schema, without `null`. */
export function jsonTypes(schema: JsonSchema): string[] {
  if (typeof schema !== 'object') return [];
  if (schema.type !== undefined) return ([schema.type].flat() as string[]).filter((type) => type !== 'null');
  const values = (schema.enum as readonly unknown[] | undefined) ?? (schema.const === undefined ? [] : [schema.const]);
  return [...new Set(values.filter((value) => value !== null).map((value) => (Array.isArray(value) ? 'array' : typeof value)))];
}

/** True if a value of one type can be sent as the other; ids, enums and most scalars travel as strings. */
export function fits(input: string, requested: string): boolean {
  if (input === requested || input === '*' || input === 'plain' || requested === 'JSON') return true;
  if (input === 'Int' && requested === 'Float') return true;
  const strict = ['Int', 'Float', 'Boolean', 'object'];
  return !strict.includes(input) && !strict.includes(requested);
}

function checkConstant(context: Context, key: string, value: unknown, shape: Shape): void {
  const { report } = context;
  const found = JSON.stringify(value);
  if (value === null) return shape.required ? report.add('R012', key, shape.text, 'null') : undefined;
  if (shape.name === 'JSON') return;
  if (Array.isArray(value) !== shape.list) return report.add('R011', key, shape.text, found);
  for (const each of shape.list ? (value as unknown[]) : [value]) {
    if (shape.kind === 'INPUT_OBJECT' && typeof each !== 'object') return report.add('R010', key, `an object for ${shape.text}`, found);
    if (shape.kind === 'INPUT_OBJECT') continue;
    const closed = closedValues(context, shape.name);
    if (closed !== undefined && !closed.includes(String(each)))
      return report.add('R021', key, `a value of ${shape.name}`, String(each), closed);
    const type = Number.isInteger(each) ? 'Int' : typeof each === 'number' ? 'Float' : typeof each === 'boolean' ? 'Boolean' : 'String';
    if (!fits(type, shape.name)) return report.add('R012', key, shape.text, found);
  }
}
