import { asGroups, groupVersion, listGroups, requireGroup } from './groupRows.ts';
import { changeGroup, createGroup, removeGroup, replaceGroup } from './groups.ts';
import { noteResource } from './context.ts';
import type { ScimContext } from './context.ts';
import { ScimError, unknownResource } from './errors.ts';
import { isUnchanged, requireMatch } from './etags.ts';
import { listRequestOf, listResponse, pageOfAll } from './listRequest.ts';
import type { ListRequest } from './listRequest.ts';
import { project } from './projection.ts';
import type { Resource } from './projection.ts';
import { asUsers, listUsers, requireUser, userVersion } from './userRows.ts';
import { changeUser, createUser, removeUser, replaceUser } from './users.ts';

export interface ScimRequest {
  method: string;
  path: string;
  parameters: Record<string, unknown>;
  body: unknown;
  ifMatch?: string | undefined;
  ifNoneMatch?: string | undefined;
}

export interface ScimAnswer {
  status: number;
  body?: unknown;
  version?: string;
  location?: string;
}

/** Functions of users or of groups. */
interface Endpoint<Row> {
  kind: 'User' | 'Group';
  require: (context: ScimContext, id: string) => Promise<Row>;
  list: (context: ScimContext, request: ListRequest) => Promise<{ total: number; resources: Resource[] }>;
  show: (context: ScimContext, rows: Row[], selected: ListRequest) => Promise<Resource[]>;
  version: (row: Row) => string;
  create: (context: ScimContext, body: unknown) => Promise<Row>;
  replace: (context: ScimContext, row: Row, body: unknown) => Promise<Row>;
  change: (context: ScimContext, row: Row, body: unknown) => Promise<Row>;
  remove: (context: ScimContext, row: Row) => Promise<void>;
}

const users = router({
  kind: 'User',
  ...{ require: requireUser, list: listUsers, show: asUsers, version: userVersion },
  ...{ create: createUser, replace: replaceUser, change: changeUser, remove: removeUser },
});

const groups = router({
  kind: 'Group',
  ...{ require: requireGroup, list: listGroups, show: asGroups, version: groupVersion },
  ...{ create: createGroup, replace: replaceGroup, change: changeGroup, remove: removeGroup },
});

/** Answers a request about users or groups. @throws ScimError */
export function answer(context: ScimContext, request: ScimRequest): Promise<ScimAnswer> {
  if (request.path === '/.search' && request.method === 'POST') return searchAll(context, request.body as Record<string, unknown>);
  const [, endpoint = '', id] = /^\/(Users|Groups)(?:\/([^/]{1,200}))?$/i.exec(request.path) ?? [];
  if (!endpoint) throw unknownResource();
  return (endpoint.toLowerCase() === 'users' ? users : groups)(context, request, id);
}

/** Searches users and groups together: users come first. An attribute that only one kind has excludes the other. */
async function searchAll(context: ScimContext, parameters: Record<string, unknown>): Promise<ScimAnswer> {
  const request = listRequestOf(parameters);
  const page = await pageOfAll(request, [(part) => listUsers(context, part), (part) => listGroups(context, part)]);
  return { status: 200, body: listResponse(page.total, request, page.resources) };
}

function router<Row extends { id: string }>(endpoint: Endpoint<Row>) {
  const single = async (context: ScimContext, row: Row, { parameters }: ScimRequest, status: number): Promise<ScimAnswer> => {
    const selected = listRequestOf({ ...parameters, filter: undefined });
    const [resource] = await endpoint.show(context, [row], selected);
    if (!resource) throw unknownResource();
    const { location, version } = resource.meta as { location: string; version: string };
    return { status, version, location, body: project(resource, selected) };
  };
  const search = async (context: ScimContext, parameters: Record<string, unknown>): Promise<ScimAnswer> => {
    const request = listRequestOf(parameters);
    const { total, resources } = await endpoint.list(context, request);
    return { status: 200, body: listResponse(total, request, resources) };
  };
  return async (context: ScimContext, request: ScimRequest, id: string | undefined): Promise<ScimAnswer> => {
    const { method, body, parameters, ifMatch, ifNoneMatch } = request;
    noteResource(context, { resourceType: endpoint.kind });
    if (id === '.search' && method === 'POST') return search(context, body as Record<string, unknown>);
    if (id === undefined) {
      if (method === 'GET') return search(context, parameters);
      if (method === 'POST') return single(context, await endpoint.create(context, body), request, 201);
      throw notAllowed(method);
    }
    const change = { PUT: endpoint.replace, PATCH: endpoint.change }[method];
    if (method !== 'GET' && method !== 'DELETE' && !change) throw notAllowed(method);
    noteResource(context, { resourceId: id.slice(0, 64) });
    const row = await endpoint.require(context, id);
    const version = endpoint.version(row);
    if (method === 'GET') return isUnchanged(ifNoneMatch, version) ? { status: 304, version } : single(context, row, request, 200);
    requireMatch(ifMatch, version);
    if (change) return single(context, await change(context, row, body), request, 200);
    await endpoint.remove(context, row);
    return { status: 204 };
  };
}

const notAllowed = (method: string) => new ScimError(405, `${method} is not possible here.`);
