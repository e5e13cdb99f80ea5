import type { ExtendedJSONSchema, FromExtendedSchema } from 'json-schema-to-ts';
import type { ArgumentPaths, OperationName } from '../plan/register.ts';
import type { Rules } from './rules.ts';
import type { TemplateRules } from './template.ts';

/** Texts of a schema's rules, keys of the catalogues; the keyword is ajv-errors'. Beside it, the rules of `rules.ts`. */
type Messages = { errorMessage?: string | { [rule: string]: string | { [property: string]: string } } } & Rules;

/** The schema of one value, or of a part of it. */
export type Schema = ExtendedJSONSchema<Messages>;

/** What is accepted at one argument of one operation. */
export interface Form<S = Schema> {
  operation: string;
  /** The argument that the form fills; `''` when its values are the operation's own arguments. */
  argument: string;
  schema: S;
  /** Fields that are not sent at the argument; a declaration uses them as `form.x`. */
  detached: string[];
  /** Named transforms applied before validation, in order, by field. */
  transforms: Record<string, string[]>;
  /** Fields filled from another one when that is left and this is empty. */
  derive: Record<string, { from: string; by: string }>;
  fields: Record<string, FieldOptions>;
  /** Save waits until every required field has something in it. */
  saveWhenFilled: boolean;
  /** Save asks first, in the words of `forms.<id>.confirm`: always, for a value of a field, or for a text that must be typed. */
  confirm: boolean | Confirmation | readonly Confirmation[];
  /** Fields of the record that are read above those that are asked for. */
  shows?: readonly string[];
  /** A preview of `screens/previews` that stands beside it. */
  preview?: string;
  /** Its other fields come with a template that is chosen in it. */
  template?: TemplateOption;
}

/** Where a form's fields come from that are known at run time only: the items of a template (`template.ts`). */
export interface TemplateOption extends TemplateRules {
  /** The property that names the template: chosen for what is created, fixed for what there is. */
  field: string;
  /** The create screen's query parameter that holds the chosen template's id. */
  query: string;
  /** What is asked: all templates, one by its id, one by the property's value; the latter two with the argument that takes it. */
  list: OperationName;
  byId: readonly [operation: OperationName, argument: string];
  byField: readonly [operation: OperationName, argument: string];
  /** Where a template has the name to show, and its items. */
  label: string;
  items: string;
  /** The form with a property for each kind of item: how each is asked for, and its rules. */
  values: string;
  /** Where a record lists the keys of the secrets that are set. */
  secretsSet: string;
}

/** What Save asks, and when. Of several, the first whose time it is. */
export interface Confirmation {
  /** With these values, or where a field is another than when the form was opened; of several, all. */
  when?: ConfirmWhen | readonly ConfirmWhen[];
  /** It is asked in the words of `forms.<id>.confirm.<words>`. */
  words?: string;
  /** The text that must be typed, and the property that takes it: it is asked for by the dialog, not by the form. */
  typed?: { text: string; field: string };
  /** A preview of `screens/previews` that stands in the dialog: what saving these values would do. */
  preview?: string;
}

export type ConfirmWhen = { field: string; is: unknown } | { changed: string } | Asked;

/** The platform answers more than so many rows: they are named in the dialog. A field of the record fills each argument beside the tenant. */
interface Asked {
  asked: OperationName;
  by: Readonly<Record<string, string>>;
  moreThan: number;
  /** The rows' field that names them. */
  named: string;
}

/** What a field's type and schema do not say. */
interface FieldOptions {
  /** A widget of `screens/widgets`. */
  widget?: string;
  readOnly?: boolean;
  /** The resource whose values of the same name are offered, each once: names of systems that a customer has. */
  offers?: string;
  /** What of the record fills the field when the form opens: the value at a path, or of a list there the rows with these values. */
  from?: { path: string; where?: Record<string, unknown> };
  /** Other fields of the record that its widget reads. */
  also?: string[];
  /** The resource whose records are chosen, by id, where no declaration says so. */
  reference?: string;
  /** Its rows are sent as one object: which field of a row is the key, and which the value. */
  map?: { key: string; value: string };
  /** It is called otherwise here than in the resource's list: its label is `forms.{id}.fields.{name}`. */
  ownLabel?: boolean;
  /** The form offers fewer choices than the contract has, on purpose. */
  subset?: boolean;
}

/** The type of a form's values. */
export type FormValues<F> = F extends Form<infer S> ? (S extends Schema ? FromExtendedSchema<Messages, S> : never) : never;

interface ObjectSchema {
  properties: Record<string, Schema>;
  required: readonly string[];
}

type Closed<S extends ObjectSchema> = S & { readonly type: 'object'; readonly additionalProperties: false };

type Options<S extends ObjectSchema> = {
  detached?: (keyof S['properties'] & string)[];
  /** By field; `managers.*.email` is the field of each row. */
  transforms?: { [path in (keyof S['properties'] & string) | `${keyof S['properties'] & string}.${string}`]?: string[] };
  derive?: { [field in keyof S['properties'] & string]?: { from: keyof S['properties'] & string; by: string } };
  /** By field; by path for what is within rows and groups, `managers.email`. */
  fields?: { [field in (keyof S['properties'] & string) | `${keyof S['properties'] & string}.${string}`]?: FieldOptions };
  saveWhenFilled?: boolean;
  confirm?: boolean | Confirmation | readonly Confirmation[];
  preview?: string;
  /** Fields of the record that are read above those that are asked for. */
  shows?: readonly string[];
  template?: TemplateOption & { field: keyof S['properties'] & string };
};

/**
 * Declares what is sent at an argument of an operation: an object with these properties and no others.
 * A missing required property is told by the text that its own schema has for a wrong type.
 */
export function form<O extends OperationName, const S extends ObjectSchema>(
  operation: O,
  argument: ArgumentPaths[O] | '',
  schema: S,
  options: Options<S> = {},
): Form<Closed<S>> {
  return {
    operation,
    argument,
    schema: worded({ type: 'object', additionalProperties: false, ...schema }) as unknown as Closed<S>,
    detached: options.detached ?? [],
    transforms: defined(options.transforms),
    derive: defined(options.derive),
    fields: defined(options.fields),
    saveWhenFilled: options.saveWhenFilled ?? false,
    confirm: options.confirm ?? false,
    ...(options.preview !== undefined && { preview: options.preview }),
    ...(options.shows !== undefined && { shows: options.shows }),
    ...(options.template !== undefined && { template: options.template }),
  };
}

const defined = <V>(record: Record<string, V | undefined> = {}): Record<string, V> =>
  Object.fromEntries(Object.entries(record).filter((entry): entry is [string, V] => entry[1] !== undefined));

/** The schema with the texts of what is missing, in the objects of its lists and groups too. */
function worded(schema: Schema): Schema {
  if (typeof schema !== 'object') return schema;
  const { properties, items, required, errorMessage } = schema as PlainSchema;
  const inner = properties && Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, worded(property)]));
  const texts = required && Object.fromEntries(required.map((name) => [name, requiredText(properties?.[name])]));
  return {
    ...schema,
    ...(inner && { properties: inner }),
    ...(items && !Array.isArray(items) && { items: worded(items) }),
    ...(texts && typeof errorMessage !== 'string' && { errorMessage: { required: texts, ...errorMessage } }),
  };
}

interface PlainSchema {
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: readonly string[];
  errorMessage?: string | Record<string, unknown>;
}

function requiredText(schema: Schema | undefined): string {
  const messages = typeof schema === 'object' ? (schema as Messages).errorMessage : undefined;
  if (typeof messages === 'string') return messages;
  return typeof messages?.['type'] === 'string' ? messages['type'] : 'validation.required';
}
