import type { Names } from './DeclaredOperation.ts';

/** A column by its path, or with what the type does not say. */
export type Column<N extends Names = Names> =
  | N['path']
  | {
      field: N['path'];
      /**
       * Whether its header sorts.
       * @default whether the operation's sort field has it
       */
      sortable?: boolean;
      /**
       * The name that the operation sorts it by.
       * @default the path
       */
      sortBy?: string;
      /**
       * A widget of `screens/widgets`.
       * @default that of the value's kind
       */
      widget?: N['widget'];
      /**
       * Part of the table's width, `'40%'`.
       * @default by content
       */
      width?: string;
      /**
       * Other fields that its widget reads.
       * @default none
       */
      also?: N['path'][];
      /**
       * Hidden until the user shows it.
       * @default false
       */
      hidden?: boolean;
      /**
       * Shown only in the archive list, or only in the active one.
       * @default both
       */
      only?: 'archive' | 'list';
      /**
       * The column that opens the record.
       * @default the first
       */
      primary?: boolean;
      /**
       * The switch for each of whose rows, up to the one that is open, there is such a column.
       * @default there is one
       */
      each?: string;
      /**
       * Shown only while a switch has one of these values.
       * @default always
       */
      while?: { switch: string; in: string[] };
      /**
       * The part of a record's panel that shows it, under a heading of its own: `resources.{name}.parts.{part}`.
       * @default the first part, without a heading
       */
      part?: string;
      /**
       * Of a field that may hold several types: the fields that name each, and the resource whose records they are.
       * @default the field holds one type
       */
      members?: Record<string, { title: string; reference?: string }>;
    };

/** A filter by its name, or with a widget of its own. */
export type Filter<N extends Names = Names> =
  | string
  | {
      field: string;
      widget?: N['widget'];
      /**
       * What may be chosen, where the argument's type does not say it.
       * @default what its type says
       */
      values?: string[];
      /**
       * Offered only in the archive list, or only in the active one.
       * @default both
       */
      only?: 'archive' | 'list';
      /**
       * Enabled only while a switch has one of these values.
       * @default always
       */
      while?: { switch: string; in: string[] };
    };

/**
 * A choice between lists: rows of the parent, `{ rows: 'workflow.stages', label: 'name', tag: 'product' }`, whose fields arguments take as the
 * source `switch.{name}.{field}`, the tag being said beside the label; or values, each with what it sends as the source `switch.{name}` (null
 * sends nothing), and the sort that it begins with. The first is chosen unless the address says another.
 */
export type Switch<N extends Names = Names> =
  | { rows: string; label: string; tag?: string }
  | { values: Record<string, { sends: string | null; sort?: `${N['path']} ${'asc' | 'desc'}` }> };
