import { RecordContextProvider, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import type { Plan } from '../../../plan/Plan.ts';
import { useRow } from '../../values/useRow.ts';
import { useAvailability } from '../../values/useAvailability.ts';
import { FailureNotice } from '../../layout/RecordFailure.tsx';
import { useRecord } from '../../values/useRecord.ts';

/** A record over its list, as far as it has come. */
export interface Shown {
  record: RaRecord | undefined;
  /** As the platform has it, not only what a list showed of it. */
  complete: boolean;
  /** Why there is nothing to show. */
  failure: ReactNode;
}

interface Props {
  plan: Plan;
  id: string;
  /** In place of the link to a list that one has not left. */
  back?: ReactNode;
  children: (shown: Shown) => ReactNode;
}

/** The record of an id for whatever shows it over its list: asked for where that can be, else no more than the list's row. */
export function RecordOver(props: Props) {
  const { may } = useAvailability();
  return may(props.plan, 'getOne') ? <Asked {...props} /> : <OfList {...props} />;
}

/** The whole record, asked for by its id; what the list showed of it stands in. */
function Asked({ plan, id, back, children }: Props) {
  const { record, complete, error, refetch } = useRecord(plan, id);
  const failure = error && !record ? <FailureNotice plan={plan} error={error} refetch={refetch} back={back} /> : undefined;
  return <RecordContextProvider value={record}>{children({ record, complete, failure })}</RecordContextProvider>;
}

/** No more than the list's row. */
function OfList({ plan, id, back, children }: Props) {
  const { row, settled } = useRow(plan, id);
  const failure = !row && settled ? <FailureNotice plan={plan} back={back} /> : undefined;
  return <RecordContextProvider value={row}>{children({ record: row, complete: row !== undefined, failure })}</RecordContextProvider>;
}
