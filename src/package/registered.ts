import type * as Babel from '@babel/types';
import type { RegisteredNames } from '../engine/compile/infer/complete.ts';
import { fieldWidgets, inputWidgets } from '../engine/plan/widgetNames.ts';
import { bare, importedFile, keyName, nodesIn, parseModule, type SourceModule } from './modules.ts';

/**
 * The names that a user's `app` registers with `defineConsole`, read from its text: it runs only in browsers. A part whose names aren't
 * written out, such as those of another package, isn't checked.
 */
export function registeredNames(app: string | undefined): RegisteredNames {
  const modules = app === undefined ? new Map<string, SourceModule>() : modulesFrom(app);
  if (app !== undefined && modules.size === 0) return {};
  const calls = [...modules.values()].flatMap((module) => callsIn(module).map((argument) => partsOf(argument, module, modules)));
  const named = (part: string): string[] | undefined => {
    const names = calls.map((parts) => {
      const found = parts?.get(part);
      if (parts === undefined) return undefined;
      if (found === undefined) return [];
      const entries = partsOf(found.node, found.module, modules);
      return entries && [...entries.keys()];
    });
    return names.every((each) => each !== undefined) ? names.flat() : undefined;
  };
  const widgets = named('widgets');
  const [pages, previews, warnings, dialogs, layouts] = ['pages', 'previews', 'warnings', 'dialogs', 'layouts'].map(named);
  return {
    widgets: widgets && [...new Set([...widgets, ...fieldWidgets, ...inputWidgets, 'yesNo'])],
    previews: previews && warnings && [...previews, ...warnings],
    ...{ pages, dialogs, layouts },
  };
}

/** A module with the files that it imports. */
export function modulesFrom(file: string, known = new Map<string, SourceModule>()): Map<string, SourceModule> {
  const module = known.has(file) ? undefined : parseModule(file);
  if (module === undefined) return known;
  known.set(file, module);
  for (const node of nodesIn(module.root)) {
    const source = 'source' in node && typeof node.source === 'object' && node.source?.type === 'StringLiteral' ? node.source.value : '';
    const imported = importedFile(file, source);
    if (imported !== undefined) modulesFrom(imported, known);
  }
  return known;
}

export const callsIn = ({ root }: SourceModule): Babel.Node[] =>
  [...nodesIn(root)].flatMap((node) =>
    node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'defineConsole'
      ? (node.arguments[0] ?? [])
      : [],
  );

interface Located {
  node: Babel.Node;
  module: SourceModule;
}

type Modules = ReadonlyMap<string, SourceModule>;

/** The entries of an object by their keys; undefined if the text doesn't say them all. */
export function partsOf(written: Babel.Node, module: SourceModule, modules: Modules): Map<string, Located> | undefined {
  const node = bare(written);
  if (node.type === 'Identifier') {
    const found = valueOf(node.name, module, modules);
    return found && partsOf(found.node, found.module, modules);
  }
  if (node.type !== 'ObjectExpression') return undefined;
  const parts = new Map<string, Located>();
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = partsOf(property.argument, module, modules);
      if (spread === undefined) return undefined;
      for (const [name, each] of spread) parts.set(name, each);
      continue;
    }
    const name = keyName(property);
    if (name === undefined) return undefined;
    parts.set(name, { node: property.type === 'ObjectProperty' ? property.value : property, module });
  }
  return parts;
}

/** Value of a name at the top of a module, or of the module that it is imported from. */
function valueOf(name: string, module: SourceModule, modules: Modules, depth = 0): Located | undefined {
  if (module.root.type !== 'Program' || depth > 10) return undefined;
  for (const statement of module.root.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'VariableDeclaration' && declared.kind === 'const')
      for (const { id, init } of declared.declarations)
        if (id.type === 'Identifier' && id.name === name && init) return { node: init, module };
    if (statement.type === 'ExportDefaultDeclaration' && name === 'default') {
      const { declaration: node } = statement;
      return { node, module };
    }
    if (statement.type !== 'ImportDeclaration' && !(statement.type === 'ExportNamedDeclaration' && statement.source)) continue;
    for (const specifier of statement.specifiers) {
      const [local, imported] = namesOf(specifier);
      if (local !== name || imported === undefined) continue;
      const from = modules.get(importedFile(module.file, statement.source?.value ?? '') ?? '');
      return from && valueOf(imported, from, modules, depth + 1);
    }
  }
  return undefined;
}

/** Name of a specifier in its module, and in the one that it comes from. */
function namesOf(specifier: Babel.ImportDeclaration['specifiers'][number] | Babel.ExportNamedDeclaration['specifiers'][number]): string[] {
  const text = (node: Babel.Identifier | Babel.StringLiteral) => (node.type === 'Identifier' ? node.name : node.value);
  if (specifier.type === 'ImportSpecifier') return [specifier.local.name, text(specifier.imported)];
  if (specifier.type === 'ImportDefaultSpecifier') return [specifier.local.name, 'default'];
  return specifier.type === 'ExportSpecifier' ? [text(specifier.exported), specifier.local.name] : [];
}
