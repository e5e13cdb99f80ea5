import { packagesOf } from '../../src/platform/demo/workflowStages.ts';
import { keptWorkflow } from './exampleVacancies.ts';
import type { Values } from '../../src/plan/sources.ts';

type Known = (scope: { customerId: string }, firstOf: (resource: string) => Promise<string>, seed: string) => Promise<Values>;

const stages: Known = async ({ customerId }) => {
  const [found] = packagesOf(customerId);
  const { product, language, externalId } = found ?? { product: 'FI', language: 'en-US', externalId: '' };
  return { stages: [{ provider: 'PH', product, language, externalAssessmentPackageId: externalId, triggers: [] }] };
};

const workflowOptions: Known = async (_, firstOf, seed) => ({
  workflowOptions: [{ workflowId: await firstOf('workflows'), displayName: seed, isDefault: true }],
});

/** A workflow as it is kept, and people who are not named twice. */
const vacancy: Known = async ({ customerId }, firstOf, seed) => {
  const workflow = await firstOf('workflows');
  const person = (list: string) => [
    { firstName: seed, lastName: list, email: `${seed}.${list}@made.example`.toLowerCase(), externalId: seed },
  ];
  return {
    workflow: keptWorkflow(customerId, workflow),
    ...{ hiringManagers: person('hires'), recruiters: person('recruits') },
  };
};

/** Rows of forms that hold ids of the tenant's own, by the form: a schema cannot make them up. */
export const knownRows: Record<string, Known | undefined> = {
  'apps/createVacancy': vacancy,
  'apps/updateVacancy': vacancy,
  'apps/createWorkflow': stages,
  'apps/updateWorkflow': stages,
  'apps/createWorkflowSet': workflowOptions,
  'apps/updateWorkflowSet': workflowOptions,
};
