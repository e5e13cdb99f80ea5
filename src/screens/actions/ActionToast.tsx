import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import SnackbarContent from '@mui/material/SnackbarContent';
import { styled } from '@mui/material/styles';
import { CloseNotificationContext, useTranslate } from 'ra-core';
import { useContext } from 'react';
import { Link } from 'react-router';
import type { ActionPlan, Plan } from '../../plan/Plan.ts';
import { failureOf, statusOf } from '../answers.ts';
import type { Outcome, Refused } from './runInParts.ts';

interface Props {
  plan: Plan;
  action: ActionPlan;
  outcome: Outcome;
  elsewhere: { to: string; label: string } | undefined;
  undo: (() => void) | undefined;
}

/** How many rows were done, how many refused and why, how many not tried; with Undo and the way to where the rows are now. */
export function ActionToast({ plan, action, outcome, elsewhere, undo }: Props) {
  const translate = useTranslate();
  const close = useContext(CloseNotificationContext) ?? (() => undefined);
  const { done, refused, failed, notTried, error } = outcome;
  const key = (part: string) => `resources.${plan.name}.${part}`;
  const lines = (
    <Lines>
      {done.length > 0 && (
        <p>
          {translate(key(past(action.name)), {
            smart_count: done.length,
            _: translate('screens.action.done', { smart_count: done.length }),
          })}
        </p>
      )}
      {byReason(refused).map(({ reason, args, count }) => (
        <p key={`${reason} ${JSON.stringify(args)}`}>
          {translate('screens.action.refused', { smart_count: count })}{' '}
          {translate(reason, { ...args, smart_count: args?.['count'], _: translate('screens.action.refusedWhy') })}
        </p>
      ))}
      {error !== undefined && <p>{whatFailed()}</p>}
      {notTried.length > 0 && <p>{translate('screens.action.notTried', { smart_count: notTried.length })}</p>}
    </Lines>
  );
  const undoIt = () => {
    close();
    undo?.();
  };
  const ways = done.length > 0 && (undo || elsewhere) && (
    <Ways>
      {undo && (
        <Button color="inherit" size="small" onClick={undoIt}>
          {translate('ra.action.undo')}
        </Button>
      )}
      {elsewhere && (
        <MuiLink component={Link} to={elsewhere.to} color="inherit" onClick={close}>
          {elsewhere.label}
        </MuiLink>
      )}
    </Ways>
  );
  const dismiss = error !== undefined && (
    <Button color="inherit" size="small" onClick={close}>
      {translate('ra.action.close')}
    </Button>
  );
  return (
    <SnackbarContent
      message={lines}
      action={ways || dismiss || undefined}
      sx={error === undefined ? null : { bgcolor: 'error.main', color: 'error.contrastText' }}
    />
  );

  function whatFailed(): string {
    if (statusOf(error) === 0) return translate('screens.action.unknown', { smart_count: failed.length });
    if (statusOf(error) === 401) return translate('screens.expired');
    const { reason } = failureOf(error);
    const general = translate(key(`${action.name}Failed`), { _: translate('screens.action.failed') });
    return reason ? translate(`reasons.${reason}`, { _: general }) : general;
  }
}

/** archive → archived, restore → restored, unlock → unlocked: the catalogue's key of what was done. */
const past = (action: string): string => (action.endsWith('e') ? `${action}d` : `${action}ed`);

/** Rows refused for the same reason are told together. */
function byReason(refused: readonly Refused[]): (Pick<Refused, 'reason' | 'args'> & { count: number })[] {
  const groups = new Map<string, Pick<Refused, 'reason' | 'args'> & { count: number }>();
  for (const { reason, args } of refused) {
    const key = `${reason} ${JSON.stringify(args)}`;
    groups.set(key, { reason, args: args ?? null, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}

const Lines = styled('div')({ '& p': { margin: 0 } });

const Ways = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInlineEnd: theme.spacing(1),
  whiteSpace: 'nowrap',
}));
