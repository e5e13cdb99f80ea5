import { isRegion } from '../regions.ts';
import type { Region } from '../regions.ts';

/** By what a mail or a text message is known outside the platform: with its customer and region, so that what comes back finds its way. */
export interface MessageName {
  id: string;
  customerId: string;
  region: Region;
}

export const wireId = ({ id, customerId, region }: MessageName): string => `${id}.${customerId}.${region}`;

/** Reads such an id, also as a mail's Message-ID has it, `<…@host>`; undefined where it is none of ours. */
export function readWireId(text: string): MessageName | undefined {
  const [id, customerId, region] = text.replace(/^<?([^@>]*)(@[^>]*)?>?$/, '$1').split('.');
  if (!isId(id) || !isId(customerId) || !region || !isRegion(region)) return undefined;
  return { id, customerId, region };
}

const isId = (text: string | undefined): text is string => /^[0-9a-f]{24}$/.test(text ?? '');
