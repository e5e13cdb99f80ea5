import { idOf } from '../../src/platform/demo/deterministic.ts';
import { stagesOf } from '../../src/platform/demo/workflowStages.ts';
import { workflowNames } from '../../src/platform/demo/workflowWords.ts';
import type { Values } from '../../src/engine/plan/sources.ts';
import { put } from '../../src/engine/screens/values/formValues.ts';

type Id = (noun: string, path: string) => string | undefined;

export const vacancyOverrides: Record<string, (wish: { id: Id; seed?: string; at?: Values }) => unknown> = {
  externalVacancyId: ({ id }) => externalIdAt('externalVacancyId', id),
  externalVacancyIds: ({ id }) => [externalIdAt('externalVacancyIds', id)],
  'AppsCreateVacancy.input.workflow._id': ({ id }) => workflowAt('input.workflow._id', id)._id,
  'AppsCreateVacancy.input.workflow.stages': ({ id, at = {} }) => {
    const paths = ['_id', 'externalAssessmentPackageId'].map((field) => `input.workflow.stages.${field}`);
    const [own, packaged] = paths.map((path) => workflowAt(path, id).stages);
    return own?.map((stage, index) => ({
      ...stage,
      externalAssessmentPackageId: packaged?.[index]?.externalAssessmentPackageId ?? stage.externalAssessmentPackageId,
      ...changedAt('input.workflow.stages', at),
    }));
  },
  // Nobody is named twice, and nobody who is somebody's user.
  'AppsCreateVacancy.input.managers.email': ({ seed }) => `manager.${seed}@made.example`,
  ...Object.fromEntries(
    ['AppsUpdateVacancyById', 'AppsUpdateVacancyByExternalVacancyId'].flatMap((name) =>
      ['hiringManagers', 'recruiters'].map((list) => [`${name}.input.${list}.email`, ({ seed }) => `${list}.${seed}@made.example`]),
    ),
  ),
};

function changedAt(path: string, at: Values): Values {
  const changes: Values = {};
  for (const [place, value] of Object.entries(at)) if (place.startsWith(`${path}.`)) put(changes, place.slice(path.length + 1), value);
  return changes;
}

function externalIdAt(path: string, id: Id): string {
  const [customer, vacancy] = [id('customer', path) ?? '', id('vacancy', path)];
  const number = numbers.find((each) => idOf('vacancy', customer, each) === vacancy);
  return number === undefined ? `VAC-${idOf(path, customer, vacancy ?? '')}` : `VAC-${String(number + 1).padStart(5, '0')}`;
}

export function keptWorkflow(customer: string, workflow: string) {
  const number = numbers.find((each) => idOf('workflow', customer, each) === workflow) ?? 0;
  const stages = stagesOf(customer, number).map(({ assessmentPackageName: _, ...stage }) => stage);
  return { _id: workflow, name: workflowNames[number % workflowNames.length] ?? '', stages };
}

const workflowAt = (path: string, id: Id) => keptWorkflow(id('customer', path) ?? '', id('workflow', path) ?? '');

const numbers = Array.from({ length: 200 }, (_, number) => number);
