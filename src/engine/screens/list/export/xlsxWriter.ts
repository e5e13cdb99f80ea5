import dayjs from 'dayjs';
import { Zip, ZipDeflate } from 'fflate';
import type { RaRecord } from 'ra-core';
import type { Typed } from '../../values/field.ts';
import type { CellWords } from '../../values/field.ts';
import type { FileCell, FileCells, FileWriter } from './cells.ts';
import { plainText } from './plainText.ts';
import { contentTypes, relations, styles, styleOf, workbook, worksheet, xml } from './xlsxParts.ts';

/** A sheet holds 2²⁰ rows including the heading. */
export const mostSheetRows = 1_048_575;
const mostCharacters = 32_767;
const cutMark = '… (cut: a cell holds no more)';
/** Serial numbers count days from here; spreadsheets have no dates before 1900. */
const [dayZero, firstDay] = [Date.UTC(1899, 11, 30), Date.UTC(1900, 2, 1)];

export class TooManyRows extends Error {}

/** ECMA-376. Texts are typed as texts, so that none is taken for a formula. */
export function xlsxWriter({ heads, words, cells }: FileCells): FileWriter {
  let chunks: Uint8Array[] = [];
  let fault: Error | null = null;
  const zip = new Zip((error, chunk) => {
    fault ??= error;
    chunks.push(chunk);
  });
  const taken = (): Uint8Array[] => {
    if (fault) throw fault;
    const all = chunks;
    chunks = [];
    return all;
  };
  const add = (name: string): ZipDeflate => {
    const file = new ZipDeflate(name, { level: 3 });
    // The same rows make the same file.
    file.mtime = new Date(1980, 0, 1);
    zip.add(file);
    return file;
  };
  const encoder = new TextEncoder();
  const letters = heads.map((_, index) => letterOf(index));
  let sheet: ZipDeflate | undefined;
  let line = 1;
  const rowText = (record: RaRecord): string => {
    line += 1;
    // Fail instead of writing a silently truncated file.
    if (line > mostSheetRows + 1) throw new TooManyRows();
    return `<row r="${line}">${cells(record)
      .map((cell, index) => cellXml(`${letters[index]}${line}`, cell, words))
      .join('')}</row>`;
  };
  return {
    begin: () => {
      for (const [name, text] of [
        ['[Content_Types].xml', contentTypes],
        ['_rels/.rels', relations('officeDocument', 'xl/workbook.xml')],
        ['xl/workbook.xml', workbook],
        ['xl/_rels/workbook.xml.rels', relations('worksheet', 'worksheets/sheet1.xml', 'styles', 'styles.xml')],
        ['xl/styles.xml', styles(words.locale)],
      ] as const)
        add(name).push(encoder.encode(xml(text)), true);
      sheet = add('xl/worksheets/sheet1.xml');
      const heading = heads.map((head, index) => textCell(`${letters[index]}1`, head, styleOf.heading)).join('');
      sheet.push(encoder.encode(xml(worksheet(heads.length, heading))));
      return taken();
    },
    rows: (records) => {
      if (records.length > 0) sheet?.push(encoder.encode(records.map(rowText).join('')));
      return taken();
    },
    end: () => {
      sheet?.push(encoder.encode('</sheetData></worksheet>'), true);
      zip.end();
      return taken();
    },
  };
}

function cellXml(at: string, { value, typed }: FileCell, words: CellWords): string {
  const sheet = typed && sheetValue(typed, value, words);
  if (sheet) return `<c r="${at}" s="${sheet.style}"><v>${sheet.number}</v></c>`;
  if (typeof value === 'number' && Number.isFinite(value)) return `<c r="${at}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`;
  const text = plainText(value);
  return text === '' ? '' : textCell(at, text, styleOf.plain);
}

/** Undefined if the cell shows something other than its number or time. */
function sheetValue(typed: Typed, text: unknown, { locale, dates }: CellWords): { number: number; style: number } | undefined {
  if ('number' in typed) {
    if (!Number.isFinite(typed.number)) return undefined;
    // Years have no digit grouping.
    if (String(typed.number) === text) return { number: typed.number, style: styleOf.plain };
    if (typed.number.toLocaleString(locale) !== text) return undefined;
    return { number: typed.number, style: styleOf.number + decimalsOf(typed.number) };
  }
  if ((typed.shows === 'day' ? dates.date : dates.dateTime)(typed.time) !== text) return undefined;
  const local = dayjs(typed.time as string);
  // `startOf` takes an hour that the clock shows twice for the first of the two.
  const shown = Math.floor(local.valueOf() / 1000) * 1000 + local.utcOffset() * 60_000;
  return shown < firstDay ? undefined : { number: (shown - dayZero) / 86_400_000, style: styleOf[typed.shows] };
}

const decimalsOf = (number: number): number => String(Number(number.toFixed(3))).split('.')[1]?.length ?? 0;

const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}" t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** Escapes characters that XML cannot hold as `_x0001_`, as the format requires; a text that is too long ends in a mark. */
function escaped(text: string): string {
  const fitting = text.length > mostCharacters ? text.slice(0, mostCharacters - cutMark.length) + cutMark : text;
  return fitting
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character)
    .replace(unwritable, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// oxlint-disable-next-line no-control-regex -- these are what XML 1.0 leaves out, and a carriage return, which a reader would take for a line feed
const unwritable = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g;

function letterOf(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}
