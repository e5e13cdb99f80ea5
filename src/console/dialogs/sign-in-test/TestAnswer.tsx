import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { FactRows as Rows } from '../../widgets/FactRows.tsx';
import { Missing } from '../../../engine/screens/widgets/Missing.tsx';
import type { SignInTestAnswer } from './useSignInTest.ts';

export function TestAnswer({ answer, disabled }: { answer: SignInTestAnswer; disabled: boolean }) {
  const translate = useTranslate();
  const id = useId();
  const text = (key: string, words: object = {}) => translate(`resources.sso.test.${key}`, words);
  const { outcome, reason, detail, nameId, email, firstName, lastName } = answer;
  const who = email ?? nameId ?? '';
  const attributes = Object.entries(answer.attributes ?? {});
  const groups = Object.entries({ joinedGroups: answer.joinedGroups, leftGroups: answer.leftGroups }).filter(([, names]) => names);
  // An answer that proves nothing says nothing of anybody either.
  const known = nameId !== undefined && nameId !== null;
  return (
    <>
      <Alert severity={outcome === 'REFUSE' ? 'error' : 'success'} role="status">
        <AlertTitle>{text(`outcomes.${outcome ?? 'REFUSE'}`)}</AlertTitle>
        {outcome === 'REFUSE' ? text(`reasons.${reason ?? ''}`, { _: text('reasons.refused') }) : text(`would.${outcome ?? ''}`, { who })}
        {detail && <Exactly>{text('detail', { detail })}</Exactly>}
      </Alert>
      {outcome !== 'REFUSE' && disabled && <Alert severity="warning">{text('stillDisabled')}</Alert>}
      {known && (
        <section aria-labelledby={id}>
          <Typography id={id} variant="subtitle2" component="h3" sx={{ mb: 1 }}>
            {text('back')}
          </Typography>
          <Rows>
            {Object.entries({ nameId, email, firstName, lastName }).map(([name, value]) => (
              <div key={name}>
                <dt>{text(`fields.${name}`)}</dt>
                <dd>{value || <Missing />}</dd>
              </div>
            ))}
            {groups.map(([name, names]) => (
              <div key={name}>
                <dt>{text(name)}</dt>
                <dd>{names?.join(', ') || text('noGroups')}</dd>
              </div>
            ))}
          </Rows>
        </section>
      )}
      {known && (
        <details>
          <summary>{text('attributes', { smart_count: attributes.length })}</summary>
          <Rows>
            {attributes.map(([name, values]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{values.join(', ') || <Missing />}</dd>
              </div>
            ))}
          </Rows>
        </details>
      )}
    </>
  );
}

const Exactly = styled('span')(({ theme }) => ({ display: 'block', marginTop: theme.spacing(0.5) }));
