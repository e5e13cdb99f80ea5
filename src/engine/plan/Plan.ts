// Compiled declarations and forms as JSON, the only part of them that ships to the browser.

import type { BreakdownPlan } from './BreakdownPlan.ts';
import type { Conditions } from './conditions.ts';
import type { MemberPlan } from './MemberPlan.ts';
import type { OperationPlan } from './OperationPlan.ts';
import type { SearchPlan } from './SearchPlan.ts';
import type { Choice, SwitchPlan, While } from './SwitchPlan.ts';
import type { ValueKind } from './ValueKind.ts';
import type { ViewPlan } from './ViewPlan.ts';

export type { Access, ErrorsPlan, OperationPlan } from './OperationPlan.ts';
export type { MemberPlan } from './MemberPlan.ts';
export type { Choice, SwitchPlan, While } from './SwitchPlan.ts';
export type { HomePlan } from './HomePlan.ts';
export type { BreakdownPlan } from './BreakdownPlan.ts';
export type { BoardPlan, CalendarPlan, ViewPlan } from './ViewPlan.ts';
export type { SearchPlan } from './SearchPlan.ts';
export type { GivenVariables, ToolPlan, TypedText, TypedTool } from './ToolPlan.ts';
export type { ConfirmCheck, Confirmation, ConfirmWhen, FieldPlan, FormPlan, TemplatePlan } from './FormPlan.ts';

export interface ColumnPlan {
  /** Path in a row, `hierarchy.name`. */
  path: string;
  /** Catalogue key, `resources.orders.fields.name`. */
  label: string;
  kind: ValueKind;
  widget?: string;
  /** Name in the operation's sort; absent if it cannot sort. */
  sortBy?: string;
  choices?: Choice[];
  /** Part of the table's width, `'40%'`. */
  width?: string;
  /** Opens the record. */
  primary?: boolean;
  /** Further fields that its widget reads. */
  also?: string[];
  hidden?: boolean;
  only?: 'archive' | 'list';
  reference?: string;
  /** A column per row of this switch, up to the open one. */
  each?: string;
  while?: While;
  part?: string;
  /** Columns of a list of objects; their paths begin at a row. */
  rows?: ColumnPlan[];
  /** Only of records of this type. */
  on?: string;
  /** Possible types of the field, by name. */
  members?: Record<string, MemberPlan>;
  /** Rights that its field takes besides those of the operation. */
  rights?: string[];
  /** Rights that sorting by it takes. */
  sortRights?: string[];
}

export interface FilterPlan {
  name: string;
  label: string;
  kind: ValueKind;
  widget?: string;
  /** Several values, each with an argument: `gte` and `lte`. */
  parts?: string[];
  /** Kinds of an input object's parts, if not a single text. */
  partKinds?: Record<string, 'number' | 'list'>;
  choices?: Choice[];
  reference?: string;
  /** The list's `facets` count its values. */
  facet?: boolean;
  only?: 'archive' | 'list';
  while?: While;
  /** Fields that a reader's own conditions compare. */
  conditions?: Conditions;
  /** Rights that filtering by it takes. */
  rights?: string[];
  /** False where its choices can't be read; a link may still set it. */
  offered?: false;
}

export interface ActionPlan {
  name: string;
  operation: OperationPlan;
  on: 'record' | 'selection' | 'archived' | 'list' | 'undo';
  /** Takes one id: runs once per selected record. */
  oneByOne?: true;
  path?: string;
  /** Variable of the list's filter, for a selection of all matching rows. */
  matching?: string;
  icon?: string;
  undo?: string;
  confirm?: boolean;
  /** Confirmed if it affects people or many rows (`effects`), or many rows only. */
  tried?: 'effects' | 'many';
  /** Reaches people: the dialog may spare them and asks for a reason; `undo` names the action that undoes it, `open` the record's open holds. */
  notifies?: { undo: string; spares?: true; reason?: true; open?: string };
  /** Registered by `defineConsole`; shown if its operation may be called. */
  preview?: { name: string; operation: string };
  form?: string;
  /** Values, or the rows of a switch after the open one; without that switch, those of the record after its own. */
  choose?: { values: Choice[] } | { after: string; rows?: ChosenRows };
  /** A lower-case letter. */
  key?: string;
  /** Sets one of these fields of the update form (`editAction`). */
  edits?: readonly string[];
  detail?: string;
  toggles?: string;
  dialog?: string;
  flag?: string;
  when?: { field: string; in?: unknown[]; not?: unknown[] }[];
  /** Shares a button with the other actions of its slot. */
  slot?: string;
  /** Rights that a public operation needs here. */
  rights?: string[];
}

/** Rows of a record: its list's path, the fields of a row, and the key of the texts that name a row without a label by its number. */
export interface ChosenRows {
  path: string;
  id: string;
  label: string;
  unnamed: string;
}

export interface Plan {
  name: string;
  type: string;
  kind: 'collection' | 'log' | 'settings';
  parent?: string;
  /** Path of the parent's id in a new row's first values. */
  begins?: string;
  tabs?: string[];
  pages?: { list?: string; show?: string; create?: string; edit?: string };
  /** Each shows if its operation may be called. */
  panels?: { name: string; page: string; operation: string }[];
  /** Response without a record. */
  absent?: 'null' | { code: string } | { field: string; is: unknown };
  /** Several records of settings; the address's query names the open one. */
  sections?: { query: string; choices: Choice[] };
  banner?: { field: string; tones: Record<string, 'success' | 'info' | 'warning' | 'error'>; also?: string; changing?: string[] };
  layout?: string;
  setUp?: boolean;
  /** Address of a record outside its own page. */
  opens?: string;
  /** Query parameter of a list whose records open in a panel. */
  panel?: string;
  /** Parts of that panel that are folded at first. */
  folds?: string[];
  main?: string;
  switches?: SwitchPlan[];
  /** The first is shown first; absent for a table alone. */
  views?: ViewPlan[];
  pager?: 'needed';
  /** Path below the tenant's base, `orders`. */
  path: string;
  idField: string;
  /** Fields that identify a record together; its id has a part for each. */
  keys?: string[];
  /** Path, or several, `firstName lastName`; read by `titleOf`. */
  title: string;
  menu?: { group: string; icon?: string };
  /** By use: `list` (menu and route), `show`, `create`, `update`, `archive` … A use without a flag is always on. */
  flags: Record<string, string>;
  /** Fields that may be set for several records at once. */
  edits?: string[];
  list?: OperationPlan;
  /** The list's operation with only the numbers of its filters' values. */
  facets?: OperationPlan;
  /** Its rows can be grouped. A product may load it with the view that shows the groups. */
  breakdown?: BreakdownPlan;
  get?: OperationPlan;
  create?: OperationPlan;
  update?: OperationPlan;
  columns: ColumnPlan[];
  expand?: ColumnPlan[];
  /** Query parameter that names a record to copy, `copyWorkflowSetId`. */
  copy?: string;
  /** Field that only the answer to a creation has, shown once. */
  shownOnce?: string;
  afterUpdate?: 'list';
  /** Field that an update sends back as the edited version. */
  version?: string;
  details: ColumnPlan[];
  filters: FilterPlan[];
  search: boolean;
  /** Rights that searching takes. */
  searchRights?: string[];
  /** Rights that fields of the search form take. */
  formRights?: Record<string, string[]>;
  /** How the search of everything shows its records. */
  finds?: SearchPlan | false;
  /** The API reports changes: of all rows, or of a record to those who know its id. */
  live?: 'rows' | 'record';
  archive: boolean;
  /** `field` is a column's `sortBy`. */
  sort?: { field: string; order: 'ASC' | 'DESC' };
  forms: { create?: string; update?: string; search?: string };
  actions: ActionPlan[];
}
