import type { Dialect } from '../dialects/Dialect.ts';
import type { ContractNames, TypeName } from '../plan/register.ts';
import type { Column, Filter, Switch } from './DeclaredColumn.ts';
import type { Action, Names, Operation } from './DeclaredOperation.ts';

export type { Column, Filter, Switch } from './DeclaredColumn.ts';
export type { Action, ArgumentSource, Operation, OperationEntry, When } from './DeclaredOperation.ts';

/** Two paths with a space between; compile checks them. */
type TwoPaths = `${string} ${string}`;

/** A resource as its developer declares it: data only; what the schema already says is not repeated. */
export interface Declaration<N extends Names = Names> {
  /** The resource's name in plans and catalogues, plural kebab-case. */
  name: string;
  /** The contract's object type. */
  type: N['type'];
  /**
   * What sort of screens it has: rows, a log that asks nothing before its search form passes, or one record a customer.
   * @default 'collection'
   */
  kind?: 'collection' | 'log' | 'settings';
  /**
   * Path below the tenant's base.
   * @default the name
   */
  path?: string;
  /** The field that names a record, or several with a space between, `firstName lastName`. */
  title: N['path'] | TwoPaths;
  /**
   * Where the menu shows it, with an icon of `screens/shell/menuIcons`, or with the first letters of its name.
   * @default absent from the menu
   */
  menu?: { group: string; icon?: string };
  /** Which operations serve it; an absent one means no button. */
  operations: {
    list?: Operation<N, 'query'>;
    get?: Operation<N, 'query'>;
    create?: Operation<N, 'mutation'>;
    update?: Operation<N, 'mutation'>;
  };
  /**
   * How the answer of a `settings` resource says that there is no record yet.
   * @default 'null'
   */
  absent?: 'null' | { code: string } | { field: N['path']; is: unknown };
  /**
   * Several records of one kind, one of which is shown: tabs beside it, the one that is open in the address's query, `language=default`.
   * They are the values of an enum, or named here; arguments take the open one as the source `section`.
   * @default one record a customer
   */
  sections?: { query: string; of: string | readonly string[] };
  /**
   * How settings stand, told above them by a field's value: `resources.{name}.banner.{value}`, or `absent` where there are none yet.
   * @default none
   */
  banner?: Banner<N>;
  /**
   * A registered component that shows settings which exist, with their form as a prop.
   * @default the form, and the details below it
   */
  layout?: string;
  /**
   * While there are no settings, their form comes after a button: `resources.{name}.setUp`.
   * @default the form is there at once
   */
  setUp?: boolean;
  /**
   * Where a record of the list opens: in its form, at an address in which `{region}` and `{id}` stand for the record's (the page there links
   * back), or in a panel over its list, the id in this query parameter of the list's address.
   * @default its own page
   */
  opens?: 'edit' | `/${string}` | { panel: string };
  /**
   * Which of several lists of rows is shown, by query parameter: a choice that is always made, and clears filters and selection as it changes.
   * @default there is one list
   */
  switches?: Record<string, Switch<N>>;
  /**
   * The resource on whose record's page this list is a tab; it fills the argument with the parent's id, or `parent.x` in `args`. A list whose
   * records open in a panel is below the details instead, and settings are below their parent's.
   * @default none
   */
  parent?: string;
  /**
   * Columns of the list, in order; the first is the one that opens the record unless one says `primary`.
   * @default none, for a resource without a list
   */
  columns?: Column<N>[];
  /**
   * What a row shows when it is unfolded.
   * @default rows do not unfold
   */
  expand?: Column<N>[];
  /**
   * Offers to duplicate a record: its values fill the create form, by the query parameter `copy{Type}Id`.
   * @default false
   */
  copy?: true;
  /**
   * Where a saved change leads.
   * @default the record, where it can be shown
   */
  afterUpdate?: 'list';
  /**
   * Fields of the show screen.
   * @default the columns
   */
  details?: Column<N>[];
  /**
   * What the list can be narrowed by, each an argument's name or a name that `args` uses as `filter.x`.
   * @default none
   */
  filters?: Filter<N>[];
  /**
   * How the list is sorted before the user chooses, `'createdAt desc'`.
   * @default as the operation sorts
   */
  sort?: `${N['path']} ${'asc' | 'desc'}`;
  /**
   * Forms of `validation/` by what they are for.
   * @default none; an operation without its form has no button
   */
  forms?: { create?: N['form']; update?: N['form']; search?: N['form'] };
  /**
   * Everything else that can be done.
   * @default none
   */
  actions?: Record<string, Action<N>>;
  /**
   * Flag by use: `list`, `show`, `create`, `update`, or an action's name.
   * @default always on
   */
  flags?: Record<string, N['flag']>;
  /**
   * What an id points at: field path → resource.
   * @default none
   */
  references?: Record<string, string>;
  /**
   * Several resources on one page, as tabs, by their names.
   * @default none
   */
  tabs?: string[];
  /**
   * Bespoke screens of `src/console/pages/` by use.
   * @default the screens of the kind
   */
  pages?: { list?: N['page']; show?: N['page']; create?: N['page']; edit?: N['page'] };
  /**
   * Tabs of a record's page that are bespoke screens of `src/console/pages/`, by the tab's name; one shows where its operation may be asked.
   * `reads` are fields that it needs of the record beyond those that are shown.
   * @default none
   */
  panels?: Record<string, { page: N['page']; operation: N['query']; reads?: N['path'][] }>;
  /**
   * Where this part of the API is otherwise than the rest of it: keys of its dialect, a table's entries one by one.
   * @default as the API's dialect says
   */
  dialect?: Partial<Dialect>;
}

/** How settings stand, in words above them. */
export interface Banner<N extends Names = Names> {
  field: N['path'];
  tones: Record<string, 'success' | 'info' | 'warning' | 'error'>;
  /**
   * A yes or no: where it is yes, `{value}_{also}` is told in place of `{value}`, if there is such a text.
   * @default none
   */
  also?: N['path'];
  /**
   * Other fields that its texts name, `{{a_b}}` for the path `a.b`.
   * @default none
   */
  names?: N['path'][];
  /**
   * Values that change without anybody's doing: while it has one of them the settings are read again now and then.
   * @default none
   */
  changing?: string[];
}

/** Declares a resource, its names checked against the contract. */
export const defineResource = <const T extends TypeName>(declaration: Declaration<ContractNames<T>>): Declaration<ContractNames<T>> =>
  declaration;
