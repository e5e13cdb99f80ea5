import Papa from 'papaparse';
import type { RaRecord } from 'ra-core';
import { formulaStart } from '../../widgets/csv/formulaStart.ts';
import { plainText, type FileCells } from './cells.ts';
import type { Format } from './saveFile.ts';

/** Makes the bytes of a file from its rows, part by part. */
export interface FileWriter {
  begin: () => Uint8Array[];
  rows: (records: readonly RaRecord[]) => Uint8Array[];
  end: () => Uint8Array[];
}

/** The writer of a format. A workbook's is loaded when somebody wants one. */
export async function fileWriter(format: Format, cells: FileCells): Promise<FileWriter> {
  if (format === 'XLSX') return (await import('./xlsxWriter.ts')).xlsxWriter(cells);
  return format === 'CSV' ? csvWriter(cells) : jsonWriter(cells);
}

const encoder = new TextEncoder();
const bytes = (text: string): Uint8Array[] => (text === '' ? [] : [encoder.encode(text)]);

/** RFC 4180, with the byte order mark that tells spreadsheets that it is UTF-8. */
function csvWriter({ heads, cells }: FileCells): FileWriter {
  const valueOf = (value: unknown) => (typeof value === 'number' || typeof value === 'boolean' ? value : plainText(value));
  return {
    begin: () => bytes(`\uFEFF${lines([heads])}`),
    rows: (records) => bytes(lines(records.map((record) => cells(record).map(({ value }) => valueOf(value))))),
    end: () => [],
  };
}

/** A text that a spreadsheet would calculate begins with an apostrophe, and a lone carriage return is quoted. */
const lines = (rows: unknown[][]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows, { newline: '\r\n', escapeFormulae: formulaStart })}\r\n`;

/** An array of objects by the columns' paths. */
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
