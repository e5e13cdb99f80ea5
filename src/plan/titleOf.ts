import type { Plan } from './Plan.ts';
import { at } from './sources.ts';

/** The paths of the fields that name a record: a plan's title holds one, or several with spaces between. */
export const titlePaths = (title: string): string[] => title.split(' ').filter(Boolean);

/** A record's name for people, `Ada Example`; an empty text where its fields are not there (yet). */
export function titleOf({ title }: Pick<Plan, 'title'>, record: unknown): string {
  return titlePaths(title)
    .map((path) => at(record, path))
    .filter((value) => value !== undefined && value !== null && value !== '')
    .join(' ');
}
