/** Parts of the platform, by the names that staff see in the list of its health. */
export const storeParts = ['IDENTITY_STORE', 'REGION_STORE'] as const;
export const queueParts = ['MAIL_QUEUE', 'TEXT_MESSAGE_QUEUE', 'WEBHOOK_QUEUE', 'ATS_QUEUE', 'AUDIT_RELAY_QUEUE'] as const;
export const senderParts = ['MAIL_SENDER', 'TEXT_MESSAGE_SENDER', 'WEBHOOK_SENDER', 'ATS_SENDER', 'SYSLOG_SENDER'] as const;

export type QueuePart = (typeof queueParts)[number];
export type SenderPart = (typeof senderParts)[number];
export type PartName = (typeof storeParts)[number] | QueuePart | SenderPart | 'PROCESS';
export type PartKind = 'STORE' | 'QUEUE' | 'SENDER' | 'PROCESS';

/** Worst first. `UNUSED` is not in use: a sender without settings, a store that no process has opened. */
export const partStates = ['DOWN', 'DEGRADED', 'UNKNOWN', 'HEALTHY', 'UNUSED'] as const;
export type PartState = (typeof partStates)[number];

/** Queues whose messages can be given up. */
export const deadLetterKinds = ['MAIL', 'TEXT_MESSAGE', 'WEBHOOK', 'ATS_REQUEST', 'BACKGROUND_TASK'] as const;
export type DeadLetterKind = (typeof deadLetterKinds)[number];
