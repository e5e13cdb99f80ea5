import { describe, expect, it } from 'vitest';
import { withDefinitions } from '../../../src/engine/compile/generate/definitions.ts';
import { standaloneOf } from '../../../src/engine/compile/generate/standalone.ts';
import { ValidatorTexts } from '../../../src/engine/compile/generate/validatorTexts.ts';
import { formModule } from '../../../src/engine/compile/infer/formModule.ts';
import type { FormPlan } from '../../../src/engine/plan/Plan.ts';
import { fieldErrors, type Validate } from '../../../src/engine/forms/fieldErrors.ts';
import { form } from '../../../src/engine/forms/form.ts';

const planOf = (id: string): FormPlan => ({ id, operation: 'ORGCreateGroup', argument: 'group', fields: [], transforms: {} });
const formOf = (schema: object) => form('ORGCreateGroup', 'group', schema as Parameters<typeof form>[2]);

const person = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 20, errorMessage: { minLength: 'person.name.required' } },
    email: { type: 'string', maxLength: 40, errorMessage: { maxLength: 'person.email.maxLength' } },
  },
  required: ['name'],
};
const people = { properties: { owner: person, deputy: person, others: { type: 'array', maxItems: 3, items: person } }, required: [] };
const other = { properties: { name: { type: 'string', maxLength: 5 } }, required: ['name'] };

describe('forms with the same schema', () => {
  const texts = (forms: Record<string, object>) =>
    new ValidatorTexts().of(
      Object.fromEntries(Object.keys(forms).map((id) => [id, planOf(id)])),
      Object.fromEntries(Object.entries(forms).map(([id, schema]) => [id, formOf(schema)])),
    );

  it('share one validator, and each keeps its own plan', () => {
    const written = texts({ 'x/create': people, 'x/update': people, 'x/other': other });
    expect([...written.keys()].filter((path) => path.includes('validators/'))).toEqual(['forms/validators/x/create.ts']);
    for (const id of ['x/create', 'x/update']) {
      expect(written.get(`forms/${id}.ts`)).toContain("export { validate } from '../validators/x/create.ts';");
      expect(written.get(`forms/${id}.ts`)).toContain(`"id":"${id}"`);
      expect(written.get(`forms/${id}.ts`)).not.toContain('function check');
    }
    expect(written.get('forms/x/other.ts')).toContain('export const validate: Validate = check;');
  });

  it('no longer share it once they differ', () => {
    const known = new ValidatorTexts();
    const plans = { 'x/create': planOf('x/create'), 'x/update': planOf('x/update') };
    known.of(plans, { 'x/create': formOf(people), 'x/update': formOf(people) });
    const written = known.of(plans, { 'x/create': formOf(people), 'x/update': formOf(other) });
    expect([...written.keys()].some((path) => path.includes('validators/'))).toBe(false);
    expect(written.get('forms/x/update.ts')).toContain('"maxLength":5');
  });
});

describe('a part that occurs several times', () => {
  /** Errors by field path. */
  async function errorsOf(schema: object, value: unknown) {
    const text = formModule(planOf('x/form'), formOf(schema));
    const { validate } = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as { validate: Validate };
    validate(value);
    return fieldErrors(validate.errors);
  }

  it('is written once, and reports its errors at each of its places', async () => {
    const { code } = standaloneOf('x/form', formOf(people));
    expect(code.match(/function validate\d+/g)?.length).toBe(2);
    expect(code).not.toMatch(/(owner|deputy|others)\/[^"]*(name|email)/);
    const wrong = { name: '', email: 'x'.repeat(41) };
    const keys = (path: string) => ({
      [`${path}.name`]: { key: 'person.name.required', args: { limit: 1 } },
      [`${path}.email`]: { key: 'person.email.maxLength', args: { limit: 40 } },
    });
    expect(await errorsOf(people, { owner: wrong, deputy: { name: 'A' }, others: [{ name: 'B' }, wrong] })).toEqual({
      ...keys('owner'),
      ...keys('others.1'),
    });
    expect(await errorsOf(people, { deputy: {} })).toEqual({ 'deputy.name': { key: 'validation.required' } });
  });

  it('stays where it is below a message that covers it', async () => {
    const plain = { ...person, properties: { name: { type: 'string', minLength: 1, maxLength: 20 }, email: { type: 'string' } } };
    const covered = { type: 'object', properties: { plain }, errorMessage: 'person.wrong' };
    const schema = { properties: { first: covered, second: { type: 'object', properties: { plain } } } };
    const { properties, $defs } = withDefinitions(schema) as { properties: Record<string, object>; $defs?: object };
    expect(JSON.stringify(properties['first'])).toBe(JSON.stringify(covered));
    expect(JSON.stringify(properties['second'])).toContain('#/$defs/part0');
    expect(Object.keys($defs ?? {})).toEqual(['part0']);
    expect(await errorsOf({ ...schema, required: [] }, { first: { plain: { name: '' } } })).toEqual({
      first: { key: 'person.wrong', args: { limit: 1 } },
    });
  });
});
