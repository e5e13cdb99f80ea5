import type { Column } from '../Declaration.ts';
import type { Members } from './members.ts';

export interface ColumnCandidate {
  path: string;
  rank: number;
  hidden?: boolean;
  widget?: string;
  label?: string;
  reference?: string;
  members?: Members;
  also?: string[];
  rows?: Column[];
  only?: 'columns' | 'details';
}

export const visible = 8;

export const widgetOf = ({
  widget,
  members,
  also,
  rows,
}: ColumnCandidate): Pick<ColumnCandidate, 'widget' | 'members' | 'also' | 'rows'> => ({
  ...(rows !== undefined && { rows }),
  ...(also !== undefined && { also }),
  ...(widget !== undefined && { widget }),
  ...(members !== undefined && { members }),
});
export const plain = (part: ColumnCandidate): Column =>
  part.widget === undefined && part.also === undefined && part.rows === undefined ? part.path : { field: part.path, ...widgetOf(part) };

/** In hundredths of a table, a day needs 12, a number or a word 9; names and addresses take what those leave. */
export function wide(part: ColumnCandidate, titles: readonly string[], shown: readonly ColumnCandidate[]): Column {
  const saysMore = ({ path }: ColumnCandidate): boolean => (titles.length === 1 && path === titles[0]) || /email$/i.test(path);
  if (!saysMore(part) || shown.length < 4) return plain(part);
  const long = shown.filter(saysMore);
  const days = shown.filter((each) => !long.includes(each) && (each.rank === ranks.date || each.rank === ranks.timestamp));
  const others = shown.length - long.length - days.length;
  const room = (90 - 12 * days.length - 9 * others) / long.length;
  const width = Math.round(Math.min(150 / shown.length, Math.max(10, room)));
  return { field: part.path, ...widgetOf(part), width: `${width}%` };
}

export function mostWanted(parts: readonly ColumnCandidate[]): ColumnCandidate[] {
  const open = parts.filter(({ hidden, only }) => !hidden && only !== 'details');
  const last = open.filter(({ rank }) => rank === ranks.timestamp).slice(0, 1);
  let plainTexts = 0;
  const first = open.filter(({ rank }) => rank !== ranks.timestamp && (rank !== ranks.text || ++plainTexts <= 4));
  const requested = [...first.slice(0, visible - last.length), ...last];
  // Without any other value, show what there is.
  return requested.length > 0 ? requested : parts.filter(({ only }) => only !== 'details').slice(0, 1);
}

export const ranks = { choice: 1, relation: 2, text: 3, date: 4, number: 5, boolean: 6, hidden: 8, timestamp: 9, id: 10 };
