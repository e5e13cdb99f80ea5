import { useTranslate } from 'ra-core';
import type { FieldPlan } from '../../plan/Plan.ts';

export function useHelp(field: FieldPlan): string {
  const translate = useTranslate();
  const own = field.helpText ?? translate(field.help, { limit: field.maxItems ?? field.maxLength, _: '' });
  return field.storedOnly ? [own, translate('screens.form.storedOnly')].filter(Boolean).join(' ') : own;
}
