/**
 * Where the value of a GraphQL variable comes from when an operation runs. Strings are resolved against `Sources`:
 * `id`, `ids`, `page0` (page − 1), `page`, `size`, `offset`, `cursor`, `sort.field`, `sort.order` (`asc` or `desc`), `search`, `archived`, `!archived`,
 * `scope.x`, `session.x`, `parent.x`, `record.x`, `form` (the whole form), `form.x`, `filter.x`, `input.x`, `column.x` (is column x visible);
 * `sort.ORDER` is `sort.order` in capitals; `section` is the open one of settings' sections; `turned` is what a switch is turned to; `matching` is `{ filter, expectedCount }` where a selection is all rows of a filter. `{ value }` is a constant; `[source]` turns one value into a list;
 * `switch.x` and `switch.x.field` are the open choice of a switch, `sort.each.field` the row of the sorted column's switch, `chosen` the choice of an
 * action's menu, `new.id` an id made for this call;
 * `sizeAndOne` is one more than `size`, so that one knows whether rows follow; `upToOne` all rows up to the page's end, and one;
 * `{ as }` makes a number of a text that is one, or a day of a moment, or the one before or after, `{ like }` puts a text into a pattern, `{ sorted }` spells a sort in one value: a text from
 * `{field}` with `{order}` or `{ORDER}`, an object whose key is the field, or one that names both; `{ either }` is a list of objects of which one
 * must fit, each filled by variables of its own; `{ given }` is what is not null, `none` being true where it is;
 * `{ keyed }` makes objects of values, each under this key.
 * `{ join }` makes one list of the rows of several (an object is one row), each with the constants that stand beside its source; `{ rows }` takes
 * these fields of the rows of one that have these values, `{ first }` the first value of one.
 */
export type Source =
  | string
  | { value: unknown }
  | [string]
  | { join: Record<string, Record<string, unknown>> }
  | { rows: string; where?: Record<string, unknown>; fields: string[] }
  | { first: string }
  | { as: 'number'; of: string | [string] }
  | { as: 'day' | 'moment'; of: string; shift?: 1 | -1 }
  | { like: string; of: string }
  | { sorted: { text: string } | { key: 'asc' | 'ASC' } | { field: string; order: string; as: 'asc' | 'ASC' }; list?: true }
  | { either: Variable[][] }
  | { given: string; as?: 'none' | 'number' }
  | { keyed: string; of: string; as?: 'number' };

/** A variable path such as `filter.shopId` (variable `filter`, key `shopId`) and what fills it. */
export type Variable = [path: string, source: Source];
