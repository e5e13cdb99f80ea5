import type { ManagerType } from '../../../generated/types.ts';

const keys = { HIRING_MANAGER: 'hiringManager', RECRUITER: 'recruiter' } as const;

/** Groups of `extra.groupIds` that managers of each type join. */
export function groupIdsOf(extra: Record<string, unknown>): Record<ManagerType, string[]> {
  const named = (extra['groupIds'] ?? {}) as Record<string, unknown>;
  const of = (type: ManagerType) => {
    const ids = named[keys[type]];
    return Array.isArray(ids) ? [...new Set(ids.map(String))] : [];
  };
  return { HIRING_MANAGER: of('HIRING_MANAGER'), RECRUITER: of('RECRUITER') };
}

export function allGroupIds(extra: Record<string, unknown>): string[] {
  const byType = groupIdsOf(extra);
  return [...new Set([...byType.HIRING_MANAGER, ...byType.RECRUITER])];
}
