import { cellOf } from './cells.ts';
import type { ExportColumn, Rows } from './columns.ts';
import type { Times } from './times.ts';
import { zip } from './zip.ts';

/** A workbook of one sheet (ECMA-376). Texts are typed as texts, so that none is ever taken for a formula; times are real ones. */
export const xlsx = (columns: readonly ExportColumn[], parts: Rows, times: Times): AsyncIterable<Buffer> =>
  zip([
    { name: '[Content_Types].xml', data: [xml(contentTypes)] },
    { name: '_rels/.rels', data: [xml(relations('officeDocument', 'xl/workbook.xml'))] },
    { name: 'xl/workbook.xml', data: [xml(workbook)] },
    { name: 'xl/_rels/workbook.xml.rels', data: [xml(relations('worksheet', 'worksheets/sheet1.xml', 'styles', 'styles.xml'))] },
    { name: 'xl/styles.xml', data: [xml(styles)] },
    { name: 'xl/worksheets/sheet1.xml', data: sheet(columns, parts, times) },
  ]);

/** As many rows as a sheet holds: 2²⁰ with the heading. */
export const mostSheetRows = 1_048_575;
/** As many characters as a cell holds. */
const mostCharacters = 32_767;
const cutMark = '… (cut: a cell holds no more)';
/** Serial numbers count days from here; what lies before 1900 is no date to a spreadsheet. */
const [dayZero, firstDay] = [Date.UTC(1899, 11, 30), Date.UTC(1900, 2, 1)];

async function* sheet(columns: readonly ExportColumn[], parts: Rows, times: Times): AsyncGenerator<string> {
  const letters = columns.map((_, index) => letterOf(index));
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const widths = `<cols><col min="1" max="${columns.length}" width="22" customWidth="1"/></cols>`;
  const heading = columns.map((column, index) => textCell(`${letters[index]}1`, column.label, 1)).join('');
  yield xml(`<worksheet xmlns="${main}">${frozen}${widths}<sheetData><row r="1">${heading}</row>`);
  let line = 1;
  for await (const rows of parts) {
    let text = '';
    for (const row of rows) {
      line += 1;
      // More rows than were counted: a file that stops without a word would lie.
      if (line > mostSheetRows + 1) throw new Error('There are more rows than a sheet holds');
      text += `<row r="${line}">`;
      for (const [index, column] of columns.entries()) text += cell(`${letters[index]}${line}`, row, column, times);
      text += '</row>';
    }
    yield text;
  }
  yield '</sheetData></worksheet>';
}

function cell(at: string, row: Record<string, unknown>, column: ExportColumn, times: Times): string {
  const value = cellOf(row, column);
  if (value === null || value === '') return '';
  if (typeof value === 'number' && Number.isFinite(value)) return `<c r="${at}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if (!(value instanceof Date)) return textCell(at, String(value), 0);
  const shown = times.shown(value).getTime();
  if (shown < firstDay) return textCell(at, times.text(value), 0);
  return `<c r="${at}" s="2"><v>${(shown - dayZero) / 86_400_000}</v></c>`;
}

const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}" t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** What XML cannot hold is written as the format says, `_x0001_`; nothing is cut without a mark. */
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

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`;
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheets = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheets}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheets}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheets}.styles+xml"/></Types>`;

const workbook = `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** Cell styles: plain, heading, time. */
const styles = `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

function relations(...pairs: string[]): string {
  const found: string[] = [];
  for (let index = 0; index < pairs.length; index += 2)
    found.push(`<Relationship Id="rId${index / 2 + 1}" Type="${office}/${pairs[index]}" Target="${pairs[index + 1]}"/>`);
  return `<Relationships xmlns="${packages}/relationships">${found.join('')}</Relationships>`;
}
