import { valueOf } from './cells.ts';
import type { ExportColumn, Rows } from './columns.ts';
import type { Times } from './times.ts';

/** An array of objects, by the columns' paths. */
export async function* json(columns: readonly ExportColumn[], parts: Rows, times: Times): AsyncGenerator<string> {
  yield '[';
  let separator = '\n';
  for await (const rows of parts) {
    let text = '';
    for (const row of rows) {
      text += separator + JSON.stringify(Object.fromEntries(columns.map((column) => [column.path, valueOf(row, column, times.text)])));
      separator = ',\n';
    }
    yield text;
  }
  yield '\n]\n';
}
