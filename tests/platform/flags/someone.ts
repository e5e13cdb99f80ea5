import type { FlagContext } from '../../../src/platform/flags/source.ts';

/** Somebody for whom flags are evaluated. */
export const context = (more: Partial<FlagContext> = {}): FlagContext => ({
  targetingKey: 'u1',
  userId: 'u1',
  userType: 'RECRUITER',
  groupIds: ['g1', 'g2'],
  region: 'eu-west-1',
  organizationId: 'o1',
  customerId: 'c1',
  hierarchyId: 'h1',
  ...more,
});

/** A flag of flagd's format that is off, and on where its rule holds. */
export const flag = (targeting?: object, more: object = {}) => ({
  state: 'ENABLED',
  variants: { on: true, off: false },
  defaultVariant: 'off',
  ...(targeting ? { targeting } : {}),
  ...more,
});

/** On where a condition holds. */
export const when = (condition: object) => flag({ if: [condition, 'on', 'off'] });

export const file = (flags: Record<string, object>, more: object = {}): string => JSON.stringify({ flags, ...more });
