import Alert from '@mui/material/Alert';
import { useLocaleState, useTranslate } from 'ra-core';
import { sparedReason } from '../values/registry.ts';
import type { TriedAction } from './tries.ts';

interface Props {
  effect: TriedAction;
}

export function TriedEffect({ effect }: Props) {
  return (
    <>
      <Consequences effect={effect} />
      <Refused effect={effect} />
    </>
  );
}

export function Consequences({ effect }: Props) {
  const translate = useTranslate();
  const names = (['signedOut', 'mailed', 'texted'] as const).filter((name) => effect[name] > 0);
  const { reported = 0 } = effect;
  if (names.length === 0 && reported === 0) return null;
  return (
    <Alert severity="warning" component="ul" sx={{ m: 0, '& li': { listStyle: 'none' } }}>
      {names.map((name) => (
        <li key={name}>{translate(`screens.tried.${name}`, { smart_count: effect[name], number: effect[name] })}</li>
      ))}
      {reported > 0 && (
        <li>
          <Reported effect={effect} />
        </li>
      )}
    </Alert>
  );
}

/** Names the systems that are sent reports: “3 reports go to Workday and 2 webhooks.” */
export function Reported({ effect: { reported = 0, reportedTo = [], webhooks = 0 } }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (reported === 0) return null;
  const counted = webhooks > 0 ? [translate('screens.tried.webhooks', { smart_count: webhooks, number: webhooks })] : [];
  const systems = new Intl.ListFormat(locale).format([...reportedTo, ...counted]);
  return translate('screens.tried.reported', { smart_count: reported, number: reported, systems });
}

export function Refused({ effect }: Props) {
  const translate = useTranslate();
  return effect.refused
    .filter(({ reason }) => reason !== sparedReason())
    .map(({ reason, count, names }) => (
      <p key={reason} style={{ margin: 0 }}>
        {translate('screens.tried.refused', { smart_count: count, number: count })}{' '}
        {translate(reason, { _: translate('screens.action.refusedWhy') })}
        <Names names={names} count={count} />
      </p>
    ));
}

export function Names({ names, count }: { names: readonly string[]; count: number }) {
  const translate = useTranslate();
  if (names.length === 0) return null;
  const more = count - names.length;
  const shown = names.join(', ');
  return (
    <small style={{ display: 'block' }}>
      {more > 0 ? translate('screens.tools.refused.andMore', { names: shown, smart_count: more }) : shown}
    </small>
  );
}
