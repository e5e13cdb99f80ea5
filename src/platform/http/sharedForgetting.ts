import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Stores } from '../database/stores.ts';
import { listening } from '../jobs/listening.ts';
import { describeError } from './masking.ts';
import type { Principals } from './principals.ts';

const channel = 'console_principals';

/**
 * Forgetting principals in every process of an installation: in this one at once, in the others by the database's notice. A notice that is
 * lost, because its listener was just being opened again, costs the seconds until what is remembered is read anew.
 */
export function shareForgetting(
  principals: Principals,
  stores: Stores,
  log: Logger,
): { forget: Principals['forget']; stop: () => Promise<void> } {
  const own = randomBytes(6).toString('hex');
  const ears = listening(channel, (payload) => {
    const [process, identityId] = payload.split(' ');
    if (process !== own && identityId) principals.forget(identityId);
  });
  const hear = async (): Promise<void> => {
    const store = stores.opened().find(({ kind, embedded }) => kind === 'identity' && !embedded);
    if (store)
      await ears
        .to(store)
        .catch((error: unknown) => log.warn({ error: describeError(error) }, 'changes of rights in other processes are not heard'));
  };
  const timer = setInterval(() => void hear(), 2000);
  timer.unref();
  const tell = async (identityId: string): Promise<void> => {
    const store = await stores.identity();
    // The embedded database belongs to this process alone.
    if (!store.embedded) await store.pool.query('select pg_notify($1, $2)', [channel, `${own} ${identityId}`]);
  };
  return {
    forget: (identityId) => {
      principals.forget(identityId);
      tell(identityId).catch((error: unknown) =>
        log.warn({ error: describeError(error) }, 'a change of rights could not be told to other processes'),
      );
    },
    stop: async () => {
      clearInterval(timer);
      await ears.stop();
    },
  };
}
