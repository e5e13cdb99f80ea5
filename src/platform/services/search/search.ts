import pLimit from 'p-limit';
import type { Search } from '../../../../validation/common/search.ts';
import type { OperationContext } from '../../context.ts';
import { outageOf } from '../../database/outage.ts';
import { columnsOf, sourceOf } from '../../export/index.ts';
import { rowOf } from '../../export/lines.ts';
import { maskError } from '../../http/masking.ts';
import { operation } from '../../operation.ts';

type List = Search['lists'][number];

interface FoundRows {
  rows: Record<string, unknown>[];
  failed: boolean;
}

/** Few enough to leave connections to others. */
const atOnce = 3;

/** Best rows of several lists, each within the right to list them; a list that fails hides no other. */
export const search = operation('CommonSearch', { form: 'common/search' }, async ({ input }, context) => {
  const { text, limit, lists } = input as Search;
  const all = async (similar: boolean): Promise<FoundRows[]> => {
    const slots = pLimit(atOnce);
    return Promise.all(lists.map((list) => slots(async () => rowsOf(context, list, { text: text.trim(), limit, similar }))));
  };
  const found = await all(false);
  const isFound = found.some(({ rows, failed }) => failed || rows.length > 0);
  return { lists: isFound ? found : await all(true) };
});

async function rowsOf(context: OperationContext, { operation: name, variables, columns: paths }: List, search: { text: string; limit: number; similar: boolean }): Promise<FoundRows> {
  try {
    const columns = columnsOf(
      name,
      paths.map((path) => ({ path, label: path })),
    );
    const source = await sourceOf(context, { operation: name, variables, columns, begun: context.now() });
    const rows = await source.best(search);
    return { rows: rows.map((row) => rowOf(row, columns)), failed: false };
  } catch (error) {
    // Without its store nothing can be found: the whole search fails.
    if (outageOf(error)) throw error;
    // Logs what nobody expects; a refusal is the caller's.
    maskError(error, context.log);
    return { rows: [], failed: true };
  }
}
