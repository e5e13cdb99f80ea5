import { valueAt } from '../../../engine/forms/template.ts';
import type { AtsTenant } from '../ats-inbound/caller.ts';

export const reportTypes = [
  'REPORT_ASSESSMENT_LINK',
  'REPORT_APPLICATION_PROGRESS',
  'UPDATE_APPLICATION_STATUS',
  'REPORT_PREDICTION_RESULT',
  'REPORT_REVIEWS',
  'MOVE_TO_NEXT_STEP',
] as const;

export type ReportType = (typeof reportTypes)[number];

export interface Target {
  url: string;
  /** Secrets of this part of the connection's API. */
  credential: 'own' | 'assessment';
}

/** Below the API address, for types without an address of their own. */
const paths: Partial<Record<ReportType, string>> = {
  REPORT_ASSESSMENT_LINK: 'assessment-links',
  REPORT_APPLICATION_PROGRESS: 'progress',
  UPDATE_APPLICATION_STATUS: 'statuses',
  REPORT_PREDICTION_RESULT: 'results',
  MOVE_TO_NEXT_STEP: 'steps',
};

const ownAddresses: Partial<Record<ReportType, readonly (keyof AtsTenant)[]>> = {
  REPORT_ASSESSMENT_LINK: ['assessmentApiUrl', 'reportApplicationUrl'],
  REPORT_APPLICATION_PROGRESS: ['assessmentApiUrl', 'reportApplicationUrl'],
  UPDATE_APPLICATION_STATUS: ['reportApplicationUrl'],
  REPORT_PREDICTION_RESULT: ['reportPredictionResultUrl', 'assessmentApiUrl'],
  REPORT_REVIEWS: ['reviewsUrl'],
};

/** Undefined where the connection has no address for this, which is then not reported. */
export function targetOf(tenant: AtsTenant, type: ReportType): Target | undefined {
  for (const name of ownAddresses[type] ?? []) {
    const url = tenant[name];
    if (typeof url === 'string' && url) return { url, credential: name === 'assessmentApiUrl' ? 'assessment' : 'own' };
  }
  const path = paths[type];
  return path && tenant.baseUrl ? { url: `${tenant.baseUrl.replace(/\/+$/, '')}/${path}`, credential: 'own' } : undefined;
}

export const externalTenantOf = ({ externalTenantId, id }: AtsTenant): string => externalTenantId ?? id;

export const textAt = (tenant: AtsTenant, key: string): string | undefined => {
  const value = valueAt(tenant, key);
  return typeof value === 'string' && value ? value : undefined;
};

/** Name at the ATS of a status of ours: the first that the connection's mapping has for it. */
export function statusAt(tenant: AtsTenant, status: string): string | undefined {
  const mapping = (tenant.extra['appsApplicationStatus'] ?? {}) as Record<string, unknown>;
  return Object.keys(mapping).find((name) => mapping[name] === status);
}

/** Facts about the connection that every request carries. */
export const envelopeOf = ({ externalTenantId, customerName, segmentCode, isMasterCustomer }: AtsTenant): Record<string, unknown> => ({
  ...(externalTenantId && { tenantId: externalTenantId }),
  ...(customerName && { customerName }),
  ...(segmentCode && { segmentCode }),
  ...(isMasterCustomer && { isMasterCustomer }),
});

/** Longest wait for the ATS, in ms. */
export function timeoutOf(tenant: AtsTenant): number {
  const seconds = Number(tenant.extra['requestTimeoutSeconds']) || 15;
  return Math.min(Math.max(seconds, 1), 60) * 1000;
}
