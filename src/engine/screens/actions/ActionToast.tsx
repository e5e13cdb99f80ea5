import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import SnackbarContent from '@mui/material/SnackbarContent';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ActionPlan, Plan } from '../../plan/Plan.ts';
import { failureOf, isUnanswered, statusOf } from '../values/answers.ts';
import { useDateFormats } from '../values/dates.ts';
import { useIsOver } from '../values/useIsOver.ts';
import { useUndoToast } from '../values/useUndoToast.ts';
import { keepInSight, rowsOf } from './inSight.ts';
import { byReason } from './refusals.ts';
import type { Outcome } from './runInParts.ts';

interface Props {
  plan: Plan;
  action: ActionPlan;
  outcome: Outcome;
  names: ReadonlyMap<string, string>;
  messages?: { done: string; failed: string } | undefined;
  elsewhere: { to: string; label: string } | undefined;
  details: (() => void) | undefined;
  undo: (() => void) | undefined;
  /** When it is too late to undo, in milliseconds. */
  until?: number | undefined;
}

export function ActionToast({ plan, action, outcome, names, messages: other, elsewhere, details, undo: undoing, until }: Props) {
  const translate = useTranslate();
  const close = useUndoToast(undoing);
  const undo = useIsOver(until) ? undefined : undoing;
  const { time } = useDateFormats();
  const { done, refused, failed, unnamed, notTried, error, holds = [] } = outcome;
  const content = useRef<HTMLDivElement>(null);
  // Scroll the changed rows out from under the toast.
  useEffect(() => {
    const toast = content.current?.closest<HTMLElement>('.MuiSnackbar-root');
    if (toast) keepInSight(rowsOf(done), toast.offsetTop);
  }, [done]);
  const key = (part: string) => `resources.${plan.name}.${part}`;
  const groups = byReason(refused);
  // An action on a whole list may return something other than rows, such as an invitation.
  const isDoneAsAWhole = action.on === 'list' && done.length + refused.length === 0 && error === undefined;
  const count = isDoneAsAWhole ? 1 : done.length;
  const lines = (
    <Lines>
      {(done.length > 0 || isDoneAsAWhole) && (
        <p>
          {translate(other?.done ?? key(past(action.name)), {
            smart_count: count,
            _: translate('screens.action.done', { smart_count: count }),
          })}
        </p>
      )}
      {until !== undefined && holds.some(({ mailed, texted }) => mailed + texted > 0) && (
        <p>{translate('screens.action.leaveAt', { time: time(new Date(until)) })}</p>
      )}
      {groups.slice(0, shownReasons).map(({ reason, args, ids }) => (
        <p key={`${reason} ${JSON.stringify(args)}`}>
          {translate('screens.action.refused', { smart_count: ids.length })}{' '}
          {translate(reason, { ...args, smart_count: args?.['count'], _: translate('screens.action.refusedWhy') })}
          <Names ids={ids} names={names} />
        </p>
      ))}
      {groups.length > shownReasons && (
        <p>{translate('screens.tools.refused.moreReasons', { smart_count: groups.length - shownReasons })}</p>
      )}
      {error !== undefined && <p>{failureText()}</p>}
      {notTried.length > 0 && <p>{translate('screens.action.notTried', { smart_count: notTried.length })}</p>}
      {done.length + refused.length === 0 && error === undefined && action.on !== 'list' && <p>{translate('screens.tools.nothingDone')}</p>}
    </Lines>
  );
  const then = (way?: () => void) => () => {
    close();
    way?.();
  };
  const ways = (undo || (done.length > 0 && elsewhere) || details) && (
    <Ways>
      {undo && (
        <Button color="inherit" size="small" aria-keyshortcuts="Control+Z Meta+Z" onClick={then(undo)}>
          {translate('ra.action.undo')}
        </Button>
      )}
      {details && (
        <Button color="inherit" size="small" onClick={then(details)}>
          {translate('screens.tools.refused.show')}
        </Button>
      )}
      {elsewhere && done.length > 0 && (
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
      ref={content}
      message={lines}
      action={ways || dismiss || undefined}
      sx={error === undefined ? null : { bgcolor: 'error.main', color: 'error.contrastText' }}
    />
  );

  function failureText(): string {
    if (isUnanswered(error)) return translate('screens.action.unknown', { smart_count: unnamed ?? failed.length });
    if (statusOf(error) === 401) return translate('screens.expired');
    const { reason, extensions } = failureOf(error);
    const general = translate(other?.failed ?? key(`${action.name}Failed`), { _: translate('screens.action.failed') });
    return reason ? translate(`reasons.${reason}`, { ...extensions, _: general }) : general;
  }
}

function Names({ ids, names }: { ids: readonly string[]; names: ReadonlyMap<string, string> }) {
  const translate = useTranslate();
  const known = ids.flatMap((id) => names.get(id) ?? []);
  if (known.length === 0) return null;
  const shown = known.slice(0, named).join(', ');
  const more = ids.length - Math.min(known.length, named);
  return <small>{more > 0 ? translate('screens.tools.refused.andMore', { names: shown, smart_count: more }) : shown}</small>;
}

const shownReasons = 3;
const named = 3;

/** Catalogue key: archive → archived, restore → restored, unlock → unlocked. */
const past = (action: string): string => (action.endsWith('e') ? `${action}d` : `${action.replace(/([^aeiou])y$/, '$1i')}ed`);

const Lines = styled('div')({ '& p': { margin: 0 }, '& small': { display: 'block', opacity: 0.8 } });

const Ways = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInlineEnd: theme.spacing(1),
  whiteSpace: 'nowrap',
}));
