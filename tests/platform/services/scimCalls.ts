import { origin, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { createUserText, newUser } from './people.ts';
import type { Person, Scope } from './people.ts';

// Calls of identity providers, and of administrators about their tokens.

export const tokenFields =
  '_id name prefix baseUrl secret groupIds groups { name } state expiresAt lastUsedAt revokedAt createdByName version';

export interface Token {
  _id: string;
  name: string;
  prefix: string;
  baseUrl: string;
  secret: string;
  groupIds: string[];
  state: string;
  lastUsedAt: string | null;
  createdByName: string | null;
  version: number;
}

export const createTokenText = `mutation ($token: IDPCreateScimTokenInput!) { IDPCreateScimToken(token: $token) { ${tokenFields} } }`;
export const updateTokenText = `mutation ($filter: ScimTokenIdFilter!, $update: IDPUpdateScimTokenUpdate!) { IDPUpdateScimToken(filter: $filter, update: $update) { ${tokenFields} } }`;
export const revokeTokensText =
  'mutation ($filter: ScimTokenIdsFilter!) { IDPRevokeScimTokens(filter: $filter) { data { _id } refused { _id reason } } }';
export const getTokenText = `query ($filter: ScimTokenIdFilter!) { IDPGetScimToken(filter: $filter) { ${tokenFields} } }`;
export const getTokensText = `query ($filter: IDPGetScimTokensFilter!) { IDPGetScimTokens(filter: $filter) { data { ${tokenFields} } pagination { totalItems } } }`;
export const getRequestsText = `query ($filter: IDPGetScimRequestsFilter!) {
  IDPGetScimRequests(filter: $filter) { data { _id method path status outcome scimType detail resourceType resourceId resourceName fields tokenName } pagination { totalItems } }
}`;

export const ownerOf = ({ organizationId, customerId }: Scope) => ({ organizationId, customerId });

export const createToken = (browser: Browser, scope: Scope, groupIds: string[] = [], more: object = {}) =>
  browser.get<Token>(createTokenText, { token: { ...ownerOf(scope), name: `Token ${unused()}`, groupIds, ...more } });

export interface Resource {
  [name: string]: unknown;
  id: string;
  meta: { version: string; location: string; created: string; lastModified: string; resourceType: string };
}

export interface Reply {
  status: number;
  headers: Headers;
  body: Resource & { detail?: string; scimType?: string; totalResults: number; Resources: Resource[]; Operations: Resource[] };
}

export type Call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;

export const scimCaller =
  ({ platform }: Running, secret: string): Call =>
  async (method, path, body, headers = {}) => {
    const answer = await platform.fetch(
      new Request(`${origin}/scim/v2${path}`, {
        method,
        headers: { authorization: `Bearer ${secret}`, ...(body !== undefined && { 'content-type': 'application/scim+json' }), ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') && text !== '';
    return { status: answer.status, headers: answer.headers, body: (isJson ? JSON.parse(text) : {}) as Reply['body'] };
  };

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';

export const newPerson = (more: object = {}) => {
  const userName = `person-${unused()}@made.example`;
  return {
    schemas: [userSchema],
    userName,
    name: { givenName: 'Ada', familyName: 'Example' },
    emails: [{ value: userName, type: 'work', primary: true }],
    active: true,
    ...more,
  };
};

export const patch = (...operations: object[]) => ({ schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations: operations });

export const filtered = (path: string, filter: string) => `${path}?filter=${encodeURIComponent(filter)}`;

/** Somebody without groups who is signed in. */
export async function signedIn(running: Running, admin: Browser, scope: Scope): Promise<{ browser: Browser; id: string }> {
  const { email, _id: id } = await admin.get<Person>(createUserText, { user: newUser(scope) });
  const { pool } = await running.platform.stores.identity();
  await pool.query(
    `update identities set password_hash = (select password_hash from identities where email = 'admin@acme.example') where id = $1`,
    [id],
  );
  return { browser: await running.browser().as(email), id };
}
