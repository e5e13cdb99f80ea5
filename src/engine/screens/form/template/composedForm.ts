import { accept } from '../../../forms/accept.ts';
import type { GeneratedForm } from '../../../forms/generated.ts';
import { acceptItems, isKnown, isSecretKey, missingItems, putAt, switchOf, valueAt, type TemplateItem } from '../../../forms/template.ts';
import type { FieldPlan, TemplatePlan } from '../../../plan/Plan.ts';
import { at, type Values } from '../../../plan/sources.ts';

/** Each item is a field validated by the form of kinds; unknown kinds are read-only and unchanged. */
export function composedForm(
  form: GeneratedForm,
  kinds: GeneratedForm,
  template: TemplatePlan,
  items: readonly TemplateItem[],
  record?: Values,
): GeneratedForm {
  const { template: _, ...plan } = form.plan;
  const names = plan.fields.filter(({ name }) => name === template.field).map((field) => (record ? { ...field, readOnly: true } : field));
  const fields = items.map((item) => fieldOf(item, { kinds, template, items, record }));
  // Read-only values belong to the platform; secrets are sent as typed.
  const secrets = items.filter(({ key }) => isSecretKey(template, key));
  const entered = items.filter((item) => !item.isReadOnly && !secrets.includes(item));

  const isSet = (key: string) =>
    isSecretKey(template, key) && ((at(record, template.secretsSet) as string[] | undefined)?.includes(key) ?? false);

  const validate: GeneratedForm['accept'] = (values) => {
    const off = (key: string) => {
      const by = switchOf(template, items, key);
      return by !== undefined && valueAt(values, by) !== true;
    };
    const typed: Values = {};
    for (const { key } of entered) putAt(typed, key, off(key) ? null : valueAt(values, key));
    const own = acceptItems(kinds, entered, typed);
    for (const { key } of secrets) putAt(own.values, key, valueAt(values, key));
    const whole = accept({ plan, validate: form.validate }, { ...own.values, [template.field]: values[template.field] });
    const wrong = Object.keys(own.errors ?? {});
    // An item's error is shown once, in its own words.
    const rest = Object.entries(whole.errors ?? {}).filter(
      ([path]) => !items.some(({ key }) => below(path, key) && wrong.some((each) => below(each, key))),
    );
    const isThere = (key: string) => isSet(key) || Boolean(valueAt(own.values, key));
    const errors = { ...Object.fromEntries(rest), ...missingItems(items, isThere), ...own.errors };
    return Object.keys(errors).length > 0 ? { values: whole.values, errors } : { values: whole.values };
  };
  return { plan: { ...plan, fields: [...names, ...fields] }, validate: form.validate, accept: validate };
}

interface TemplateContext {
  kinds: GeneratedForm;
  template: TemplatePlan;
  items: readonly TemplateItem[];
  record: Values | undefined;
}

function fieldOf(item: TemplateItem, { kinds, template, items, record }: TemplateContext): FieldPlan {
  const { key, label, description, uiComponent, isReadOnly, defaultValue } = item;
  const words = {
    ...{ name: key, label, help: '' },
    ...(description && { helpText: description }),
    ...(item.storedOnly && { storedOnly: true }),
  };
  const kind = isKnown(kinds, item) ? kinds.plan.fields.find(({ name }) => name === uiComponent) : undefined;
  const shownWith = switchOf(template, items, key);
  const when = shownWith !== undefined && { shownWith };
  if (!kind) return { ...words, ...when, kind: 'json', widget: 'unsupported', required: false, readOnly: true };
  if (isSecretKey(template, key)) {
    const isSet = (at(record, template.secretsSet) as string[] | undefined)?.includes(key) ?? false;
    return { ...words, ...when, kind: 'text', required: item.required === true && !isSet, widget: 'secret', writeOnly: true, isSet };
  }
  // Defaults are for new values only.
  const begins = (record === undefined || isReadOnly) && defaultValue !== null && defaultValue !== undefined;
  return {
    ...kind,
    ...words,
    ...when,
    required: item.required === true,
    rowWords: kind.label.replace('.fields.', '.rows.'),
    ...(isReadOnly && { readOnly: true }),
    ...(kind.fields && isReadOnly && { fields: kind.fields.map((inner) => ({ ...inner, readOnly: true })) }),
    ...(begins && { default: defaultValue }),
  };
}

const below = (path: string, key: string): boolean => path === key || path.startsWith(`${key}.`);
