import { getWebhookDeliveryList } from './list.ts';
import { sendWebhooksAgain } from './sendAgain.ts';

export const operations = [getWebhookDeliveryList, sendWebhooksAgain];
