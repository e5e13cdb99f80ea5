import { limits } from '../../domain/limits.ts';
import { PlatformError } from '../errors.ts';
import { calling } from '../tracing/outgoing.ts';
import type { GazetteerEntry } from './gazetteer.ts';

export interface RemoteGeocoder {
  search: (text: string) => Promise<readonly GazetteerEntry[]>;
}

export interface RemoteOptions {
  url: string;
  userAgent: string;
  now: () => Date;
  fetch?: typeof fetch;
  /** @default 5000 */
  timeout?: number;
}

const day = 24 * 3_600_000;
const mostKept = 1000;
const maxInProgress = 16;
const mostPlaces = 40;
const mostBytes = 1_000_000;

export function createRemoteGeocoder({ url, userAgent, now, fetch: send = fetch, timeout = 5000 }: RemoteOptions): RemoteGeocoder {
  const kept = new Map<string, { at: number; places: Promise<readonly GazetteerEntry[]> }>();
  let inProgress = 0;

  const ask = async (text: string): Promise<readonly GazetteerEntry[]> => {
    if (inProgress >= maxInProgress) throw unavailable();
    inProgress += 1;
    try {
      const answer = await calling(
        'geocoder',
        url,
        () =>
          send(addressOf(url, text), {
            headers: { accept: 'application/json', 'user-agent': userAgent },
            redirect: 'error',
            signal: AbortSignal.timeout(timeout),
          }),
        ({ status }) => ({ status }),
      );
      if (!answer.ok) throw unavailable();
      return placesIn(JSON.parse(await textOf(answer)));
    } catch {
      // Hide the cause, which may contain the address.
      throw unavailable();
    } finally {
      inProgress -= 1;
    }
  };

  return {
    search: (text) => {
      const key = text.trim().toLowerCase().replace(/\s+/g, ' ');
      const known = kept.get(key);
      if (known && now().getTime() - known.at < day) return known.places;
      const places = ask(key);
      const entry = { at: now().getTime(), places };
      kept.delete(key);
      kept.set(key, entry);
      if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? key);
      places.catch(() => void (kept.get(key) === entry && kept.delete(key)));
      return places;
    },
  };
}

function addressOf(service: string, text: string): URL {
  const url = new URL(service);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/search`;
  for (const [name, value] of Object.entries({ q: text, format: 'jsonv2', limit: String(mostPlaces), 'accept-language': 'en' }))
    url.searchParams.set(name, value);
  return url;
}

async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new Error('The answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function placesIn(answer: unknown): GazetteerEntry[] {
  if (!Array.isArray(answer)) throw new Error('The answer is no list');
  return (answer as unknown[]).slice(0, mostPlaces).flatMap((each) => {
    const { display_name: name, lat, lon } = (typeof each === 'object' && each !== null ? each : {}) as Record<string, unknown>;
    const coordinate = { lat: Number(lat), lng: Number(lon) };
    const onGlobe = lat !== undefined && lon !== undefined && Math.abs(coordinate.lat) <= 90 && Math.abs(coordinate.lng) <= 180;
    const address = typeof name === 'string' ? Array.from(name.trim()).slice(0, limits.address).join('') : '';
    return address !== '' && onGlobe ? [{ address, coordinate }] : [];
  });
}

const unavailable = () =>
  new PlatformError('DOWNSTREAM_SERVICE_ERROR', 'The geocoder is unavailable. Please try again later.', {
    reason: 'GEOCODER_UNAVAILABLE',
  });
