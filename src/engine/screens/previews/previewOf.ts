import type { ComponentType } from 'react';
import type { Values } from '../../plan/sources.ts';
import { later } from '../later.tsx';
import type { CustomerSummary } from '../shell/customers.ts';
import type { ToolProvider } from '../useAsk.ts';

/** What the values of a form, or an action, come to: beside it while one types, or before it is done. */
export type Preview = ComponentType<PreviewProps>;

export interface PreviewProps {
  /** A form's values; of an action, what its operation would be asked with. */
  values: Values;
  /** What stood in the form when it was opened. */
  before?: Values;
  /** Of an action, its operation. */
  operation?: string;
}

/** The preview that a form names; none of an unknown name. */
export const previewOf = (name: string): Preview | undefined => previews[name];

/** Text to confirm before an action; undefined if there is nothing to warn of. */
export type Warning = (asked: WarningInput) => Promise<string | undefined>;

export interface WarningInput {
  ask: ToolProvider['ask'];
  translate: (key: string, args?: Values) => string;
  /** Variables of the action's operation. */
  values: Values;
  customer: CustomerSummary | undefined;
}

/** The warning of an action that asks only where it has to. */
export const warningOf = async (name: string): Promise<Warning | undefined> => warnings[name]?.();

const warnings: Record<string, (() => Promise<Warning>) | undefined> = {
  archiveCustomers: async () => (await import('./archiveCustomers.ts')).archiveCustomers,
};

const previews: Record<string, Preview | undefined> = {
  chatInterview: later(async () => (await import('./ChatInterview.tsx')).ChatInterview),
  groupAccess: later(async () => (await import('./GroupAccess.tsx')).GroupAccess),
  members: later(async () => (await import('./Members.tsx')).Members),
  retention: later(async () => (await import('./Retention.tsx')).Retention),
  ssoGroups: later(async () => (await import('./SsoGroups.tsx')).SsoGroups),
};
