import type { Row } from './matrixRows.ts';

/** A key of a department is not below an archived one. */
const named = { door: 'right', absent: 'NOT_FOUND', archived: { hierarchy: 'NOT_FOUND', group: 'NOT_FOUND' } } as const;

const noDepartment = 'BAD_USER_INPUT/NO_DEPARTMENT';

const endedKey: Row = { ...named, own: ['answered', 'CONFLICT/API_KEY_REVOKED'], because: 'a revoked key is revoked for good' };

export const apiKeyRows = {
  ORGGetApiKeys: { door: 'right', absent: 'nothing' },
  ORGGetApiKey: named,
  // The form offers departments, and is answered at the field.
  ORGCreateApiKey: {
    ...{ door: 'right', absent: noDepartment, at: { group: 'NOT_FOUND' } },
    archived: { hierarchy: noDepartment, group: 'NOT_FOUND' },
  },
  ORGUpdateApiKey: endedKey,
  ORGRotateApiKey: endedKey,
  ORGRevokeApiKeys: named,
} satisfies Record<string, Row>;
