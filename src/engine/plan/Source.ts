import type { ConditionTest } from './conditions.ts';

/** Source of a variable's value when an operation runs. Declarations spell it as text; `compile/parseSource.ts` reads that. */
export type Source =
  /** A constant of the declaration. */
  | { from: 'constant'; value: unknown }
  /** A field of the tenant in the address, the signed-in user, the record above the list, the record, or each selected row. */
  | { from: 'scope' | 'session' | 'parent' | 'record' | 'records'; path: string }
  /** A value of the form, the list's filters, or a log's search; `''` is all of them. */
  | { from: 'form' | 'filter' | 'input'; path: string }
  /** The id of the record, the ids of the selection, or `{ filter, expectedCount }` of a selection of all matching rows. */
  | { from: 'ids' | 'matching' }
  /** The id of the record, or one `part` of an id that several fields make. */
  | { from: 'id'; part?: number }
  /** A new id for each call. */
  | { from: 'newId' }
  /** A choice of an action's menu, the new state of its toggle, or what its dialog says: spare rows that need care, tell people, the reason. */
  | { from: 'action'; part: 'chosen' | 'turned' | 'spared' | 'notify' | 'reason' }
  /** The open choice of a switch: its value, or a field of its row. */
  | { from: 'switch'; name: string; field?: string }
  /** The open one of settings' sections. */
  | { from: 'section' }
  /** The page number, counted from `base`; the schema doesn't say whether a `guessed` one is right. */
  | { from: 'page'; base: 0 | 1; guessed?: true }
  /** The number of rows on a page; `extra` asks for one more, which shows whether rows follow. */
  | { from: 'size'; extra?: 1 }
  /** The number of rows through the page's end, and one more. */
  | { from: 'throughPage' }
  /** The number of rows before the page, or the cursor at which the page before ends. */
  | { from: 'offset' | 'cursor' }
  /** The field or the direction of the sort; `ORDER` is in capitals. */
  | { from: 'sort'; part: 'field' | 'order' | 'ORDER' }
  /** A field of the switch's row that the sorted column stands for. */
  | { from: 'sortRow'; path: string }
  /** Field and direction in one value. */
  | { from: 'orderBy'; as: OrderBy }
  /** The search text. */
  | { from: 'search' }
  /** True in the archive; `not` negates. */
  | { from: 'archived'; not?: true }
  /** True for a visible column. */
  | { from: 'column'; path: string }
  /** The names of the filters whose values are counted. */
  | { from: 'facets' }
  /** The fields that rows are grouped by, or the measures of a group. */
  | { from: 'breakdown'; part: 'by' | 'measures' }
  /** A list of one value, or the first value of a list. */
  | { from: 'list' | 'first'; of: Source }
  /** Fields of those rows of a list that have these values. */
  | { from: 'rows'; of: Source; where?: Record<string, unknown>; fields: string[] }
  /** The rows of several lists in one, each with constants of its list; an object is one row. */
  | { from: 'join'; lists: { of: Source; with: Record<string, unknown> }[] }
  /** Numbers from texts. */
  | { from: 'number'; of: Source }
  /** A day or a moment; `shift` moves it by a day or a millisecond, for bounds that are excluded. */
  | { from: 'day' | 'moment'; of: Source; shift?: 1 | -1 }
  /** A text in the place of `{}` of a pattern. */
  | { from: 'pattern'; pattern: string; of: Source }
  /** Values as objects with one key. */
  | { from: 'keyed'; key: string; of: Source }
  /** A relation: the value unless it is empty, or true if it is. */
  | { from: 'connect' | 'disconnect'; of: Source }
  /** Objects of which one must match, without those that lack the user's input. */
  | { from: 'either'; objects: Variable[][] }
  /** The source once for each word of the search, as objects with one key. */
  | { from: 'words'; key: string; of: Source }
  /** The conditions that the reader built, as objects of the API after those of another source; `tests` compare the field of a form called `value`. */
  | {
      from: 'conditions';
      every: string;
      either?: string;
      tests: Record<string, Partial<Record<ConditionTest, Variable[]>>>;
      after?: Source;
    };

/** Spelling of a sort in one value: a text with `{field}` and `{order}`, `{ORDER}` or `{-}`, a key per field, or two keys. */
export type OrderBy = { text: string } | { key: 'asc' | 'ASC' } | { field: string; order: string; spelled: 'asc' | 'ASC' };

/** Path of a variable, such as `filter.shopId`, and its source. */
export type Variable = [path: string, source: Source];

/** Visits a source and every source inside it, outermost first. */
export function walk(source: Source): Source[] {
  if (source.from === 'join') return [source, ...source.lists.flatMap(({ of }) => walk(of))];
  if (source.from === 'either') return [source, ...source.objects.flat().flatMap(([, of]) => walk(of))];
  if (source.from === 'conditions') return [source, ...(source.after ? walk(source.after) : [])];
  return 'of' in source ? [source, ...walk(source.of)] : [source];
}

/** True if a source, or one inside it, is of these kinds. */
export const takes = (source: Source, ...from: readonly Source['from'][]): boolean => walk(source).some((each) => from.includes(each.from));

/** True if a value depends on the user's input, and not only on tenant, session, parent and declaration. */
export const isUserInput = (source: Source): boolean =>
  walk(source).some((each) => {
    if (each.from === 'conditions') return true;
    if ('of' in each || each.from === 'join' || each.from === 'either') return false;
    return each.from === 'switch' ? each.field === undefined : !input.has(each.from);
  });

const input = new Set<Source['from']>(['constant', 'scope', 'session', 'parent']);
