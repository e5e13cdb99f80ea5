import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';

type ModuleGraph = ViteDevServer['environments']['ssr']['moduleGraph'];
type ModuleNode = NonNullable<ReturnType<ModuleGraph['getModuleById']>>;

/** Reloads changed files, and takes some from memory instead of the disk. */
export class FreshModules {
  private readonly root: string;
  private server: Promise<ViteDevServer> | undefined;
  private overlay: ReadonlyMap<string, string> = new Map();
  private readonly seen = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
  }

  /** Drops changed modules and their importers. `overlay`: absolute path → text. */
  async refresh(overlay: ReadonlyMap<string, string>): Promise<void> {
    this.overlay = overlay;
    const { moduleGraph } = (await this.running()).environments.ssr;
    for (const [file, modules] of moduleGraph.fileToModulesMap) {
      const state = overlay.get(file) ?? stateOf(file);
      if (this.seen.get(file) !== state) for (const module of modules) drop(moduleGraph, module, new Set());
      this.seen.set(file, state);
    }
  }

  load = async <T>(path: string, name: string): Promise<T> => {
    const server = await this.running();
    const module = await server.ssrLoadModule(join(this.root, path));
    return module[name] as T;
  };

  async close(): Promise<void> {
    await (await this.server)?.close();
  }

  private running(): Promise<ViteDevServer> {
    this.server ??= createServer({
      configFile: false,
      root: this.root,
      logLevel: 'silent',
      appType: 'custom',
      server: { middlewareMode: true, watch: null, ws: false, hmr: false },
      optimizeDeps: { noDiscovery: true },
      plugins: [{ name: 'overlay', enforce: 'pre', load: (id) => this.overlay.get(id) }],
    });
    return this.server;
  }
}

function drop(graph: ModuleGraph, module: ModuleNode, dropped: Set<ModuleNode>): void {
  if (dropped.has(module)) return;
  dropped.add(module);
  graph.invalidateModule(module);
  for (const importer of module.importers) drop(graph, importer, dropped);
}

const stateOf = (file: string): string => {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 };
  return `${mtimeMs} ${size}`;
};
