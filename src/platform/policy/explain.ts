import { decide, scopeCovers } from './reach.ts';
import { actionMatches, parseResource } from './statement.ts';
import type { Statement, Target } from './statement.ts';

/** A statement as a session holds it (`widenRoots`), and as it is written in its policy: both have the same resources in the same order. */
export interface Source {
  held: Statement;
  written: Statement;
}

/** A statement that allows or denies what is asked, and the words of it that say so. */
export interface Match<From extends Source> {
  source: From;
  effect: Statement['effect'];
  /** The first of its actions that names the right. */
  action: string;
  /** The first of its resources that covers the target, as it is written. */
  resource: string;
  /** The department that the resource names as it is held; absent where it covers a whole customer or more. */
  department: string | undefined;
}

/** Says whether statements allow a right on a target, and which of them decide it: every one that matches, denials first. */
export const explain = <From extends Source>(sources: readonly From[], right: string, target: Target): Explained<From> =>
  explainer(sources, target)(right);

export interface Explained<From extends Source> {
  allowed: boolean;
  reasons: Match<From>[];
}

/** The same for many rights on one target: where a statement covers it is found once, since it may name thousands of departments. */
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
  /** The statement with the one resource that covers the target. */
  alone: Statement;
}

function coveringIn<From extends Source>(source: From, target: Target): Covering<From> | undefined {
  const { effect, resources } = source.held;
  for (const [index, resource] of resources.entries()) {
    const read = parseResource(resource);
    // As `reach` reads it: what grants nothing may still deny all that it could mean.
    if (effect === 'allow' && (!read || read.narrower)) continue;
    const scope = read?.scope ?? {};
    if (!scopeCovers(scope, target)) continue;
    const alone = { ...source.held, resources: [resource] };
    return { source, alone, resource: source.written.resources[index] ?? resource, department: scope.hierarchy };
  }
  return undefined;
}
