const ofCustomer = { door: 'right', absent: 'NOT_FOUND' } as const;

export const messageTextRows = {
  NotifGetMessageTexts: ofCustomer,
  NotifGetMessageText: ofCustomer,
  NotifGetMessageTextVersions: ofCustomer,
  NotifPreviewMessageText: ofCustomer,
  NotifSaveMessageText: ofCustomer,
  NotifRestoreMessageText: ofCustomer,
};
