import { needsTexts } from './begunWith.ts';
import { Console } from './Console.tsx';
import { createConsoleI18n } from '../locales/i18nProvider.ts';
import { currentLocale } from '../../engine/texts/detect.ts';
import { reportEvent } from '../../engine/app/frame/reporting.ts';
import { partsAfterPaint } from '../../engine/screens/values/later.tsx';
import { show } from '../../engine/app/frame/root.ts';
import { createChannel } from './session/channel.ts';
import { createSession } from './session/session.ts';
import { cameBySso } from './session/ssoMemory.ts';
import { WithPageTexts } from './pageTexts.tsx';
import { regionToAsk } from './regions.ts';
import { askActivity, askCheck, askLogout, askRefresh } from './sessionCalls.ts';
import { whileIdle } from './whileIdle.ts';
import type { Config } from './settings/config.ts';
import type { Start } from './start.ts';

/** Puts the console on the page, with everything that it needs at hand: one render, no reveals on the way (stack.md, point 11). */
export async function showConsole(config: Config, start: Extract<Start, { kind: 'open' }>): Promise<void> {
  const region = start.tenant?.customer.awsRegion ?? regionToAsk(location.pathname);
  reportEvent('user', start.me._id);
  const i18n = await createConsoleI18n(currentLocale(region), config.brandName);
  // A page without its texts shows what failed.
  if (needsTexts(location.pathname)) await WithPageTexts.preload().catch(() => undefined);
  const channel = createChannel();
  const session = createSession({
    channel,
    email: start.me.email,
    check: () => askCheck(region),
    noteActivity: () => askActivity(region),
    refresh: () => askRefresh(region),
    logout: () => askLogout(region),
    leave: (path) => location.assign(path),
  });
  session.start();
  // Another tab may be waiting for this very sign-in; a form tells it by itself, an identity provider does not.
  if (cameBySso()) channel.post({ kind: 'signedIn', email: start.me.email });
  // After the first paint, for which it is not needed.
  whileIdle(session.look);
  partsAfterPaint();
  show(<Console config={config} start={start} region={region} i18n={i18n} session={session} />);
}
