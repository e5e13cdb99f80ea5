import { describe, expect, it } from 'vitest';
import { forms as generated } from '../../src/generated/forms/all.ts';
import type { Values } from '../../src/engine/plan/sources.ts';
import { acceptForm } from '../../src/platform/validation.ts';
import { PlatformError } from '../../src/platform/errors.ts';
import { accept } from '../../src/engine/forms/accept.ts';
import type { FieldError } from '../../src/engine/forms/fieldErrors.ts';
import { formats } from '../../src/engine/forms/formats.ts';
import { declaredForms } from './declared.ts';
import { changed, placesOf, ruleText, valueAt, type Place } from './places.ts';
import { sample, sampleOf, type PlainSchema } from './sample.ts';

// The edges of every value of a form, however deep: the browser's verdict before sending equals the platform's
// of it when it comes. Nothing here is written for one form.

const places = Object.entries(declaredForms).flatMap(([id, form]) => placesOf(id, form));
const having = (test: (schema: PlainSchema, place: Place) => unknown) => places.filter((place) => test(place.schema, place));
const typesOf = ({ type }: PlainSchema) => [type ?? []].flat();

interface Verdict {
  own: FieldError | undefined;
  sent: unknown;
  /** They have left it as it was. */
  asGiven: boolean;
}

/** The verdict on a value at a place, which the browser and the platform share. */
function verdict(place: Place, value: unknown): Verdict {
  const { id, form, path } = place;
  const judge = generated[id] ?? expect.fail(`${id} is not generated`);
  const values = changed(place, value);
  const { values: sent, errors = {} } = accept(judge, values);
  const beside = new Set(form.detached);
  const judged = Object.fromEntries(Object.entries(errors).filter(([where]) => !beside.has(where.split('.')[0] ?? '')));
  expect(doorOf(id, form.argument, values, beside), `the platform on ${path}`).toEqual(judged);
  const made = valueAt(sent, path);
  return { own: errors[path], sent: made, asGiven: JSON.stringify(made) === JSON.stringify(value) };
}

function doorOf(id: string, argument: string, values: Values, beside: ReadonlySet<string>): Record<string, FieldError> {
  const sent = Object.fromEntries(Object.entries(values).filter(([name]) => !beside.has(name)));
  try {
    const steps = argument === '' ? [] : argument.split('.');
    acceptForm(
      id,
      steps.reduceRight<Values>((inner, step) => ({ [step]: inner }), sent),
    );
    return {};
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const { fields = {}, fieldArgs = {} } = error.extensions as {
      fields?: Record<string, string>;
      fieldArgs?: Record<string, { limit: number }>;
    };
    return Object.fromEntries(
      Object.entries(fields).map(([path, key]) => [path, { key, ...(fieldArgs[path] && { args: fieldArgs[path] }) }]),
    );
  }
}

/** A text of a length that the other rules accept; undefined if there is none. */
function textOf(schema: PlainSchema, length: number): string | undefined {
  try {
    const text = String(sample(schema, length));
    return Array.from(text).length === length ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Values that look like none of what a pattern or a format is for. */
const odd = ['~', '   ', '\u0001', 'not one, I am sure!', '<b>', '"', '0', '#', 'é', 'javascript:alert(1)', '\n', 'two\nlines'];
const breaks = ({ pattern, format }: PlainSchema, text: unknown): boolean =>
  typeof text === 'string' &&
  ((pattern !== undefined && !new RegExp(pattern, 'u').test(text)) ||
    (format !== undefined && !formats[format as keyof typeof formats].test(text)));

describe.each(having((_, { required }) => required))('the required value $path of $id', (place) => {
  it('is required where it is missing, by its own text', () => {
    // A row of which nothing is left is no row any more.
    if (!isInEmptiedRow(place)) expect(verdict(place, undefined).own).toEqual({ key: place.missing });
  });
});

describe.each(having(({ maxLength, enum: choices }) => maxLength !== undefined && choices === undefined))(
  'the length of $path of $id',
  (place) => {
    const { schema } = place;
    const limit = schema.maxLength ?? 0;
    it(`is accepted up to ${limit} and told one beyond`, () => {
      const most = textOf(schema, limit);
      if (most !== undefined) expect(verdict(place, most).own).toBeUndefined();
      const beyond = verdict(place, textOf(schema, limit + 1) ?? 'x'.repeat(limit + 1));
      if (beyond.asGiven) expect(beyond.own).toEqual({ key: ruleText(schema, 'maxLength'), args: { limit } });
    });
  },
);

describe.each(having(({ minLength = 0 }) => minLength > 1))('the least length of $path of $id', (place) => {
  it('is rejected one short of it', () => {
    const { minLength: limit = 0 } = place.schema;
    const short = verdict(place, sample({ ...place.schema, minLength: 0 }, limit - 1));
    if (short.asGiven) expect(short.own).toEqual({ key: ruleText(place.schema, 'minLength'), args: { limit } });
  });
});

describe.each(having(({ pattern, format }) => pattern !== undefined || format !== undefined))('the shape of $path of $id', (place) => {
  it('is reported where it is broken', () => {
    let tried = 0;
    for (const text of odd) {
      const { own, sent } = verdict(place, text);
      if (!breaks(place.schema, sent)) continue;
      tried += 1;
      expect(own?.key, JSON.stringify(text)).toEqual(expect.any(String));
    }
    expect(tried).toBeGreaterThan(0);
  });
});

describe.each(having((schema) => schema.enum !== undefined && typesOf(schema).includes('string')))('the choice $path of $id', (place) => {
  it('is one of its own', () => {
    const told = verdict(place, 'no-such-value');
    if (told.asGiven) expect(told.own).toEqual({ key: ruleText(place.schema, 'enum') });
  });
});

describe.each(having(({ minimum, maximum }) => minimum !== undefined || maximum !== undefined))('the number $path of $id', (place) => {
  const { schema } = place;
  it.each((['minimum', 'maximum'] as const).filter((rule) => schema[rule] !== undefined))(
    'is accepted at its %s and rejected beyond',
    (rule) => {
      const limit = schema[rule] ?? 0;
      expect(verdict(place, limit).own).toBeUndefined();
      expect(verdict(place, rule === 'minimum' ? limit - 1 : limit + 1).own).toEqual({ key: ruleText(schema, rule), args: { limit } });
    },
  );
});

describe.each(having((schema) => typesOf(schema).includes('array') && (schema.maxItems !== undefined || (schema.minItems ?? 0) > 0)))(
  'the number of $path of $id',
  (place) => {
    const { schema } = place;
    const list = (length: number) => Array.from({ length }, (_, index) => sample(schema.items ?? {}, undefined, `x${index}x`));
    it('is accepted at its most and at its least, and rejected beyond', () => {
      const { minItems = 0, maxItems } = schema;
      const told = (length: number, rule: 'minItems' | 'maxItems') => {
        const { own } = verdict(place, list(length));
        return own?.key === ruleText(schema, rule) && own.args !== undefined ? own : undefined;
      };
      if (maxItems !== undefined) {
        expect(told(maxItems, 'maxItems')).toBeUndefined();
        expect(told(maxItems + 1, 'maxItems')).toEqual({ key: ruleText(schema, 'maxItems'), args: { limit: maxItems } });
      }
      if (minItems > 0) {
        expect(told(minItems, 'minItems')).toBeUndefined();
        expect(told(minItems - 1, 'minItems')).toEqual({ key: ruleText(schema, 'minItems'), args: { limit: minItems } });
      }
    });
  },
);

describe.each(places)('a value of another kind at $path of $id', (place) => {
  it('is validated alike', () => {
    for (const value of [null, '', '   ', 7, -1, 1.5, true, [], {}, [null], 'x\0', '😀']) verdict(place, value);
  });
});

/** True if the example fills nothing else in the row. */
function isInEmptiedRow({ form, path }: Place): boolean {
  const row = path.split('.').slice(0, -1).join('.');
  return row !== '' && Object.keys(Object(valueAt(sampleOf(form), row))).length < 2;
}
