import { searchTools } from '../../generated/searchTools.ts';
import type { ToolPlan } from '../../plan/Plan.ts';
import { at, type Values } from '../../plan/sources.ts';
import { useScreens } from '../ScreensProvider.tsx';
import { useTools } from '../useAsk.ts';
import type { searched } from './useGlobalSearch.ts';

/** One of the things that are searched for, each with a tab of its own. */
export interface Kind {
  name: 'vacancies' | 'applications';
  tool: ToolPlan;
  /** What its operation is asked, beside the tenant. */
  variables: (text: string, page: { skipEq: number; limitEq: number }) => Values;
  /** Where a result opens, below the tenant's base. */
  to: (row: Values) => string;
  /** What is shown of a result, best first: its name and what else may have been found. */
  texts: (row: Values) => { title: string; marked: string; beside?: string };
  /** The field that holds its status. */
  status?: string;
}

type KindWithout = Omit<Kind, 'tool'> & { operation: (typeof searched)[number] };

/** Vacancies and applications (specification 3 §2 «Global search», §7). */
const kinds: readonly KindWithout[] = [
  {
    name: 'vacancies',
    operation: 'AppsGetVacancyList',
    variables: (searchText, page) => ({ filter: { searchText, ...page, sort: newest } }),
    to: (row) => `/vacancies/${encodeURIComponent(textAt(row, '_id'))}`,
    texts: (row) => ({ title: textAt(row, 'title'), marked: textAt(row, 'externalVacancyId') }),
  },
  {
    name: 'applications',
    operation: 'AppsSearchApplications',
    variables: (searchText, page) => ({ searchText, ...page, sort: newest }),
    to: (row) => {
      const opened = new URLSearchParams({ stageId: textAt(row, 'stageId'), applicationId: textAt(row, '_id') });
      return `/vacancies/${encodeURIComponent(textAt(row, 'vacancyId'))}?${opened.toString()}`;
    },
    texts: (row) => ({
      title: ['firstName', 'lastName']
        .map((name) => textAt(row, `candidate.personalInformation.${name}`))
        .join(' ')
        .trim(),
      marked: textAt(row, 'candidate.personalInformation.email'),
      beside: textAt(row, 'vacancyName'),
    }),
    status: 'status',
  },
];

/** What this person may search for in the customer at hand. */
export function useKinds(): Kind[] {
  const { offers } = useTools();
  const { base } = useScreens();
  return kinds.flatMap(({ operation, ...kind }) => {
    const tool = searchTools[operation];
    return tool && base !== '' && offers(operation) ? [{ ...kind, tool }] : [];
  });
}

const newest = { fieldName: 'createdAt', order: 'desc' };

const textAt = (row: Values, path: string): string => String(at(row, path) ?? '');
