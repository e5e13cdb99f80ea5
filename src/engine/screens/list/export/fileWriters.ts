import Papa from 'papaparse';
import { formulaStart } from '../../widgets/csv/formulaStart.ts';
import type { FileCells, FileWriter } from './cells.ts';
import { plainText } from './plainText.ts';
import type { Format } from './saveFile.ts';

export async function fileWriter(format: Format, cells: FileCells): Promise<FileWriter> {
  if (format === 'XLSX') return (await import('./xlsxWriter.ts')).xlsxWriter(cells);
  return format === 'CSV' ? csvWriter(cells) : jsonWriter(cells);
}

const encoder = new TextEncoder();
const bytes = (text: string): Uint8Array[] => (text === '' ? [] : [encoder.encode(text)]);

/** RFC 4180, with a byte order mark, so that spreadsheets recognise UTF-8. */
function csvWriter({ heads, cells }: FileCells): FileWriter {
  const valueOf = (value: unknown) => (typeof value === 'number' || typeof value === 'boolean' ? value : plainText(value));
  return {
    begin: () => bytes(`\uFEFF${lines([heads])}`),
    rows: (records) => bytes(lines(records.map((record) => cells(record).map(({ value }) => valueOf(value))))),
    end: () => [],
  };
}

/** Texts that a spreadsheet would calculate get an apostrophe; lone carriage returns are quoted. */
const lines = (rows: unknown[][]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows, { newline: '\r\n', escapeFormulae: formulaStart })}\r\n`;

function jsonWriter({ keys, cells }: FileCells): FileWriter {
  let following = false;
  return {
    begin: () => bytes('[\n'),
    rows: (records) => {
      const objects = records.map((record) =>
        JSON.stringify(Object.fromEntries(cells(record).map(({ value }, index) => [keys[index], value]))),
      );
      if (objects.length === 0) return [];
      const text = `${following ? ',\n' : ''}${objects.join(',\n')}`;
      following = true;
      return bytes(text);
    },
    end: () => bytes('\n]\n'),
  };
}
