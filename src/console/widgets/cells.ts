import { at, type Values } from '../../engine/plan/sources.ts';
import { isEmpty, type CellText, type CellWords, type FieldProps } from '../../engine/screens/values/field.ts';
import type { Tone } from '../../engine/screens/values/registry.ts';
import { choiceText } from '../../engine/screens/widgets/choiceText.ts';
import { nameOf, objectsOf, valuesOf } from '../../engine/screens/widgets/inList.ts';
import { assessmentOf } from './applications/assessmentOf.ts';
import { stageName } from './candidate/stagesOf.ts';

// Texts of cells, apart from their components: files and mails have them, too.

/** For other programs a purged candidate is called as the platform calls them. */
export function candidateName({ record }: Pick<FieldProps, 'record'>): string {
  const person = 'candidate.personalInformation';
  return [at(record, `${person}.firstName`), at(record, `${person}.lastName`)].filter(Boolean).map(String).join(' ');
}

export const candidateText: CellText = ({ record }, { translate }) =>
  at(record, 'candidate.purgedAt') ? translate('resources.vacancy-applications.deletedCandidate') : candidateName({ record }) || null;

/** The first person, and the others of the same sort. */
export function firstOf(props: FieldProps): { first: Values | undefined; others: Values[] } {
  const people = objectsOf(props);
  const [first] = people;
  return { first, others: people.filter(({ type }) => type === first?.['type']).slice(1) };
}

export const firstPersonText: CellText = (cell) => {
  const { first, others } = firstOf(cell);
  return first ? [nameOf(first), ...(others.length > 0 ? [`+${others.length}`] : [])].join(' ') : null;
};

export const stageNameText: CellText = ({ value, record }, { translate }) => stageName(record, value, translate) ?? null;

export const groupText = ({ name, archivedAt }: Values, translate: CellWords['translate']): string =>
  archivedAt ? translate('screens.groups.archived', { name }) : String(name ?? '');

export const groupsText: CellText = (cell, { translate }) => {
  const groups = objectsOf(cell);
  return groups.length === 0 ? null : groups.map((group) => groupText(group, translate)).join(', ');
};

/** A group that gives a right, with the origin of its members unless it is the console. */
export function accessGroupText({ name, origin }: Values, translate: CellWords['translate']): string {
  const text = name === null ? translate('screens.accessGrants.hiddenGroup') : String(name ?? '');
  return origin === 'CONSOLE' ? text : `${text} (${translate(`enums.AccessOrigin.${String(origin)}`)})`;
}

export const accessGroupsText: CellText = (cell, { translate }) =>
  objectsOf(cell)
    .map((group) => accessGroupText(group, translate))
    .join(', ') || null;

export const lastUseText: CellText = ({ value, record }, { dates, translate }) => {
  if (!isEmpty(value)) return dates.date(value);
  const since = at(record, 'recordedSince');
  return isEmpty(since)
    ? translate('screens.accessGrants.notRecorded')
    : translate('screens.accessGrants.noUse', { date: dates.date(since) });
};

export const atStageText: CellText = (cell, { dates }) => (cell.dense ? dates.date : dates.dateTime)(atStage(cell));

/** The field at the end of the column's path, of the assessment at the stage. */
export const atStage = (cell: FieldProps): unknown => assessmentOf(cell)?.[cell.column.path.slice(cell.column.path.lastIndexOf('.') + 1)];

interface ScoreParts {
  score?: string | undefined;
  recommendation?: string | undefined;
  tone?: Tone | undefined;
  /** In place of a result that is not there. */
  status?: string;
}

export function scoreParts(cell: FieldProps, { locale, translate }: CellWords): ScoreParts {
  const assessment = assessmentOf(cell);
  if (!assessment) return { status: translate('common.notAvailable') };
  const score = resultOf(assessment, 'recommendationScore');
  const recommendation = resultOf(assessment, 'recommendation');
  const named = typeof recommendation === 'string' ? recommendation : undefined;
  if (typeof score !== 'number' && named === undefined)
    return { status: translate(`enums.AssessmentStatus.${String(assessment['status'])}`) };
  return {
    score: typeof score === 'number' ? score.toLocaleString(locale) : undefined,
    recommendation: named && translate(`enums.Recommendation.${named}`, { _: named }),
    tone: named ? tones[named] : undefined,
  };
}

export const scoreText: CellText = (cell, words) => {
  const { score, recommendation, status } = scoreParts(cell, words);
  return status ?? [score, recommendation].filter((part) => part !== undefined).join(' ');
};

export const scoreRaw = (cell: FieldProps): unknown => assessmentOf(cell)?.['results'] ?? null;

const tones: Record<string, Tone | undefined> = { YES: 'success', MAYBE: 'warning', NO: 'error' };

function resultOf({ results }: Values, name: string): unknown {
  return Array.isArray(results) ? (results as Values[]).find(({ fieldName }) => fieldName === name)?.['fieldValue'] : undefined;
}

/** Null without an assessment at the stage. */
export function viewedOf(cell: FieldProps): boolean | null {
  const viewed = assessmentOf(cell)?.['isViewed'];
  return typeof viewed === 'boolean' ? viewed : null;
}

type Words = (...input: Parameters<CellText>) => string;

export const viewedText: Words = (cell, { translate }) => {
  const viewed = viewedOf(cell);
  return translate(viewed === null ? 'common.notAvailable' : `marks.viewed.${viewed ? 'yes' : 'no'}`);
};

export const progressedText: Words = ({ value }, { translate }) =>
  translate(`marks.progressedBy.${isEmpty(value) ? 'none' : value === true ? 'manual' : 'automatic'}`);

export const mfaText: CellText = ({ value, column, record }, { translate }) => {
  if (value !== true) return translate('screens.account.mfaOff');
  const [, method] = valuesOf({ column, record });
  if (typeof method !== 'string') return translate('screens.account.mfaOn');
  return translate('screens.account.mfaBy', { method: translate(`enums.MfaMethod.${method}`, { _: method }) });
};

export const lastActiveText: CellText = ({ value, dense }, { dates, translate }) =>
  isEmpty(value) ? translate('screens.account.unactivated') : (dense ? dates.date : dates.dateTime)(value);

/** Since when an address isn't reached, and when it is tried next. */
export const reachText: CellText = (cell, words) => {
  const { value, record } = cell;
  const { translate, dates } = words;
  const since = dates.dateTime(at(record, value === 'OFF' ? 'stoppedAt' : 'failingSince'));
  if ((value !== 'FAILING' && value !== 'OFF') || since === null) return choiceText(cell, words);
  const next = dates.dateTime(at(record, 'pausedUntil'));
  return translate(`screens.reach.${value === 'FAILING' && next === null ? 'failingNow' : value}`, { since, next });
};

export const failureText: CellText = ({ value }, { translate }) =>
  isEmpty(value) ? null : translate(`enums.MessageFailure.${String(value)}`, { _: String(value) });
