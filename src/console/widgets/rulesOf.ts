import type { Values } from '../../engine/plan/sources.ts';

type Translate = (key: string, args?: Record<string, unknown>) => string;

export function rulesOf(triggers: unknown, translate: Translate): { text: string; enabled: boolean }[] {
  return objects(triggers).map(({ enabled, conditions, action }) => {
    const what = actionText((action ?? {}) as Values, translate);
    const when = objects(conditions).map((condition) => conditionText(condition, translate));
    const text = when.length === 0 ? what : translate('screens.stages.rule', { what, when: when.join(translate('screens.stages.and')) });
    return { text, enabled: enabled !== false };
  });
}

function actionText({ type, payload }: Values, translate: Translate): string {
  const status = (payload as Values | null | undefined)?.['status'];
  const named = typeof status === 'string' ? translate(`enums.ApplicationStatus.${status}`, { _: lastWord(status) }) : '';
  return translate(`screens.stages.does.${String(type)}`, { status: named, _: String(type) });
}

function conditionText({ onField, comparisonOperator, comparisonValue }: Values, translate: Translate): string {
  if (typeof comparisonValue === 'boolean')
    return translate(`screens.stages.whether.${String(onField)}_${String(comparisonValue)}`, {
      _: `${String(onField)} ${String(comparisonValue)}`,
    });
  const field = translate(`screens.stages.fields.${String(onField)}`, { _: String(onField) });
  const value = listed(comparisonValue)
    .map((each) => translate(`screens.stages.values.${String(each)}`, { _: String(each) }))
    .join(translate('screens.stages.or'));
  return translate(`screens.stages.compares.${String(comparisonOperator)}`, { field, value, _: `${field} ${value}` });
}

const lastWord = (status: string): string => {
  const word = status.slice(status.lastIndexOf('_') + 1).toLowerCase();
  return word.charAt(0).toUpperCase() + word.slice(1);
};

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const objects = (value: unknown): Values[] =>
  Array.isArray(value) ? value.filter((each): each is Values => typeof each === 'object' && each !== null) : [];
