import Papa from 'papaparse';

/** A row of a file, with its number there. */
export interface Line {
  line: number;
  cells: string[];
}

/** Key below `screens.import.faults`, for a file that cannot be read to its end. */
export class FileFault extends Error {
  readonly fault: string;
  readonly args: Record<string, unknown>;
  constructor(fault: string, args: Record<string, unknown> = {}) {
    super(fault);
    this.fault = fault;
    this.args = args;
  }
}

/** A row longer than this has an open quote. */
const longestRow = 2_000_000;
const mostSheetBytes = 20_000_000;

/** Rows in parts, without empty ones; the whole file is never in memory, except a workbook. */
export async function* fileLines(file: Blob, name: string): AsyncGenerator<Line[]> {
  if (/\.xlsx$/i.test(name)) yield* sheetLines(file);
  else if (/\.(csv|tsv|txt)$/i.test(name)) yield* csvLines(file);
  else throw new FileFault('type');
}

async function* csvLines(file: Blob): AsyncGenerator<Line[]> {
  let [carry, inside, line, delimiter] = ['', false, 0, ''];
  const parsed = (text: string): Line[] => {
    delimiter ||= delimiterOf(text);
    const { data, errors } = Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter });
    const quotes = errors.find(({ type }) => type === 'Quotes');
    if (quotes) throw new FileFault('quotes', { row: line + (quotes.row ?? 0) + 1 });
    return data.flatMap((cells) => {
      line += 1;
      return cells.some((cell) => cell.trim() !== '') ? [{ line, cells }] : [];
    });
  };
  for await (const text of texts(file)) {
    if (text.includes('\0')) throw new FileFault('nul');
    let end = 0;
    for (let index = 0; index < text.length; index += 1) {
      const character = text[index];
      if (character === '"') inside = !inside;
      else if (character === '\n' && !inside) end = index + 1;
    }
    if (end > 0) yield parsed(carry + text.slice(0, end));
    carry = end > 0 ? text.slice(end) : carry + text;
    if (carry.length > longestRow) throw new FileFault('quotes', { row: line + 1 });
  }
  if (carry !== '') yield parsed(carry);
}

/** By byte-order mark: UTF-8 (also without one) or UTF-16; refuses bytes that are neither. */
async function* texts(file: Blob): AsyncGenerator<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for (let start = 0; start < file.size; start += partSize)
      yield decoder.decode(await file.slice(start, start + partSize).arrayBuffer(), { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw new FileFault(error instanceof TypeError ? 'encoding' : 'reading');
  }
}

const partSize = 65_536;

function delimiterOf(text: string): string {
  const head = (text.split('\n', 1)[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (each: string): number => head.split(each).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

async function* sheetLines(file: Blob): AsyncGenerator<Line[]> {
  if (file.size > mostSheetBytes) throw new FileFault('sheetSize');
  const { readSheet } = await import('read-excel-file/universal');
  let rows: unknown[][];
  try {
    rows = await readSheet(file);
  } catch {
    throw new FileFault('sheet');
  }
  const lines = rows.map((cells, index): Line => ({ line: index + 1, cells: cells.map(cellText) }));
  for (let start = 0; start < lines.length; start += sheetPart)
    yield lines.slice(start, start + sheetPart).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

const sheetPart = 500;

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().replace('T00:00:00.000Z', '');
  return typeof cell === 'string' ? cell : typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}
