/** Index in `styles`; after the style of whole numbers follow those with one, two and three decimals. */
export const styleOf = { plain: 0, heading: 1, day: 2, moment: 3, number: 4 } as const;

export const xml = (body: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheets = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const contentTypes = `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheets}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheets}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheets}.styles+xml"/></Types>`;

export const workbook = `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`;

export function worksheet(columns: number, heading: string): string {
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const widths = `<cols><col min="1" max="${columns}" width="22" customWidth="1"/></cols>`;
  return `<worksheet xmlns="${main}">${frozen}${widths}<sheetData><row r="1">${heading}</row>`;
}

export function styles(locale: string): string {
  const day = locale === 'en-US' || locale === 'en' ? 'mmm dd&quot;, &quot;yyyy' : 'dd mmm yyyy';
  const codes = [`[$-409]${day}`, `[$-409]${day}&quot;, &quot;h:mm am/pm`, '#,##0', '#,##0.0', '#,##0.00', '#,##0.000'];
  const formats = codes.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`).join('');
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>';
  const heading = '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>';
  const numbered = codes
    .map((_, index) => `<xf numFmtId="${164 + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`)
    .join('');
  const fonts = '<font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font>';
  const fills = '<fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>';
  const border = '<border><left/><right/><top/><bottom/><diagonal/></border>';
  return [
    `<styleSheet xmlns="${main}"><numFmts count="${codes.length}">${formats}</numFmts><fonts count="2">${fonts}</fonts>`,
    `<fills count="2">${fills}</fills><borders count="1">${border}</borders>`,
    `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>`,
    `<cellXfs count="${codes.length + 2}">${plain}${heading}${numbered}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('');
}

export function relations(...pairs: string[]): string {
  const found: string[] = [];
  for (let index = 0; index < pairs.length; index += 2)
    found.push(`<Relationship Id="rId${index / 2 + 1}" Type="${office}/${pairs[index]}" Target="${pairs[index + 1]}"/>`);
  return `<Relationships xmlns="${packages}/relationships">${found.join('')}</Relationships>`;
}
