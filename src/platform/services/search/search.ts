import pLimit from 'p-limit';
import type { Search } from '../../../../validation/common/search.ts';
import { bestRows } from '../../export/index.ts';
import { operation } from '../../operation.ts';

/** Few enough to leave connections to others. */
const concurrency = 3;

/** Best rows of several lists, each within the right to list it; a list that fails hides no other. */
export const search = operation('CommonSearch', { form: 'common/search' }, async ({ input }, context) => {
  const { limit, lists, text } = input as Search;
  const inAll = async (similar: boolean) => {
    const slots = pLimit(concurrency);
    return Promise.all(lists.map((list) => slots(() => bestRows(context, list, { text: text.trim(), limit, similar }))));
  };
  const exact = await inAll(false);
  const isFound = exact.some((best) => best === undefined || best.found.length > 0);
  const found = isFound ? exact : await inAll(true);
  const isTooMany = (index: number): boolean => [exact[index], found[index]].some((best) => best?.tooMany === true);
  return { lists: found.map((best, index) => ({ rows: best?.found ?? [], failed: best === undefined, tooMany: isTooMany(index) })) };
});
