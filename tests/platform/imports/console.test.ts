import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { DataProvider } from 'ra-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../src/engine/client/dataProvider.ts';
import { checkFile, headed } from '../../../src/engine/screens/import/checkFile.ts';
import { failedRows } from '../../../src/engine/screens/import/failedRows.ts';
import { fileLines } from '../../../src/engine/screens/import/fileLines.ts';
import { guessColumns, importFields } from '../../../src/engine/screens/import/importFields.ts';
import { LineSet } from '../../../src/engine/screens/import/lineSet.ts';
import { prepareRow, refusalOf, type RowReading } from '../../../src/engine/screens/import/prepareRow.ts';
import { runImport } from '../../../src/engine/screens/import/runImport.ts';
import { loadForm } from '../../../src/generated/forms/load.ts';
import { plans } from '../../../src/generated/plans.ts';
import { origin, startPlatform, type Running } from '../browser.ts';
import { Caller } from '../../support/caller.ts';
import { scopeOf, type Scope } from '../../support/resource.ts';

// DEEP imports 100,000 rows and measures the memory.
const rows = process.env['DEEP'] ? 100_000 : 120;

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;
const heap = (): number => {
  collect();
  return Math.round(process.memoryUsage().heapUsed / 1e6);
};

describe('an import into the platform', () => {
  let running: Running;
  let provider: DataProvider;
  let reading: RowReading;
  beforeAll(async () => {
    running = startPlatform();
    const browser = await running.browser().as('staff@demo.example');
    const scope: Scope = await scopeOf(await new Caller(running.platform).as('staff@demo.example'));
    provider = createDataProvider({
      plans: Object.fromEntries(plans.map((plan) => [plan.name, plan])),
      regions: [scope.awsRegion],
      scope: () => scope,
      onSession: () => undefined,
      csrf: () => browser.cookies.get('csrf'),
      fetch: (address, init) => {
        const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const headers = { ...Object.fromEntries(new Headers(init?.headers)), origin, cookie };
        return Promise.resolve(running.platform.fetch(new Request(`${origin}${String(address)}`, { ...init, headers })));
      },
    });
    const form = await (loadForm['org/createGroup'] ?? expect.fail())();
    const fields = importFields(form.plan);
    const labelOf: RowReading['labelOf'] = ({ path }) => path;
    const mapping = guessColumns(fields, ['Name', 'Notes'], labelOf);
    reading = { form, fields, mapping, labelOf, translate: String, locale: 'en-GB', lookUp: async () => ({ fault: 'noSuch' }) };
  });
  afterAll(() => running.close());

  const total = async (): Promise<number> => {
    const sort = { field: 'name', order: 'ASC' as const };
    return (
      (await provider.getList('groups', { pagination: { page: 1, perPage: 30 }, sort, filter: {}, meta: { archived: false } })).total ?? 0
    );
  };
  /** Every fiftieth name is longer than the form allows. */
  const file = new Blob([
    'Name,Notes\n',
    ...Array.from(
      { length: rows },
      (_, index) => `${index % 50 === 0 ? 'x'.repeat(200) : `Imported ${index}`},"Row ${index}, with a comma"\n`,
    ),
  ]);
  const wrong = Math.ceil(rows / 50);

  const run = async (done: LineSet, onProgress: (read: number) => void = () => undefined) => {
    const { lines: checked } = await headed(fileLines(file, 'groups.csv'));
    const { fileId, wrong: found } = await checkFile(checked, (line) => prepareRow(line, reading), {
      signal: new AbortController().signal,
    });
    expect(found).toBe(wrong);
    const failed = failedRows();
    const ids = new Set<string>();
    const { head, lines } = await headed(fileLines(file, 'groups.csv'));
    const { counts } = await runImport({
      lines,
      prepare: (line) => prepareRow(line, reading),
      send: async (data, { line }) => {
        try {
          return { made: String((await provider.create('groups', { data, meta: { key: `${fileId}-0-${line}` } })).data.id) };
        } catch (error) {
          return { refused: refusalOf(error, reading) ?? String(error) };
        }
      },
      done,
      onFailed: ({ cells }, reason) => failed.add([...head, 'reason'], [...cells, reason]),
      onMade: (id) => ids.add(id),
      onProgress: ({ read }) => onProgress(read),
      repeatable: true,
      signal: new AbortController().signal,
    });
    return { counts, ids, failed: (await failed.file()?.text()) ?? '' };
  };

  it(
    'makes each right row once, says why each other is not made, and makes no doubles when it is repeated twice',
    { timeout: 3_600_000 },
    async () => {
      const before = await total();
      const heaps: number[] = [];
      const begun = performance.now();
      const step = Math.max(1, Math.floor(rows / 10));
      const first = await run(new LineSet(), (read) => {
        if (read % step === 0) heaps.push(heap());
      });
      expect(first.counts).toEqual({ read: rows, made: rows - wrong, refused: wrong, unknown: 0, skipped: 0 });
      expect(first.failed.trim().split('\r\n')).toHaveLength(wrong + 1);
      expect(first.failed.split('\r\n')[1]).toMatch(/^x+,"Row 0, with a comma",name: validation\./);
      expect(await total()).toBe(before + rows - wrong);
      if (process.env['DEEP']) {
        console.info(`${rows} rows in ${Math.round((performance.now() - begun) / 1000)} s; heap in MB at each tenth: ${heaps.join(' ')}`);
        expect(Math.max(...heaps.slice(5)) - (heaps[1] ?? 0)).toBeLessThan(60);
      }
      // Another browser, which knows nothing of the first: the platform answers for the same row.
      const second = await run(new LineSet());
      expect(second.ids).toEqual(first.ids);
      const done = new LineSet();
      const third = await run(done);
      expect(third.ids).toEqual(first.ids);
      expect((await run(done)).counts.skipped).toBe(rows - wrong);
      expect(await total()).toBe(before + rows - wrong);
    },
  );
});
