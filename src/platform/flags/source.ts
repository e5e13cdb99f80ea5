import type { JsonValue } from '@openfeature/core';
import type { Region } from '../regions.ts';

/** Whom and what flags are evaluated for (spec 1 §6): always the session's own facts, and a customer within its reach (decisions §5). */
export interface FlagContext {
  /** What fractions are counted by: the user's id. */
  targetingKey: string;
  userId: string;
  userType: string;
  groupIds: string[];
  region: Region;
  organizationId: string;
  customerId: string;
  /** The root department of the customer. */
  hierarchyId: string;
}

/** A flag as the remote evaluation protocol (OFREP) answers it. Without a value the caller's own default counts. */
export interface Evaluated {
  key: string;
  value?: JsonValue;
  variant?: string;
  reason?: string;
  metadata?: Record<string, string | number | boolean>;
  errorCode?: string;
  errorDetails?: string;
}

/** Who evaluates: this platform's definitions, or a foreign service of the same protocol. */
export interface FlagSource {
  all: (context: FlagContext) => Promise<Evaluated[]>;
  one: (key: string, context: FlagContext) => Promise<Evaluated>;
}

export const flagNotFound = (key: string): Evaluated => ({
  key,
  errorCode: 'FLAG_NOT_FOUND',
  errorDetails: 'There is no such flag.',
});

/** The foreign service does not answer, or not in the protocol's way. */
export class FlagServiceError extends Error {
  /** Seconds or a date, where it asked not to be called for a while. */
  readonly retryAfter: string | undefined;
  constructor(message: string, retryAfter?: string) {
    super(message);
    this.name = 'FlagServiceError';
    this.retryAfter = retryAfter;
  }
}
