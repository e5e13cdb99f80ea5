import { at, type Values } from '../../../engine/plan/sources.ts';

/** An assessment of an application, with what its stage is called: “Stage 1” where nobody gave it a name (specification 3 §3). */
export interface Staged {
  assessment: Values;
  stage: string;
}

type Translate = (key: string, args?: Record<string, unknown>) => string;

/** The assessments of an application in the order of their stages. */
export function stagedOf(record: Values, translate: Translate): Staged[] {
  const assessments = objects(at(record, 'assessments'));
  const ids = objects(at(record, 'stages')).map(({ _id }) => _id);
  const place = ({ stageId }: Values) => (ids.includes(stageId) ? ids.indexOf(stageId) : ids.length);
  return assessments
    .toSorted((one, other) => place(one) - place(other))
    .map((assessment, index) => ({ assessment, stage: stageName(record, assessment['stageId'], translate) ?? untitled(index, translate) }));
}

/** Undefined for a stage that the vacancy doesn't have. */
export function stageName(record: Values, id: unknown, translate: Translate): string | undefined {
  const stages = objects(at(record, 'stages'));
  const index = stages.findIndex(({ _id }) => _id === id);
  const name = stages[index]?.['name'];
  return index < 0 ? undefined : typeof name === 'string' && name !== '' ? name : untitled(index, translate);
}

const untitled = (index: number, translate: Translate): string => translate('screens.stages.untitled', { number: index + 1 });

const objects = (value: unknown): Values[] =>
  Array.isArray(value) ? value.filter((each): each is Values => typeof each === 'object' && each !== null) : [];
