import { describe, expect, it } from 'vitest';
import type { StoreName } from '../../../src/platform/database/addresses.ts';
import type { Store, Stores } from '../../../src/platform/database/stores.ts';
import { createReadiness } from '../../../src/platform/http/readiness.ts';

/** Stores of which some refuse connections. */
const storesWithout = (away: readonly StoreName[]): Stores => {
  const open = (name: StoreName): Promise<Store> =>
    away.includes(name) ? Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })) : Promise.resolve({} as Store);
  return {
    identity: () => open('identity'),
    region: open,
    opened: () => [],
    retried: (chosen) => away.filter(chosen).map((name) => ({ name, store: open(name) })),
    close: async () => undefined,
  };
};

const answers = async (away: readonly StoreName[], region?: string) => {
  const { status, body } = await createReadiness({ stores: storesWithout(away), dataDir: '', stopping: () => false })(region);
  return [status, String(body)];
};

describe('the stores', () => {
  it('are all ready only if each one is', async () => {
    expect(await answers([])).toEqual([200, 'ready']);
    expect(await answers(['eu-west-1'])).toEqual([503, expect.stringMatching(/^not ready: eu-west-1 /)]);
  });

  it('of a region are ready while another region is away, and not while its own or the identity store is', async () => {
    expect(await answers(['eu-west-1'], 'us-east-1')).toEqual([200, 'ready']);
    expect(await answers(['eu-west-1'], 'eu-west-1')).toEqual([503, expect.stringMatching(/^not ready: eu-west-1 /)]);
    expect((await answers(['identity'], 'us-east-1'))[0]).toBe(503);
    expect(await answers([], 'nowhere')).toEqual([404, 'no such region']);
  });
});
