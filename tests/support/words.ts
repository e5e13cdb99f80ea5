import type { Access } from '../../src/engine/plan/Plan.ts';

export function callers(access: Access): string {
  if (access === 'public') return 'anybody, signed in or not';
  if (access === 'session') return 'anybody who is signed in';
  return `whoever holds ${access.toSorted().join(' and ')}`;
}
