import { getViewMailList, subscribeToView, unsubscribeFromViews } from './operations.ts';

export const operations = [getViewMailList, subscribeToView, unsubscribeFromViews];
