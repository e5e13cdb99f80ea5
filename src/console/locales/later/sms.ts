import type { Catalogue } from '../translate.ts';

/** Texts of SMS credits and who is told about them (spec 2 §2, §5, §8). */
export const sms: Catalogue = {
  resources: {
    'sms-credits': {
      help: 'Every part of a text message to a candidate takes one credit. Without credits no text message is sent.',
      fields: {
        credits: 'Credits remaining',
        creditsLow: 'Running low',
        creditsNone: 'Text messages are not sent',
        totalCredits: 'Total credits purchased',
        purchaseAmount: 'Credits to purchase',
      },
      actions: { purchase: 'Purchase credits' },
      purchased: 'Settings successfully saved',
      purchaseFailed: 'Settings failed to save',
      purchaseUnanswered:
        'Settings failed to save. No answer came, three times. Please try again when you are connected: what may have gone through already is not purchased twice.',
      loadFailed: 'Failed to query sms credits. Please contact support.',
    },
    'sms-purchases': {
      name: 'Purchase history',
      open: 'Purchase history',
      fields: {
        purchasedAt: 'Time',
        purchaseAmount: 'Credits',
        purchaseUserEmail: 'Purchased by',
        notes: 'Notes',
      },
      empty: 'No credits have been purchased yet',
      listFailed: 'Failed to query sms credits purchase history list. Please contact support.',
    },
    'sms-notifications': {
      intro: 'Who is told that credits run low, and that they have run out. With no recipients nobody is.',
      fields: {
        reminder: 'Reminder email',
        reminder_threshold: 'Send the reminder when fewer credits remain than',
        reminder_recipients: 'Recipients',
        alert: 'Alert email',
        alert_recipients: 'Recipients',
      },
      help: {
        reminder: 'Sent once as the credits fall below this number, and again only after they had risen above it.',
        alert: 'Sent once when no credits are left (threshold 0), and again only after the next purchase.',
      },
      updated: 'Settings successfully saved',
      updateFailed: 'Settings failed to save',
      loadFailed: 'Failed to query email data. Please contact support.',
    },
  },
  forms: {
    notif: { purchaseSmsCredits: { title: 'Purchase SMS credits', save: 'Purchase' } },
  },
  screens: {
    form: {
      chips: { add: 'Type and press Enter', remove: 'Remove {{text}}', removed: '{{text}} was removed' },
      emails: { add: 'Type or paste email addresses' },
    },
  },
  validation: {
    smsCredits: {
      required: 'Please input the value',
      format: 'Please input a valid number',
      maximum: 'Please input a number up to {{limit}}',
      recipient: 'Please input valid email address',
      recipients: { maxItems: 'Please keep to {{limit}} recipients' },
      bothOnce: 'Please give the reminder and the alert, each once',
      byEmail: 'These notices are sent by email, in English',
    },
  },
};
