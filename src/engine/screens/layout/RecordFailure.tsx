import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Plan } from '../../plan/Plan.ts';
import { failureOf, statusOf } from '../values/answers.ts';
import { ListNotice } from './ListNotice.tsx';
import { PageLayout } from './PageLayout.tsx';
import { useShell } from '../values/ShellProvider.tsx';
import { useScreenPath } from '../values/useScreenPath.ts';

interface Props {
  plan: Plan;
  /** Undefined without a request, since no list has the record. */
  error?: unknown;
  refetch?: () => void;
  denied?: boolean;
  back?: ReactNode;
}

export function RecordFailure(props: Props) {
  const translate = useTranslate();
  const path = useScreenPath(props.plan);
  const name = translate(`resources.${props.plan.name}.name`);
  return (
    <PageLayout
      title={translate(`screens.show.${kindOf(props.error)}Title`)}
      {...(isListed(props.plan) && { back: { to: path.list, label: name } })}
    >
      <FailureNotice {...props} />
    </PageLayout>
  );
}

/** Absent and other tenants' records look the same. */
export function FailureNotice({ plan, error, refetch, denied = false, back }: Props) {
  const translate = useTranslate();
  const path = useScreenPath(plan);
  const { supportUrl } = useShell();
  const name = translate(`resources.${plan.name}.name`);
  const kind = denied ? 'denied' : kindOf(error);
  const Icon = { absent: SearchOff, denied: Lock, failed: ErrorOutline }[kind];
  // Specified texts of a load failure are the resource's `loadFailed`.
  const own = kind === 'failed' ? 'loadFailed' : kind;
  return (
    <ListNotice
      urgent
      icon={<Icon />}
      title={translate(`resources.${plan.name}.${own}`, { _: translate(`screens.show.${kind}`, { name }) })}
      text={translate(`screens.show.${kind}Help`, failureOf(error).extensions)}
      actions={
        <>
          {kind === 'failed' && refetch ? (
            <Button variant="outlined" onClick={refetch}>
              {translate('screens.retry')}
            </Button>
          ) : plan.kind === 'settings' ? undefined : back !== undefined ? (
            back
          ) : (
            isListed(plan) && (
              <Button variant="outlined" component={Link} to={path.list}>
                {translate('shell.back', { page: name })}
              </Button>
            )
          )}
          {supportUrl && (
            <Button component="a" href={supportUrl} target="_blank" rel="noopener noreferrer">
              {translate('screens.show.contactSupport')}
            </Button>
          )}
        </>
      }
    />
  );
}

function kindOf(error: unknown): 'absent' | 'denied' | 'failed' {
  if (error === undefined) return 'absent';
  const status = statusOf(error);
  return status === 404 || status === 400 ? 'absent' : status === 403 ? 'denied' : 'failed';
}

/** Some records only stand in tabs of others. */
const isListed = ({ list, tabs, pages }: Plan): boolean => list !== undefined || tabs !== undefined || pages?.list !== undefined;
