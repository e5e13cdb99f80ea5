import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Answers } from '../../../generated/operationTypes.ts';

export type Version = Answers['CommonGetPolicyVersions']['data'][number];

export function VersionEntry({ version, isCurrent, children }: { version: Version; isCurrent: boolean; children: ReactNode }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const text = (part: string, args: object = {}) => translate(`permissions.versions.${part}`, args);
  const at = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(version.createdAt));
  const title = text('title', { version: version.version });
  return (
    <Entry aria-label={title}>
      <header>
        <h2>{isCurrent ? `${title} (${text('current')})` : title}</h2>
        <span>{version.isFirst ? text('first', { at }) : text('saved', { at, name: version.authorName ?? text('formerUser') })}</span>
        {children}
      </header>
      {version.changes.length === 0 && <p>{text('same')}</p>}
      {version.changes.map(({ part, added, removed }) => (
        <dl key={part}>
          <dt>{partText(part, text)}</dt>
          {(['removed', 'added'] as const).map((change) => {
            const words = change === 'added' ? added : removed;
            return (
              words.length > 0 && (
                <dd key={change} data-change={change}>
                  <b>{text(change)}:</b> {words.join(', ')}
                </dd>
              )
            );
          })}
        </dl>
      ))}
    </Entry>
  );
}

type Text = (part: string, args?: object) => string;

/** `basicRule actions`, `advancedRule 2 denied actions` or `talentHub basicRule places`, as the audit trail names them. */
function partText(part: string, text: Text): string {
  const [, rule, number, denied, what] = /^(?:talentHub )?(basicRule|advancedRule)(?: (\d+))?( denied)? (actions|places)$/.exec(part) ?? [];
  if (!rule) return part === 'name' ? text('parts.name') : part;
  const named = text(`parts.${denied ? 'denied' : String(what)}`);
  return text(rule === 'basicRule' ? 'parts.basic' : 'parts.advanced', { number, what: named });
}

const Entry = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  minWidth: 0,
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 2) },
  '& h2': { ...theme.typography.subtitle1, fontWeight: 600, margin: 0 },
  '& header span': { ...theme.typography.body2, color: theme.palette.text.secondary, flexGrow: 1 },
  '& p, & dl': { ...theme.typography.body2, margin: 0 },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));
