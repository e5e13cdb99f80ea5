import Papa from 'papaparse';
import { at, type Values } from '../../plan/sources.ts';
import { titleOf } from '../../plan/titleOf.ts';
import type { dateFormats } from '../widgets/dates.ts';
import type { FileColumn } from './names.ts';
import type { Format } from './saveFile.ts';

interface Words {
  /** Words for values of closed lists and dates as people write them, instead of what the API keeps. */
  labels: boolean;
  translate: (key: string, args?: object) => string;
  dates: ReturnType<typeof dateFormats>;
}

/** The parts of a file that is made of pages of rows. */
interface FileText {
  head: string;
  /** A page; `following` says that there were rows before. */
  rows: (page: readonly Values[], following: boolean) => string;
  foot: string;
}

/** Rows as a file has them, in the platform's own forms: CSV by RFC 4180 with the mark by which spreadsheets know UTF-8, or a list of objects by path. */
export function rowsAsText(format: Format, columns: readonly FileColumn[], words: Words): FileText {
  if (format === 'JSON')
    return {
      head: '[\n',
      rows: (page, following) => {
        const objects = page.map((row) =>
          JSON.stringify(Object.fromEntries(columns.map((column) => [keyOf(column), worded(row, column, words)]))),
        );
        return `${following ? ',\n' : ''}${objects.join(',\n')}`;
      },
      foot: '\n]\n',
    };
  return {
    head: `\uFEFF${lines([columns.map((column) => headingOf(column, words))])}`,
    rows: (page) => lines(page.map((row) => columns.map((column) => cell(worded(row, column, words))))),
    foot: '',
  };
}

/** A text that a spreadsheet would take for a formula begins with an apostrophe, as in every file that is exported. */
const lines = (rows: unknown[][]): string =>
  `${Papa.unparse(rows, { newline: '\r\n', escapeFormulae: /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/ })}\r\n`;

const keyOf = ({ path, nameOf }: FileColumn): string => (nameOf ? `${path}.name` : path);

function headingOf({ label, nameOf }: FileColumn, { translate }: Words): string {
  const text = translate(label);
  return nameOf ? translate('screens.export.named', { label: text, _: text }) : text;
}

/** The value of a column, in words where they are wanted; a list stays a list. */
function worded(row: Values, { path, kind, choices, members, nameOf }: FileColumn, { labels, translate, dates }: Words): unknown {
  const value = at(row, path) ?? null;
  if (nameOf) return value === null ? null : Array.isArray(value) ? value.map((id) => nameOf(id) ?? null) : (nameOf(value) ?? null);
  if (members) {
    // What may be of several types is its name, and, in words, which of them it is.
    const member = members[String(at(value, '__typename'))];
    return member && `${titleOf(member, value)}${labels ? ` (${translate(member.label)})` : ''}`;
  }
  if (!labels) return value;
  const one = (each: unknown): unknown => {
    const choice = choices?.find(({ id }) => id === each);
    if (choice) return translate(choice.label);
    if (kind === 'boolean' && typeof each === 'boolean') return translate(`ra.boolean.${each}`);
    if (kind === 'date') return dates.date(each) ?? each;
    if (kind === 'dateTime') return dates.dateTime(each) ?? each;
    return each;
  };
  return Array.isArray(value) ? value.map(one) : one(value);
}

/** What stands between two commas: a list is one text, an object what it is made of. */
function cell(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => String(cell(each) ?? '')).join(', ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
