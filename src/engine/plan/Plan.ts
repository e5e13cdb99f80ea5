// A plan is what compile made of a declaration and the forms it names: JSON, the only part of them that ships to the browser.

import type { MemberPlan } from './MemberPlan.ts';
import type { Source, Variable } from './Source.ts';
import type { Choice, SwitchPlan, While } from './SwitchPlan.ts';
import type { ValueKind } from './ValueKind.ts';

export type { MemberPlan } from './MemberPlan.ts';
export type { Source, Variable } from './Source.ts';
export type { Choice, SwitchPlan, While } from './SwitchPlan.ts';
export type { SearchKind } from './SearchKind.ts';
export type { GivenVariables, ToolPlan, TypedText, TypedTool } from './ToolPlan.ts';
export type { AskedFirst, Confirmation, ConfirmWhen, FieldPlan, FormPlan, TemplatePlan } from './FormPlan.ts';

/** The right that an operation needs, read from the contract's directives. */
export type Access = string[] | 'session' | 'public';

/** One operation of a resource, ready to be sent. */
export interface OperationPlan {
  /** The operation's name as the contract spells it. */
  name: string;
  kind: 'query' | 'mutation';
  /** The whole document. A list's columns are each behind `@include(if: $with_<n>)`, so that one text serves every choice of columns. */
  text: string;
  vars: Variable[];
  /** Paths of optional input objects that are sent only when something that the user chose is in them. */
  optional?: string[];
  /** Paths from the response's root. */
  read: {
    /** The one record (get, create, update). */
    record?: string;
    /** The rows of a list, or the changed rows of a bulk operation. */
    rows?: string;
    /** The exact number of rows that match. */
    total?: string;
    /** Rows that a bulk operation refused: `{ _id, reason }`. */
    refused?: string;
    /** Do rows follow these, and where the page ends: of a list with cursors. */
    more?: string;
    cursor?: string;
    /** What the API refuses in an answer that is none, row by row: its words, and the field that they are about; nothing where it says that it is done. */
    errors?: { at: string; message: string; field?: string; done?: { at: string; is: string | true } };
    /** Path of the number of records that a write changed, or of a list of their ids. */
    changed?: string;
    /** An answer without the record did nothing. */
    must?: true;
  };
  /**
   * How a list without a total or without pages is paginated: from cursor to cursor; by pages of an unknown number; by asking for all rows up to
   * the page's end; by pages of a size that the server chooses; or in the client, since the answer is whole.
   */
  pagination?: 'cursors' | 'more' | 'grows' | 'served' | 'whole';
  /** Which region is asked when it is not the current one. */
  region?: Source;
  /** Creates, invites or buys something: sent with an idempotency key, so that it can be retried after a lost answer. */
  idempotent?: true;
  access: Access;
}

export interface ColumnPlan {
  /** Path in a row, `hierarchy.name`. */
  path: string;
  /** A key of the catalogues, `resources.customers.fields.displayName`. */
  label: string;
  kind: ValueKind;
  /** A widget of `screens/widgets` that replaces the one of `kind`. */
  widget?: string;
  /** The name that the operation sorts this column by; absent when it cannot. */
  sortBy?: string;
  choices?: Choice[];
  /** Part of the table's width, `'40%'`. */
  width?: string;
  /** The column that opens the record. */
  primary?: boolean;
  /** Other fields that its widget reads, selected with it. */
  also?: string[];
  /** Hidden until the user shows it. */
  hidden?: boolean;
  /** Shown only in the archive list, or only in the active one. */
  only?: 'archive' | 'list';
  /** The resource that an id points at. */
  reference?: string;
  /** The switch for each of whose rows, up to the open one, there is such a column. */
  each?: string;
  /** Shown only while a switch has one of these values. */
  while?: While;
  /** The part of a record's panel that shows it. */
  part?: string;
  /** Of a field that may hold several types: each of them, by its name. */
  members?: Record<string, MemberPlan>;
}

export interface FilterPlan {
  name: string;
  label: string;
  kind: ValueKind;
  widget?: string;
  /** It is several values, each an argument of its own: `gte` and `lte`. */
  parts?: string[];
  /** Of a filter that is an input object: the parts that are no single text. */
  partKinds?: Record<string, 'number' | 'list'>;
  choices?: Choice[];
  reference?: string;
  /** How often each value occurs can be asked with the list's `facets`. */
  facet?: boolean;
  /** Offered only in the archive list, or only in the active one. */
  only?: 'archive' | 'list';
  /** Enabled only while a switch has one of these values. */
  while?: While;
}

export interface ActionPlan {
  name: string;
  operation: OperationPlan;
  /** On one record, on selected rows of the list or of the archive, on the list as a whole, or only as another's undo. */
  on: 'record' | 'selection' | 'archived' | 'list' | 'undo';
  /** Its operation takes one id: it runs once for each selected record. */
  oneByOne?: true;
  /** A list's action with a page of its own below the list's path, instead of a dialog. */
  path?: string;
  /** The list's variable that a selection of all matching rows is described by, `filter`. */
  matching?: string;
  /** Looks and words for the button: an icon of `screens/actions/actionIcons`. */
  icon?: string;
  /** The name of the action that undoes this one. */
  undo?: string;
  confirm?: boolean;
  /** Previewed first, and confirmed if it would affect people or many rows (`effects`), or many rows only. */
  tried?: 'effects' | 'many';
  /** A preview or warning that `defineConsole` registers, where its operation may be asked. */
  preview?: { name: string; operation: string };
  form?: string;
  /** A menu: values, or the rows of a switch after the open one. */
  choose?: { values: Choice[] } | { after: string };
  /** The detail that its button stands next to. */
  detail?: string;
  /** The Boolean of the record that it toggles. */
  toggles?: string;
  /** A dialog that does it, step by step. */
  dialog?: string;
  flag?: string;
  /** Enabled only when each of these fields of the record has one of its values. */
  when?: { field: string; in: unknown[] }[];
}

export interface Plan {
  name: string;
  /** The contract's type, `Book`. */
  type: string;
  kind: 'collection' | 'log' | 'settings';
  /** The resource whose record this one's list is below, or whose settings these are below. */
  parent?: string;
  /** Of a list below a record: the path in a new one's first values that says to which record it belongs. */
  begins?: string;
  /** Resources shown on one page, as tabs. */
  tabs?: string[];
  /** Bespoke screens by use. */
  pages?: { list?: string; show?: string; create?: string; edit?: string };
  /** Bespoke tabs of a record's page; each shows where its operation may be asked. */
  panels?: { name: string; page: string; operation: string }[];
  /** How a settings answer says that there is no record yet. */
  absent?: 'null' | { code: string } | { field: string; is: unknown };
  /** Of settings: several records, of which the address's query says which is shown. */
  sections?: { query: string; choices: Choice[] };
  /** How settings stand, by a field's value. */
  banner?: { field: string; tones: Record<string, 'success' | 'info' | 'warning' | 'error'>; also?: string; changing?: string[] };
  /** A registered component that shows settings which exist. */
  layout?: string;
  /** Without settings, a button stands before their form. */
  setUp?: boolean;
  /** Where a record opens, where that is not its own page. */
  opens?: string;
  /** The query parameter of a list whose records open in a panel over it. */
  panel?: string;
  /** The child list below the details, on the same page. */
  main?: string;
  /** Which of several lists is shown. */
  switches?: SwitchPlan[];
  /** The bar of pages is there only where there is more than one. */
  pager?: 'needed';
  /** Path below the tenant's base, `customers`. */
  path: string;
  /** The field that holds a record's id in the contract's rows. */
  idField: string;
  /** The fields that name a record, one path or several with spaces between, `firstName lastName`; read by `titleOf`. */
  title: string;
  menu?: { group: string; icon?: string };
  /** Flag by use: `list` (menu and route), `show`, `create`, `update`, `archive` … A use without a flag is always on. */
  flags: Record<string, string>;
  list?: OperationPlan;
  /** The list's operation asked for the numbers of its filters' values alone. */
  facets?: OperationPlan;
  get?: OperationPlan;
  create?: OperationPlan;
  update?: OperationPlan;
  columns: ColumnPlan[];
  /** What a row shows when it is unfolded. */
  expand?: ColumnPlan[];
  /** Query parameter of the create screen that names a record to copy, `copyWorkflowSetId`. */
  copy?: string;
  /** A saved change leads back to the list instead of to the record. */
  afterUpdate?: 'list';
  /** The record's field that an update sends back as the version that was edited. */
  version?: string;
  /** Fields of the show screen, in order. */
  details: ColumnPlan[];
  filters: FilterPlan[];
  /** Can the list be searched. */
  search: boolean;
  /** Has the resource an archive list. */
  archive: boolean;
  /** The first sort; the field is a column's `sortBy`. */
  sort?: { field: string; order: 'ASC' | 'DESC' };
  forms: { create?: string; update?: string; search?: string };
  actions: ActionPlan[];
}
