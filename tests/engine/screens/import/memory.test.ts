// @vitest-environment node
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { checkFile, headed } from '../../../../src/engine/screens/import/checkFile.ts';
import { failedRows } from '../../../../src/engine/screens/import/failedRows.ts';
import { fileLines } from '../../../../src/engine/screens/import/fileLines.ts';
import { guessColumns, importFields } from '../../../../src/engine/screens/import/importFields.ts';
import { LineSet } from '../../../../src/engine/screens/import/lineSet.ts';
import { prepareRow, type RowReading } from '../../../../src/engine/screens/import/prepareRow.ts';
import { runImport } from '../../../../src/engine/screens/import/runImport.ts';
import { loadForm } from '../../../../src/generated/forms/load.ts';

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;
const heap = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
};

it('a large import checks and sends them with flat memory, and keeps each failed row with its reason', { timeout: 600_000 }, async () => {
  const rows = process.env['DEEP'] ? 100_000 : 4000;
  const parts = Array.from({ length: 100 }, (_, part) =>
    Array.from(
      { length: rows / 100 },
      (__, index) => `${index % 4 === 0 ? 'x'.repeat(200) : `Name ${part} ${index}`},${'notes '.repeat(20)}\n`,
    ).join(''),
  );
  const file = new Blob(['Name,Description\n', ...parts]);
  parts.length = 0;
  const form = await (loadForm['org/createGroup'] ?? expect.fail())();
  const fields = importFields(form.plan);
  const labelOf: RowReading['labelOf'] = ({ path }) => path;
  const mapping = guessColumns(fields, ['Name', 'Description'], labelOf);
  const reading: RowReading = {
    form,
    fields,
    mapping,
    labelOf,
    translate: String,
    locale: 'en',
    lookUp: async () => ({ fault: 'noSuch' }),
  };
  const before = heap();
  const { lines: checked } = await headed(fileLines(file, 'a.csv'));
  const check = await checkFile(checked, (line) => prepareRow(line, reading), { signal: new AbortController().signal });
  expect([check.rows, check.wrong, check.wrongRows.length]).toEqual([rows, rows / 4, 50]);
  const heaps: number[] = [];
  const failed = failedRows();
  const done = new LineSet();
  const { head, lines } = await headed(fileLines(file, 'a.csv'));
  const { counts } = await runImport({
    lines,
    prepare: (line) => prepareRow(line, reading),
    send: async (_, { line }) => ({ made: String(line) }),
    done,
    onFailed: ({ cells }, reason) => failed.add([...head, 'reason'], [...cells, reason]),
    onMade: () => undefined,
    onProgress: ({ read }) => read % (rows / 10) === 0 && heaps.push(heap() - before),
    repeatable: true,
    signal: new AbortController().signal,
  });
  expect(counts).toEqual({ read: rows, made: (rows / 4) * 3, refused: rows / 4, unknown: 0, skipped: 0 });
  const { head: again, lines: failures } = await headed(fileLines(failed.file() ?? expect.fail(), 'failed.csv'));
  expect(again).toEqual(['Name', 'Description', 'reason']);
  let count = 0;
  for await (const part of failures) {
    count += part.length;
    expect(part.every(({ cells }) => cells[2]?.startsWith('name: '))).toBe(true);
  }
  expect(count).toBe(rows / 4);
  if (process.env['DEEP']) console.info(`MB over the start at each tenth: ${heaps.map((each) => each.toFixed(1)).join(' ')}`);
  expect(Math.max(...heaps)).toBeLessThan(20);
});
