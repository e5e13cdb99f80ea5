import Papa from 'papaparse';
import { decodeText } from './decodeText.ts';
import { formulaStart } from './formulaStart.ts';

export interface Expected {
  columns: { name: string; required: boolean }[];
  maxRows: number;
}

/** Key below `screens.form.csv.faults`, and its values. */
export interface CsvFault {
  fault: string;
  args?: Record<string, unknown>;
}

export type CsvRow = Record<string, string>;

/** Specification 3 §5: 5 MB. */
const maxBytes = 5_000_000;

/** Column of reasons in a file of failed rows, which may be uploaded again. */
export const reasonColumn = 'reason';

/** Faults of the whole file only; rows are validated by the form. */
export async function readCsv(file: File, expected: Expected): Promise<CsvRow[] | CsvFault> {
  if (!/\.csv$/i.test(file.name)) return { fault: 'type' };
  if (file.size > maxBytes) return { fault: 'size' };
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { fault: 'reading' };
  }
  const text = decodeText(bytes);
  if (text === undefined) return { fault: 'encoding' };
  if (text.includes('\0')) return { fault: 'nul' };
  return rowsOf(text, expected);
}

function rowsOf(text: string, { columns, maxRows }: Expected): CsvRow[] | CsvFault {
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimitersToGuess: [',', ';', '\t'], ...single(text) });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) return { fault: 'quotes', args: { row: (quotes.row ?? 0) + 1 } };
  const [head, ...body] = data;
  if (!head) return { fault: 'empty' };
  const names = head.map((cell) => nameOf(cell, columns));
  const unknown = head.find((cell, index) => names[index] === undefined && cell.trim() !== '');
  if (unknown !== undefined)
    return { fault: 'header', args: { column: unknown.trim().slice(0, 60), columns: columns.map(({ name }) => name).join(', ') } };
  const repeated = names.find((name, index) => name !== undefined && names.indexOf(name) !== index);
  if (repeated !== undefined) return { fault: 'repeated', args: { column: repeated } };
  const missing = columns.find(({ name, required }) => required && !names.includes(name));
  if (missing) return { fault: 'missing', args: { column: missing.name } };
  if (body.length > maxRows) return { fault: 'rows', args: { limit: maxRows } };
  if (body.length === 0) return { fault: 'empty' };
  const long = body.findIndex((cells) => cells.slice(head.length).some((cell) => cell.trim() !== ''));
  if (long >= 0) return { fault: 'cells', args: { row: long + 2 } };
  return body.map((cells) => Object.fromEntries(names.flatMap((name, index) => cellOf(name, cells[index] ?? ''))));
}

/** A single column has no delimiter to detect. */
const single = (text: string) => (/[,;\t]/.test(text.split(/\r?\n/, 1)[0] ?? '') ? {} : { delimiter: ',' });

const nameOf = (cell: string, columns: Expected['columns']): string | undefined => {
  const text = plain(cell);
  if (text === reasonColumn) return reasonColumn;
  return columns.find(({ name }) => plain(name) === text)?.name;
};

/** “First Name” and “first_name” are firstName. */
const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '');

/** Empty cells are absent; the apostrophe against formulas is removed. */
function cellOf(name: string | undefined, cell: string): [string, string][] {
  const text = cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
  return name === undefined || name === reasonColumn || text.trim() === '' ? [] : [[name, text]];
}
