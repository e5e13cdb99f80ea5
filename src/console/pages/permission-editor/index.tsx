import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate, type RaRecord } from 'ra-core';
import { isAborted, statusOf } from '../../../engine/screens/values/answers.ts';
import type { PanelProps } from '../../../engine/screens/values/pages.ts';
import { useAvailability } from '../../../engine/screens/values/useAvailability.ts';
import { RecordCard } from '../../../engine/screens/layout/RecordSkeleton.tsx';
import { Editor } from './Editor.tsx';
import type { Read, Store } from './stores/permissionStore.ts';
import { useStore } from './stores/useStore.ts';
import { useCustomers } from './useCustomers.ts';

/** A permission editor of a group: the console's rights, or the Talent Hub's (specification 2 §2 “Permission editors”). */
export function PermissionPanel({ plan, panel, record }: PanelProps) {
  const translate = useTranslate();
  const store = useStore(panel, plan.name, record);
  const customers = useCustomers();
  const { mayAsk } = useAvailability();
  const { data, error, refetch } = useQuery({
    queryKey: ['permissions', store.tab, String(record.id)],
    queryFn: ({ signal }) => store.read(signal),
    // An editor goes on with what it opened; the next one reads anew.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data) return <Editor store={store} first={data} record={record} customers={customers} locked={lockOf(data, store, record, mayAsk)} />;
  if (!error || isAborted(error)) return <RecordCard lines={6} />;
  const denied = statusOf(error) === 403;
  return (
    <Alert
      severity={denied ? 'warning' : 'error'}
      action={
        !denied && (
          <Button color="inherit" size="small" onClick={() => void refetch()}>
            {translate('screens.retry')}
          </Button>
        )
      }
    >
      {translate(denied ? 'permissions.denied' : 'permissions.loadFailed')}
    </Alert>
  );
}

function lockOf(read: Read, store: Store, record: RaRecord, mayAsk: (operation: string) => boolean): string | undefined {
  if (record['archivedAt']) return 'permissions.locked.archived';
  if (!read.editable) return 'permissions.locked.notEditable';
  return mayAsk(store.operation(read)) ? undefined : 'permissions.locked.denied';
}
