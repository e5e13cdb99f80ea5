import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import { Compiler, type CompilerOptions } from './compiler.ts';
import { filesOf } from './project.ts';

export const consolePreset: Types.OutputPreset<CompilerOptions> = {
  async buildGeneratesSection({ baseOutputDir, presetConfig, documents, schema, schemaAst }) {
    const { root } = presetConfig;
    const compiler = compilers.get(root) ?? new Compiler(presetConfig);
    compilers.set(root, compiler);
    const texts = await compiler.compile({ documents, schema, ...(schemaAst && { schemaAst }) });
    const existing = existsSync(baseOutputDir) ? filesOf(baseOutputDir, /./) : [];
    const orphaned = existing.filter((path) => !texts.has(path));
    orphans = orphaned.map((path) => join(baseOutputDir, path));
    // An orphan's text differs from whatever the file holds, so that `--check` reports it; a run that writes removes the file.
    const all = [...texts, ...orphaned.map((path) => [path, `// Nothing generates ${path}.`] as const)];
    return writtenAs(all, { baseOutputDir, schema, schemaAst });
  },
};

/** Files of a preset that has their texts already; paths are below its folder. */
export const writtenAs = (
  texts: readonly (readonly [path: string, content: string])[],
  { baseOutputDir, schema, schemaAst }: Pick<Types.PresetFnArgs<object>, 'baseOutputDir' | 'schema' | 'schemaAst'>,
): Types.GenerateOptions[] =>
  texts.map(([path, content]) => ({
    ...{ filename: join(baseOutputDir, path), schema, ...(schemaAst && { schemaAst }), documents: [], config: {} },
    contentComparison: 'disk',
    plugins: [{ text: { content } }],
    pluginMap: { text: textPlugin },
  }));

const textPlugin: CodegenPlugin<{ content: string }> = { plugin: (_schema, _documents, { content }) => content };

/** Compilers by root: a run of `--watch` compiles only what changed since the run before. */
const compilers = new Map<string, Compiler>();

let orphans: string[] = [];

/** A hook of graphql-codegen for `afterAllFileWrite`. */
export function removeOrphans(): void {
  for (const path of orphans) rmSync(path, { force: true });
}
