import type { RaRecord } from 'ra-core';
import { keyOf } from '../../values/switches.ts';
import { cellRaw, cellText, cellTyped } from '../../widgets/cellTexts.ts';
import type { Typed } from '../../values/field.ts';
import type { CellWords, ShownColumn } from '../../values/field.ts';

export interface FileCell {
  value: unknown;
  typed?: Typed | undefined;
}

export interface FileCells {
  heads: string[];
  keys: string[];
  words: CellWords;
  cells: (record: RaRecord) => FileCell[];
}

export function fileCells(columns: readonly ShownColumn[], labels: boolean, words: CellWords): FileCells {
  const named = columns.map((column) => (labels && column.names ? `${column.path} (${column.names.row})` : keyOf(column)));
  const keys = named.map((key, index) => (named.indexOf(key) === index ? key : keyOf(columns[index] as ShownColumn)));
  return {
    heads: columns.map(({ label, names }) => words.translate(label, names)),
    keys,
    words,
    cells: (record) =>
      columns.map((column) =>
        labels ? { value: cellText(column, record, words), typed: cellTyped(column, record) } : { value: cellRaw(column, record) },
      ),
  };
}

/** Writes a file in parts. */
export interface FileWriter {
  begin: () => Uint8Array[];
  rows: (records: readonly RaRecord[]) => Uint8Array[];
  end: () => Uint8Array[];
}
