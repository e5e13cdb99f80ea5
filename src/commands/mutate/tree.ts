import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compare, hash, nameFaults, type Fault } from './fault.ts';
import { faultsOfDeclared } from './declared.ts';
import { faultsOfCode } from './operators.ts';
import { hasNoFaults } from './rules.ts';

/** The sources of the project: their texts, what they import, and the faults that they can have. */
export class Tree {
  readonly root: string;
  private readonly texts = new Map<string, string>();
  private readonly imported = new Map<string, readonly string[]>();
  private readonly sums = new Map<string, string>();
  private readonly found = new Map<string, readonly Fault[]>();

  constructor(root: string) {
    this.root = root;
  }

  files(): string[] {
    const all = ['src/', ...declared.map((folder) => `${folder}/`)].flatMap((folder) => this.below(folder));
    return all.filter((file) => (isDeclared(file) ? /\.(ts|graphql)$/ : /\.tsx?$/).test(file) && !hasNoFaults(file)).toSorted(compare);
  }

  has(file: string): boolean {
    return existsSync(join(this.root, file));
  }

  text(file: string): string {
    return once(this.texts, file, () => readFileSync(join(this.root, file), 'utf8'));
  }

  faults(file: string): readonly Fault[] {
    return once(this.found, file, () =>
      nameFaults(file, this.text(file), isDeclared(file) ? faultsOfDeclared(file, this.text(file)) : faultsOfCode(file, this.text(file))),
    );
  }

  closure(file: string): Set<string> {
    return new Set(this.steps(file).keys());
  }

  steps(file: string): Map<string, number> {
    const steps = new Map([[file, 0]]);
    for (const [each, far] of steps) for (const next of this.imports(each)) if (!steps.has(next)) steps.set(next, far + 1);
    return steps;
  }

  sum(file: string): string {
    return hash(
      [...this.closure(file)]
        .toSorted(compare)
        .map((each) => this.ownSum(each))
        .join(),
    );
  }

  private below(folder: string): string[] {
    const paths = readdirSync(join(this.root, folder), { recursive: true }) as string[];
    return paths.filter((path) => /\.\w+$/.test(path)).map((path) => folder + path);
  }

  private ownSum(file: string): string {
    return once(this.sums, file, () => {
      const places = /^src\/.*\.tsx?$/.test(file) && !hasNoFaults(file) ? this.faults(file).map(({ start, end }) => `${start}-${end}`) : [];
      return hash([file, this.text(file), ...new Set(places)].join('\n'));
    });
  }

  private imports(file: string): readonly string[] {
    return once(this.imported, file, () => {
      if (!/\.(tsx?|mjs)$/.test(file)) return [];
      const named = this.text(file).matchAll(/(?:\bfrom|\bimport|\bimport\(|new URL\()\s*'(\.[^']+)'/g);
      const paths = [...named].map(([, path = '']) => join(dirname(file), path));
      // A suite that reads the contract itself names its folder.
      return paths.flatMap((path) =>
        path.endsWith('/') && isDeclared(path) ? this.below(path) : /\.\w+$/.test(path) && this.has(path) ? [path] : [],
      );
    });
  }
}

/** Folders whose files the product does not load as they are: codegen makes others of them. */
const declared = ['resources', 'validation', 'schema'];

export const isDeclared = (file: string): boolean => declared.includes(file.split('/')[0] ?? '');

function once<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
}
