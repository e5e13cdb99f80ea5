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
export function explain<From extends Source>(
  sources: readonly From[],
  right: string,
  target: Target,
): { allowed: boolean; reasons: Match<From>[] } {
  const held = sources.map((source) => source.held);
  const reasons = sources.flatMap((source) => match(source, right, target) ?? []);
  return {
    allowed: decide(held, right, target),
    reasons: [...reasons.filter(({ effect }) => effect === 'deny'), ...reasons.filter(({ effect }) => effect === 'allow')],
  };
}

function match<From extends Source>(source: From, right: string, target: Target): Match<From> | undefined {
  const { effect, actions, resources } = source.held;
  const action = actions.find((pattern) => actionMatches(pattern, right));
  if (action === undefined) return undefined;
  for (const [index, resource] of resources.entries()) {
    const read = parseResource(resource);
    // As `reach` reads it: what grants nothing may still deny all that it could mean.
    if (effect === 'allow' && (!read || read.narrower)) continue;
    const scope = read?.scope ?? {};
    if (scopeCovers(scope, target))
      return { source, effect, action, resource: source.written.resources[index] ?? resource, department: scope.hierarchy };
  }
  return undefined;
}
