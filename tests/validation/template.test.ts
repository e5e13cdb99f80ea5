import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forms } from '../../src/generated/forms/all.ts';
import { AtsTemplateUiComponent } from '../../src/generated/values.ts';
import { composedForm } from '../../src/engine/screens/form/template/composedForm.ts';
import { initialValues } from '../../src/engine/screens/values/formValues.ts';
import { sentValues } from '../../src/engine/screens/form/sentValues.ts';
import { templates } from '../../src/platform/services/ats-tenants/templates/index.ts';
import { accept } from '../../src/engine/forms/accept.ts';
import { atsTenant, atsTemplateRules } from '../../validation/atsTenant.ts';
import { acceptItems, isSafeKey, isSecretKey, putAt, valueAt, type TemplateItem } from '../../src/engine/forms/template.ts';
import type { Values } from '../../src/engine/plan/sources.ts';

// Forms whose fields come with a template (specification 2 §3 “ATS template”, §5 “ATS tenant form”): any template, not only ours.

const kinds = forms['ats/templateValues'] ?? expect.fail();
const created = forms['ats/createTenant'] ?? expect.fail();
const item = (key: string, uiComponent: string, more: Partial<TemplateItem> = {}): TemplateItem => ({
  key,
  label: key,
  uiComponent,
  isReadOnly: false,
  ...more,
});

const step = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9_]{0,8}$/).filter((text) => isSafeKey(text) && !(text in {}));
const hex = fc.stringMatching(/^[0-9a-f]{24}$/);
const name = fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9 ]{0,8}[a-zA-Z0-9]$/);
/** A value of each kind, as it is sent. */
const valueOf: Record<string, fc.Arbitrary<unknown>> = {
  singleString: name,
  singleNumber: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  singleRadio: fc.boolean(),
  appsApplicationStatusConfig: fc
    .uniqueArray(name, { selector: (text) => text.toLowerCase(), minLength: 1, maxLength: 5 })
    .map((names) => Object.fromEntries(names.map((each) => [each, 'APPS_APPLICATION_HIRED']))),
  multiStringArray: fc.uniqueArray(name, { minLength: 1, maxLength: 5 }),
  groupIdsConfig: fc.record({
    hiringManager: fc.array(hex, { minLength: 1, maxLength: 3 }),
    recruiter: fc.array(hex, { minLength: 1, maxLength: 3 }),
  }),
  flagWorkflowIdsConfig: fc.dictionary(hex, hex, { minKeys: 1, maxKeys: 3 }),
};

/** A template with dotted keys, none of which is the beginning of another, and a tenant of it. */
const tenantOfTemplate = fc
  .uniqueArray(fc.tuple(fc.array(step, { minLength: 1, maxLength: 3 }), fc.constantFrom(...AtsTemplateUiComponent)), {
    selector: ([steps]) => steps[0]?.toLowerCase(),
    minLength: 1,
    maxLength: 8,
  })
  .chain((found) => {
    const items = found.map(([steps, kind]) => item(`extra.mine.${steps.join('.')}`, kind));
    return fc.tuple(fc.constant(items), fc.tuple(...items.map(({ uiComponent }) => valueOf[uiComponent] ?? fc.constant(null))));
  });

const template = () => created.plan.template ?? expect.fail('no template');

describe('a form of any template', () => {
  it('sends of an untouched tenant what the tenant is: dotted keys become nested objects and back, maps become rows and back', () => {
    fc.assert(
      fc.property(tenantOfTemplate, ([items, held]) => {
        const record: Values = { atsName: 'Any', secretsSet: [] };
        for (const [index, { key }] of items.entries()) putAt(record, key, held[index]);
        const form = composedForm(created, kinds, template(), items, record);
        const { values } = sentValues(form.plan.fields, 'update', initialValues(form.plan, record));
        const sent = accept(form, values);
        expect(sent.errors).toBeUndefined();
        for (const { key } of items) expect(valueAt(sent.values, key)).toEqual(valueAt(record, key));
        expect(form.plan.fields.map(({ name: field }) => field)).toEqual(['atsName', ...items.map(({ key }) => key)]);
      }),
    );
  });

  it('puts nothing where all objects share it, whatever its keys say', () => {
    for (const key of ['__proto__.polluted', 'extra.constructor.prototype.polluted', 'extra.__proto__', 'prototype']) {
      const values: Values = {};
      putAt(values, key, 'yes');
      expect([values, valueAt({}, key), ({} as Values)['polluted']]).toEqual([{}, undefined, undefined]);
      const form = composedForm(created, kinds, template(), [item(key, 'singleString')]);
      expect(form.plan.fields[1]).toMatchObject({ widget: 'unsupported', readOnly: true });
      initialValues(form.plan, {});
      expect(({} as Values)['polluted']).toBeUndefined();
    }
    const rows = [{ atsStatus: '__proto__', status: 'APPS_APPLICATION_NEW' }];
    const { errors } = acceptItems(kinds, [item('extra.map', 'appsApplicationStatusConfig')], { extra: { map: rows } });
    expect(errors).toEqual({ 'extra.map.0.atsStatus': { key: 'validation.ats.reserved' } });
  });

  it('shows an item of an unknown kind, and sends nothing for it', () => {
    const items = [item('extra.odd', 'hologram'), item('extra.plain', 'singleString')];
    const record = { extra: { odd: { x: 1 }, plain: 'a' } };
    const form = composedForm(created, kinds, template(), items, record);
    expect(form.plan.fields[1]).toMatchObject({ name: 'extra.odd', widget: 'unsupported', readOnly: true });
    const { values } = accept(form, sentValues(form.plan.fields, 'update', { ...initialValues(form.plan, record), atsName: 'Any' }).values);
    expect(values).toEqual({ atsName: 'Any', extra: { plain: 'a' } });
  });

  it('tells each row of a map what it lacks, and which of them is there twice', () => {
    const items = [item('extra.map', 'appsApplicationStatusConfig'), item('extra.flags', 'flagWorkflowIdsConfig')];
    const form = composedForm(created, kinds, template(), items);
    const rows = [
      { atsStatus: ' ', status: 'APPS_APPLICATION_NEW' },
      { atsStatus: 'A' },
      { atsStatus: ' a ', status: 'APPS_APPLICATION_NEW' },
    ];
    const flags = [{ workflowId: 'no id', indigenousWorkflowId: '' }];
    const { errors } = accept(form, { atsName: 'Any', extra: { map: rows, flags } });
    expect(Object.fromEntries(Object.entries(errors ?? {}).map(([path, { key }]) => [path, key]))).toEqual({
      'extra.map.0.atsStatus': 'validation.ats.atsStatus.required',
      'extra.map.1.status': 'validation.ats.status.required',
      'extra.map.2.atsStatus': 'validation.ats.atsStatus.repeated',
      'extra.flags.0.workflowId': 'validation.ats.workflow.format',
      'extra.flags.0.indigenousWorkflowId': 'validation.ats.indigenousWorkflow.required',
    });
  });
});

describe('the templates that ship', () => {
  const all = templates.flatMap(({ atsName, atsTemplateItems }) =>
    atsTemplateItems.map((each) => [`${atsName} ${each.key}`, each] as const),
  );

  it('use all seven kinds between them', () => {
    expect([...new Set(all.map(([, { uiComponent }]) => uiComponent))].toSorted()).toEqual([...AtsTemplateUiComponent].toSorted());
  });

  it.each(all)(
    '%s leads to where a tenant has a place, and its default is one of its kind',
    (_, { key, defaultValue, uiComponent, ...each }) => {
      const [head = '', ...rest] = key.split('.');
      expect(isSafeKey(key) && head in atsTenant.properties && rest.length > 0 === ['extra', 'credential'].includes(head)).toBe(true);
      if (isSecretKey(atsTemplateRules, key)) expect([defaultValue, each.isReadOnly]).toEqual([null, false]);
      else if (defaultValue !== null && uiComponent !== 'appsApplicationStatusConfig')
        expect(acceptItems(kinds, [item(key, uiComponent)], nested(key, defaultValue))).toEqual({ values: nested(key, defaultValue) });
    },
  );

  it('never ask for flags without vacancies by product', () => {
    for (const { atsTemplateItems: items } of templates)
      expect(items.some(({ key }) => key === 'extra.hasFlag')).toBe(items.some(({ key }) => key === 'extra.hasVacancyByProduct'));
  });
});

function nested(key: string, value: unknown): Values {
  const values: Values = {};
  putAt(values, key, value);
  return values;
}
