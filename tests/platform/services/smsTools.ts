import type { Browser } from '../browser.ts';

// Documents and inputs of the tests of SMS credits.

export interface Scope {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
}

export interface Credits {
  customerId: string;
  credits: number;
  totalCredits: number;
}

interface Purchase {
  _id: string;
  purchaseAmount: number;
  purchaseUserEmail: string;
  purchaseUserId: string;
  purchasedAt: string;
  notes: string | null;
}

export interface Purchases {
  data: Purchase[];
  pagination: { totalItems: number; totalPages: number };
}

export interface Notice {
  type: 'USAGE_REMINDER' | 'USAGE_ALERT';
  channel: string;
  language: string;
  recipients: string[];
  threshold: number | null;
  lastSentAt: string | null;
}

export interface Setting {
  _id: string;
  version: number;
  retentionPeriod: { candidatePiiRetentionPeriod: number; videoRetentionPeriod: number };
  smsNotificationSettings: Notice[];
}

const setting = `_id version retentionPeriod { candidatePiiRetentionPeriod videoRetentionPeriod }
  smsNotificationSettings { type channel language recipients threshold lastSentAt }`;

export const queries = {
  me: '{ AuthMe { organizationId customerId hierarchyId } }',
  credits: 'query ($input: ScopeInput!) { NotifGetSMSCreditsByCustomerId(input: $input) { customerId credits totalCredits } }',
  purchases: `query ($input: NotifGetSMSCreditsPurchaseHistoryListInput!) { NotifGetSMSCreditsPurchaseHistoryList(input: $input) {
    data { _id purchaseAmount purchaseUserEmail purchaseUserId purchasedAt notes } pagination { totalItems totalPages } } }`,
  purchase: `mutation ($update: NotifPurchaseSMSCreditsByCustomerIdUpdate!) { NotifPurchaseSMSCreditsByCustomerId(update: $update) {
    customerId credits totalCredits } }`,
  setting: `query ($input: ScopeInput!) { AppsGetCustomerSetting(input: $input) { ${setting} } }`,
  notices: `mutation ($input: AppsUpdateSMSNotificationSettingsInput!) { AppsUpdateSMSNotificationSettings(input: $input) { ${setting} } }`,
};

export const scopeOf = (browser: Browser): Promise<Scope> => browser.get<Scope>(queries.me).then(({ ...scope }) => scope);

/** The reminder and the alert as the console sends them. */
export const noticesOf = (reminder: { threshold?: unknown; recipients: string[] }, alert: { recipients: string[] }) => {
  const by = { channel: 'EMAIL', language: 'en-US' };
  return [
    { ...by, type: 'USAGE_REMINDER', ...reminder },
    { ...by, type: 'USAGE_ALERT', ...alert },
  ];
};
