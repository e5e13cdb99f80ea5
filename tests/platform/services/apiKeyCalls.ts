import { origin, unused } from '../browser.ts';
import type { Answer, Browser, Running } from '../browser.ts';
import type { Scope } from './people.ts';

// Calls of programs with an API key, and of administrators about keys.

export const keyFields = `_id name prefix secret groupIds groups { name } departmentName requestsPerMinute state expiresAt lastUsedAt
  previousUntil revokedAt createdByName version documents { name text }`;

export interface Key {
  _id: string;
  name: string;
  prefix: string;
  secret: string;
  groupIds: string[];
  groups: { name: string }[];
  departmentName: string;
  state: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
  previousUntil: string | null;
  createdByName: string | null;
  version: number;
}

export const createKeyText = `mutation ($apiKey: ORGCreateApiKeyInput!) { ORGCreateApiKey(apiKey: $apiKey) { ${keyFields} } }`;
export const updateKeyText = `mutation ($filter: ApiKeyIdFilter!, $update: ORGUpdateApiKeyUpdate!) { ORGUpdateApiKey(filter: $filter, update: $update) { ${keyFields} } }`;
export const rotateKeyText = `mutation ($filter: ApiKeyIdFilter!, $input: ORGRotateApiKeyInput!) { ORGRotateApiKey(filter: $filter, input: $input) { ${keyFields} } }`;
export const revokeKeysText =
  'mutation ($filter: ApiKeyIdsFilter!) { ORGRevokeApiKeys(filter: $filter) { data { _id } refused { _id reason } } }';
export const getKeyText = `query ($filter: ApiKeyIdFilter!) { ORGGetApiKey(filter: $filter) { ${keyFields} } }`;
export const getKeysText = `query ($filter: ORGGetApiKeysFilter!) {
  ORGGetApiKeys(filter: $filter) { data { ${keyFields} } pagination { totalItems } }
}`;

export const newKey = (scope: Scope, groupIds: string[], more: object = {}) => ({
  ...scope,
  name: `Key ${unused()}`,
  groupIds,
  requestsPerMinute: 600,
  ...more,
});

export const createKey = (browser: Browser, scope: Scope, groupIds: string[], more: object = {}) =>
  browser.get<Key>(createKeyText, { apiKey: newKey(scope, groupIds, more) });

export const groupsText = `query ($filter: ORGGetGroupsFilter!) { ORGGetGroups(filter: $filter) { data { _id name customerId } pagination { totalItems } } }`;

export interface KeyReply {
  status: number;
  headers: Headers;
  body: Answer;
  text: string;
  code: string | undefined;
  reason: string | undefined;
}

interface CallOptions {
  region?: string;
  headers?: Record<string, string>;
}

/** A call as a program makes it: no cookies, no origin, no anti-forgery token. */
export async function callWith(
  { platform }: Running,
  secret: string,
  query: string,
  variables: object = {},
  { region = 'ap-southeast-2', headers = {} }: CallOptions = {},
): Promise<KeyReply> {
  const answer = await platform.fetch(
    new Request(`${origin}/api/${region}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}`, ...headers },
      body: JSON.stringify({ query, variables }),
    }),
  );
  const text = await answer.text();
  const body = JSON.parse(text) as Answer;
  const error = body.errors?.[0]?.extensions;
  return { status: answer.status, headers: answer.headers, body, text, code: error?.code, reason: error?.reason };
}
