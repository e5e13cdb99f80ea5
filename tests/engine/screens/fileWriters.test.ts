import { read, utils } from '@e965/xlsx';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { ColumnPlan } from '../../../src/engine/plan/Plan.ts';
import { fileCells } from '../../../src/engine/screens/list/export/cells.ts';
import { fileWriter } from '../../../src/engine/screens/list/export/fileWriters.ts';
import type { Format } from '../../../src/engine/screens/list/export/saveFile.ts';
import { dateFormats } from '../../../src/engine/screens/values/dates.ts';
import { csvText } from '../../../src/engine/screens/widgets/csv/writeCsv.ts';

// Every control character, line end, quote and beginning of a formula, in every place of a text, written by every writer and read back by the parsers
// of others.

const codes = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));
const controls = [...codes(0, 31), ...codes(127, 159), '\u00a0', '\u200b', '\u2028', '\u2029', '\ufeff', '\ufffe', '\uffff'];
const signs = ['=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20'];
const separators = [
  ',',
  ';',
  '|',
  '"',
  '""',
  "'",
  ' ',
  '  ',
  '\\',
  '\r\n',
  '\n\r',
  '<',
  '>',
  '&',
  '_x000D_',
  '&#13;',
  ']]>',
  '😀',
  '\ud83d',
];
const startsFormula = (text: string) => [...signs, '\t', '\r', '\n'].some((sign) => text.startsWith(sign));

const odd = [...controls, ...signs, ...separators];
const texts = [
  ...odd.flatMap((one) => [one, `${one}a`, `a${one}`, `a${one}b`, `${one}${one}`]),
  ...signs.flatMap((sign) => [
    `${sign}1+1`,
    `${sign}cmd|' /C calc'!A0`,
    `\t${sign}1`,
    `\r${sign}1`,
    `\n${sign}1`,
    ` ${sign}1`,
    `a,${sign}1`,
    `"${sign}1`,
    `'${sign}1`,
  ]),
  '\r\n=1+1',
  'two\r\nlines, "quoted"',
];
const columns: ColumnPlan[] = [
  { path: 'name', label: '=Name', kind: 'text' },
  { path: 'other', label: 'Other\r"x", y', kind: 'text' },
];
const words = { locale: 'en-GB', translate: (key: string) => key, dates: dateFormats('en-GB') };
const rows = texts.map((text, id) => ({ id, name: text, other: `after ${id}` }));

async function file(format: Format, labels: boolean): Promise<Buffer> {
  const writer = await fileWriter(format, fileCells(columns, labels, words));
  return Buffer.concat([...writer.begin(), ...writer.rows(rows.slice(0, 99)), ...writer.rows(rows.slice(99)), ...writer.end()]);
}
/** A lone half of a pair is no character, and stands as the sign for that. */
const written = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');
const defused = (text: string) => (startsFormula(text) ? `'${text}` : text);

describe('a text with any character in any place', () => {
  it('is among very many', () => expect(texts.length).toBeGreaterThan(400));

  it.each([true, false])('is one cell of a CSV, and no formula (as on the screen: %s)', async (labels) => {
    const text = (await file('CSV', labels)).toString('utf8');
    expect(text.startsWith('\ufeff')).toBe(true);
    const { data, errors } = Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data[0]).toEqual(["'=Name", 'Other\r"x", y']);
    const expected = texts.map((each, id) => [defused(written(each)), `after ${id}`]);
    expect(data.slice(1)).toEqual(expected);
    // Another parser, which takes a text that begins so for a formula.
    const book = read(text, { type: 'string', raw: true, cellFormula: true });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
    expect(Object.entries(sheet).filter(([, cell]) => (cell as { f?: string }).f !== undefined)).toEqual([]);
    expect(utils.sheet_to_json<string[]>(sheet, { header: 1, raw: true }).length).toBe(texts.length + 1);
  });

  it.each([true, false])('is one cell of a workbook, a text and as it was (as on the screen: %s)', async (labels) => {
    const book = read(await file('XLSX', labels), { cellText: false });
    const sheet = (book.Sheets['Export'] ?? {}) as Record<string, { t: string; v: unknown; f?: string }>;
    const cells = texts.map((_, index) => sheet[`A${index + 2}`]);
    // This parser takes both characters of a line's end for one.
    expect(cells.map((cell) => cell?.v)).toEqual(texts.map((text) => written(text).replaceAll('\r\n', '\n')));
    expect(new Set(cells.map((cell) => cell?.t))).toEqual(new Set(['s']));
    expect(Object.values(sheet).filter((cell) => cell.f !== undefined)).toEqual([]);
  });

  it.each([true, false])('is one value of JSON (as on the screen: %s)', async (labels) => {
    const values = JSON.parse((await file('JSON', labels)).toString('utf8')) as { name: string; other: string }[];
    expect(values).toEqual(rows.map(({ name, other }) => ({ name: labels ? name : name, other })));
  });

  it('is one cell of a table that is saved as CSV elsewhere, and no formula', () => {
    const text = csvText([['=name', 'other'], ...texts.map((each, id) => [each, `after ${id}`])]);
    const { data, errors } = Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data).toEqual([["'=name", 'other'], ...texts.map((each, id) => [defused(each), `after ${id}`])]);
  });
});
