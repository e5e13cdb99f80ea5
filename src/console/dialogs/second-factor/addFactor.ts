import type { useTools } from '../../../engine/screens/values/useAsk.ts';

export interface AddedFactor {
  /** Recovery codes; none unless this is the first factor. */
  codes: string[];
  /** How many other sessions the user has. */
  others: number;
}

type Ask = ReturnType<typeof useTools>['ask'];

export async function addFactor(ask: Ask, operation: 'AuthAddApp' | 'AuthAddPasskey', input: object): Promise<AddedFactor> {
  const { recoveryCodes } = await ask<{ recoveryCodes: string[] }>(operation, { input });
  // The factor is added: without the number, nothing is offered.
  const sessions = await ask<{ pagination: { totalItems: number } }>('AuthGetSessions', { limit: 1 }).catch(() => undefined);
  return { codes: recoveryCodes, others: (sessions?.pagination.totalItems ?? 1) - 1 };
}

export const isDone = ({ codes, others }: AddedFactor): boolean => codes.length === 0 && others < 1;
