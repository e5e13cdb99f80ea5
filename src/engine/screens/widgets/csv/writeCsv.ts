import { formulaStart } from './formulaStart.ts';

/** UTF-8 for spreadsheets, without formulas. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map((cell) => quoted(safe(cell))).join(',')).join('\r\n')}\r\n`;

export const download = (fileName: string, text: string): void =>
  downloadBlob(fileName, new Blob([text], { type: 'text/csv;charset=utf-8' }));

export function downloadBlob(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Delayed: browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const safe = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
