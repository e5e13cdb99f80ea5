const ofCustomer = { door: 'right', absent: 'NOT_FOUND' } as const;

export const messageTextRows = {
  NotifGetMessageTexts: ofCustomer,
  NotifGetMessageText: ofCustomer,
  NotifGetMessageTextVersions: ofCustomer,
  NotifPreviewMessageText: ofCustomer,
  NotifSendTestText: {
    ...ofCustomer,
    own: ['answered', 'RATE_LIMITED/TOO_MANY_TESTS'],
    because: 'one person sends themselves a few tests in a while',
  },
  NotifSaveMessageText: ofCustomer,
  NotifRestoreMessageText: ofCustomer,
} as const;
