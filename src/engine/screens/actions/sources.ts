import type { Sources, Values } from '../../plan/sources.ts';
import type { Matching } from '../values/useSelection.ts';

interface SourceInput {
  ids?: readonly string[] | undefined;
  parent?: Values | undefined;
  record?: Values | undefined;
  matching?: Matching | undefined;
}

export const sourcesOf = ({ ids, parent, record, matching }: SourceInput): Sources => ({
  ids: matching ? undefined : ids,
  parent,
  record,
  ...(matching && { matching: { filter: matching.filter, expectedCount: matching.total } }),
});
