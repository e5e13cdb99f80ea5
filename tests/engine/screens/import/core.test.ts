import { zipSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { headed } from '../../../../src/engine/screens/import/checkFile.ts';
import { fileLines, type Line } from '../../../../src/engine/screens/import/fileLines.ts';
import { failedRows } from '../../../../src/engine/screens/import/failedRows.ts';
import { guessColumns, type ImportField } from '../../../../src/engine/screens/import/importFields.ts';
import { LineSet } from '../../../../src/engine/screens/import/lineSet.ts';
import { runImport, type ImportJob, type RowResult } from '../../../../src/engine/screens/import/runImport.ts';
import { fingerprintOf } from '../../../../src/engine/plan/fingerprint.ts';

const all = async (lines: AsyncIterable<Line[]>): Promise<Line[]> => {
  const found: Line[] = [];
  for await (const part of lines) found.push(...part);
  return found;
};
const read = (text: string | Uint8Array, name = 'a.csv') => all(fileLines(new Blob([text as BlobPart]), name));
const fault = (text: string | Uint8Array, name?: string) =>
  read(text, name).then(
    () => '',
    (error: { fault: string }) => error.fault,
  );

describe('the rows of a file', () => {
  it('keep their numbers, commas, line breaks and quotes, without empty rows', async () => {
    const text = '\uFEFFname,notes\r\n"A, B","one\ntwo"\r\n\r\n"say ""hi""",x\r\n';
    expect(await read(text)).toEqual([
      { line: 1, cells: ['name', 'notes'] },
      { line: 2, cells: ['A, B', 'one\ntwo'] },
      { line: 4, cells: ['say "hi"', 'x'] },
    ]);
  });

  it('are the same wherever the file is cut into parts, in any alphabet', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `Müller ${index},"日本 ""語""\n${index}"`);
    const lines = await read(`name,notes\n${rows.join('\n')}`);
    expect(lines).toHaveLength(20_001);
    expect(lines.at(-1)).toEqual({ line: 20_001, cells: ['Müller 19999', '日本 "語"\n19999'] });
  });

  it('may be separated by semicolons or tabs, and be UTF-16', async () => {
    expect((await read('a;b\n1;2'))[1]?.cells).toEqual(['1', '2']);
    expect((await read('a\tb\n1\t2'))[1]?.cells).toEqual(['1', '2']);
    const utf16 = Uint8Array.from([
      0xff,
      0xfe,
      ...Array.from('a,b\nä,2').flatMap((each) => [each.charCodeAt(0) & 255, each.charCodeAt(0) >> 8]),
    ]);
    expect((await read(utf16))[1]?.cells).toEqual(['ä', '2']);
  });

  it('are refused where they cannot be read', async () => {
    expect(await fault('a', 'a.pdf')).toBe('type');
    expect(await fault(Uint8Array.from([0x61, 0xff, 0xfe, 0x62]))).toBe('encoding');
    expect(await fault('a\0b')).toBe('nul');
    expect(await fault(`a,b\n"${'x'.repeat(2_100_000)}`)).toBe('quotes');
    expect(await fault('not a zip', 'a.xlsx')).toBe('sheet');
  });

  it('come from the first sheet of a workbook', async () => {
    const sheet =
      '<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>name</t></is></c><c r="B1" t="inlineStr"><is><t>age</t></is></c></row><row r="3"><c r="A3" t="inlineStr"><is><t>Ann</t></is></c><c r="B3"><v>7</v></c></row></sheetData></worksheet>';
    const file = zipSync({
      '[Content_Types].xml': strToU8('<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
      'xl/workbook.xml': strToU8(
        '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(sheet),
    });
    expect(await read(file, 'a.xlsx')).toEqual([
      { line: 1, cells: ['name', 'age'] },
      { line: 3, cells: ['Ann', '7'] },
    ]);
  });
});

describe('the columns of a file', () => {
  const field = (path: string, label = path): ImportField => ({ path, labels: [label], field: { name: path } as never, required: false });
  it('are found by name, label or another word, each once', () => {
    const fields = [
      field('firstName', 'First name'),
      field('email', 'Email address'),
      field('phoneNumber'),
      field('lines.0.amount'),
      field('rest'),
    ];
    const head = ['E-Mail', 'Given Name', 'lines.amount', 'Telephone', 'other'];
    expect(guessColumns(fields, head, ({ labels }) => labels.join(' '))).toEqual({
      firstName: 1,
      email: 0,
      phoneNumber: 3,
      'lines.0.amount': 2,
    });
  });

  it.each([
    ['workEmail.email', 'Email ID'],
    ['phoneNumber', 'Mobile number'],
    ['firstName', 'Forename'],
    ['lastName', 'Family name'],
    ['title', 'Display name'],
    ['description', 'Comment'],
    ['price', 'Cost'],
    ['quantity', 'Qty'],
    ['url', 'Homepage'],
    ['postalCode', 'ZIP code'],
  ])('%s is found as “%s”', (path, head) => {
    expect(guessColumns([field(path)], ['Other', head], () => 'Something else')).toEqual({ [path]: 1 });
  });
});

describe('a set of row numbers', () => {
  it('is written as ranges, and read again', () => {
    const set = new LineSet();
    const numbers = Array.from({ length: 2000 }, (_, index) => ((index * 7919) % 2000) + 2);
    for (const number of numbers.filter((each) => each % 500 !== 0)) set.add(number);
    set.add(3);
    expect(set.text()).toBe('2-499,501-999,1001-1499,1501-1999,2001');
    const again = LineSet.read(set.text());
    expect([again.size, again.has(500), again.has(501), again.has(2001)]).toEqual([1996, false, true, true]);
    expect(LineSet.read('x,5-2,,-').size).toBe(0);
  });
});

const lines = async function* (count: number, from = 2): AsyncGenerator<Line[]> {
  for (let start = 0; start < count; start += 100)
    yield Array.from({ length: Math.min(100, count - start) }, (_, index) => ({
      line: from + start + index,
      cells: [String(start + index)],
    }));
};
const job = (
  count: number,
  send: (line: Line) => RowResult,
  more: Partial<ImportJob> = {},
): ImportJob & { failed: string[]; made: string[] } => {
  const [failed, made]: [string[], string[]] = [[], []];
  return {
    lines: lines(count),
    prepare: async ({ cells }) => (cells[0] === '13' ? { reasons: ['Unlucky', 'Odd'] } : { values: {} }),
    send: async (_, line) => send(line),
    done: new LineSet(),
    onFailed: ({ line }, reason) => failed.push(`${line} ${reason}`),
    onMade: (id) => made.push(id),
    onProgress: () => undefined,
    repeatable: true,
    signal: new AbortController().signal,
    failed,
    made,
    ...more,
  };
};

describe('an import', () => {
  it('sends each row once, and says why each other was not made', async () => {
    const task = job(1000, ({ line }) => (line % 100 === 0 ? { refused: 'Taken' } : { made: `id${line}` }));
    const { counts, stopped } = await runImport(task);
    expect(counts).toEqual({ read: 1000, made: 989, refused: 11, unknown: 0, skipped: 0 });
    expect(stopped).toBeUndefined();
    expect(new Set(task.made).size).toBe(989);
    expect(task.failed).toContain('15 Unlucky; Odd');
    expect(task.failed).toContain('100 Taken');
  });

  it('stops without a connection, and goes on later with the rows that are not there', async () => {
    const done = new LineSet();
    const first = await runImport(
      job(1000, ({ line }) => (line === 300 ? { unknown: 'No answer', stop: true } : { made: `${line}` }), { done }),
    );
    expect(first.stopped).toBe('No answer');
    expect(first.counts.made + first.counts.unknown + first.counts.refused).toBe(first.counts.read);
    const sent: number[] = [];
    const second = await runImport(
      job(
        1000,
        ({ line }) => {
          sent.push(line);
          return { made: `${line}` };
        },
        { done },
      ),
    );
    expect(second.counts.skipped).toBe(first.counts.made);
    expect(sent).toContain(300);
    expect(second.counts.made + second.counts.skipped + second.counts.refused).toBe(1000);
    expect((await runImport(job(1000, () => expect.fail('sent twice'), { done }))).counts.skipped).toBe(999);
  });

  it('never repeats an unknown row where the API would make it twice, and ends after ten in a row', async () => {
    const done = new LineSet();
    const first = await runImport(job(200, () => ({ unknown: 'The server failed' }), { done, repeatable: false, concurrency: 1 }));
    expect(first.counts.unknown).toBe(10);
    const second = await runImport(job(200, () => ({ made: 'x' }), { done, repeatable: false }));
    expect(second.counts.skipped).toBe(10);
  });

  it('can be cancelled, and then counts only what it did', async () => {
    const controller = new AbortController();
    const task = job(
      1000,
      ({ line }) => {
        if (line === 250) controller.abort();
        return { made: `${line}` };
      },
      { signal: controller.signal },
    );
    const { counts } = await runImport(task);
    expect(counts.read).toBeLessThan(260);
    expect(counts.made).toBe(task.made.length);
  });

  it('keeps the failed rows as a file that can be imported again', async () => {
    const rows = failedRows();
    expect(rows.file()).toBeUndefined();
    for (let index = 0; index < 2500; index += 1) rows.add(['name', 'reason'], [`=A${index}`, 'Not, good']);
    const file = rows.file() ?? expect.fail();
    const { head, lines: following } = await headed(fileLines(file, 'failed.csv'));
    expect(head).toEqual(['name', 'reason']);
    const again = await all(following);
    expect([again.length, again.at(-1)?.cells]).toEqual([2500, ["'=A2499", 'Not, good']]);
  });
});

it('a fingerprint differs for every one of many similar texts', () => {
  const found = new Set(Array.from({ length: 100_000 }, (_, index) => fingerprintOf(`row ${index}`)));
  expect(found.size).toBe(100_000);
  expect([...found].every((each) => /^[0-9a-f]{32}$/.test(each))).toBe(true);
});
