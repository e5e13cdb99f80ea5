import type { ExportColumn, Rows } from './columns.ts';
import { csv } from './csv.ts';
import { json } from './json.ts';
import type { Times } from './times.ts';
import { mostSheetRows, xlsx } from './xlsx.ts';

interface Format {
  write: (columns: readonly ExportColumn[], parts: Rows, times: Times) => AsyncIterable<string | Buffer>;
  ending: string;
  type: string;
  /** As many rows as the format holds. */
  mostRows?: number;
}

/** The forms of a file. */
export const formats: Record<'CSV' | 'JSON' | 'XLSX', Format> = {
  CSV: { write: csv, ending: 'csv', type: 'text/csv; charset=utf-8' },
  JSON: { write: json, ending: 'json', type: 'application/json; charset=utf-8' },
  XLSX: {
    write: xlsx,
    ending: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    mostRows: mostSheetRows,
  },
};
