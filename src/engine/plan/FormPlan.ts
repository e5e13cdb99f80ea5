import type { Choice } from './SwitchPlan.ts';
import type { ToolPlan } from './ToolPlan.ts';
import type { ValueKind } from './ValueKind.ts';

// What a form asks for, part of a plan.

export interface FieldPlan {
  /** Path in the form's values, `displayName`. */
  name: string;
  label: string;
  /** A key of a help text, present in the catalogues or not. */
  help: string;
  kind: ValueKind;
  widget?: string;
  required: boolean;
  maxLength?: number;
  choices?: Choice[];
  default?: unknown;
  /** The resource whose records are offered. */
  reference?: string;
  /** The resource whose records are suggested: what is kept is their value of the same name, not their id. */
  offers?: string;
  /** What of the record fills the field when the form opens: the value at a path, or of a list there the rows with these values. */
  from?: { path: string; where?: Record<string, unknown> };
  readOnly?: boolean;
  /** A secret: never shown again, never kept in a draft; blank keeps the one that is set. */
  writeOnly?: boolean;
  /** Of a secret: there is one. */
  isSet?: boolean;
  /** Kept for the provider alone: the form says that it has no effect here. */
  storedOnly?: boolean;
  /** What a template says of its item, which no catalogue knows. */
  helpText?: string;
  /** Key of the words of its rows, where its label is none. */
  rowWords?: string;
  /** Of `rows` that are sent as one object: the field of a row that is the key, and the one that is the value. */
  map?: { key: string; value: string };
  /** Asked for only while another field is on; emptied with it. */
  shownWith?: string;
  /** Filled from another field when that one is left and this one is empty, by a named transform. */
  derive?: { from: string; by: string };
  /** Of `rows` and `group`: the fields of each object, named within it. */
  fields?: FieldPlan[];
  minItems?: number;
  maxItems?: number;
  /** Of a number. */
  minimum?: number;
  maximum?: number;
}

export interface FormPlan {
  /** `org/createCustomer`. */
  id: string;
  operation: string;
  /** The argument that the form fills; `''` when the fields are the operation's own arguments. */
  argument: string;
  /** The resource that it belongs to; absent for the forms of pages. */
  resource?: string;
  fields: FieldPlan[];
  /** Fields that are asked for and not sent at the argument, `awsRegion` of a new customer. */
  beside?: string[];
  /** Save waits until every required field has something in it. */
  saveWhenFilled?: boolean;
  /** Save asks first: `forms.<id>.confirm.{title,text,yes}`. */
  confirm?: true | Confirmation | readonly Confirmation[];
  /** Fields that an update sends only if they were changed, since their inputs are optional. */
  sparse?: string[];
  /** Read-only details of the record, above the fields. */
  shows?: readonly string[];
  /** A preview of `screens/previews` that stands beside it and follows what is typed. */
  preview?: string;
  /** Its other fields come with a template that is chosen in it (`src/engine/forms/form.ts`, TemplateOption). */
  template?: TemplatePlan;
  /** Named transforms in the order in which they are applied before validation: field path → names. */
  transforms: Record<string, string[]>;
}

/** Where a form's fields come from that are known at run time only. */
export interface TemplatePlan {
  field: string;
  query: string;
  list: string;
  byId: readonly [operation: string, argument: string];
  byField: readonly [operation: string, argument: string];
  label: string;
  items: string;
  values: string;
  secretsSet: string;
  secrets: readonly string[];
  except: readonly string[];
  dependents: Readonly<Record<string, readonly string[]>>;
}

/** What Save asks, and when. Of several, the first whose time it is. */
export interface Confirmation {
  /** Only where a field has, or gets, this value, or is another than it was; of several, all. */
  when?: ConfirmWhen | readonly ConfirmWhen[];
  /** Its words are `forms.<id>.confirm.<words>.{title,text,yes}`. */
  words?: string;
  /** What must be typed, character by character, and the field that takes it. */
  typed?: { text: string; field: string };
  /** A preview of `screens/previews` that stands in the dialog. */
  preview?: string;
}

export type ConfirmWhen = { field: string; is: unknown } | { changed: string } | AskedFirst;

/** Only where the platform answers more than so many rows, which are named. */
export interface AskedFirst {
  asked: ToolPlan;
  /** Where its answer has the rows, and how many there are. */
  read: { rows: string; total: string };
  /** The field of the record that fills each argument. */
  by: Readonly<Record<string, string>>;
  moreThan: number;
  named: string;
}
