import { getScimToken, getScimTokens } from './list.ts';
import { scimTokenTypes } from './relations.ts';
import { revokeScimTokens } from './revoke.ts';
import { createScimToken, updateScimToken } from './write.ts';

export const operations = [getScimTokens, getScimToken, createScimToken, updateScimToken, revokeScimTokens];

export const types = { ScimToken: scimTokenTypes };
