import { shapeOf, isViewer, type Operation } from '../schema.ts';
import type { Api } from './offers.ts';
import { listsOf } from './served.ts';
import { keyOf, pluralOf, wordsOf } from './words.ts';

/** Words of another way to request the same rows: `usersConnection`, `allUsers`, `searchUsers`. */
const otherwise = new Set(
  [
    'all list lists get find fetch query many search lookup filter filtered autocomplete connection connections aggregate',
    'aggregated page pages paged paginated pagination paginate result results group collection nodes stream meta count first',
    'one raw index suggestions suggest v1 v2 v3',
  ].flatMap((words) => words.split(' ')),
);

/** More lists of one type would crowd the menu. */
const most = 6;

/** Root lists of a type next to its first one, with other rows: `drafts`, `archivedPosts`. */
export function furtherLists(api: Api, type: string, shown: readonly string[]): Operation[] {
  const lists = listsOf(api, type);
  const [main] = lists;
  const seen = new Set(['', type, api.offers.wrapped.get(type) ?? type, ...shown, main?.field.name ?? ''].map(meant));
  return lists
    .slice(1)
    .filter((list) => {
      const { field, outer } = list;
      const key = meant(field.name);
      if (shown.includes(list.name) || isViewer(outer?.name ?? '') || field.isDeprecated || takesIds(list) || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, most);
}

/** Rows that a name stands for, however they are requested. */
function meant(name: string): string {
  const words = wordsOf(name).map((word) => word.toLowerCase());
  const by = words.findIndex((word, index) => index > 0 && /^(by|of|for)$/.test(word));
  const left = (by > 0 ? words.slice(0, by) : words).filter((word) => !otherwise.has(word));
  return left.length === 0 ? '' : keyOf(pluralOf(left.join('_')));
}

/** Records that somebody names are no list. */
const takesIds = ({ field }: Operation): boolean =>
  field.args.some(({ name, type }) => shapeOf(type).list && /^(_?ids|slugs|uuids|keys)$/i.test(name));
