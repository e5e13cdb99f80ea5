import { mkdtempSync, rmSync, symlinkSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runtimeText } from '../../src/engine/compile/generate/runtime.ts';
import { formText } from '../../src/engine/compile/generate/validators.ts';
import type { FormPlan } from '../../src/engine/plan/Plan.ts';
import { fieldErrors, type Validate } from '../../src/engine/forms/fieldErrors.ts';
import { form } from '../../src/engine/forms/form.ts';

const folder = mkdtempSync(join(tmpdir(), 'console-rules-'));
beforeAll(() => {
  mkdirSync(join(folder, 'src/generated/forms/x'), { recursive: true });
  writeFileSync(join(folder, 'src/generated/forms/runtime.ts'), runtimeText);
  for (const name of ['src/engine', 'node_modules']) symlinkSync(resolve(name), join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
async function errorsOf(schema: object, value: unknown): Promise<Record<string, unknown>> {
  const id = `x/form${count++}`;
  const plan: FormPlan = { id, operation: 'ORGCreateGroup', argument: 'group', fields: [], transforms: {} };
  const declared = form('ORGCreateGroup', 'group', schema as Parameters<typeof form>[2]);
  const path = join(folder, `src/generated/forms/${id}.ts`);
  writeFileSync(path, formText(plan, declared));
  const { validate } = (await import(pathToFileURL(path).href)) as { validate: Validate };
  validate(value);
  return fieldErrors(validate.errors);
}

const person = { type: 'object', properties: { email: { type: 'string' } } };
const people = (...emails: unknown[]) => emails.map((email) => ({ email }));

describe('unique rows', () => {
  const one = {
    properties: {
      managers: { type: 'array', items: person, uniqueRows: { by: 'email' }, errorMessage: { uniqueRows: 'people.taken' } },
    },
    required: [],
  };

  it('are reported at the field of each later row, spaces around and capitals apart', async () => {
    expect(await errorsOf(one, { managers: people('a@x.example', 'b@x.example', ' A@x.example', 'a@X.EXAMPLE ') })).toEqual({
      'managers.2.email': { key: 'people.taken' },
      'managers.3.email': { key: 'people.taken' },
    });
  });

  it('may differ by capitals alone where they are compared exactly', async () => {
    const exact = {
      properties: {
        managers: { type: 'array', items: person, uniqueRows: { by: 'email', exact: true }, errorMessage: { uniqueRows: 'people.taken' } },
      },
      required: [],
    };
    expect(await errorsOf(exact, { managers: people('a@x.example', 'A@x.example', ' a@x.example') })).toEqual({
      'managers.2.email': { key: 'people.taken' },
    });
  });

  it('are not asked of empty texts, missing ones and what is no text', async () => {
    expect(await errorsOf(one, { managers: people('', ' ', '', null, null) })).not.toHaveProperty('managers.1.email.taken');
    expect(await errorsOf(one, { managers: [{}, {}] })).toEqual({});
    expect(await errorsOf(one, {})).toEqual({});
  });

  it('are looked for across several lists of one object', async () => {
    const both = {
      properties: { hiringManagers: { type: 'array', items: person }, recruiters: { type: 'array', items: person } },
      required: [],
      uniqueRows: { by: 'email', across: ['hiringManagers', 'recruiters'] },
      errorMessage: { uniqueRows: 'people.taken' },
    };
    const value = { hiringManagers: people('a@x.example'), recruiters: people('b@x.example', 'A@X.example') };
    expect(await errorsOf(both, value)).toEqual({ 'recruiters.1.email': { key: 'people.taken' } });
    expect(await errorsOf(both, { recruiters: people('a@x.example') })).toEqual({});
  });
});

describe('a phone number', () => {
  const phone = {
    properties: {
      phone: { type: 'string', phoneCountry: true, phone: true, errorMessage: { phoneCountry: 'phone.country', phone: 'phone.format' } },
    },
    required: [],
  };

  it.each(['+61 412 345 678', '+61412345678', '+44 20 7946 0958', '+12015550123', ''])('is accepted as %s', async (number) => {
    expect(await errorsOf(phone, { phone: number })).toEqual({});
  });

  it.each(['0412 345 678', '412345678', '61412345678', '61 412 345 678', '(61) 412 345 678', '+999 1234567'])(
    'without a country that exists is reported as such: %s',
    async (number) => {
      expect(await errorsOf(phone, { phone: number })).toEqual({ phone: { key: 'phone.country' } });
    },
  );

  it.each(['+61 4', '+61 412 345 678 999', 'call +61 412 345 678', `+61${'4'.repeat(500)}`, '+61 412 345 67x'])(
    'that no country has is reported by its form: %s',
    async (number) => {
      expect(await errorsOf(phone, { phone: number })).toEqual({ phone: { key: expect.stringMatching(/^phone\./) } });
    },
  );
});

describe.each(['phone', 'phoneCountry'])('a phone number of which %s alone is asked', (rule) => {
  const schema = { properties: { phone: { type: 'string', [rule]: true, errorMessage: { [rule]: 'phone.wrong' } } }, required: [] };

  it.each(['61412345678', '61 412 345 678', '(61) 412 345 678', '0061412345678', '0412345678', '-61412345678', 'ring 61412345678'])(
    'is none without a plus: %s',
    async (number) => {
      expect(await errorsOf(schema, { phone: number })).toEqual({ phone: { key: 'phone.wrong' } });
    },
  );

  it('is one with it', async () => {
    expect(await errorsOf(schema, { phone: '+61 412 345 678' })).toEqual({});
  });
});

describe('a span of dates', () => {
  const range = {
    type: 'object',
    properties: { gte: { type: 'string' }, lte: { type: 'string' } },
    required: ['gte', 'lte'],
    dateOrder: { from: 'gte', to: 'lte' },
    dateSpan: { from: 'gte', to: 'lte', maxDays: 7 },
    dateLookBack: { from: 'gte', days: 90 },
    errorMessage: { dateOrder: 'range.order', dateSpan: 'range.span', dateLookBack: 'range.lookBack' },
  };
  const form = { properties: { dateRange: range }, required: ['dateRange'] };
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const judge = (gte: string, lte: string) => errorsOf(form, { dateRange: { gte, lte } });

  it('is accepted at its most and rejected one day beyond, with the limit', async () => {
    expect(await judge(daysAgo(8), daysAgo(1))).toEqual({});
    expect(await judge(daysAgo(9), daysAgo(1))).toEqual({ 'dateRange.lte': { key: 'range.span', args: { limit: 7 } } });
  });

  it('in the wrong order is reported as such', async () => {
    expect(await judge(daysAgo(1), daysAgo(2))).toEqual({ 'dateRange.lte': { key: 'range.order' } });
  });

  it('may begin as long ago as the limit says and no longer', async () => {
    expect(await judge(daysAgo(90), daysAgo(88))).toEqual({});
    expect(await judge(daysAgo(92), daysAgo(90))).toEqual({ 'dateRange.gte': { key: 'range.lookBack', args: { limit: 90 } } });
  });

  it('may lie over the night on which the clocks go back', async () => {
    const { dateLookBack: _, ...undated } = range;
    const inAutumn = (lte: string) =>
      errorsOf({ properties: { dateRange: undated }, required: [] }, { dateRange: { gte: '2024-10-24T23:00:00.000Z', lte } });
    // 25 October to the end of 31 October in Dublin, where 27 October has 25 hours.
    expect(await inAutumn('2024-10-31T23:59:59.999Z')).toEqual({});
    expect(await inAutumn('2024-11-01T23:59:59.999Z')).toMatchObject({ 'dateRange.lte': { key: 'range.span' } });
  });

  it('that is missing is required by the texts of its own fields', async () => {
    expect(await errorsOf(form, { dateRange: {} })).toEqual({
      'dateRange.gte': { key: 'validation.required' },
      'dateRange.lte': { key: 'validation.required' },
    });
  });
});

describe('a list with more faults than anybody reads', () => {
  const tags = {
    type: 'array',
    items: { type: 'string', minLength: 1, errorMessage: { minLength: 'tags.empty' } },
  };

  it('is refused with the first of them', async () => {
    const errors = await errorsOf({ properties: { tags }, required: [] }, { tags: Array.from({ length: 20_000 }, () => '') });
    expect(Object.keys(errors)).toHaveLength(500);
    expect(errors).toMatchObject({ 'tags.0': { key: 'tags.empty' }, 'tags.499': { key: 'tags.empty' } });
  });

  it('is refused where the only fault is its last row', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => (index === 19_999 ? '' : 'tag'));
    expect(await errorsOf({ properties: { tags }, required: [] }, { tags: rows })).toMatchObject({ 'tags.19999': { key: 'tags.empty' } });
  });
});
