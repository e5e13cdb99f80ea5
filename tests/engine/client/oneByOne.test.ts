import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { statuses } from '../../../src/engine/client/errors.ts';
import { oneByOne } from '../../../src/engine/client/oneByOne.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
/** Nobody answers, or nobody is signed in. */
const stopping = ['NETWORK', 'UNAUTHENTICATED'];
const failure = (code: string) => new HttpError(`${code} of this record`, statuses[code], { code, extensions: {} });

/** Changes the records one by one; the call of one of them fails. */
async function change(failing: string, fault: Error) {
  const tried: string[] = [];
  const call = async (id: unknown): Promise<unknown> => {
    tried.push(String(id));
    await Promise.resolve();
    if (id === failing) throw fault;
    return id;
  };
  const outcome = await oneByOne(ids, call).catch((error: unknown) => error);
  return { tried, outcome };
}

describe('an action on several records, one call for each', () => {
  it.each(Object.keys(statuses).filter((code) => !stopping.includes(code)))(
    'lists the record that fails with %s as refused, wherever it stands, and changes all others',
    async (code) => {
      for (const failing of ids) {
        const { tried, outcome } = await change(failing, failure(code));
        expect(tried.toSorted()).toEqual(ids);
        expect(outcome).toMatchObject({ refused: [{ _id: failing, args: { said: `${code} of this record` } }] });
        expect((outcome as { data: string[] }).data.toSorted()).toEqual(ids.filter((id) => id !== failing));
      }
    },
  );

  it.each(stopping)('ends with %s, wherever it happens: no record is listed as refused, and no later one is tried', async (code) => {
    for (const [place, failing] of ids.entries()) {
      const fault = failure(code);
      const { tried, outcome } = await change(failing, fault);
      expect(outcome).toBe(fault);
      // The first record goes alone; three others may be on their way with a later one.
      expect(tried.length).toBeLessThanOrEqual(place === 0 ? 1 : place + 4);
    }
  });

  it('ends with a fault that is no answer at all', async () => {
    const fault = new TypeError('a fault of our own');
    expect(await change('c', fault)).toMatchObject({ outcome: fault });
  });
});
