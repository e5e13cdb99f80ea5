import { putAt, valueAt } from '../../../forms/template.ts';
import type { Values } from '../../../plan/sources.ts';
import { isBlank } from '../../values/formValues.ts';
import type { Template } from './useTemplates.ts';

/** The same key and input, and no mere default. */
export function fitting({ template, typed }: { template: Template | undefined; typed: Values }, next: Template): Values {
  const kept: Values = {};
  for (const { key, uiComponent, defaultValue } of template?.items ?? []) {
    const value = valueAt(typed, key);
    const fits = next.items.some((item) => item.key === key && item.uiComponent === uiComponent && !item.isReadOnly);
    if (fits && !isBlank(value) && JSON.stringify(value) !== JSON.stringify(defaultValue)) putAt(kept, key, value);
  }
  return kept;
}
