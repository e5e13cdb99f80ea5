import { describe, expect, it } from 'vitest';
import { forms as generated } from '../../src/generated/forms/all.ts';
import { acceptArgument, accept } from '../../src/engine/forms/accept.ts';
import type { Form } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';
import { declaredForms } from './declared.ts';
import { placesOf } from './places.ts';
import { propertiesOf, sample, sampleOf, type PlainSchema } from './sample.ts';

const forms = Object.entries(declaredForms);
const fields = forms.flatMap(([id, form]) => Object.entries(propertiesOf(form)).map(([name, schema]) => ({ id, form, name, schema })));

const compiled = (id: string): NonNullable<(typeof generated)[string]> => generated[id] ?? expect.fail(`${id} is not generated`);
const errorOf = (id: string, form: Form, change: Record<string, unknown>, name: string): unknown =>
  accept(compiled(id), { ...sampleOf(form), ...change }).errors?.[name];
const text = (schema: PlainSchema, rule: string): unknown => schema.errorMessage?.[rule];

describe.each(forms)('the form %s', (id, form) => {
  it('accepts a whole value, as it is filled in and as it is sent', () => {
    const value = sampleOf(form);
    expect(accept(compiled(id), value)).toEqual({ values: value });
    const sent = Object.fromEntries(Object.entries(value).filter(([name]) => !form.detached.includes(name)));
    expect(acceptArgument(compiled(id), sent)).toEqual({ values: sent });
  });

  it('refuses what it does not know', () => {
    expect(errorOf(id, form, { unknownField: 1 }, 'unknownField')).toEqual({ key: 'validation.additionalProperties' });
  });

  it('is compiled for its operation and argument', () => {
    expect(compiled(id).plan).toMatchObject({ id, operation: form.operation, argument: form.argument });
  });

  it('takes every limit from the table of limits', () => {
    const known: number[] = [...Object.values(limits), 64];
    for (const { path, schema } of placesOf(id, form)) {
      for (const limit of [schema.maxLength, schema.maxItems]) if (limit !== undefined) expect(known, path).toContain(limit);
    }
  });
});

describe.each(fields.filter(({ form, name }) => (form.schema as PlainSchema).required?.includes(name)))(
  'the required field $name of $id',
  ({ id, form, name, schema }) => {
    const { required: worded } = ((form.schema as PlainSchema).errorMessage ?? {}) as { required?: Record<string, string> };
    const required = { key: worded?.[name] ?? text(schema, 'type') ?? 'validation.required' };

    it('is required when it is missing', () => {
      const { [name]: _, ...rest } = sampleOf(form);
      expect(accept(compiled(id), rest).errors).toEqual({ [name]: required });
    });

    // Fields that people fill in have a message; those that the console sends have none, and optional ones are left out.
    if ([schema.type].flat().includes('string') && text(schema, 'type'))
      it('is required when it is null', () => {
        expect(errorOf(id, form, { [name]: null }, name)).toMatchObject({ key: required.key });
      });

    if (text(schema, 'type') && (schema.pattern ?? schema.minLength ?? schema.format ?? schema.enum))
      it('is required when it is empty', () => {
        expect(errorOf(id, form, { [name]: '' }, name)).toMatchObject({ key: required.key });
      });
  },
);

describe.each(fields.filter(({ schema }) => schema.maxLength !== undefined && schema.enum === undefined))(
  'the limit of $name of $id',
  ({ id, form, name, schema }) => {
    const limit = schema.maxLength ?? 0;

    it('is accepted at its most', () => {
      expect(errorOf(id, form, { [name]: sample(schema, limit) }, name)).toBeUndefined();
    });

    it('is rejected one beyond, with the limit', () => {
      expect(errorOf(id, form, { [name]: sample(schema, limit + 1) }, name)).toEqual({
        key: text(schema, 'maxLength') ?? 'validation.maxLength',
        args: { limit },
      });
    });

    if (schema.pattern === '\\S')
      it('counts a pair of surrogates as one character', () => {
        expect(errorOf(id, form, { [name]: '😀'.repeat(limit) }, name)).toBeUndefined();
        expect(errorOf(id, form, { [name]: '😀'.repeat(limit + 1) }, name)).toBeDefined();
      });
  },
);

describe.each(fields.filter(({ schema }) => schema.enum !== undefined))('the choice $name of $id', ({ id, form, name, schema }) => {
  it('accepts each of its values and no other', () => {
    for (const value of schema.enum ?? []) expect(errorOf(id, form, { [name]: value }, name)).toBeUndefined();
    expect(errorOf(id, form, { [name]: 'no-such-value' }, name)).toEqual({ key: text(schema, 'enum') ?? 'validation.enum' });
  });
});
