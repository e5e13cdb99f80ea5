import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../src/engine/screens/widgets/csv/readCsv.ts';
import { csvText } from '../../../src/engine/screens/widgets/csv/writeCsv.ts';

const columns = ['firstName', 'lastName', 'email', 'phoneNumber'].map((name) => ({ name, required: name !== 'phoneNumber' }));
const head = 'firstName,lastName,email,phoneNumber';

const read = (content: BlobPart, name = 'users.csv') => readCsv(new File([content], name), { columns, maxRows: 100 });
const utf16 = (text: string, littleEndian: boolean, mark = true): Uint8Array<ArrayBuffer> => {
  const bytes = new DataView(new ArrayBuffer((text.length + 1) * 2));
  bytes.setUint16(0, mark ? 0xfeff : 0x0020, littleEndian);
  for (let index = 0; index < text.length; index++) bytes.setUint16(2 + index * 2, text.charCodeAt(index), littleEndian);
  return new Uint8Array(bytes.buffer);
};
const ann = { firstName: 'Ann', lastName: 'Lee', email: 'ann@x.example' };

describe('a CSV file', () => {
  it.each([
    ['commas', `${head}\nAnn,Lee,ann@x.example,\n`],
    ['semicolons', `${head.replaceAll(',', ';')}\r\nAnn;Lee;ann@x.example;\r\n`],
    ['tabs', `${head.replaceAll(',', '\t')}\nAnn\tLee\tann@x.example\t`],
    ['a byte-order mark', `\uFEFF${head}\nAnn,Lee,ann@x.example`],
    ['columns in another order, written otherwise, and without the optional one', ' Email ,LASTNAME,firstname\nann@x.example,Lee,Ann'],
    ['empty lines', `\n${head}\n\n,,,\nAnn,Lee,ann@x.example,\n\n`],
    ['quotes', `${head}\n"Ann","Lee","ann@x.example",""`],
    ['columns named as people write them', 'First Name,last_name,EMAIL,Phone-Number\nAnn,Lee,ann@x.example,'],
  ])('is read with %s', async (_, text) => {
    expect(await read(text)).toEqual([ann]);
  });

  it('is read in UTF-16 by its byte-order mark', async () => {
    for (const little of [true, false])
      expect(await read(utf16(`${head}\nZoë,Lee,ann@x.example,`, little))).toEqual([{ ...ann, firstName: 'Zoë' }]);
  });

  it('keeps commas, quotes and lines within quotes', async () => {
    expect(await read(`${head}\n"Ann, ""A""","Lee\nRay",ann@x.example,`)).toEqual([
      { ...ann, firstName: 'Ann, "A"', lastName: 'Lee\nRay' },
    ]);
  });

  it.each([
    ['is no CSV by its name', head, 'users.xlsx', { fault: 'type' }],
    ['is empty', '', 'users.csv', { fault: 'empty' }],
    ['has no rows', head, 'users.csv', { fault: 'empty' }],
    ['leaves a quote open', `${head}\nAnn,"Lee,ann@x.example,`, 'users.csv', { fault: 'quotes', args: { row: expect.any(Number) } }],
    ['holds NUL', `${head}\nAnn\0,Lee,ann@x.example,`, 'users.csv', { fault: 'nul' }],
    ['lacks a column', 'firstName,lastName\nAnn,Lee', 'users.csv', { fault: 'missing', args: { column: 'email' } }],
    ['has a column twice', 'firstName,lastName,email,email\nAnn,Lee,a,b', 'users.csv', { fault: 'repeated', args: { column: 'email' } }],
    [
      'has no header',
      'Ann,Lee,ann@x.example,\nBo,Ray,bo@x.example,',
      'users.csv',
      { fault: 'header', args: { column: 'Ann', columns: expect.any(String) } },
    ],
    ['has a row that is too long', `${head}\nAnn,Lee,ann@x.example,,more`, 'users.csv', { fault: 'cells', args: { row: 2 } }],
  ])('that %s is refused, with the reason', async (_, text, name, fault) => {
    expect(await read(text, name)).toEqual(fault);
  });

  it('in another encoding is refused rather than guessed', async () => {
    expect(await read(new Uint8Array([...new TextEncoder().encode(`${head}\nZo`), 0xeb, 0x2c]))).toEqual({ fault: 'encoding' });
    expect(await read(utf16(`${head}\nAnn`, true, false))).toEqual({ fault: 'nul' });
  });

  it('may hold 100 rows and no more', async () => {
    const rows = (count: number) => `${head}\n${Array.from({ length: count }, (_, index) => `Ann,Lee,a${index}@x.example,`).join('\n')}\n`;
    expect(await read(rows(100))).toHaveLength(100);
    expect(await read(rows(101))).toEqual({ fault: 'rows', args: { limit: 100 } });
  });

  it('may have 5 MB and no more', async () => {
    const bytes = (size: number) => new Uint8Array(size).fill(0x61);
    expect(await read(bytes(5_000_001))).toEqual({ fault: 'size' });
    expect(await read(bytes(5_000_000))).toMatchObject({ fault: 'header' });
  });

  it('that cannot be read says so', async () => {
    const broken = Object.assign(new File([head], 'users.csv'), { arrayBuffer: () => Promise.reject(new Error('gone')) });
    expect(await readCsv(broken, { columns, maxRows: 100 })).toEqual({ fault: 'reading' });
  });
});

describe('a file of failed rows', () => {
  it('opens in a spreadsheet without a formula in it, and comes back as it was, its reasons left out', async () => {
    const text = csvText([
      [...columns.map(({ name }) => name), 'reason'],
      ['=cmd()', '-Lee', 'ann@x.example', '+61412345678', 'Email: "taken", sorry'],
    ]);
    expect(text).toContain('\'=cmd(),\'-Lee,ann@x.example,\'+61412345678,"Email: ""taken"", sorry"');
    expect(await read(text)).toEqual([{ firstName: '=cmd()', lastName: '-Lee', email: 'ann@x.example', phoneNumber: '+61412345678' }]);
  });

  it('comes back as it was however a formula may begin', async () => {
    const starts = ['=', '+', '-', '@', '\t', '\r', '\n', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20'];
    const rows = starts.map((start) => ({ firstName: `${start}1`, lastName: 'Lee', email: 'ann@x.example' }));
    const text = csvText([head.split(','), ...rows.map((row) => [row.firstName, row.lastName, row.email, ''])]);
    for (const start of starts) expect(text).toContain(`'${start}1`);
    expect((await read(text)) as unknown[]).toHaveLength(rows.length);
    expect(((await read(text)) as { firstName: string }[]).map(({ firstName }) => firstName)).toEqual(
      rows.map(({ firstName }) => firstName),
    );
  });
});
