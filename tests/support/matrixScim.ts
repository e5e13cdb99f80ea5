import type { Row } from './matrixRows.ts';

const named = { door: 'right', absent: 'NOT_FOUND' } as const;

export const scimRows = {
  IDPGetScimTokens: { door: 'right', absent: 'nothing' },
  IDPGetScimToken: named,
  IDPCreateScimToken: { ...named, archived: { group: 'NOT_FOUND' } },
  IDPUpdateScimToken: {
    ...named,
    archived: { group: 'NOT_FOUND' },
    own: ['answered', 'CONFLICT/SCIM_TOKEN_REVOKED'],
    because: 'a revoked token is revoked for good',
  },
  IDPRevokeScimTokens: named,
  IDPGetScimRequests: { door: 'right', absent: 'nothing' },
  IDPGetScimRequest: named,
} satisfies Record<string, Row>;
