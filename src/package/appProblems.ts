import { relative } from 'node:path';
import { nearest } from '../engine/compile/nearest.ts';
import type { Problem } from '../engine/compile/problems.ts';
import type { ConsoleParts } from '../engine/screens/values/registry.ts';
import { UsageError } from './apiArguments.ts';
import { syntaxFault } from './modules.ts';
import { callsIn, modulesFrom, partsOf } from './registered.ts';

/** Keys of `defineConsole` that there aren't, and actions of resources that there aren't, as far as the text of `app` tells. */
export function appProblems(app: string | undefined, resources?: readonly string[]): Problem[] {
  if (app === undefined) return [];
  const fault = syntaxFault(app);
  if (fault !== undefined) throw new UsageError(`${relative(process.cwd(), app)} can’t be read: ${fault}.`);
  const modules = modulesFrom(app);
  return [...modules.values()].flatMap((module) =>
    callsIn(module).flatMap((argument) => {
      const file = relative(process.cwd(), module.file);
      const parts = partsOf(argument, module, modules);
      const unknown = [...(parts?.keys() ?? [])].filter((key) => !Object.hasOwn(keys, key));
      const actions = parts?.get('actions');
      const on = actions && resources ? [...(partsOf(actions.node, actions.module, modules)?.keys() ?? [])] : [];
      return [
        ...unknown.map((key) => problem({ number: 'R001', file, key, expected: 'a key of defineConsole', found: key }, Object.keys(keys))),
        ...on
          .filter((name) => !resources?.includes(name))
          .map((found) =>
            problem(
              {
                number: 'R034',
                file: relative(process.cwd(), actions?.module.file ?? app),
                key: `actions.${found}`,
                expected: 'a resource',
                found,
              },
              resources ?? [],
            ),
          ),
      ];
    }),
  );
}

function problem(of: Problem, candidates: readonly string[]): Problem {
  const didYouMean = nearest(of.found, candidates);
  return { ...of, ...(didYouMean !== undefined && { didYouMean }) };
}

const keys: Readonly<Record<keyof ConsoleParts, true>> = {
  ...{ widgets: true, previews: true, warnings: true, dialogs: true, actions: true, icons: true, layouts: true, tones: true, pages: true },
  ...{
    routes: true,
    languages: true,
    home: true,
    search: true,
    help: true,
    operations: true,
    scopes: true,
    theme: true,
    Brand: true,
    menu: true,
    onEvent: true,
  },
  ...{ sparedReason: true, operationPrefix: true },
};
