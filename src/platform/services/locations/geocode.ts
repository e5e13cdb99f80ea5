import type { OperationContext, Settings } from '../../context.ts';
import { checkedPage } from '../../database/pages.ts';
import { gazetteer } from '../../geocoder/gazetteer.ts';
import type { GazetteerPage } from '../../geocoder/gazetteer.ts';
import { createRemoteGeocoder } from '../../geocoder/remoteGeocoder.ts';
import type { RemoteGeocoder } from '../../geocoder/remoteGeocoder.ts';
import { operation } from '../../operation.ts';

export const geocode = operation('CommonGeocode', { form: 'common/geocode' }, async ({ searchText, ...page }, context) => {
  const { skip, limit } = checkedPage(page);
  const { places, total } = await find(searchText, skip * limit, limit, context);
  return { data: places, pagination: { totalPages: Math.ceil(total / limit), currentPage: skip + 1, pageSize: limit, totalItems: total } };
});

async function find(text: string, offset: number, limit: number, { settings, now }: OperationContext): Promise<GazetteerPage> {
  if (text.trim() === '') return { places: [], total: 0 };
  if (settings.geocoderUrl === undefined) return (await gazetteer()).search(text, offset, limit);
  const all = await serviceOf(settings, settings.geocoderUrl, now).search(text);
  return { places: all.slice(offset, offset + limit), total: all.length };
}

/** An instance per platform, since it caches results. */
const services = new WeakMap<Settings, RemoteGeocoder>();

function serviceOf(settings: Settings, url: string, now: () => Date): RemoteGeocoder {
  const known = services.get(settings);
  if (known) return known;
  const made = createRemoteGeocoder({ url, userAgent: `hiring-console (${settings.publicUrl})`, now });
  services.set(settings, made);
  return made;
}
