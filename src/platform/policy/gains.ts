import { addBits, commonBits, countBits, hasBit, isEmpty, minusBits, noBits, setBit } from './bits.ts';
import type { Bits } from './bits.ts';
import { grantProfiles, numberedDepartments } from './grantProfiles.ts';
import { asPart } from './places.ts';
import type { Departments, Spans, PlacesPart } from './places.ts';
import type { Statement } from './statement.ts';

// Gains and losses: the difference of `decide` per right and active department, computed once per set of groups.

export interface World {
  readonly departments: Departments;
  readonly statements: ReadonlyMap<string, readonly Statement[]>;
}

export interface Membership {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface ChangedRights {
  rights: string[];
  places: PlacesPart;
}

export interface Changed {
  gains: boolean;
  losses: boolean;
  hidden: boolean;
  changes: () => { gains: ChangedRights[]; losses: ChangedRights[] };
}

export interface CompareScopes {
  before: Spans;
  after: Spans;
}

/** Added or removed departments count for holders of rights on departments, not on the whole customer (spec 2 §2). */
export function compared(rights: readonly string[], before: World, after: World, seen?: CompareScopes) {
  const numbering = numberedDepartments(before.departments, after.departments);
  const profiles = grantProfiles(rights, numbering.size);
  const { sets } = profiles;
  const groups = [...new Set([...before.statements.keys(), ...after.statements.keys()])];
  const was = new Map(
    groups.map((id) => [id, profiles.of(before.statements.get(id) ?? [], before.departments, numbering.before)] as const),
  );
  const isKept = (id: string) => before.departments === after.departments && before.statements.get(id) === after.statements.get(id);
  const is = new Map(
    groups.map((id) => {
      const old = isKept(id) ? was.get(id) : undefined;
      return [id, old ?? profiles.of(after.statements.get(id) ?? [], after.departments, numbering.after)] as const;
    }),
  );
  const columns = columnsOf(rights, [...was.values(), ...is.values()]);
  const staying = stayingOf(numbering);
  const rendered = new Map<string, PlacesPart>();
  const unseen = noBits(numbering.size);
  const pairs = new Map<number, { gain: number; loss: number }>();
  const scratch = noBits(numbering.size);

  const pairOf = (from: number, to: number) => {
    const key = from * 2 ** 26 + to;
    const known = pairs.get(key);
    if (known) return known;
    const [old, now] = [sets.get(from), sets.get(to)];
    const everywhere = hasBit(old, 0) && hasBit(now, 0);
    const less = (bits: Bits, others: Bits) => {
      minusBits(bits, others, scratch);
      return sets.numberOf(everywhere ? commonBits(scratch, staying, scratch) : scratch);
    };
    const pair = { gain: less(now, old), loss: less(old, now) };
    pairs.set(key, pair);
    return pair;
  };

  const sides = {
    gain: { row: after.departments, numbers: numbering.after, seen: seen && bitsOf(seen.after, numbering.after, numbering.size) },
    loss: { row: before.departments, numbers: numbering.before, seen: seen && bitsOf(seen.before, numbering.before, numbering.size) },
  };
  const visible = (set: number, side: keyof typeof sides): Bits => {
    const mask = sides[side].seen;
    return mask ? commonBits(sets.get(set), mask) : sets.get(set);
  };
  const placesOf = (set: number, side: keyof typeof sides): PlacesPart => {
    const key = `${side} ${set}`;
    const known = rendered.get(key) ?? asPart(stretchesOf(visible(set, side), sides[side].numbers), sides[side].row);
    rendered.set(key, known);
    return known;
  };
  const tell = (found: ReadonlyMap<number, number[]>, side: keyof typeof sides): ChangedRights[] =>
    [...found]
      .filter(([set]) => !isEmpty(visible(set, side)))
      .map(([set, own]) => ({
        rights: own.sort((one, other) => one - other).map((index) => rights[index] ?? ''),
        places: placesOf(set, side),
      }));

  const of = (membership: Membership): Changed | undefined => {
    const [gains, losses] = [new Map<number, number[]>(), new Map<number, number[]>()];
    for (const column of columns) {
      const [from, to] = [profilesIn(membership.before, was, column[0]), profilesIn(membership.after, is, column[0])];
      if (from.join() === to.join()) continue;
      const { gain, loss } = pairOf(profiles.held(from), profiles.held(to));
      if (gain !== 0) gains.set(gain, [...(gains.get(gain) ?? []), ...column]);
      if (loss !== 0) losses.set(loss, [...(losses.get(loss) ?? []), ...column]);
      if (sides.gain.seen) addBits(unseen, minusBits(sets.get(gain), sides.gain.seen));
      if (sides.loss.seen) addBits(unseen, minusBits(sets.get(loss), sides.loss.seen));
    }
    if (gains.size + losses.size === 0) return undefined;
    const hidden =
      seen !== undefined &&
      [...gains.keys()].every((set) => isEmpty(visible(set, 'gain'))) &&
      [...losses.keys()].every((set) => isEmpty(visible(set, 'loss')));
    return {
      gains: gains.size > 0,
      losses: losses.size > 0,
      hidden,
      changes: () => ({ gains: tell(gains, 'gain'), losses: tell(losses, 'loss') }),
    };
  };

  return {
    of,
    unseen: () => countBits(unseen),
  };
}

function columnsOf(rights: readonly string[], profiles: readonly Int32Array[]): [number, ...number[]][] {
  const columns = new Map<string, [number, ...number[]]>();
  for (const index of rights.keys()) {
    const key = profiles.map((own) => own[index]).join();
    const known = columns.get(key);
    if (known) known.push(index);
    else columns.set(key, [index]);
  }
  return [...columns.values()];
}

function profilesIn(groups: readonly string[], profiles: ReadonlyMap<string, Int32Array>, right: number): number[] {
  const own: number[] = [];
  for (const id of groups) {
    const profile = profiles.get(id)?.[right] ?? 0;
    if (profile !== 0 && !own.includes(profile)) own.push(profile);
  }
  return own.sort((one, other) => one - other);
}

function stayingOf({ size, before, after }: { size: number; before: readonly number[]; after: readonly number[] }): Bits {
  const [old, now] = [noBits(size), noBits(size)];
  for (const number of before) setBit(old, number);
  for (const number of after) setBit(now, number);
  return commonBits(old, now);
}

function bitsOf(places: Spans, numbers: readonly number[], size: number): Bits {
  const bits = noBits(size);
  for (const [from, to] of places) for (let index = from; index < to; index += 1) setBit(bits, numbers[index] ?? 0);
  return bits;
}

function stretchesOf(bits: Bits, numbers: readonly number[]): Spans {
  const stretches: [number, number][] = [];
  for (const [index, number] of numbers.entries()) {
    if (!hasBit(bits, number)) continue;
    const last = stretches.at(-1);
    if (last?.[1] === index) last[1] = index + 1;
    else stretches.push([index, index + 1]);
  }
  return stretches;
}
