import { Ajv } from 'ajv';
import addErrors from 'ajv-errors';
import type { GeneratedForm } from '../../../src/engine/forms/generated.ts';
import type { FieldPlan, FormPlan, Plan } from '../../../src/engine/plan/Plan.ts';
import type { Validate } from '../../../src/engine/forms/fieldErrors.ts';
import { form } from '../../../src/engine/forms/form.ts';
import { formats } from '../../../src/engine/forms/formats.ts';
import { keywords } from '../../../src/engine/forms/rules.ts';

/** A field as a plan describes it, by what matters to a test. */
export const field = (name: string, more: Partial<FieldPlan> = {}): FieldPlan => ({
  name,
  label: `resources.things.fields.${name}`,
  help: `resources.things.help.${name}`,
  kind: 'text',
  required: false,
  ...more,
});

/** A form made by hand, with a real validator. */
export function handForm(fields: FieldPlan[], schema: object, more: Partial<FormPlan> = {}): GeneratedForm {
  const ajv = new Ajv({ allErrors: true, strict: true, strictRequired: false, strictTypes: false, formats, keywords });
  (addErrors as unknown as (instance: Ajv) => void)(ajv);
  const declared = form('ORGCreateGroup', 'group', schema as Parameters<typeof form>[2]);
  return {
    plan: { id: 'lib/thing', operation: 'X', argument: 'thing', resource: 'things', fields, transforms: {}, ...more },
    validate: ajv.compile(declared.schema) as Validate,
  };
}

const operation = (name: string, kind: 'query' | 'mutation') => ({ name, kind, text: '', vars: [], read: {}, access: 'session' as const });

/** A resource made by hand: it can be listed, read, created and updated by forms called `lib/thing`. */
export const thingsPlan = (more: Partial<Plan> = {}): Plan => ({
  name: 'things',
  type: 'Thing',
  kind: 'collection',
  path: 'things',
  idField: '_id',
  title: 'name',
  flags: {},
  list: operation('GetThings', 'query'),
  get: operation('GetThing', 'query'),
  create: operation('CreateThing', 'mutation'),
  update: operation('UpdateThing', 'mutation'),
  columns: [{ path: 'name', label: 'resources.things.fields.name', kind: 'text', primary: true }],
  details: [{ path: 'name', label: 'resources.things.fields.name', kind: 'text' }],
  filters: [],
  search: false,
  archive: false,
  forms: { create: 'lib/thing', update: 'lib/thing' },
  actions: [],
  ...more,
});
