import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { AccessParts } from './AccessParts.tsx';
import type { Translate } from './abilities.ts';
import type { AccessAnswer } from './useAccessPreview.ts';

export type Uncomputed = AccessAnswer['uncomputed'][number];

export function AccessNotes({ answer }: { answer: Pick<AccessAnswer, 'future' | 'unnamed' | 'uncomputed'> }) {
  const { future, unnamed, uncomputed } = answer;
  const translate = useTranslate();
  const changes = future && future.gains.length + future.losses.length > 0;
  return (
    <>
      {future && (
        <Future>
          <p>{translate(changes ? 'access.preview.future' : 'access.preview.futureSame')}</p>
          {changes && <AccessParts gains={future.gains} losses={future.losses} />}
        </Future>
      )}
      {(unnamed > 0 || uncomputed.length > 0) && (
        <Notes>
          {unnamed > 0 && <Note>{translate('access.preview.unnamed', { smart_count: unnamed })}</Note>}
          {uncomputed.map((each) => (
            <Note key={`${each.reason} ${JSON.stringify(each.args)}`}>{uncomputedWords(each, translate, 'unchanged')}</Note>
          ))}
        </Notes>
      )}
    </>
  );
}

export function uncomputedWords({ reason, args }: Uncomputed, translate: Translate, of: 'uncomputed' | 'unchanged' = 'uncomputed'): string {
  const why = reason.slice(reason.lastIndexOf('.') + 1);
  const values = { ...args, smart_count: args?.['count'] };
  const general = translate(`access.uncomputed.${why}`, { ...values, _: translate('access.uncomputed.other') });
  // Some reasons have their own wording for changes.
  return of === 'uncomputed' ? general : translate(`access.unchanged.${why}`, { ...values, _: general });
}

function Note({ children }: { children: string }) {
  return (
    <li>
      <InfoOutlined fontSize="small" aria-hidden />
      <span>{children}</span>
    </li>
  );
}

const Future = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  '& p': { margin: 0 },
}));

const Notes = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(0.75),
  color: theme.palette.text.secondary,
  '& li': { display: 'flex', gap: theme.spacing(1), alignItems: 'flex-start' },
}));
