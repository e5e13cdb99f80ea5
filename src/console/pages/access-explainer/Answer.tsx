import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useShell } from '../../../engine/screens/values/ShellProvider.tsx';
import { Box } from '../../../engine/screens/widgets/TextBox.tsx';
import { matching, sectionsOf, standingOf } from './clusters.ts';
import { headlineOf } from './headline.ts';
import type { Kind } from './kinds.ts';
import { Rights } from './Rights.tsx';
import type { Explanation } from './useExplanation.ts';

interface Props {
  kind: Kind;
  who: string;
  explanation: Explanation;
  busy: boolean;
}

/** The answer: in a sentence, then right by right with what decides it. */
export function Answer({ kind, who, explanation, busy }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { brandName } = useShell();
  const [words, setWords] = useState('');
  const filterId = useId();
  const { path, decisions, blocked } = explanation;
  const shown = matching(decisions, words, translate);
  const count = (standing: string) => shown.filter((decision) => standingOf(decision) === standing).length;
  const held = decisions.some(({ allowed }) => allowed);
  const shut = held && decisions.some(({ right, allowed }) => right === 'edge:access' && !allowed);
  return (
    <Parts aria-busy={busy}>
      {blocked.length > 0 && (
        <Alert severity="warning">
          {blocked.map((key) => translate(key, { who })).join(' ')} {translate('access.blocked.until')}
        </Alert>
      )}
      <div role="status">
        <h3>{headlineOf(kind, who, explanation, { translate, locale })}</h3>
        {shut && <p>{translate('access.why.noConsole', { who, brand: brandName })}</p>}
        {path.length > 0 && <p>{translate('access.why.where', { path: path.map(({ name }) => name).join(' › ') })}</p>}
      </div>
      {decisions.length > few && (
        <Filter htmlFor={filterId}>
          {translate('access.why.filter')}
          <Box
            id={filterId}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && setWords('')}
            inputProps={{ maxLength: 100, type: 'search', autoComplete: 'off' }}
          />
        </Filter>
      )}
      {shown.length === 0 && <p>{translate('access.why.noMatch')}</p>}
      {(['allowed', 'refused'] as const).map(
        (standing) =>
          count(standing) > 0 && (
            <Standings key={standing}>
              <h3>
                {translate(`access.why.${standing}`)} <small>{translate('access.why.counted', { smart_count: count(standing) })}</small>
              </h3>
              <Rights sections={sectionsOf(shown, standing)} standing={standing} who={who} />
            </Standings>
          ),
      )}
      {count('notGranted') > 0 && (
        <Standings>
          <details key={words ? 'found' : 'all'} open={words !== ''}>
            <summary>
              <h3>
                {translate('access.why.notGranted')} <small>{translate('access.why.counted', { smart_count: count('notGranted') })}</small>
              </h3>
            </summary>
            <p>{translate('access.why.notGrantedHelp', { who })}</p>
            <Rights sections={sectionsOf(shown, 'notGranted')} standing="notGranted" who={who} />
          </details>
        </Standings>
      )}
    </Parts>
  );
}

/** As many rights are seen without a filter. */
const few = 8;

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  minWidth: 0,
  '&[aria-busy=true]': { opacity: 0.6 },
  '& h3': { ...theme.typography.subtitle1, fontWeight: 600, margin: 0, overflowWrap: 'anywhere' },
  '& h3 small': { ...theme.typography.caption, color: theme.palette.text.secondary, marginLeft: theme.spacing(0.5) },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
}));

const Filter = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  display: 'grid',
  gap: theme.spacing(0.75),
  maxWidth: 320,
}));

const Standings = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.palette.divider}`,
  '& details': { display: 'grid', gap: theme.spacing(2) },
  '& details > p': { margin: theme.spacing(1, 0, 2) },
  '& summary': { cursor: 'pointer', width: 'fit-content', '& h3': { display: 'inline' } },
  '& summary:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2, borderRadius: 4 },
}));
