import { csvText } from '../widgets/csv/writeCsv.ts';

/** Collects rows with their reasons as a CSV file. Blobs leave the page's memory, since all rows may fail. */
export function failedRows(): { add: (head: string[], cells: string[]) => void; file: () => Blob | undefined } {
  let whole: Blob | undefined;
  let waiting: string[][] = [];
  const flush = (): void => {
    if (waiting.length > 0) whole = new Blob([whole ?? '\uFEFF', csvText(waiting).slice(1)], { type: 'text/csv;charset=utf-8' });
    waiting = [];
  };
  return {
    add: (head, cells) => {
      if (!whole && waiting.length === 0) waiting.push(head);
      waiting.push(cells);
      if (waiting.length >= 1000) flush();
    },
    file: () => {
      flush();
      return whole;
    },
  };
}
