import { describe, expect, it } from 'vitest';
import { accept } from '../../src/engine/forms/accept.ts';
import { transformed, transforms } from '../../src/engine/forms/transforms.ts';

const by = (name: string, value: unknown) => (transforms[name] ?? expect.fail(name))(value);

describe('transforms', () => {
  it('reach into the rows of a list and leave the rest as it was', () => {
    const plan = { transforms: { 'managers.*.email': ['trim', 'lowerCase'] } };
    const values = { managers: [{ email: ' A@X.example ', firstName: ' Jo ' }, { firstName: 'No mail' }, null], name: ' kept ' };
    expect(transformed(plan, values)).toEqual({
      managers: [{ email: 'a@x.example', firstName: ' Jo ' }, { firstName: 'No mail' }, null],
      name: ' kept ',
    });
    expect(values.managers[0]).toEqual({ email: ' A@X.example ', firstName: ' Jo ' });
  });

  it('skip what is not there or has another shape', () => {
    const plan = { transforms: { 'managers.*.email': ['trim'], 'location.address': ['trim'] } };
    expect(transformed(plan, {})).toEqual({});
    expect(transformed(plan, { managers: 'x', location: null })).toEqual({ managers: 'x', location: null });
  });

  it.each([
    ['+61 (0)412 345 678', '+61412345678'],
    ['0061 412 345 678', '+61412345678'],
    ['61412345678', '+61412345678'],
    ['(03) 9123.4567', '+0391234567'],
    ['ring me', 'ring me'],
    ['', ''],
  ])('write the phone number %s as %s', (typed, sent) => expect(by('phone', typed)).toBe(sent));

  it('end and begin a day where the reader is, and leave a moment alone', () => {
    for (const [day, next] of [
      ['2024-02-29', '2024-03-01'],
      ['2024-12-31', '2025-01-01'],
    ] as const) {
      const [start, end, after] = [by('startOfDay', day), by('endOfDay', day), by('startOfDay', next)].map(
        (text) => new Date(String(text)),
      );
      expect(start?.toTimeString()).toMatch(/^00:00:00/);
      expect(start?.getMilliseconds()).toBe(0);
      // No moment lies between a day and the next.
      expect(Number(after) - Number(end)).toBe(1);
    }
    expect(by('endOfDay', '2024-02-29T10:00:00.000Z')).toBe('2024-02-29T10:00:00.000Z');
  });

  it.each(Object.keys(transforms))('change nothing a second time: %s', (name) => {
    for (const value of [' Ä b', '+61 412', '2024-01-01', [{ key: 'a', value: 1 }], null, 7]) {
      const once = by(name, value);
      expect(by(name, once)).toEqual(once);
    }
  });

  it('make an object of rows, and lead its faults back to the rows', () => {
    const plan = { id: 'mappings', operation: 'SaveMappings', argument: 'input', fields: [], transforms: { mapping: ['listToMap'] } };
    const mapping = [
      { key: 'a', value: 1 },
      { key: '', value: 2 },
      { key: 'b', value: 3 },
    ];
    const validate = Object.assign(() => false, {
      errors: [{ instancePath: '/mapping/b', keyword: 'enum', params: {} }],
    });
    expect(accept({ plan, validate }, { mapping })).toEqual({
      values: { mapping: { a: 1, b: 3 } },
      errors: { 'mapping.2.value': { key: 'validation.enum' } },
    });
  });
});
