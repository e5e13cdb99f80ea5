import type { IntrospectionInputValue } from 'graphql';
import type { Form, Schema as JsonSchema } from '../forms/form.ts';
import type { FieldPlan, FormPlan } from '../plan/Plan.ts';
import type { ValueKind } from '../plan/ValueKind.ts';
import { mayLack, type Context } from './context.ts';
import { confirmPlan } from './confirmations.ts';
import { checkFit } from './fit.ts';
import { choicesOf, kindOf, scalarWidget } from './kinds.ts';
import { argumentFound, inputsAt } from './formInputs.ts';
import { checkFormOptions, isUpdate, sectionsOf, staysFilled, textPrefix } from './formOptions.ts';
import { findOperation } from './operations.ts';
import { followPath, inputsOf, shapeOf, type Shape } from './schema.ts';
import { jsonTypes, propertiesOf } from './sources.ts';
import { wrappingOf } from './wrapping.ts';
import { shownFields } from './shownFields.ts';

/** Compiles a form: checks that it fits its argument, and describes each field. The resource supplies labels and references. */
export function compileForm(
  context: Omit<Context, 'declaration'> & { declaration?: Context['declaration'] },
  id: string,
  form: Form,
): FormPlan | undefined {
  const { report, env, declaration } = context;
  const operation = findOperation(context, 'operation', form.operation);
  if (operation === undefined) return undefined;
  const inputs = inputsAt(context, operation, form.argument);
  if (inputs === undefined) {
    if (!env.extensions?.has(`${operation.kind === 'query' ? 'Query' : 'Mutation'}.${operation.name}.${form.argument}`)) {
      report.add(
        'R016',
        'argument',
        `an argument of ${operation.name} that is an object`,
        argumentFound(context, operation, form.argument),
        operation.field.args.map(({ name }) => name),
      );
    }
    return undefined;
  }
  const required: readonly string[] = typeof form.schema === 'object' ? (form.schema.required ?? []) : [];
  const confirmations =
    typeof form.confirm === 'object' ? [form.confirm].flat().map(({ typed }: { typed?: { field: string } }) => typed?.field) : [];
  const fields = Object.entries(propertiesOf(form.schema)).flatMap(([name, property]): FieldPlan[] => {
    // A typed confirmation is not a form field.
    if (confirmations.includes(name)) return [];
    const input = inputs.list.find((each) => each.name === name);
    const detached = form.detached.includes(name);
    if (input === undefined && !detached) {
      const argument = `${operation.kind === 'query' ? 'Query' : 'Mutation'}.${operation.name}.${name}`;
      const lacking = inputs.type === undefined ? env.extensions?.has(argument) : mayLack(context, inputs.type, name);
      if (!lacking)
        report.add(
          'R017',
          `properties.${name}`,
          `a field of ${inputs.type ?? operation.name}`,
          name,
          inputs.list.map((each) => each.name),
        );
      return [];
    }
    const sent = input === undefined ? detachedShape(context, name) : shapeOf(input.type);
    const shape = sent && (wrappingOf(context, sent, property)?.shape ?? sent);
    if (input !== undefined && shape !== undefined) {
      const absent = shape.required && !input.defaultValue && !required.includes(name);
      // Optional inputs may also be null: report that once.
      checkFit(context, `properties.${name}`, property, absent ? { ...shape, required: false } : shape, form.fields[name]?.subset === true);
      if (absent) report.add('R019', `properties.${name}`, 'a required property', 'optional');
    }
    return [
      fieldPlan(context, id, form, { name, path: name, property, shape, required: required.includes(name) && !mayBeEmpty(property) }),
    ];
  });
  checkTransforms(context, form);
  checkFormOptions(context, form);
  return {
    id,
    operation: operation.name,
    argument: form.argument,
    ...(declaration !== undefined && { resource: declaration.name }),
    fields,
    ...(form.detached.length > 0 && { detached: form.detached }),
    ...(form.saveWhenFilled && { saveWhenFilled: true }),
    ...(form.confirm && { confirm: confirmPlan(context, form.confirm) }),
    ...sparseKey(context, form, inputs.list),
    ...(form.preview !== undefined && { preview: form.preview }),
    ...sectionsOf(form, fields, textPrefix(id, declaration)),
    ...(form.shows !== undefined && { shows: shownFields(context, form.shows) }),
    ...(form.template !== undefined && { template: form.template }),
    transforms: form.transforms,
  };
}

/** External APIs keep omitted fields, and may reject or misinterpret fields that nobody changed. */
function sparseKey(
  { declaration, dialect }: Parameters<typeof compileForm>[0],
  form: Form,
  inputs: readonly IntrospectionInputValue[],
): Pick<FormPlan, 'sparse'> {
  if (!dialect.clientPagination || !isUpdate(form, declaration)) return {};
  const names = Object.keys(propertiesOf(form.schema)).filter((name) =>
    inputs.some((input) => input.name === name && (!shapeOf(input.type).required || Boolean(input.defaultValue))),
  );
  return names.length > 0 ? { sparse: names } : {};
}

function detachedShape(
  { schema, declaration }: { schema: Context['schema']; declaration?: Context['declaration'] },
  name: string,
): Shape | undefined {
  const end = declaration === undefined ? undefined : followPath(schema, declaration.type, name);
  return end === undefined || 'candidates' in end ? undefined : end.shape;
}

interface Field {
  name: string;
  path: string;
  property: JsonSchema;
  shape: Shape | undefined;
  required: boolean;
}

function fieldPlan(
  context: Parameters<typeof compileForm>[0],
  id: string,
  form: Form,
  { name, path, property, shape, required }: Field,
): FieldPlan {
  const { declaration, env, report } = context;
  const schema: PlainSchema = typeof property === 'object' ? property : {};
  const { readOnly, hidden, shownFor, ownLabel, offers, from, map, ...own } = form.fields[path] ?? {};
  const reference = own.reference ?? declaration?.references?.[path];
  const widget = own.widget ?? (shape && scalarWidget(context, shape));
  const dotted = id.replaceAll('/', '.');
  const prefix = textPrefix(id, declaration);
  const closed = shape === undefined ? undefined : choicesOf(context, shape.name);
  const offered = enumOf(schema);
  const isOffered = offered && new Set(offered);
  const choices =
    closed?.filter(({ id: choice }) => isOffered === undefined || isOffered.has(choice)) ??
    offered?.map((choice) => ({ id: choice, label: `${prefix}.choices.${labelName(path)}.${choice}` })) ??
    examplesOf(schema);
  if (widget !== undefined && env.widgets?.includes(widget) === false)
    report.add('R024', `fields.${path}.widget`, 'a widget', widget, env.widgets);
  const derive = form.derive[path];
  const fields = innerFields(context, id, form, { path, schema, shape });
  const plain = fieldKind(context, schema, shape, closed !== undefined || offered !== undefined);
  const listed = jsonTypes(property).includes('array');
  return {
    name,
    label: `${ownLabel ? `forms.${dotted}` : prefix}.fields.${labelName(path)}`,
    help: `${prefix}.help.${labelName(path)}`,
    kind: fields ? (listed ? 'rows' : 'group') : reference !== undefined ? (listed ? 'references' : 'reference') : plain,
    ...(widget !== undefined && { widget }),
    required,
    ...(fields && { fields }),
    ...numbersOf(schema, ['minItems', 'maxItems', 'minimum', 'maximum']),
    ...(reference === undefined && numbersOf(schema, ['maxLength'])),
    ...(choices !== undefined && { choices }),
    ...(schema['default'] !== undefined && { default: schema['default'] }),
    ...(plain === 'choice' && !required && !path.includes('.') && staysFilled(form, declaration, schema) && { staysFilled: true }),
    ...(reference !== undefined && { reference }),
    ...(offers !== undefined && { offers }),
    ...(from !== undefined && { from }),
    ...(map !== undefined && { map }),
    ...(readOnly && { readOnly }),
    ...(hidden && { hidden }),
    ...(shownFor && { shownFor }),
    ...(schema['writeOnly'] === true && { writeOnly: true }),
    ...(derive !== undefined && { derive }),
  };
}

function innerFields(
  context: Parameters<typeof compileForm>[0],
  id: string,
  form: Form,
  { path, schema, shape }: { path: string; schema: PlainSchema; shape: Shape | undefined },
): FieldPlan[] | undefined {
  const object = (typeof schema['items'] === 'object' ? schema['items'] : schema) as JsonSchema;
  const properties = Object.entries(propertiesOf(object));
  // The validator decides what a map contains.
  if (properties.length === 0 || shape?.name === 'JSON') return undefined;
  const inputs = inputsOf(context.schema.types.get(shape?.name ?? ''));
  const required = (typeof object === 'object' ? object.required : undefined) ?? [];
  return properties.flatMap(([name, property]) => {
    const input = inputs.find((each) => each.name === name);
    // checkFit reports mismatches; fields missing in an extension are dropped.
    if (shape !== undefined && input === undefined) return [];
    const inner = input === undefined ? undefined : shapeOf(input.type);
    return [fieldPlan(context, id, form, { name, path: `${path}.${name}`, property, shape: inner, required: required.includes(name) })];
  });
}

const mayBeEmpty = (schema: JsonSchema): boolean =>
  typeof schema === 'object' &&
  schema.type === 'string' &&
  ['minLength', 'pattern', 'enum', 'const', 'format'].every((keyword) => !(keyword in schema));

/** A path as a single step of a catalogue key: `managers.email` is not below `managers`. */
const labelName = (path: string): string => path.replaceAll('.', '_');

type NumberKey = 'minItems' | 'maxItems' | 'minimum' | 'maximum' | 'maxLength';

const numbersOf = (schema: PlainSchema, keys: NumberKey[]): Partial<Record<NumberKey, number>> =>
  Object.fromEntries(keys.flatMap((key) => (typeof schema[key] === 'number' ? [[key, schema[key]]] : [])));

type PlainSchema = Record<string, unknown>;

function enumOf(schema: PlainSchema): string[] | undefined {
  const items = typeof schema['items'] === 'object' ? (schema['items'] as PlainSchema) : undefined;
  const values = (schema['enum'] ?? items?.['enum']) as unknown[] | undefined;
  return values?.filter((value): value is string => typeof value === 'string');
}

const examplesOf = ({ examples }: PlainSchema): { id: string; label: string }[] | undefined =>
  Array.isArray(examples) ? examples.map(String).map((id) => ({ id, label: id })) : undefined;

const oneLine = 200;

function fieldKind(
  context: Pick<Context, 'schema' | 'dialect' | 'env'>,
  schema: PlainSchema,
  shape: Shape | undefined,
  hasChoices: boolean,
): ValueKind {
  const types = jsonTypes(schema);
  if (hasChoices) return types.includes('array') || shape?.list ? 'choices' : 'choice';
  if (schema['format'] === 'email') return 'email';
  if (schema['format'] === 'uri' || schema['format'] === 'url') return 'url';
  if (shape === undefined && types[0] === 'array') return 'json';
  const kind =
    shape === undefined
      ? types[0] === 'boolean'
        ? 'boolean'
        : /integer|number/.test(types[0] ?? '')
          ? 'number'
          : 'text'
      : kindOf(context, shape);
  return kind === 'text' && typeof schema['maxLength'] === 'number' && schema['maxLength'] > oneLine ? 'multiline' : kind;
}

function checkTransforms({ env, report }: Pick<Context, 'env' | 'report'>, form: Form): void {
  if (env.transforms === undefined) return;
  const used = [
    ...Object.entries(form.transforms).flatMap(([field, names]) => names.map((name) => [`transforms.${field}`, name] as const)),
    ...Object.entries(form.derive).map(([field, { by }]) => [`derive.${field}.by`, by] as const),
  ];
  for (const [key, name] of used) if (!env.transforms.includes(name)) report.add('R039', key, 'a named transform', name, env.transforms);
}
