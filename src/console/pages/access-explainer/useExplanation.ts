import { useQuery } from '@tanstack/react-query';
import { pageTools } from '../../../generated/pageTools.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';
import type { Kind } from './kinds.ts';

export interface Named {
  _id: string;
  name: string;
}

/** A statement that allows or refuses; without a group where one may not see it. */
export interface Reason {
  effect: 'allow' | 'deny';
  group?: Named | null;
  talentHub?: boolean | null;
  /** Place among the statements of its policy, from 0: the basic rule. */
  statement?: number | null;
  resource?: string | null;
  department?: Named | null;
}

export interface Decision {
  right: string;
  allowed: boolean;
  reasons: Reason[];
}

export interface Explanation {
  name: string;
  path: Named[];
  decisions: Decision[];
  blocked: string[];
}

export function useExplanation(userId: string, kind: Kind, of: string | undefined) {
  const { ask } = useTools();
  return useQuery({
    queryKey: ['access', userId, kind, of],
    queryFn: ({ signal }): Promise<Explanation> => {
      const input = { userId, subject: kind, ...(of && { _id: of }) };
      return ask(pageTools['CommonExplainAccess'] ?? 'CommonExplainAccess', { input }, { signal });
    },
    enabled: kind === 'CUSTOMER' || of !== undefined,
  });
}
