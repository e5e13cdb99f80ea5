import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { fanOut } from '../../../src/engine/client/getMany.ts';

const ids = Array.from({ length: 20 }, (_, index) => `r${index}`);

it('records are read six at a time, each once, and returned in the order of their ids', async () => {
  const read: string[] = [];
  let running = 0;
  let most = 0;
  const rows = await fanOut([...ids, 'r3'], async (id) => {
    read.push(id);
    most = Math.max(most, ++running);
    // Later records are answered first.
    await new Promise((resolve) => setTimeout(resolve, 40 - ids.indexOf(id)));
    running -= 1;
    return { id };
  });
  expect(rows).toEqual(ids.map((id) => ({ id })));
  expect(read).toEqual(ids);
  expect(most).toBe(6);
});

it('an absent record is left out, and any other failure is thrown', async () => {
  const failing = (status: number) => async (id: string) => {
    if (id === 'r1') throw new HttpError('no', status, {});
    return id;
  };
  expect(await fanOut(['r0', 'r1', 'r2'], failing(404))).toEqual(['r0', 'r2']);
  await expect(fanOut(['r0', 'r1', 'r2'], failing(403))).rejects.toMatchObject({ status: 403 });
});
