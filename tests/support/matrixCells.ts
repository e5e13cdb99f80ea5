import type { Values } from '../../src/engine/plan/sources.ts';
import { chance } from '../../src/platform/demo/deterministic.ts';
import { contract, type ContractOperation } from './contract.ts';
import { exampleOf } from './examples.ts';
import type { Answer, Noun, Row } from './matrixRows.ts';
import { matrixExamples } from './matrixExamples.ts';
import { callerFacts, callerKinds, comesIn, reachesInto, type CallerKind } from './matrixCallers.ts';
import { archivable, neighbours, type Place } from './matrixPlaces.ts';
import { absentId } from './persons.ts';
import type { World } from './world.ts';

export interface Target {
  /** `own`, `otherRegion`, `archived group`, `customer of otherOrganization` … */
  name: string;
  kind: 'own' | 'foreign' | 'archivedCustomer' | 'absent' | 'archived' | 'mix';
  region: string;
  place?: Place;
  ids: Record<Noun, string>;
  taken: Noun[];
  /** Ids that are not the caller's own, by noun: they may be absent ones instead. */
  odd: Noun[];
  rest?: Noun[];
  archived?: Noun;
}

export interface Cell {
  operation: ContractOperation;
  row: Row;
  caller: CallerKind;
  target: Target;
}

type Door = 'UNAUTHENTICATED/NO_SESSION' | 'FORBIDDEN/NO_RIGHT';
type Expected = { door: Door } | { answers: readonly Answer[]; there: boolean };

export interface Ground {
  world: World;
  places: Map<string, Place>;
}

export function expectedOf({ operation, row, caller, target }: Cell, { world }: Ground): Expected {
  const access = (row.rightOf && contract.access[row.rightOf]) ?? operation.access;
  const { signedIn, holds } = callerFacts[caller];
  if (access !== 'public' && !signedIn && !row.answersSignedOut) return { door: 'UNAUTHENTICATED/NO_SESSION' };
  const isRight = Array.isArray(access);
  if (!comesIn(caller, row, access) || (isRight && !reachesInto(caller, target.region, world))) return { door: 'FORBIDDEN/NO_RIGHT' };
  const odd = target.odd.filter((noun) => !row.ignores?.includes(noun));
  const isReal = target.place !== undefined && (target.place.region === target.region || row.aboveRegions === true);
  const own = row.own ?? ['answered'];
  if (odd.length === 0 || (holds === 'everything' && isReal)) {
    const archived = row.archived?.[target.kind === 'archivedCustomer' ? 'customer' : (target.archived ?? '')];
    return { answers: archived === undefined ? own : [archived].flat(), there: true };
  }
  // A caller with access to both sides may learn that the other side is absent.
  const sides = holds === 'everything' && target.kind === 'mix' ? [odd, target.rest ?? []] : [odd];
  return { answers: [...new Set(sides.flat().map((noun) => row.at?.[noun] ?? row.absent))], there: false };
}

export const askedAtHome = ' asked at home';

function targetsOf(operation: ContractOperation, row: Row, caller: CallerKind, { places }: Ground): Target[] {
  const { home } = callerFacts[caller];
  const own = placeNamed(places, home);
  const near = neighbours[home as keyof typeof neighbours];
  const taken = nounsOf(operation, own);
  const target = (name: string, kind: Target['kind'], region: string, ids: Record<Noun, string>, more: Partial<Target> = {}): Target => ({
    ...{ name, kind, region, ids, taken },
    odd: taken.filter((noun) => idIn(ids, noun) !== idIn(own.ids, noun)),
    ...more,
  });
  const found = [target('own', 'own', own.region, own.ids, { place: own })];
  for (const kind of ['sibling', 'otherOrganization', 'otherRegion', 'archivedCustomer'] as const) {
    const place = placeNamed(places, near[kind]);
    const what = kind === 'archivedCustomer' ? kind : 'foreign';
    if (taken.length > 0 || kind === 'otherRegion') found.push(target(kind, what, place.region, place.ids, { place }));
    if (taken.length > 0 && place.region !== own.region)
      found.push(target(`${kind}${askedAtHome}`, what, own.region, place.ids, { place }));
  }
  if (taken.length === 0) return found;
  found.push(target('absent', 'absent', own.region, absentIds(taken), { odd: taken }));
  for (const noun of taken.filter((each) => isArchivable(each, taken, row))) {
    const id = own.archivedIds[noun];
    if (id)
      found.push(target(`archived ${noun}`, 'archived', own.region, { ...own.ids, [noun]: id }, { archived: noun, odd: [], place: own }));
  }
  for (const kind of ['otherOrganization', 'sibling'] as const) {
    const other = placeNamed(places, near[kind]);
    const differing = taken.filter((noun) => idIn(other.ids, noun) !== idIn(own.ids, noun));
    for (const odd of properSubsets(differing)) {
      const ids = { ...own.ids, ...Object.fromEntries(odd.map((noun) => [noun, idIn(other.ids, noun) ?? absentId(noun)])) };
      found.push(
        target(`${odd.join(' and ')} of ${kind}`, 'mix', own.region, ids, { odd, rest: differing.filter((noun) => !odd.includes(noun)) }),
      );
    }
  }
  return found;
}

/** Rows of a department that are archived by nobody. */
const neverArchived = new Set<Noun>(['application', 'assessment', 'candidate']);

function isArchivable(noun: Noun, taken: Noun[], { archived = {} }: Row): boolean {
  if (noun in archived) return noun !== 'customer';
  const rows = taken.filter((each) => (each in archivable && each !== 'hierarchy') || neverArchived.has(each));
  return noun in archivable && (noun !== 'hierarchy' || rows.length === 0);
}

/** The cells of an operation that are run: all of them, or in a sample each caller once, and for one who comes in every target and some mixes. */
export function cellsOf(
  operation: ContractOperation,
  row: Row,
  ground: Ground,
  seed: string | undefined,
): { declared: number; cells: Cell[] } {
  const all = callerKinds.map((caller) =>
    targetsOf(operation, row, caller, ground).map((target): Cell => ({ operation, row, caller, target })),
  );
  const declared = all.reduce((sum, { length }) => sum + length, 0);
  if (seed === undefined) return { declared, cells: all.flat() };
  const luck = chance('tenancy', seed, operation.name);
  const insiders = all.filter((cells) => cells.some((cell) => !('door' in expectedOf(cell, ground))));
  const once = all.map((each) => luck.pick(each));
  // For an operation without a body all targets are equal.
  const chosen = insiders.length > 0 ? luck.pick(insiders) : [];
  const mixes = chosen.filter(({ target }) => target.kind === 'mix');
  const some = mixes.length > 0 ? Array.from({ length: 3 }, () => luck.pick(mixes)) : [];
  const cells = [...once, ...chosen.filter(({ target }) => target.kind !== 'mix'), ...some];
  return { declared, cells: [...new Set(cells)] };
}

/** The call of a cell, or the same with ids that nothing has for some nouns; and an answer with what each id stands for in both. */
export function callOf({ operation, target }: Cell, absent: readonly Noun[] = [], seed?: string) {
  const marks: [string, string][] = [];
  const id = (noun: Noun): string | undefined => {
    const isOdd = target.odd.includes(noun);
    const known = idIn(target.ids, noun);
    const given = known !== undefined && absent.includes(noun) ? absentId(noun) : known;
    if (given !== undefined) marks.push([given, `‹${isOdd ? 'odd ' : ''}${noun}›`]);
    return given;
  };
  const variables: Values = exampleOf(operation, { id, region: target.region, ...(seed !== undefined && { seed }), ...spelled(operation) });
  return { variables, marked: (text: string) => marks.reduce((marked, [given, mark]) => marked.replaceAll(given, mark), text) };
}

const spelled = ({ name }: ContractOperation) => {
  const at = (matrixExamples as Record<string, Values | undefined>)[name];
  return at ? { at } : {};
};

const alias: Record<Noun, Noun> = { subject: 'group' };
const idIn = (ids: Record<Noun, string>, noun: Noun): string | undefined => ids[noun] ?? ids[alias[noun] ?? noun];

const known = new WeakMap<Place, Map<string, Noun[]>>();

function nounsOf(operation: ContractOperation, place: Place): Noun[] {
  const found = known.get(place)?.get(operation.name);
  if (found) return found;
  const { ids, region } = place;
  const taken = new Set<Noun>();
  const id = (noun: Noun) => {
    const given = idIn(ids, noun);
    if (given !== undefined) taken.add(noun);
    return given;
  };
  exampleOf(operation, { id, region, seed: 'x', ...spelled(operation) });
  known.set(place, (known.get(place) ?? new Map<string, Noun[]>()).set(operation.name, [...taken]));
  return [...taken];
}

const absentIds = (nouns: Noun[]) => Object.fromEntries(nouns.map((noun) => [noun, absentId(noun)]));

function properSubsets<Each>(all: Each[]): Each[][] {
  return Array.from({ length: 2 ** all.length - 2 }, (_, index) => all.filter((_each, place) => ((index + 1) >> place) & 1)).filter(
    (each) => each.length > 0,
  );
}

export function placeNamed(places: Map<string, Place>, name: string): Place {
  const place = places.get(name);
  if (!place) throw new Error(`${name} was not made ready`);
  return place;
}
