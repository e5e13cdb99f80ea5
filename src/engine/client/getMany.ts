import type { OperationPlan } from '../plan/Plan.ts';
import { statusOf } from './errors.ts';

/** Whether a list can be asked for rows by their ids. */
export const takesIds = (list: OperationPlan | undefined): boolean =>
  list?.vars.some(([, source]) => [typeof source === 'object' && 'of' in source ? source.of : source].flat()[0] === 'ids') ?? false;

/** Reads records one by one, each id once and a few at a time; absent ones are left out of the answer. */
export async function fanOut<Row>(ids: readonly unknown[], one: (id: string) => Promise<Row>, atATime = 6): Promise<Row[]> {
  const waiting = [...new Set(ids.map(String))];
  const found = new Map<string, Row>();
  const order = [...waiting];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const row = await one(id).catch((fault: unknown) => {
        if (statusOf(fault) === 404) return undefined;
        throw fault;
      });
      if (row !== undefined) found.set(id, row);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return order.flatMap((id) => found.get(id) ?? []);
}
