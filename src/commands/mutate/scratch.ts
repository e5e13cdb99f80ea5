import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withFault, type Fault } from './fault.ts';
import type { Tree } from './tree.ts';

/** A copy of the project in which a fault is written into its file: for what codegen makes others of, and for what only types or lint see. */
export class Scratch {
  readonly root: string;
  private readonly tree: Tree;
  private readonly generated: ReadonlyMap<string, string>;
  private readonly running = new Set<ChildProcess>();

  constructor(tree: Tree) {
    this.tree = tree;
    this.root = `${mkdtempSync(join(tmpdir(), 'console-mutate-'))}/`;
    for (const name of readdirSync(tree.root)) {
      if (!/^(node_modules|dist|data|test-results|\.git)$/.test(name))
        cpSync(join(tree.root, name), join(this.root, name), { recursive: true });
    }
    symlinkSync(join(tree.root, 'node_modules'), join(this.root, 'node_modules'));
    this.generated = this.readGenerated();
  }

  async write(fault: Fault): Promise<{ changed: string[] } | { refused: string }> {
    writeFileSync(join(this.root, fault.file), withFault(this.tree.text(fault.file), fault));
    const { code, output } = await this.script('@graphql-codegen/cli/esm/bin.js', []);
    if (code !== 0) return { refused: firstLine(output) };
    const now = this.readGenerated();
    return { changed: [fault.file, ...[...now].flatMap(([file, text]) => (this.generated.get(file) === text ? [] : [file]))] };
  }

  restore({ file }: Fault): void {
    writeFileSync(join(this.root, file), this.tree.text(file));
    for (const [path, text] of this.generated)
      if (readFileSync(join(this.root, path), 'utf8') !== text) writeFileSync(join(this.root, path), text);
  }

  /** Type-checks a written fault; lints only skipped awaits, since lint rejects the spelling of the other operators. */
  async refusal({ file, operator }: Fault): Promise<string | undefined> {
    // The incremental cache serves the next copy, too: its paths are the same.
    const [own, kept] = [join(this.root, 'types.tsbuildinfo'), join(this.tree.root, 'node_modules/.cache/mutate/types.tsbuildinfo')];
    if (!existsSync(own) && existsSync(kept)) cpSync(kept, own);
    const types = await this.script('typescript/bin/tsc', ['--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', own]);
    if (existsSync(own)) cpSync(own, kept);
    if (types.code !== 0) return `types: ${firstLine(types.output)}`;
    if (operator !== 'skipped await') return undefined;
    const lint = await this.script('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '--quiet', '--format=unix', file]);
    return lint.code === 0 ? undefined : `lint: ${firstLine(lint.output)}`;
  }

  /** Writes a fault of a source that codegen does not read, to ask types and lint. */
  async refusalOf(fault: Fault): Promise<string | undefined> {
    writeFileSync(join(this.root, fault.file), withFault(this.tree.text(fault.file), fault));
    try {
      return await this.refusal(fault);
    } finally {
      this.restore(fault);
    }
  }

  remove(): void {
    for (const child of this.running) child.kill();
    rmSync(this.root, { recursive: true, force: true });
  }

  private script(name: string, args: string[]): Promise<{ code: number; output: string }> {
    return new Promise((resolve) => {
      const child = spawn(process.execPath, [join(this.root, 'node_modules', name), ...args], { cwd: this.root });
      this.running.add(child);
      let output = '';
      child.stdout.on('data', (part) => (output += part));
      child.stderr.on('data', (part) => (output += part));
      child.once('close', (code) => {
        this.running.delete(child);
        resolve({ code: code ?? 1, output });
      });
    });
  }

  private readGenerated(): Map<string, string> {
    const paths = readdirSync(join(this.root, 'src/generated'), { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    return new Map(
      paths.map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path.slice(this.root.length), readFileSync(path, 'utf8')];
      }),
    );
  }
}

const firstLine = (text: string): string =>
  text
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.trim() ?? '';
