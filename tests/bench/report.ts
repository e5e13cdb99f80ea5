import type { KeptTable } from './results.ts';

export interface Figure {
  what: string;
  [unit: string]: string | number;
}

const tables: KeptTable[] = [];

/** Tables that were printed since the last call. */
export const takeTables = (): KeptTable[] => tables.splice(0);

/** Prints a bench as a table; machines are noisy, so a reference row accompanies ours and no figure fails. */
export function report(title: string, figures: Figure[]): void {
  tables.push({ title, figures });
  const units = [...new Set(figures.flatMap((figure) => Object.keys(figure)))].filter((unit) => unit !== 'what');
  const rows = [[title, ...units], ...figures.map((figure) => [figure.what, ...units.map((unit) => shown(figure[unit]))])];
  const widths = [0, ...units.map((_, column) => column + 1)].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  for (const [index, row] of rows.entries()) {
    console.log(row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('   '));
    if (index === 0) console.log('-'.repeat(widths.reduce((sum, width) => sum + width + 3, -3)));
  }
  console.log('');
}

const shown = (value: string | number | undefined): string =>
  typeof value === 'number'
    ? value.toLocaleString('en-GB', { maximumFractionDigits: value < 10 ? 2 : value < 1000 ? 1 : 0 })
    : (value ?? '');
