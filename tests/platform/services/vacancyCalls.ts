import { afterAll, beforeAll } from 'vitest';
import { demoCustomers } from '../../../src/platform/demo/directory.ts';
import { workflowsOf } from '../../../src/platform/demo/workflows.ts';
import { startPlatform, unused } from '../browser.ts';
import type { Answer, Browser, Running } from '../browser.ts';

interface Manager {
  email: string;
  externalId: string;
  type: string;
  firstName?: string;
}
export interface Row {
  _id: string;
  title: string;
  description: string | null;
  externalVacancyId: string;
  hierarchyId: string;
  applicationCount: number;
  version: number;
  createdAt: string;
  archivedAt: string | null;
  roleFamily: { _id: string; name: string } | null;
  managers: Manager[];
  location: { address: string; coordinate: { lat: number; lng: number } | null } | null;
  workflow: { _id: string; name: string; stages: { _id: string; externalAssessmentPackageId: string }[] };
  genericAssessmentLinks: { stageId: string; assessmentLink: string; externalAssessmentPackageId: string }[];
}
export interface Page {
  data: Row[];
  pagination: { totalPages: number; currentPage: number; pageSize: number; totalItems: number };
}
export type Scope = Record<'organizationId' | 'customerId' | 'hierarchyId', string>;

export const fields = `_id title description externalVacancyId hierarchyId applicationCount version createdAt archivedAt roleFamily { _id name }
  managers { externalId email firstName lastName type } location { address coordinate { lat lng } }
  workflow { _id name isDefault stages { _id name externalAssessmentPackageId } }
  genericAssessmentLinks { stageId assessmentLink externalAssessmentPackageId assessmentPackageName }`;
export const listQuery = `query ($filter: AppsGetVacancyListV2Filter!) {
  AppsGetVacancyListV2(filter: $filter) { data { ${fields} } pagination { totalPages currentPage pageSize totalItems } }
}`;
export const simpleQuery = `query ($filter: AppsGetVacancyListFilter!) {
  AppsGetVacancyList(filter: $filter) { data { _id title externalVacancyId createdAt archivedAt } pagination { totalPages currentPage pageSize totalItems } }
}`;
export const getQuery = `query ($vacancyId: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) {
  AppsGetVacancyById(vacancyId: $vacancyId, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { ${fields} }
}`;
export const createQuery = `mutation ($input: AppsCreateVacancyInput!) { AppsCreateVacancy(input: $input) { ${fields} } }`;
export const updateQuery = `mutation ($input: AppsUpdateVacancyByExternalVacancyIdInput!) { AppsUpdateVacancyByExternalVacancyId(input: $input) { ${fields} } }`;
export const updateByIdQuery = `mutation ($input: AppsUpdateVacancyByIdInput!) { AppsUpdateVacancyById(input: $input) { ${fields} } }`;
export const bulkQuery = (
  name: 'Archive' | 'Restore',
) => `mutation ($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $ids: [String!]!, $matching: MatchingVacancies) {
  Apps${name}VacanciesByExternalVacancyIds(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, externalVacancyIds: $ids, matching: $matching) {
    data { _id } refused { _id reason args }
  }
}`;

/** Shared world of the tests of vacancies; available once they run. */
interface World {
  running: Running;
  staff: Browser;
  admin: Browser;
  /** Acme's, and that of another customer in the same region. */
  scope: Scope;
  foreign: Scope;
  /** An active one of Acme with two stages. */
  workflow: ReturnType<typeof workflowsOf>[number];
}

/**
 * Starts a platform for the tests of a file; the calls are made as Acme's administrator unless another browser is given.
 * @param environment where its stores are; embedded by default
 */
export function vacancyCalls(environment: () => Promise<Record<string, string>> = async () => ({})) {
  const world = {} as World;
  beforeAll(async () => {
    const running = startPlatform(await environment());
    const all = demoCustomers(new Date(new Date().setUTCHours(0, 0, 0, 0)), 120);
    const customerNamed = (name: string) => {
      const customer = all.find((each) => each.uniqueName === name);
      if (!customer) throw new Error(`There is no customer ${name}`);
      return customer;
    };
    const scopeOf = (name: string): Scope => {
      const { organizationId, id: customerId, rootHierarchyId: hierarchyId } = customerNamed(name);
      return { organizationId, customerId, hierarchyId };
    };
    const workflow = workflowsOf(customerNamed('acme'), new Date()).find((each) => !each.archivedAt && each.stages.length === 2);
    if (!workflow) throw new Error('Acme has no workflow with two stages');
    Object.assign(world, {
      ...{ running, workflow, scope: scopeOf('acme'), foreign: scopeOf('harbour-vale') },
      staff: await running.browser().as('staff@demo.example'),
      admin: await running.browser().as('admin@acme.example'),
    });
  }, 120_000);
  afterAll(() => world.running.close());

  const filter = (more: object = {}) => ({ ...world.scope, hierarchyIdList: [world.scope.hierarchyId], ...more });
  const chosen = (from = world.workflow) => ({
    _id: from.id,
    name: from.name,
    stages: from.stages.map(({ assessmentPackageName: _, triggers, ...stage }) => ({ ...stage, triggers })),
  });
  const input = (more: object = {}) => ({
    ...world.scope,
    title: `Made in a test ${unused()}`,
    roleFamily: { name: 'Graduate' },
    managers: [],
    workflow: chosen(),
    ...more,
  });
  return {
    world,
    filter,
    chosen,
    input,
    list: (more: object = {}, browser = world.admin) => browser.get<Page>(listQuery, { filter: filter(more) }),
    create: (more: object = {}, browser = world.admin) => browser.get<Row>(createQuery, { input: input(more) }),
    read: (vacancyId: string, browser = world.admin, where = world.scope) => browser.ask(getQuery, { vacancyId, ...where }),
    person: (email = `${unused()}@people.example`, more: object = {}) => ({ email, firstName: 'Mo', lastName: 'Manager', ...more }),
    changes: ({ externalVacancyId }: { externalVacancyId: string }, more: object = {}) => ({
      ...{ externalVacancyId, ...world.scope, title: 'Changed', description: '', roleFamily: { name: 'Sales' } },
      ...{ hiringManagers: [], recruiters: [], ...more },
    }),
    bulk: (name: 'Archive' | 'Restore', ids: string[], more: object = {}, browser = world.admin): Promise<Answer> =>
      browser.ask(bulkQuery(name), { ...world.scope, ids, ...more }),
  };
}
