import { getApiKey, getApiKeys } from './list.ts';
import { apiKeyTypes } from './relations.ts';
import { revokeApiKeys } from './revoke.ts';
import { createApiKey, rotateApiKey, updateApiKey } from './write.ts';

export const operations = [getApiKeys, getApiKey, createApiKey, updateApiKey, rotateApiKey, revokeApiKeys];

export const types = { ApiKey: apiKeyTypes };
