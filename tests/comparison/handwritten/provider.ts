import { HttpError, type DataProvider, type Identifier, type RaRecord } from 'react-admin';

// A hand-written data provider for customers, groups and workflows of the platform: its documents and their variables.

interface Tenant {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
}

interface Wire {
  _id: string;
}

type Variables = Record<string, unknown>;

interface ListAsked {
  page: number;
  perPage: number;
  sort: { fieldName: string; order: string };
  archived: boolean;
}

interface Resource {
  list: [document: string, variables: (asked: ListAsked) => Variables];
  one: [document: string, variables: (id: Identifier) => Variables];
  create: [document: string, variables: (data: Variables) => Variables];
  update?: [document: string, variables: (id: Identifier, data: Variables) => Variables];
  archive: [document: string, variables: (ids: Identifier[]) => Variables];
  restore: string;
}

const customerFields = '_id displayName uniqueName organizationId awsRegion createdAt updatedAt archivedAt';
const groupFields = '_id name description usersCount hierarchy { name } createdAt updatedAt archivedAt';
const workflowFields = `_id name customerId createdAt updatedAt archivedAt
  stages { _id name product provider language externalAssessmentPackageId }`;

const customers = ({ organizationId }: Tenant): Resource => ({
  list: [
    `query ($filter: ORGGetCustomersFilter!) { answer: ORGGetCustomers(filter: $filter) { data { ${customerFields} } pagination { totalItems } } }`,
    ({ page, perPage, sort, archived }) => ({
      filter: { organizationId, skip: page - 1, limit: perPage, sort, activeOnly: !archived, archivedOnly: archived },
    }),
  ],
  one: [
    `query ($filter: ORGGetCustomerFilter!) { answer: ORGGetCustomer(filter: $filter) { ${customerFields} } }`,
    (_id) => ({ filter: { _id } }),
  ],
  create: [
    `mutation ($customer: ORGCreateCustomerInput!) { answer: ORGCreateCustomer(customer: $customer) { ${customerFields} } }`,
    ({ displayName, uniqueName }) => ({ customer: { organizationId, displayName, uniqueName } }),
  ],
  archive: [
    'mutation ($filter: CustomerIdsFilter!) { answer: ORGArchiveCustomers(filter: $filter) { data { _id } } }',
    (customerIds) => ({ filter: { customerIds } }),
  ],
  restore: 'mutation ($filter: CustomerIdsFilter!) { answer: ORGRestoreCustomers(filter: $filter) { data { _id } } }',
});

const groups = (tenant: Tenant): Resource => ({
  list: [
    `query ($filter: ORGGetGroupsFilter!) { answer: ORGGetGroups(filter: $filter) { data { ${groupFields} } pagination { totalItems } } }`,
    ({ page, perPage, sort, archived }) => ({
      filter: {
        organizationId: tenant.organizationId,
        customerId: tenant.customerId,
        skip: page - 1,
        limit: perPage,
        sort,
        activeOnly: !archived,
        archivedOnly: archived,
      },
    }),
  ],
  one: [`query ($filter: GroupIdFilter!) { answer: ORGGetGroup(filter: $filter) { ${groupFields} } }`, (_id) => ({ filter: { _id } })],
  create: [
    `mutation ($group: ORGCreateGroupInput!) { answer: ORGCreateGroup(group: $group) { ${groupFields} } }`,
    ({ name, description }) => ({ group: { ...tenant, name, description } }),
  ],
  update: [
    `mutation ($filter: GroupIdFilter!, $update: ORGUpdateGroupUpdate!) {
      answer: ORGUpdateGroup(filter: $filter, update: $update) { ${groupFields} }
    }`,
    (_id, { name, description }) => ({ filter: { _id }, update: { name, description } }),
  ],
  archive: [
    'mutation ($filter: GroupIdsFilter!) { answer: ORGArchiveGroups(filter: $filter) { data { _id } } }',
    (groupIds) => ({ filter: { groupIds } }),
  ],
  restore: 'mutation ($filter: GroupIdsFilter!) { answer: ORGRestoreGroups(filter: $filter) { data { _id } } }',
});

const inTenant = '$organizationId: ID!, $customerId: ID!, $hierarchyId: ID!';
const ofTenant = 'organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId';

const workflows = (tenant: Tenant): Resource => ({
  list: [
    `query ($filter: AppsGetWorkflowListFilter!) {
      answer: AppsGetWorkflowList(filter: $filter) { data { ${workflowFields} } pagination { totalItems } }
    }`,
    ({ page, perPage, sort, archived }) => ({
      filter: { ...tenant, skipEq: page - 1, limitEq: perPage, sort, isArchived: archived },
    }),
  ],
  one: [
    `query (${inTenant}, $workflowId: ID!) { answer: AppsGetWorkflowById(${ofTenant}, workflowId: $workflowId) { ${workflowFields} } }`,
    (workflowId) => ({ ...tenant, workflowId }),
  ],
  create: [
    `mutation (${inTenant}, $name: String!, $stages: [StageInput!]!) {
      answer: AppsCreateWorkflow(${ofTenant}, name: $name, stages: $stages) { ${workflowFields} }
    }`,
    ({ name, stages }) => ({ ...tenant, name, stages }),
  ],
  update: [
    `mutation (${inTenant}, $updateWorkflowInput: AppsUpdateWorkflowInput!) {
      answer: AppsUpdateWorkflow(${ofTenant}, updateWorkflowInput: $updateWorkflowInput) { ${workflowFields} }
    }`,
    (_id, { name, stages }) => ({ ...tenant, updateWorkflowInput: { _id, name, stages } }),
  ],
  archive: [
    `mutation (${inTenant}, $workflowIds: [ID!]!) { answer: AppsArchiveWorkflows(${ofTenant}, workflowIds: $workflowIds) { data { _id } } }`,
    (workflowIds) => ({ ...tenant, workflowIds }),
  ],
  restore: `mutation (${inTenant}, $workflowIds: [ID!]!) {
    answer: AppsRestoreWorkflows(${ofTenant}, workflowIds: $workflowIds) { data { _id } }
  }`,
});

interface Answered<Data> {
  data?: { answer: Data } | null;
  errors?: { message: string; extensions?: { code?: string; fields?: Record<string, string> } }[];
}

const statuses: Record<string, number | undefined> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  BAD_USER_INPUT: 400,
};

const withId = <Row extends Wire>({ _id, ...row }: Row) => ({ ...row, id: _id });

/** The provider of one customer in one region; `csrf` answers the anti-forgery token of the cookie. */
export function createHandwrittenProvider(address: string, tenant: Tenant, csrf: () => string, send: typeof fetch = fetch): DataProvider {
  const resources: Record<string, Resource> = { customers: customers(tenant), groups: groups(tenant), workflows: workflows(tenant) };

  const resource = (name: string): Resource => {
    const found = resources[name];
    if (!found) throw new Error(`There is no resource ${name}`);
    return found;
  };

  const ask = async <Data>(query: string, variables: Variables): Promise<Data> => {
    const response = await send(address, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrf() },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as Answered<Data>;
    const [error] = errors ?? [];
    if (error || !data) {
      const status = statuses[error?.extensions?.code ?? ''] ?? 500;
      throw new HttpError(error?.message ?? response.statusText, status, { errors: error?.extensions?.fields });
    }
    return data.answer;
  };

  const one = async (name: string, id: Identifier) => {
    const [document, variables] = resource(name).one;
    return withId(await ask<Wire>(document, variables(id)));
  };

  const provider = {
    getList: async (name: string, { pagination, sort, filter }: Parameters<DataProvider['getList']>[1]) => {
      const [document, variables] = resource(name).list;
      const { page = 1, perPage = 30 } = pagination ?? {};
      const order = (sort?.order ?? 'ASC').toLowerCase();
      const asked = {
        page,
        perPage,
        sort: { fieldName: sort?.field ?? 'createdAt', order },
        archived: (filter as Variables)['archived'] === true,
      };
      const { data, pagination: counted } = await ask<{ data: Wire[]; pagination: { totalItems: number } }>(document, variables(asked));
      return { data: data.map(withId), total: counted.totalItems };
    },
    getOne: async (name: string, { id }: { id: Identifier }) => ({ data: await one(name, id) }),
    getMany: async (name: string, { ids }: { ids: Identifier[] }) => ({ data: await Promise.all(ids.map((id) => one(name, id))) }),
    getManyReference: () => Promise.reject(new Error('No list of these stands below a record')),
    create: async (name: string, { data }: { data: Variables }) => {
      const [document, variables] = resource(name).create;
      return { data: withId(await ask<Wire>(document, variables(data))) };
    },
    update: async (name: string, { id, data }: { id: Identifier; data: Variables }) => {
      const { update } = resource(name);
      if (!update) throw new Error(`${name} cannot be changed`);
      return { data: withId(await ask<Wire>(update[0], update[1](id, data))) };
    },
    updateMany: async (name: string, { ids, data }: { ids: Identifier[]; data: Variables }) => {
      const { archive, restore } = resource(name);
      const answer = await ask<{ data: Wire[] }>(data['archived'] === true ? archive[0] : restore, archive[1](ids));
      return { data: answer.data.map(({ _id }) => _id) };
    },
    delete: (): Promise<{ data: RaRecord }> => Promise.reject(new Error('Nothing is deleted here')),
    deleteMany: () => Promise.reject(new Error('Nothing is deleted here')),
  };
  return provider as unknown as DataProvider;
}
