import { cellOf } from './cells.ts';
import type { ExportColumn, Rows } from './columns.ts';
import type { Times } from './times.ts';

/** Comma-separated values (RFC 4180) with a byte-order mark, by which spreadsheets know that it is UTF-8. */
export async function* csv(columns: readonly ExportColumn[], parts: Rows, times: Times): AsyncGenerator<string> {
  yield `\uFEFF${columns.map((column) => quoted(safe(column.label))).join(',')}\r\n`;
  for await (const rows of parts) {
    let text = '';
    for (const row of rows) text += `${columns.map((column) => field(row, column, times)).join(',')}\r\n`;
    yield text;
  }
}

function field(row: Record<string, unknown>, column: ExportColumn, times: Times): string {
  const cell = cellOf(row, column);
  if (cell === null) return '';
  if (cell instanceof Date) return times.text(cell);
  return typeof cell === 'string' ? quoted(safe(cell)) : String(cell);
}

/** A text that a spreadsheet would take for a formula begins with an apostrophe; numbers are none. */
const safe = (text: string): string => (/^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
