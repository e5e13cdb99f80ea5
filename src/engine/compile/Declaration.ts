import type { Dialect } from '../dialects/Dialect.ts';
import type { ContractNames, TypeName } from '../plan/register.ts';
import type { SearchPlan } from '../plan/SearchPlan.ts';
import type { Column, Explore, Filter, Switch, View } from './DeclaredColumn.ts';
import type { Action, Names, Operation } from './DeclaredOperation.ts';

export type { Column, Filter, Switch, View } from './DeclaredColumn.ts';
export type { Action, ArgumentSource, Operation, When } from './DeclaredOperation.ts';

type TwoPaths = `${string} ${string}`;

/** Data only: what the schema already says is not repeated. */
export interface Declaration<N extends Names = Names> {
  /** Name in plans and catalogues, plural kebab-case. */
  name: string;
  /** The contract's object type. */
  type: N['type'];
  /** Kind of screens: rows, a log that waits for a valid search, or one record per scope. @default 'collection' */
  kind?: 'collection' | 'log' | 'settings';
  /** Path below the tenant's base. @default the name */
  path?: string;
  /** Field that names a record, or several separated by spaces, `firstName lastName`. */
  title: N['path'] | TwoPaths;
  /** Menu group, with a registered icon or the first letters of the name. @default absent from the menu */
  menu?: { group: string; icon?: string };
  /** An absent operation means no button. */
  operations: {
    list?: Operation<N, 'query'>;
    get?: Operation<N, 'query'>;
    create?: Operation<N, 'mutation'>;
    update?: Operation<N, 'mutation'>;
  };
  /** Response of `settings` without a record. @default 'null' */
  absent?: 'null' | { code: string } | { field: N['path']; is: unknown };
  /** Tabs of settings by query parameter, values of an enum or named here; the open one is the source `section`. @default none */
  sections?: { query: string; of: string | readonly string[] };
  /** State of settings by a field's value, `resources.{name}.banner.{value}`, or `absent` without any. @default none */
  banner?: Banner<N>;
  /** Registered component for existing settings, with their form as a prop. @default the form, and the details below it */
  layout?: string;
  /** Shows a button, `resources.{name}.setUp`, before the form of new settings. @default false */
  setUp?: boolean;
  /** Its form, an address with `{region}` and `{id}`, or a panel over the list by query parameter, some of its parts folded. @default its own page */
  opens?: 'edit' | `/${string}` | { panel: string; folds?: string[] };
  /** Choices between lists by query parameter; a change clears filters and selection. @default there is one list */
  switches?: Record<string, Switch<N>>;
  /** Ways to show the list; the first is shown first. @default a table */
  views?: readonly View<N>[];
  /** How its groups are shown at first; `false` leaves them out. @default by the first field that the list can be grouped by */
  explore?: Explore | false;
  /** Resource whose record's page has this list as a tab; its id fills the argument, or `parent.x` in `args`. @default none */
  parent?: N['resource'];
  /** In order; the first one opens the record unless another is `primary`. @default none, for a resource without a list */
  columns?: Column<N>[];
  /** Columns of an unfolded row. @default rows do not unfold */
  expand?: Column<N>[];
  /** Offers to duplicate a record: its values fill the create form, by the query parameter `copy{Type}Id`. @default false */
  copy?: true;
  /** Field that only the answer to a creation has, such as a secret: a dialog shows it once, with a button that copies it. @default none */
  shownOnce?: N['path'];
  /** Destination after a saved change. @default the record, if it can be shown */
  afterUpdate?: 'list';
  /** Fields of the show screen. @default the columns */
  details?: Column<N>[];
  /** By an argument's name, or by a name that `args` uses as `filter.x`. @default none */
  filters?: Filter<N>[];
  /** In the search of everything, which finds the records of each list that can be searched; `false` leaves them out. @default by the list alone */
  search?: SearchPlan<N['path']> | false;
  /** First sort, `'createdAt desc'`. @default as the operation sorts */
  sort?: `${N['path']} ${'asc' | 'desc'}`;
  /** Forms of `validation/` by use. @default none; an operation without its form has no button */
  forms?: { create?: N['form']; update?: N['form']; search?: N['form'] };
  /** Everything else that can be done. @default none */
  actions?: Record<string, Action<N>>;
  /** Flag by use: `list`, `show`, `create`, `update`, or an action's name. @default always on */
  flags?: Record<string, N['flag']>;
  /** Field path → resource of its id. @default none */
  references?: Record<string, N['resource']>;
  /** Resources on one page, as tabs. @default none */
  tabs?: N['resource'][];
  /** Bespoke screens by use. @default the screens of the kind */
  pages?: { list?: N['page']; show?: N['page']; create?: N['page']; edit?: N['page'] };
  /** Bespoke tabs of a record's page, shown if the operation may be called; `reads` are further fields. @default none */
  panels?: Record<string, { page: N['page']; operation: N['query']; reads?: N['path'][] }>;
  /** Differences of this part of the API, merged key by key and entry by entry. @default the API's dialect */
  dialect?: Partial<Dialect>;
}

export interface Banner<N extends Names = Names> {
  field: N['path'];
  tones: Record<string, 'success' | 'info' | 'warning' | 'error'>;
  /** If true, the text `{value}_{also}` replaces `{value}`, if it exists. @default none */
  also?: N['path'];
  /** Further fields in its texts, `{{a_b}}` for the path `a.b`. @default none */
  names?: N['path'][];
  /** Values that end by themselves: the settings are polled meanwhile. @default none */
  changing?: string[];
}

/** Declares a resource, its names checked against the contract. */
export const defineResource = <const T extends TypeName>(declaration: Declaration<ContractNames<T>>): Declaration<ContractNames<T>> =>
  declaration;
