import type { ToolPlan } from '../../../plan/Plan.ts';
import type { SearchKind } from '../../../plan/SearchKind.ts';
import { at, type Values } from '../../../plan/sources.ts';
import { titleOf } from '../../../plan/titleOf.ts';
import { searchParts } from '../../values/registry.ts';
import { useOfferedKinds } from './useOfferedKinds.ts';

export interface Kind {
  name: string;
  tool: ToolPlan;
  variables: (text: string, page: { skipEq: number; limitEq: number }) => Values;
  to: (row: Values) => string;
  /** Name of a result, and other matching texts, best first. */
  texts: (row: Values) => { title: string; marked: string; subtitle?: string };
  /** The field that holds its status, and the enum whose texts name it. */
  status?: SearchKind['status'];
}

export function useKinds(): Kind[] {
  const { tools } = searchParts();
  return useOfferedKinds().flatMap((kind) => {
    const tool = tools[kind.operation];
    return tool ? [kindOf(kind, tool)] : [];
  });
}

const kindOf = ({ name, argument, to, title, marked, subtitle, status }: SearchKind, tool: ToolPlan): Kind => ({
  name,
  tool,
  variables: (searchText, page) => {
    const filter = { searchText, ...page, sort: newest };
    return argument === undefined ? filter : { [argument]: filter };
  },
  to: (row) => `/${to.replace(/\{(.+?)\}/g, (_, path: string) => encodeURIComponent(textAt(row, path)))}`,
  texts: (row) => ({
    title: titleOf({ title }, row),
    marked: textAt(row, marked),
    ...(subtitle !== undefined && { subtitle: textAt(row, subtitle) }),
  }),
  ...(status !== undefined && { status }),
});

const newest = { fieldName: 'createdAt', order: 'desc' };

const textAt = (row: Values, path: string): string => String(at(row, path) ?? '');
