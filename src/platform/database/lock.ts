import { closeSync, linkSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** The data folder is in use: PGlite takes no lock, so two processes would silently lose rows. */
export class FolderInUse extends Error {
  readonly folder: string;
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop that one first, or choose another folder with DATA_DIR.`);
    this.name = 'FolderInUse';
    this.folder = folder;
    this.pid = pid;
  }
}

interface Holder {
  pid: number;
  /** Start time of the process by the system's count, to detect reused pids. */
  started: string | null;
}

/** Locks a folder until the returned function is called; replaces the lock of a killed process. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lock');
  for (let tries = 0; tries < 5; tries += 1) {
    if (create(path)) return () => rmSync(path, { force: true });
    const text = read(path);
    const holder = parse(text);
    if (holder && isAlive(holder)) throw new FolderInUse(folder, holder.pid);
    if (text !== null) removeStale(path, text);
  }
  throw new FolderInUse(folder, parse(read(path))?.pid ?? 0);
}

function create(path: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder));
    closeSync(file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a stale lock; puts it back if another process replaced it meanwhile. */
function removeStale(path: string, text: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (read(aside) !== text) linkSync(aside, path);
  unlinkSync(aside);
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
  return holder.started === null || startOf(holder.pid) === holder.started;
}

/** Field 22 of /proc/<pid>/stat; null without such a file. */
function startOf(pid: number): string | null {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

function parse(text: string | null): Holder | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number'
      ? { pid: value.pid, started: 'started' in value && typeof value.started === 'string' ? value.started : null }
      : null;
  } catch {
    return null;
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(codeOf(error))) return null;
    throw error;
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
