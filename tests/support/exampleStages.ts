import { idOf } from '../../src/platform/demo/deterministic.ts';
import { packagesOf, stagesOf } from '../../src/platform/demo/workflowStages.ts';

type Id = (noun: string, path: string) => string | undefined;

/** The first chat package in English of the customer that a call is about: every customer of the demo data has it. */
export const packageAt = (path: string, id: Id): string => packagesOf(id('customer', path) ?? '')[0]?.externalId ?? '';

/** The first stage's package is fixed. */
export const keptStageOverrides = Object.fromEntries(
  (['_id', 'product', 'language', 'externalAssessmentPackageId'] as const).map((field) => {
    const path = `updateWorkflowInput.stages.${field}`;
    // A kind and a language are no ids: they follow the workflow's.
    const place = /_id|Id$/.test(field) ? path : 'updateWorkflowInput._id';
    return [`AppsUpdateWorkflow.${path}`, ({ id }: { id: Id }) => keptStage(place, id)[field]];
  }),
);

function keptStage(path: string, id: Id) {
  const [customer, workflow] = [id('customer', path) ?? '', id('workflow', path)];
  const index = Array.from({ length: 40 }, (_, each) => each).find((each) => idOf('workflow', customer, each) === workflow);
  const [known] = index === undefined ? [] : stagesOf(customer, index);
  return known ?? { _id: idOf('stage', customer), product: 'FI', language: 'en-US', externalAssessmentPackageId: packageAt(path, id) };
}
