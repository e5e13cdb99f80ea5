import type { ExtendedJSONSchema, FromExtendedSchema } from 'json-schema-to-ts';
import type { ArgumentPaths, OperationName } from '../src/generated/names.ts';

/** Texts of a schema's rules, keys of the catalogues; the keyword is ajv-errors'. */
type Messages = { errorMessage?: string | { [rule: string]: string | { [property: string]: string } } };

/** The schema of one value, or of a part of it. */
export type Schema = ExtendedJSONSchema<Messages>;

/** What is accepted at one argument of one operation. */
export interface Form<S = Schema> {
  operation: string;
  /** The argument that the form fills; `''` when its values are the operation's own arguments. */
  argument: string;
  schema: S;
  /** Fields that are asked for and not sent at the argument: a declaration uses them as `form.x`. */
  beside: string[];
  /** Named transforms applied before validation, in order, by field. */
  transforms: Record<string, string[]>;
  /** Fields filled from another one when that is left and this is empty. */
  derive: Record<string, { from: string; by: string }>;
  fields: Record<string, FieldOptions>;
  /** Save waits until every required field has something in it. */
  saveWhenFilled: boolean;
}

/** What a field's type and schema do not say. */
interface FieldOptions {
  /** A widget of `screens/widgets`. */
  widget?: string;
  readOnly?: boolean;
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
  beside?: (keyof S['properties'] & string)[];
  transforms?: { [field in keyof S['properties'] & string]?: string[] };
  derive?: { [field in keyof S['properties'] & string]?: { from: keyof S['properties'] & string; by: string } };
  fields?: { [field in keyof S['properties'] & string]?: FieldOptions };
  saveWhenFilled?: boolean;
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
  const required = Object.fromEntries(schema.required.map((name) => [name, requiredText(schema.properties[name])]));
  return {
    operation,
    argument,
    schema: { type: 'object', additionalProperties: false, ...schema, errorMessage: { required } } as unknown as Closed<S>,
    beside: options.beside ?? [],
    transforms: defined(options.transforms),
    derive: defined(options.derive),
    fields: defined(options.fields),
    saveWhenFilled: options.saveWhenFilled ?? false,
  };
}

const defined = <V>(record: Record<string, V | undefined> = {}): Record<string, V> =>
  Object.fromEntries(Object.entries(record).filter((entry): entry is [string, V] => entry[1] !== undefined));

function requiredText(schema: Schema | undefined): string {
  const messages = typeof schema === 'object' ? (schema as Messages).errorMessage : undefined;
  if (typeof messages === 'string') return messages;
  return typeof messages?.['type'] === 'string' ? messages['type'] : 'validation.required';
}
