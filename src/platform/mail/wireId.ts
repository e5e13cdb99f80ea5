import { isRegion } from '../regions.ts';
import type { Region } from '../regions.ts';

export interface MessageName {
  id: string;
  customerId: string;
  region: Region;
}

export const wireId = ({ id, customerId, region }: MessageName): string => `${id}.${customerId}.${region}`;

export function readWireId(text: string): MessageName | undefined {
  const [id, customerId, region] = text.replace(/^<?([^@>]*)(@[^>]*)?>?$/, '$1').split('.');
  if (!isId(id) || !isId(customerId) || !region || !isRegion(region)) return undefined;
  return { id, customerId, region };
}

const isId = (text: string | undefined): text is string => /^[0-9a-f]{24}$/.test(text ?? '');
