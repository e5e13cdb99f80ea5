import type { JsonValue } from '@openfeature/core';
import type { Region } from '../regions.ts';

export interface FlagContext {
  /** User id, which determines fractions. */
  targetingKey: string;
  userId: string;
  userType: string;
  groupIds: string[];
  region: Region;
  organizationId: string;
  customerId: string;
  hierarchyId: string;
}

export interface Evaluated {
  key: string;
  value?: JsonValue;
  variant?: string;
  reason?: string;
  metadata?: Record<string, string | number | boolean>;
  errorCode?: string;
  errorDetails?: string;
}

export interface FlagSource {
  all: (context: FlagContext) => Promise<Evaluated[]>;
  one: (key: string, context: FlagContext) => Promise<Evaluated>;
}

export const flagNotFound = (key: string): Evaluated => ({
  key,
  errorCode: 'FLAG_NOT_FOUND',
  errorDetails: 'There is no such flag.',
});

export class FlagServiceError extends Error {
  readonly retryAfter: string | undefined;
  constructor(message: string, retryAfter?: string) {
    super(message);
    this.name = 'FlagServiceError';
    this.retryAfter = retryAfter;
  }
}
