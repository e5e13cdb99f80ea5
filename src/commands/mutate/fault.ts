import { createHash } from 'node:crypto';

/** A small change of one file that gives other behaviour: the text from `start` to `end` becomes `after`. */
export interface Fault {
  id: string;
  file: string;
  line: number;
  folder: string;
  operator: string;
  start: number;
  end: number;
  before: string;
  after: string;
  index: number;
}

export interface Edit {
  operator: string;
  start: number;
  end: number;
  after: string;
}

export function nameFaults(file: string, text: string, found: readonly Edit[]): Fault[] {
  const counts = new Map<string, number>();
  const ordered = found.toSorted((one, other) => one.start - other.start || other.end - one.end || compare(one.after, other.after));
  return ordered.map(({ operator, start, end, after }, index) => {
    const before = text.slice(start, end);
    const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, endOfLine(text, start)).trim();
    const key = JSON.stringify([file, operator, line, before, after]);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    const id = hash(`${key}${count}`).slice(0, 10);
    return { id, file, line: text.slice(0, start).split('\n').length, folder: folderOf(file), operator, start, end, before, after, index };
  });
}

export const withFault = (text: string, { start, end, after }: Edit): string => text.slice(0, start) + after + text.slice(end);

export const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

export const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Services, and the parts of engine, console and platform, count by themselves; all else by the folder below the root. */
export function folderOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  const isParted = ['engine', 'console', 'platform'].includes(folders[1] ?? '');
  const depth = folders[0] !== 'src' ? 1 : !isParted ? 2 : folders[2] === 'services' ? 4 : 3;
  return folders.slice(0, depth).join('/');
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
