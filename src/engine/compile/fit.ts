import type { Schema as JsonSchema } from '../forms/form.ts';
import { closedValues, mayLack, type Context } from './context.ts';
import { kindOf } from './kinds.ts';
import { inputsOf, shapeOf, type Shape } from './schema.ts';
import { fits, jsonTypes, propertiesOf } from './sources.ts';

type Checked = Pick<Context, 'schema' | 'dialect' | 'env' | 'report'>;
type PlainSchema = Record<string, unknown>;

/** Every value that a JSON Schema accepts must be valid at an input of this type (R017–R019, R021, R022). */
export function checkFit(context: Checked, key: string, schema: JsonSchema, shape: Shape, subset: boolean): void {
  const { report } = context;
  const types = jsonTypes(schema);
  const plain = (typeof schema === 'object' ? schema : {}) as PlainSchema;
  if (shape.required && [plain['type']].flat().includes('null')) report.add('R018', key, shape.text, 'null');
  const kind = shape.kind === 'SCALAR' ? kindOf(context, { ...shape, list: false }) : undefined;
  if (kind === 'json') return;
  if (types.includes('array') || shape.list) {
    if (!types.includes('array') || !shape.list) return report.add('R018', key, shape.text, types.join(' or ') || 'any value');
    const { items } = plain as { items?: JsonSchema };
    if (items === undefined || Array.isArray(items)) return;
    return checkFit(context, `${key}.items`, items, { ...shape, list: false, required: true, text: shape.name }, subset);
  }
  if (shape.kind === 'INPUT_OBJECT') {
    if (!types.includes('object')) return report.add('R018', key, shape.text, types.join(' or ') || 'any value');
    return checkObject(context, key, schema, shape, subset);
  }
  // Custom scalars may hold numbers: the dialect decides; an Int is no fraction.
  const wrong = types.filter((type) => !fits(graphqlName[type] ?? type, shape.name) && !(kindName[type] === kind && shape.name !== 'Int'));
  if (wrong.length > 0) return report.add('R018', key, shape.text, wrong.join(' or '));
  checkChoices(context, key, plain, shape, subset);
}

const kindName: Record<string, string | undefined> = { integer: 'number', number: 'number', boolean: 'boolean', object: 'object' };
const graphqlName: Record<string, string | undefined> = { string: 'String', integer: 'Int', number: 'Float', boolean: 'Boolean' };

function checkObject(context: Checked, key: string, schema: JsonSchema, shape: Shape, subset: boolean): void {
  const { report } = context;
  const inputs = inputsOf(context.schema.types.get(shape.name));
  const properties = propertiesOf(schema);
  const required = (typeof schema === 'object' ? schema.required : undefined) ?? [];
  for (const [name, property] of Object.entries(properties)) {
    const input = inputs.find((each) => each.name === name);
    if (input !== undefined) checkFit(context, `${key}.${name}`, property, shapeOf(input.type), subset);
    else if (!mayLack(context, shape.name, name))
      report.add(
        'R017',
        `${key}.${name}`,
        `a field of ${shape.name}`,
        name,
        inputs.map((each) => each.name),
      );
  }
  for (const { name, type, defaultValue } of inputs) {
    if (shapeOf(type).required && !defaultValue && !required.includes(name)) {
      report.add('R019', `${key}.${name}`, 'a required property', name in properties ? 'optional' : '');
    }
  }
}

function checkChoices(context: Checked, key: string, schema: PlainSchema, shape: Shape, subset: boolean): void {
  const closed = closedValues(context, shape.name);
  if (closed === undefined) return;
  const offered = ((schema['enum'] as unknown[] | undefined) ?? [schema['const']]).filter(
    (value): value is string => typeof value === 'string',
  );
  // Drop extension enum values that the schema does not have.
  const lacking = (value: string) => context.env.extensions?.has(`${shape.name}.${value}`);
  const [known, given] = [new Set(closed), new Set(offered)];
  for (const value of offered)
    if (!known.has(value) && !lacking(value)) context.report.add('R021', key, `a value of ${shape.name}`, value, closed);
  if (subset) return;
  const absent = closed.filter((value) => !given.has(value));
  if (absent.length > 0) context.report.add('R022', key, `all values of ${shape.name}`, `no ${absent.join(', ')}`);
}
