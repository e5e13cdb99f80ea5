import type { Row } from './matrix.ts';

/** A key of a department is not below an archived one. */
const named = { door: 'right', absent: 'NOT_FOUND', archived: { hierarchy: 'NOT_FOUND', group: 'NOT_FOUND' } } as const;

const endedKey: Row = { ...named, own: ['answered', 'CONFLICT/API_KEY_REVOKED'], because: 'a revoked key is revoked for good' };

export const apiKeyRows = {
  ORGGetApiKeys: { door: 'right', absent: 'nothing' },
  ORGGetApiKey: named,
  ORGCreateApiKey: named,
  ORGUpdateApiKey: endedKey,
  ORGRotateApiKey: endedKey,
  ORGRevokeApiKeys: named,
} satisfies Record<string, Row>;
