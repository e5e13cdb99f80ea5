import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { FieldPlan } from '../../../plan/Plan.ts';

export function useRowTexts({ label, rowWords = label.replace('.fields.', '.rows.') }: Pick<FieldPlan, 'label' | 'rowWords'>) {
  const translate = useTranslate();
  return useMemo(() => {
    const own = (part: string, args: Record<string, unknown>) =>
      translate(`${rowWords}.${part}`, { _: translate(`screens.form.rows.${part}`, args), ...args });
    const one = translate(`${rowWords}.one`, { _: translate(label) });
    return {
      label: (index: number, count: number) => translate('screens.form.rows.label', { one, number: index + 1, count }),
      add: (count: number) => own(count === 0 ? 'addFirst' : 'add', { one: one.toLowerCase() }),
      full: (limit: number) => own('full', { limit }),
      none: own('none', {}),
      removed: (index: number) => translate('screens.form.rows.removed', { one, number: index + 1 }),
    };
  }, [translate, label, rowWords]);
}
