/** Records that this page wrote a moment ago: their events are no news. */
const written = new Map<string, number>();

const moment = 10_000;

export function noteWrites(type: string, ids: readonly unknown[]): void {
  const now = Date.now();
  for (const [key, at] of written) if (now - at > moment) written.delete(key);
  for (const id of ids) if (id !== undefined) written.set(`${type} ${String(id)}`, now);
}

export const isOwnWrite = (type: string, id: string): boolean => Date.now() - (written.get(`${type} ${id}`) ?? 0) <= moment;
