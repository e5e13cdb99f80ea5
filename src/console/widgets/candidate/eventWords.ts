import type { Values } from '../../../engine/plan/sources.ts';
import { stageName } from './stagesOf.ts';

type Translate = (key: string, args?: Record<string, unknown>) => string;

const key = 'screens.candidate.history';

/** An event of an application as a sentence: “Moved to Stage 2 by rule: score 72 ≥ 65”, “Status set to Shortlisted by Ana Diaz”. */
export function eventWords(event: Values, record: Values, translate: Translate): string {
  const { kind, actor, userName, stageId, status, rule } = event;
  const what = translate(`${key}.kinds.${String(kind)}`, {
    stage: stageName(record, stageId, translate) ?? translate(`${key}.someStage`),
    status: typeof status === 'string' ? translate(`enums.ApplicationStatus.${status}`, { _: status }) : '',
    _: String(kind),
  });
  const reasons = Array.isArray(rule) ? (rule as Values[]).map((each) => reasonOf(each, translate)) : [];
  if (actor === 'RULE')
    return reasons.length === 0
      ? translate(`${key}.byRule`, { what })
      : translate(`${key}.byRuleWhy`, { what, why: reasons.join(translate(`${key}.and`)) });
  if (actor === 'ATS') return translate(`${key}.byAts`, { what });
  return actor === 'USER' && typeof userName === 'string' && userName !== '' ? translate(`${key}.byUser`, { what, name: userName }) : what;
}

/** A condition with the value that it was held against, `score 72 ≥ 65`. */
function reasonOf({ onField, comparisonOperator, comparisonValue, value }: Values, translate: Translate): string {
  const field = translate(`${key}.fields.${String(onField)}`, { _: String(onField) });
  const textOf = (each: unknown): string =>
    typeof each === 'boolean'
      ? translate(`ra.boolean.${String(each)}`)
      : translate(`screens.stages.values.${String(each)}`, { _: String(each) });
  const list = (Array.isArray(comparisonValue) ? comparisonValue : [comparisonValue]).map(textOf).join(translate('screens.stages.or'));
  const had = value === null || value === undefined ? translate('common.notAvailable') : textOf(value);
  return translate(`${key}.compares.${String(comparisonOperator)}`, { field, value: had, limit: list, _: `${field} ${had} ${list}` });
}
