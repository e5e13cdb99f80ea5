import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf } from './project.ts';

/** A folder of generated files: brings it up to date, or only says what is not. */
export class GeneratedFiles {
  private readonly folder: string;
  private readonly checking: boolean;

  constructor(folder: string, checking: boolean) {
    this.folder = folder;
    this.checking = checking;
  }

  /** Settles some of the files; answers the paths that differed. */
  some(files: ReadonlyMap<string, string>): string[] {
    const differing = [...files].filter(
      ([path, text]) => !existsSync(join(this.folder, path)) || readFileSync(join(this.folder, path), 'utf8') !== text,
    );
    for (const [path, text] of this.checking ? [] : differing) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      writeFileSync(join(this.folder, path), text);
    }
    return differing.map(([path]) => path);
  }

  /** Settles all of the files, and removes those that nothing writes any more. */
  all(files: ReadonlyMap<string, string>): string[] {
    const gone = (existsSync(this.folder) ? filesOf(this.folder, /./) : []).filter((path) => !files.has(path));
    for (const path of this.checking ? [] : gone) rmSync(join(this.folder, path));
    return [...gone, ...this.some(files)];
  }
}
