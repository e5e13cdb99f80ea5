import { getViewMailList, resumeViewMails, subscribeToView, unsubscribeFromViews } from './operations.ts';

export const operations = [getViewMailList, subscribeToView, resumeViewMails, unsubscribeFromViews];
