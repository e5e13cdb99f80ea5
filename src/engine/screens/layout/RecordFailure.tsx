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
  /** What the platform answered; nothing where it was not even asked, since no list has the record. */
  error?: unknown;
  refetch?: () => void;
  /** It may not even be asked for. */
  denied?: boolean;
  /** The way back, where one has not left the list. */
  back?: ReactNode;
}

/** A page that says why a record is not shown. */
export function RecordFailure(props: Props) {
  const translate = useTranslate();
  const path = useScreenPath(props.plan);
  const name = translate(`resources.${props.plan.name}.name`);
  return (
    <PageLayout title={translate(`screens.show.${kindOf(props.error)}Title`)} back={{ to: path.list, label: name }}>
      <FailureNotice {...props} />
    </PageLayout>
  );
}

/** Why a record is not shown: absent (or of another tenant, which is the same), not allowed, not loaded. */
export function FailureNotice({ plan, error, refetch, denied = false, back }: Props) {
  const translate = useTranslate();
  const path = useScreenPath(plan);
  const { supportUrl } = useShell();
  const name = translate(`resources.${plan.name}.name`);
  const kind = denied ? 'denied' : kindOf(error);
  const Icon = { absent: SearchOff, denied: Lock, failed: ErrorOutline }[kind];
  // The specifications' texts of a load failure stand with the resource as `loadFailed`.
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
            <Button variant="outlined" component={Link} to={path.list}>
              {translate('shell.back', { page: name })}
            </Button>
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
