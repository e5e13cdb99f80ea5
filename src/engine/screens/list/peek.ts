import type { Plan } from '../../plan/Plan.ts';

/** True if the record has a page of declared details, which a panel next to the list can show. */
export const hasPeek = ({ kind, opens, panel, pages, details }: Plan): boolean =>
  kind === 'collection' && opens === undefined && panel === undefined && pages?.show === undefined && details.length > 0;
