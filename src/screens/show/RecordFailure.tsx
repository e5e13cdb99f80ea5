import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { Plan } from '../../plan/Plan.ts';
import { statusOf } from '../answers.ts';
import { ListNotice } from '../list/ListNotice.tsx';
import { PageLayout } from '../shell/PageLayout.tsx';
import { useScreenPath } from '../useScreenPath.ts';

/** Why a record is not shown: absent (or of another tenant, which is the same), not allowed, not loaded. */
export function RecordFailure({ plan, error, refetch }: { plan: Plan; error: unknown; refetch: () => void }) {
  const translate = useTranslate();
  const path = useScreenPath(plan);
  const name = translate(`resources.${plan.name}.name`);
  const status = statusOf(error);
  const kind = status === 404 || status === 400 ? 'absent' : status === 403 ? 'denied' : 'failed';
  const Icon = { absent: SearchOff, denied: Lock, failed: ErrorOutline }[kind];
  return (
    <PageLayout title={translate(`screens.show.${kind}Title`)} back={{ to: path.list, label: name }}>
      <ListNotice
        urgent
        icon={<Icon />}
        title={translate(`resources.${plan.name}.${kind}`, { _: translate(`screens.show.${kind}`, { name }) })}
        text={translate(`screens.show.${kind}Help`)}
        actions={
          kind === 'failed' ? (
            <Button variant="outlined" onClick={refetch}>
              {translate('screens.retry')}
            </Button>
          ) : (
            <Button variant="outlined" component={Link} to={path.list}>
              {translate('shell.back', { page: name })}
            </Button>
          )
        }
      />
    </PageLayout>
  );
}
