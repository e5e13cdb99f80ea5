import type { Choice } from './SwitchPlan.ts';
import type { ToolPlan } from './ToolPlan.ts';
import type { ValueKind } from './ValueKind.ts';

export interface FieldPlan {
  name: string;
  label: string;
  /** Key of an optional help text. */
  help: string;
  kind: ValueKind;
  widget?: string;
  required: boolean;
  maxLength?: number;
  choices?: Choice[];
  default?: unknown;
  /** A choice that can be changed, and not emptied: the form refuses null. */
  staysFilled?: boolean;
  reference?: string;
  /** Resource whose records are suggested; stores the value of the same name, not the id. */
  offers?: string;
  /** Source of the first value in the record: a path, optionally filtered rows. */
  from?: { path: string; where?: Record<string, unknown> };
  readOnly?: boolean;
  /** Sent as it was loaded, and not shown. */
  hidden?: boolean;
  /** Secret: never shown, never in a draft; blank keeps the stored one. */
  writeOnly?: boolean;
  /** A secret is stored. */
  isSet?: boolean;
  /** Stored only: the form says that it has no effect here. */
  storedOnly?: boolean;
  /** Help text from a template, outside the catalogues. */
  helpText?: string;
  /** Text key of its rows, if different from the label. */
  rowWords?: string;
  /** For `rows` sent as one object: key field and value field. */
  map?: { key: string; value: string };
  /** Shown only while another field is on; emptied with it. */
  shownWith?: string;
  /** Shown only while another field has one of these values; sent as it is in any case. */
  shownFor?: { field: string; is: readonly string[] };
  /** Derived from another field on blur if empty, by a named transform. */
  derive?: { from: string; by: string };
  /** Fields of each object, for `rows` and `group`. */
  fields?: FieldPlan[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

export interface FormPlan {
  id: string;
  operation: string;
  /** Argument of the form; `''` for the operation's own arguments. */
  argument: string;
  /** Resource of the form; absent for pages. */
  resource?: string;
  fields: FieldPlan[];
  /** Detached fields, outside the argument, such as the region of a new record. */
  detached?: string[];
  /** Disables Save until every required field is filled. */
  saveWhenFilled?: boolean;
  /** Confirmation before Save: `forms.<id>.confirm.{title,text,yes}`. */
  confirm?: true | Confirmation | readonly Confirmation[];
  /** Fields that an update sends only if changed: their inputs are optional. */
  sparse?: string[];
  /** Read-only details above the fields. */
  shows?: readonly string[];
  /** Fields below headings; fields of no section come first. */
  sections?: readonly SectionPlan[];
  /** Live preview next to the form, from `screens/previews`. */
  preview?: string;
  /** Further fields from a chosen template (`src/engine/forms/form.ts`, TemplateOption). */
  template?: TemplatePlan;
  /** Transforms before validation, in order: field path → names. */
  transforms: Record<string, string[]>;
}

export interface SectionPlan {
  /** Catalogue key, `resources.orders.headings.address`. */
  label: string;
  fields: readonly string[];
}

/** Source of fields known at run time only. */
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

/** Confirmation before Save; the first one that applies. */
export interface Confirmation {
  /** Condition: a field has, gets or changes from this value; all must hold. */
  when?: ConfirmWhen | readonly ConfirmWhen[];
  /** Text key: `forms.<id>.confirm.<words>.{title,text,yes}`. */
  words?: string;
  /** Text to type exactly, and its field. */
  typed?: { text: string; field: string };
  /** Preview in the dialog, from `screens/previews`. */
  preview?: string;
}

export type ConfirmWhen = { field: string; is: unknown } | { changed: string } | ConfirmCheck;

/** Condition: a query returns more than a number of rows, which are listed. */
export interface ConfirmCheck {
  asked: ToolPlan;
  /** Paths of rows and total. */
  read: { rows: string; total: string };
  /** Arguments from fields of the record. */
  by: Readonly<Record<string, string>>;
  moreThan: number;
  named: string;
}
