import type { Plan } from './Plan.ts';
import { at } from './sources.ts';

/** The paths of the fields that name a record: a plan's title holds one, or several with spaces between. */
export const titlePaths = (title: string): string[] => title.split(' ').filter(Boolean);

/**
 * A record's name for people, `Ada Example`. Where the fields of its title are empty, the first text of its columns names it, else its id; where they
 * are not there (yet), nothing does.
 */
export function titleOf({ title, columns = [] }: Pick<Plan, 'title'> & Partial<Pick<Plan, 'columns'>>, record: unknown): string {
  const values = titlePaths(title).map((path) => at(record, path));
  const named = values.filter((value) => !isEmpty(value)).join(' ');
  if (named !== '' || values.every((value) => value === undefined)) return oneLine(named);
  const next = columns
    .filter(({ kind, hidden }) => !hidden && texts.has(kind))
    .map(({ path }) => at(record, path))
    .find((value) => typeof value === 'string' && value !== '');
  const id = at(record, 'id');
  return oneLine(String(next ?? (isEmpty(id) ? '' : id)));
}

/** A comment is named by how it begins. */
function oneLine(text: string): string {
  const [first = ''] = text.trim().split(/\r?\n/, 1);
  const characters = Array.from(first.slice(0, 4 * longest));
  return characters.length > longest ? `${characters.slice(0, longest).join('').trimEnd()}…` : first;
}

const longest = 120;

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
const texts = new Set(['text', 'email', 'url', 'choice']);
