import { decide, scopeCovers } from './accessScope.ts';
import { actionMatches, parseResource } from './statement.ts';
import type { Statement, Target } from './statement.ts';

/** A statement as sessions hold it (`widenRoots`) and as written; resources in the same order. */
export interface Source {
  held: Statement;
  written: Statement;
}

export interface Match<From extends Source> {
  source: From;
  effect: Statement['effect'];
  action: string;
  resource: string;
  /** Department of the held resource; absent for a whole customer or more. */
  department: string | undefined;
}

export const explain = <From extends Source>(sources: readonly From[], right: string, target: Target): Explained<From> =>
  explainer(sources, target)(right);

export interface Explained<From extends Source> {
  allowed: boolean;
  reasons: Match<From>[];
}

export function explainer<From extends Source>(sources: readonly From[], target: Target): (right: string) => Explained<From> {
  const here = sources.flatMap((source) => coveringIn(source, target) ?? []);
  return (right) => {
    const reasons = here.flatMap(({ source, resource, department }) => {
      const { effect, actions } = source.held;
      const action = actions.find((pattern) => actionMatches(pattern, right));
      return action === undefined ? [] : [{ source, effect, action, resource, department }];
    });
    return {
      allowed: decide(
        here.map((each) => each.alone),
        right,
        target,
      ),
      reasons: [...reasons.filter(({ effect }) => effect === 'deny'), ...reasons.filter(({ effect }) => effect === 'allow')],
    };
  };
}

interface Covering<From extends Source> extends Pick<Match<From>, 'source' | 'resource' | 'department'> {
  alone: Statement;
}

function coveringIn<From extends Source>(source: From, target: Target): Covering<From> | undefined {
  const { effect, resources } = source.held;
  for (const [index, resource] of resources.entries()) {
    const read = parseResource(resource);
    // As in `reach`: an unreadable resource grants nothing, but denies everything it could mean.
    if (effect === 'allow' && (!read || read.narrower)) continue;
    const scope = read?.scope ?? {};
    if (!scopeCovers(scope, target)) continue;
    const alone = { ...source.held, resources: [resource] };
    return { source, alone, resource: source.written.resources[index] ?? resource, department: scope.hierarchy };
  }
  return undefined;
}
