import type { WokenJob } from '../../jobs/woken.ts';
import { startLane } from '../../outbound/job.ts';
import type { Tools } from '../../platform.ts';
import { deliver } from './deliver.ts';
import { webhookLane } from './lane.ts';
import { switchOff } from './switchOff.ts';

/** Sends queued events to webhooks. */
export const startWebhooks = (tools: Tools): WokenJob =>
  startLane(
    tools,
    webhookLane,
    (_, row, webhook, stop) => deliver(row, webhook, { settings: tools.settings, now: tools.now, stop }),
    (store, webhook) => switchOff(tools, store, webhook),
  );
