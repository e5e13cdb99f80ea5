import { at } from './sources.ts';
import type { Change, EventPlan, LiveEvent } from './EventPlan.ts';

const words: Readonly<Record<Change, RegExp>> = {
  deleted: /^(deleted?|remov(e|ed|al)|destroy(ed)?)$/,
  created: /^(created?|add(ed)?|insert(ed)?|new|registered|posted)$/,
  updated: /^(updated?|chang(e|ed)|edit(ed)?|modif(y|ied)|mutated|saved|upserted)$/,
};

/** Kind of change that a word stands for. */
export const changeNamed = (word: string): Change | undefined =>
  (Object.keys(words) as Change[]).find((change) => words[change].test(word.toLowerCase()));

/** Reads the payloads of one subscription, in their order. */
export function createEventReader({ record, former, id, change, changeAt, snapshot }: EventPlan): (payload: unknown) => LiveEvent[] {
  let before: Map<string, string> | undefined;
  const idOf = (value: unknown): string | undefined => {
    const [found] = id === undefined ? [] : valuesAt(value, id);
    return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
  };
  return (payload) => {
    const present = valuesAt(payload, record);
    const records = present.length === 0 && former !== undefined ? valuesAt(payload, former) : present;
    if (snapshot) {
      const now = new Map(records.flatMap((each) => (idOf(each) === undefined ? [] : [[idOf(each) ?? '', JSON.stringify(each)]])));
      const events = before === undefined ? [] : differences(before, now, snapshot);
      before = now;
      return events;
    }
    const [named] = changeAt === undefined ? [] : valuesAt(payload, changeAt);
    const kind = (typeof named === 'string' ? wordChange(named) : undefined) ?? change;
    return records.map((each) => {
      const known = idOf(each);
      return { change: kind, ...(known !== undefined && { id: known }) };
    });
  };
}

/** `PRODUCT_CREATED` and `created` alike. */
const wordChange = (text: string): Change | undefined =>
  text
    .split(/[^A-Za-z]+/)
    .map(changeNamed)
    .find((each) => each !== undefined);

type Window = NonNullable<EventPlan['snapshot']>;

/** A full window says nothing about rows that leave it, nor about those that come in at its end. */
function differences(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>, { most, newest }: Window): LiveEvent[] {
  const firstKnown = [...now.keys()].findIndex((id) => before.has(id));
  const come = [...now].flatMap(([id, text], index): LiveEvent[] => {
    if (before.has(id)) return before.get(id) === text ? [] : [{ change: 'updated', id }];
    const isNew = before.size < most || (newest === true && (firstKnown < 0 || index < firstKnown));
    return isNew ? [{ change: 'created', id }] : [];
  });
  const gone = now.size >= most ? [] : [...before.keys()].filter((id) => !now.has(id));
  return [...come, ...gone.map((id): LiveEvent => ({ change: 'deleted', id }))];
}

/** Values at a path, through lists; nothing for null. */
const valuesAt = (value: unknown, path: string): unknown[] =>
  [at(value, path)].flat(9).filter((each) => each !== undefined && each !== null);
