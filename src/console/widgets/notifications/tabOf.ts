import { notificationTabs, type NotificationTab } from '../../../domain/notificationEvents.ts';

const tabs = new Map<string, NotificationTab>(Object.entries(notificationTabs));

/** The tab that is open, by the name that the address gives it. */
export const tabOf = (section: string | undefined): NotificationTab => tabs.get(section ?? '') ?? notificationTabs.default;
