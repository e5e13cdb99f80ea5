import { RecordContextProvider, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import type { Plan } from '../../../plan/Plan.ts';
import { useRow } from '../../values/useRow.ts';
import { useAvailability } from '../../values/useAvailability.ts';
import { Changes } from '../../layout/Changes.tsx';
import { FailureNotice } from '../../layout/RecordFailure.tsx';
import { useRecord } from '../../values/useRecord.ts';

export interface PanelRecord {
  record: RaRecord | undefined;
  /** Loaded by id, not only the list's row. */
  complete: boolean;
  failure: ReactNode;
  error?: unknown;
}

interface Props {
  plan: Plan;
  id: string;
  back?: ReactNode;
  children: (shown: PanelRecord) => ReactNode;
}

export function RecordOver(props: Props) {
  const { may } = useAvailability();
  return may(props.plan, 'getOne') ? <FetchedRecord {...props} /> : <OfList {...props} />;
}

function FetchedRecord({ plan, id, back, children }: Props) {
  const { record, complete, error, loaded, refetch } = useRecord(plan, id);
  const failure = error && !record ? <FailureNotice plan={plan} error={error} refetch={refetch} back={back} /> : undefined;
  return (
    <RecordContextProvider value={record}>
      <Changes plan={plan} id={id} lower loaded={loaded} reload={refetch} />
      {children({ record, complete, failure, error })}
    </RecordContextProvider>
  );
}

function OfList({ plan, id, back, children }: Props) {
  const { row, isLoaded } = useRow(plan, id);
  const failure = !row && isLoaded ? <FailureNotice plan={plan} back={back} /> : undefined;
  return <RecordContextProvider value={row}>{children({ record: row, complete: row !== undefined, failure })}</RecordContextProvider>;
}
