import type { ExtendedJSONSchema, FromExtendedSchema } from 'json-schema-to-ts';
import type { ArgumentPaths, OperationName, ResourceName } from '../plan/register.ts';
import type { Rules } from './rules.ts';
import type { TemplateRules } from './template.ts';

type Messages = { errorMessage?: string | { [rule: string]: string | { [property: string]: string } } } & Rules;

/** Schema of a value, or of a part of one. */
export type Schema = ExtendedJSONSchema<Messages>;

export interface Form<S = Schema> {
  operation: string;
  /** Argument that the form fills; `''` for the operation's own arguments. */
  argument: string;
  schema: S;
  /** Fields that are not sent at the argument; a declaration uses them as `form.x`. */
  detached: string[];
  transforms: Record<string, string[]>;
  /** Empty fields that are filled when another one loses focus. */
  derive: Record<string, { from: string; by: string }>;
  fields: Record<string, FieldOptions>;
  /** Disables Save until every required field is filled. */
  saveWhenFilled: boolean;
  /** Asks before Save, in the words of `forms.<id>.confirm`: always, for a value, or for a typed text. */
  confirm: boolean | Confirmation | readonly Confirmation[];
  shows?: readonly string[];
  sections?: readonly FormSection[];
  preview?: string;
  template?: TemplateOption;
}

/** Fields below a heading of their own; fields of no section come first. */
export interface FormSection<Field extends string = string> {
  name: string;
  fields: readonly Field[];
}

export interface TemplateOption extends TemplateRules {
  field: string;
  /** Query parameter of the create screen with the chosen template's id. */
  query: string;
  list: OperationName;
  byId: readonly [operation: OperationName, argument: string];
  byField: readonly [operation: OperationName, argument: string];
  label: string;
  items: string;
  values: string;
  secretsSet: string;
}

/** The first of several confirmations that applies is shown. */
export interface Confirmation {
  /** Values, or changed fields, that must all match. */
  when?: ConfirmWhen | readonly ConfirmWhen[];
  words?: string;
  /** Text to type, and the property that takes it: the dialog has the input, not the form. */
  typed?: { text: string; field: string };
  preview?: string;
}

export type ConfirmWhen = { field: string; is: unknown } | { changed: string } | ConfirmQuery;

/** Query whose rows the dialog names if there are more than `moreThan`; fields of the record fill its arguments (`by`). */
interface ConfirmQuery {
  asked: OperationName;
  by: Readonly<Record<string, string>>;
  moreThan: number;
  named: string;
}

interface FieldOptions {
  widget?: string;
  readOnly?: boolean;
  /** Sent as it was loaded, such as the id of a row. */
  hidden?: boolean;
  /** Shown only while another field has one of these values. */
  shownFor?: { field: string; is: readonly string[] };
  /** Resource whose values of the same name are suggested, once each. */
  offers?: ResourceName;
  /** Initial value from the record: at a path, or the rows of a list there with these values. */
  from?: { path: string; where?: Record<string, unknown> };
  also?: string[];
  /** Resource to choose records from, if no declaration names it. */
  reference?: ResourceName;
  map?: { key: string; value: string };
  /** Uses the label `forms.{id}.fields.{name}` instead of the list's. */
  ownLabel?: boolean;
  /** Deliberately offers fewer choices than the contract. */
  subset?: boolean;
}

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
  /** By field; by path within rows and groups, `managers.email`. */
  fields?: { [field in (keyof S['properties'] & string) | `${keyof S['properties'] & string}.${string}`]?: FieldOptions };
  saveWhenFilled?: boolean;
  confirm?: boolean | Confirmation | readonly Confirmation[];
  preview?: string;
  shows?: readonly string[];
  sections?: readonly FormSection<keyof S['properties'] & string>[];
  template?: TemplateOption & { field: keyof S['properties'] & string };
};

/** An object with these properties and no others; a missing one has the text of its schema's wrong type. */
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
    ...(options.sections !== undefined && { sections: options.sections }),
    ...(options.template !== undefined && { template: options.template }),
  };
}

const defined = <V>(record: Record<string, V | undefined> = {}): Record<string, V> =>
  Object.fromEntries(Object.entries(record).filter((entry): entry is [string, V] => entry[1] !== undefined));

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
