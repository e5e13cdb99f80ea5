// Demo rows of the nouns that bring their own. Written by `npm run codegen` from the folders of src/platform/services/.

import type { Seed } from '../demo/bulk.ts';
import { seed as apiKeys } from '../services/api-keys/demo.ts';
import { seed as scimRequests } from '../services/scim-requests/demo.ts';
import { seed as scimTokens } from '../services/scim-tokens/demo.ts';

export const seeds: readonly Seed[] = [apiKeys, scimRequests, scimTokens];
