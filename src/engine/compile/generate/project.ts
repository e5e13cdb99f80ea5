import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Form } from '../../forms/form.ts';
import type { Located } from '../compileAll.ts';
import type { HomePlan } from '../../plan/HomePlan.ts';
import type { Declaration } from '../Declaration.ts';
import type { OtherNames } from './names.ts';

interface FlagDefinition {
  variants: Record<string, unknown>;
  defaultVariant: string;
}

/** Files of the product that name what declarations may use, as paths from the root. */
export interface ProductFiles {
  /** The call of `defineConsole`. */
  define: string;
  /** The table of its widgets. */
  widgets: string;
  /** The table of its icons. */
  icons: string;
  /** A folder a page. */
  pages: string;
  /** Definitions of its flags. */
  flags: string;
}

/** Input of codegen, loaded on demand. */
export class Project {
  private readonly root: string;
  private readonly load: Load;

  constructor(root: string, load: Load = (path, name) => imported(join(root, path), name)) {
    this.root = root;
    this.load = load;
  }

  /** The whole contract, its files in the order of their names. */
  sdl(): string {
    const paths = filesOf(join(this.root, 'schema'), /\.graphql$/);
    return paths.map((path) => this.text(`schema/${path}`)).join('\n');
  }

  names(product: ProductFiles): Omit<OtherNames, 'resources'> {
    return {
      forms: this.formIds(),
      flags: Object.keys(this.flagDefaults(product)),
      widgets: this.widgets(product),
      pages: this.pages(product),
      previews: this.parts(product, 'previews', 'warnings'),
      dialogs: this.parts(product, 'dialogs'),
      layouts: this.parts(product, 'layouts'),
      icons: this.icons(product),
    };
  }

  async forms(): Promise<Record<string, Form>> {
    const loaded = this.formIds().map(async (id) => [id, await this.load<Form>(`validation/${id}.ts`, 'default')] as const);
    return Object.fromEntries(await Promise.all(loaded));
  }

  async resources(): Promise<Located[]> {
    const resources = await this.load<Record<string, Declaration>>('resources/index.ts', 'resources');
    return Object.entries(resources).map(([file, declaration]) => ({ file, declaration }));
  }

  home(): Promise<HomePlan> {
    return this.load<HomePlan>('resources/home.ts', 'home');
  }

  private formIds(): string[] {
    return filesOf(join(this.root, 'validation'), /^[^/]+\/[^/]+\.ts$/).map((path) => path.replace(/\.ts$/, ''));
  }

  /** The flags that the product defines, with the value that each has where no rule decides. */
  flagDefaults({ flags: path }: ProductFiles): Record<string, boolean> {
    const { flags } = JSON.parse(this.text(path)) as { flags: Record<string, FlagDefinition> };
    return Object.fromEntries(
      Object.entries(flags).map(([name, { variants, defaultVariant }]) => [name, variants[defaultVariant] === true]),
    );
  }

  /** Widgets as the engine's tables name them (`XField`, `XInput`), and those that the product registers. */
  private widgets(product: ProductFiles): string[] {
    const folder = 'src/engine/screens/widgets';
    const texts = filesOf(join(this.root, folder), /\.tsx$/).map((path) => this.text(`${folder}/${path}`));
    const own = texts.flatMap((text) =>
      [...text.matchAll(/export (?:const|function) (\w+?)(?:Field|Input)\b/g)].map(([, name = '']) => name),
    );
    const registered = [...this.text(product.widgets).matchAll(/^ {2}(\w+): (?:fromReactAdmin\()?\{/gm)].map(([, name = '']) => name);
    return [...new Set([...own.map((name) => name.charAt(0).toLowerCase() + name.slice(1)), ...registered])].sort();
  }

  /** Icons of the engine's actions and of the product. */
  private icons(product: ProductFiles): string[] {
    return ['src/engine/screens/actions/actionIcons.ts', product.icons]
      .flatMap((path) => [...this.text(path).matchAll(/^ {2}([A-Z]\w+)[,:]/gm)].map(([, name = '']) => name))
      .sort();
  }

  /** Names in the parts of `defineConsole`, such as its previews and warnings. */
  private parts({ define }: ProductFiles, ...parts: string[]): string[] {
    const text = this.text(define);
    return parts
      .flatMap((part) => [...(new RegExp(`^  ${part}: \\{\\n([\\s\\S]*?)^  \\}`, 'm').exec(text)?.[1] ?? '').matchAll(/^ {4}(\w+):/gm)])
      .map(([, name = '']) => name)
      .sort();
  }

  private pages({ pages }: ProductFiles): string[] {
    const entries = readdirSync(join(this.root, pages), { withFileTypes: true });
    return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
  }

  private text(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }
}

/** Answers an export of a module by its path from the root. */
type Load = <T>(path: string, name: string) => Promise<T>;

async function imported<T>(path: string, name: string): Promise<T> {
  const module: Record<string, unknown> = await import(pathToFileURL(path).href);
  return module[name] as T;
}

/** The files below a folder whose path in it matches, in the order of their names. */
export function filesOf(folder: string, pattern: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => relative(resolve(folder), resolve(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  return paths.filter((path) => pattern.test(path)).sort();
}
