import { setImmediate as otherWork } from 'node:timers/promises';
import { readCities } from './cityFile.ts';
import type { City } from './cityFile.ts';
import { countryName, placeNames, regionName } from './regionNames.ts';

/** A place as the contract shows it. */
export interface Place {
  address: string;
  coordinate: { lat: number; lng: number };
}

/** Some places of all that were found. */
export interface Found {
  places: Place[];
  total: number;
}

/** Finds places without asking anybody. */
export interface Gazetteer {
  /** Places with these words at the beginning of words of their names, the most populous first; the same name, or the same beginning, counts for more. */
  search: (text: string, offset: number, limit: number) => Found;
}

let loaded: Promise<Gazetteer> | undefined;

/** The gazetteer, read when it is first asked for and kept: some 130,000 cities, suburbs and towns of the whole world. */
export function gazetteer(): Promise<Gazetteer> {
  loaded ??= load();
  // What could not be read may be there the next time.
  loaded.catch(() => void (loaded = undefined));
  return loaded;
}

async function load(): Promise<Gazetteer> {
  const cities: City[] = [];
  await readCities((city) => void (gone.has(city.kind) || cities.push(city)));
  return createGazetteer(cities);
}

/** GeoNames' codes of what nobody lives in any more. */
const gone = new Set(['PPLQ', 'PPLH', 'PPLW', 'PPLCH']);

interface Entry {
  city: City;
  /** A space before each word of the name, without accents and capitals. */
  name: string;
  around: string;
}

/** Makes a gazetteer of cities; requests get their turn meanwhile. */
export async function createGazetteer(cities: City[]): Promise<Gazetteer> {
  const around = new Map<string, string>();
  const seen = new Set<string>();
  const entries: Entry[] = [];
  const byStart = new Map<string, Entry[]>();
  for (const [index, city] of byPopulation(cities).entries()) {
    if (index % slice === 0) await otherWork();
    // Of two with one address people could not choose.
    const address = addressOf(city);
    if (seen.has(address)) continue;
    seen.add(address);
    const place = `${city.country}/${city.region}`;
    const known = around.get(place) ?? ` ${plain(placeNames(city.country, city.region))}`;
    around.set(place, known);
    const entry = { city, name: ` ${plain(city.name)}`, around: known };
    entries.push(entry);
    register(byStart, entry);
  }
  return {
    search: (text, offset, limit) => {
      const groups = matches(entries, byStart, plain(text));
      const total = groups.reduce((sum, group) => sum + group.entries.length, 0);
      return {
        total,
        places: merged(groups, offset + limit)
          .slice(offset)
          .map(placeOf),
      };
    },
  };
}

/** The largest first. Sorted as plain numbers, population and index in one, which takes a tenth of the time. */
function byPopulation(cities: City[]): City[] {
  const width = 2 ** 20;
  const keys = Float64Array.from(cities, (city, index) => -city.population * width + index);
  return Array.from(keys.sort(), (key) => cities[((key % width) + width) % width]).filter((city) => city !== undefined);
}

/** Notes an entry under the first two characters of each word of its name. */
function register(byStart: Map<string, Entry[]>, entry: Entry): void {
  for (const start of new Set(entry.name.split(' ').map((word) => word.slice(0, startLength)))) {
    const list = byStart.get(start);
    if (list) list.push(entry);
    else byStart.set(start, [entry]);
  }
}

const slice = 4000;
const startLength = 2;

function matches(entries: Entry[], byStart: Map<string, Entry[]>, text: string): Group[] {
  const words = text.split(' ').filter(Boolean);
  const [first] = words;
  if (first === undefined) return [];
  const near = first.length < startLength ? entries : (byStart.get(first.slice(0, startLength)) ?? []);
  const groups: Group[] = [10, 1, 0.1].map((weight) => ({ weight, entries: [] }));
  for (const entry of near) {
    const { name, around } = entry;
    // The first word is of the name; the others may be of the name, the region or the country.
    if (!name.includes(` ${first}`)) continue;
    if (words.length > 1 && !words.every((word) => name.includes(` ${word}`) || around.includes(` ${word}`))) continue;
    const isSame = ` ${text} `.startsWith(`${name} `);
    groups[isSame ? 0 : name.startsWith(` ${first}`) ? 1 : 2]?.entries.push(entry);
  }
  return groups;
}

/** Entries by population, and how much that counts: as the name itself, at its beginning, or inside it. */
interface Group {
  weight: number;
  entries: Entry[];
}

/** The first of groups that are in order each, in one order. */
function merged(groups: Group[], count: number): Entry[] {
  const next = groups.map(() => 0);
  const all: Entry[] = [];
  while (all.length < count) {
    let best = -1;
    let most = -1;
    for (const [index, { weight, entries }] of groups.entries()) {
      const score = (entries[next[index] ?? 0]?.city.population ?? -1) * weight;
      if (score > most) [best, most] = [index, score];
    }
    const entry = groups[best]?.entries[next[best] ?? 0];
    if (!entry) break;
    next[best] = (next[best] ?? 0) + 1;
    all.push(entry);
  }
  return all;
}

const placeOf = ({ city }: Entry): Place => ({ address: addressOf(city), coordinate: { lat: city.lat, lng: city.lng } });

function addressOf({ name, country, region }: City): string {
  const between = regionName(country, region);
  return [name, between === name ? undefined : between, countryName(country)].filter(Boolean).join(', ');
}

/** Words without accents, capitals and punctuation, one space between them. */
const plain = (text: string): string =>
  (/^[ -~]*$/.test(text) ? text.toLowerCase() : unaccented(text.toLowerCase()))
    .replace(/['’ʻ`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const unaccented = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßøæł]/g, (letter) => letters[letter] ?? letter);

/** Letters that are no others with an accent. */
const letters: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', ł: 'l' };
