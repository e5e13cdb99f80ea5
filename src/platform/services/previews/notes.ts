import type { TemplateLanguage } from '../../../generated/values.ts';

export type NoticeMessage = { language: TemplateLanguage; name: string; template: string | null } & (
  | { channel: 'EMAIL'; email: string; subject: string; html: string }
  | { channel: 'SMS'; phoneNumber: string; text: string }
);

/** Noted while an action is run as a trial. */
export interface PreviewNotes {
  onMessage: (message: NoticeMessage) => void;
  /** A report to another system; `ats` names an ATS, and other ones are webhooks. */
  onReport: (to: { id: string; ats?: string }) => void;
  /** A mail to a suppressed address, which is not sent. */
  onSuppressed: () => void;
  reasons: { _id: string; name: string }[];
  isReasonRequired: boolean;
}
