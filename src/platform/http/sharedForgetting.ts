import { logFailure } from '../database/outage.ts';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Stores } from '../database/stores.ts';
import { listening } from '../jobs/listening.ts';
import { describeError } from './masking.ts';
import type { Principals } from './principals.ts';

const channel = 'console_principals';

export interface SharedForgetting {
  /** Resolves once the other processes are notified. */
  forget: (identityId: string | 'all') => Promise<void>;
  isConnected: () => boolean;
  stop: () => Promise<void>;
}

/** Without a connected listener nothing is cached; with embedded databases there is only this process (`alone`). */
export function shareForgetting(principals: Pick<Principals, 'forget'>, stores: Stores, log: Logger, alone: boolean): SharedForgetting {
  const own = randomBytes(6).toString('hex');
  let attached = false;
  let notices = 0;
  const echoes = new Map<number, () => void>();
  const subscriber = listening(
    channel,
    (payload) => {
      const [process, identityId, notice] = payload.split(' ');
      if (process === own) return echoes.get(Number(notice))?.();
      if (identityId) principals.forget(identityId);
    },
    () => {
      attached = false;
    },
  );
  const connect = async (): Promise<void> => {
    const store = stores.opened().find(({ kind }) => kind === 'identity');
    if (attached || !store) return;
    try {
      await subscriber.to(store);
      // Cached entries may be older than the connection.
      principals.forget('all');
      attached = true;
    } catch (error) {
      logFailure(log, error, { message: 'cross-process invalidation is disconnected' });
    }
  };
  const timer = setInterval(() => void (alone || connect()), 500);
  timer.unref();
  const notifyOthers = async (identityId: string): Promise<void> => {
    if (alone) return;
    const store = await stores.identity();
    const notice = (notices += 1);
    if (!attached) await connect();
    // Listeners are notified together: receiving our own notification means that others have theirs, or will at once.
    const echoed = attached && echo(notice);
    await store.pool.query('select pg_notify($1, $2)', [channel, `${own} ${identityId} ${notice}`]);
    await echoed;
  };
  const echo = (notice: number): Promise<void> =>
    new Promise((resolve) => {
      const done = () => {
        echoes.delete(notice);
        clearTimeout(patience);
        resolve();
      };
      const patience = setTimeout(done, 250);
      echoes.set(notice, done);
    });
  return {
    isConnected: () => alone || attached,
    forget: async (identityId) => {
      principals.forget(identityId);
      await notifyOthers(identityId).catch((error: unknown) =>
        log.warn({ error: describeError(error) }, 'a change of rights could not be told to other processes'),
      );
    },
    stop: async () => {
      clearInterval(timer);
      await subscriber.stop();
    },
  };
}
