import type { Catalogue } from '../../../engine/texts/translate.ts';

export const sms: Catalogue = {
  resources: {
    'sms-credits': {
      help: 'Each part of a text message to a candidate costs one credit. Without credits, we send no text messages.',
      fields: {
        credits: 'Credits remaining',
        creditsLow: 'Running low',
        creditsNone: 'Text messages aren’t sent',
        totalCredits: 'Total credits purchased',
        purchaseAmount: 'Credits to purchase',
      },
      actions: { purchase: 'Purchase credits' },
      purchased: 'Settings successfully saved',
      purchaseFailed: 'Settings failed to save',
      purchaseUnanswered:
        'Settings failed to save. We tried three times and got no response. Please try again when you’re connected: nothing is purchased twice.',
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
      intro: 'People to email when SMS credits run low or run out.',
      fields: {
        reminder: 'Reminder email',
        reminder_threshold: 'Send the reminder when fewer credits remain than',
        reminder_recipients: 'Recipients',
        alert: 'Alert email',
        alert_recipients: 'Recipients',
      },
      help: {
        reminder: 'We send it once when credits fall below this number, and again only after they’ve risen above it.',
        alert: 'We send it once when no credits are left (threshold 0), and again only after the next purchase.',
      },
      updated: 'Settings successfully saved',
      updateFailed: 'Settings failed to save',
      loadFailed: 'Failed to query email data. Please contact support.',
    },
  },
  forms: {
    notif: { purchaseSmsCredits: { title: 'Purchase SMS credits', save: 'Purchase' } },
  },
  validation: {
    smsCredits: {
      required: 'Please input the value',
      format: 'Please input a valid number',
      maximum: 'Please input a number up to {{limit}}',
      recipient: 'Please input valid email address',
      recipients: { maxItems: 'Please keep to {{limit}} recipients' },
      bothOnce: 'Please enter the reminder and the alert once each',
      byEmail: 'We send these notices by email, in English',
    },
  },
};
