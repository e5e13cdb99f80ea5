import { downloadBlob } from '../../values/downloadBlob.ts';
import { formulaStart } from './formulaStart.ts';

/** UTF-8 for spreadsheets, without formulas. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map((cell) => quoted(safe(cell))).join(',')).join('\r\n')}\r\n`;

export const download = (fileName: string, text: string): void =>
  downloadBlob(fileName, new Blob([text], { type: 'text/csv;charset=utf-8' }));

const safe = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
