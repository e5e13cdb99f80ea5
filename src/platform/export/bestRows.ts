import type { OperationContext } from '../context.ts';
import { outageOf } from '../database/outage.ts';
import { PlatformError } from '../errors.ts';
import { maskError } from '../http/masking.ts';
import type { Best, BestMatches } from '../lists/best.ts';
import { columnsOf } from './columns.ts';
import { rowOf } from './lines.ts';
import { sourceOf } from './source.ts';

interface SearchedList {
  operation: string;
  variables: unknown;
  columns: readonly string[];
}

/** Best rows of a list within the right to list them; undefined if they cannot be had. */
export async function bestRows(
  context: OperationContext,
  list: SearchedList,
  search: BestMatches,
): Promise<Best<Record<string, unknown>> | undefined> {
  try {
    const columns = columnsOf(
      list.operation,
      list.columns.map((path) => ({ path, label: path })),
    );
    const source = await sourceOf(context, { operation: list.operation, variables: list.variables, columns, begun: context.now() });
    const { found, tooMany } = await source.best(search);
    return { found: found.map((row) => rowOf(row, columns)), tooMany };
  } catch (error) {
    // Without its store nothing can be found: the whole search fails.
    if (outageOf(error)) throw error;
    if (error instanceof PlatformError && error.extensions['reason'] === 'FIELD_RIGHT') return { found: [], tooMany: false };
    // Logs unexpected errors only.
    maskError(error, context.log);
    return undefined;
  }
}
