import type { RaRecord } from 'ra-core';
import { at } from '../../plan/sources.ts';
import { useDateFormats } from '../values/dates.ts';

/** `{{createdAt}}`, and `{{a_b}}` for the path `a.b`. */
export function useWordsOf(record: RaRecord | undefined): Record<string, string> {
  const { long } = useDateFormats();
  const words: Record<string, string> = {};
  const walk = (value: unknown, path: string[]): void => {
    if (typeof value === 'string' || typeof value === 'number') words[path.join('_')] = (isMoment(value) && long(value)) || String(value);
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const key of Object.keys(value)) walk(at(value, key), [...path, key]);
  };
  walk(record, []);
  return words;
}

const isMoment = (value: string | number): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);
