import { getNotificationSettings } from './read.ts';
import { updateNotificationSettings } from './write.ts';

export const operations = [getNotificationSettings, updateNotificationSettings];
