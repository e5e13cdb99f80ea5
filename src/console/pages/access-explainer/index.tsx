import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { titleOf } from '../../../engine/plan/titleOf.ts';
import { statusOf } from '../../../engine/screens/values/answers.ts';
import { ListNotice } from '../../../engine/screens/layout/ListNotice.tsx';
import type { PanelProps } from '../../../engine/screens/values/pages.ts';
import { Card } from '../../../engine/screens/layout/RecordSkeleton.tsx';
import { Answer } from './Answer.tsx';
import { Question } from './Question.tsx';
import { useExplanation } from './useExplanation.ts';
import { useQuestion } from './useQuestion.ts';
import { Waiting } from './Waiting.tsx';

/** Why a person may, or may not, see something (specification 2 §6). */
export function AccessPanel({ plan, record }: PanelProps) {
  const translate = useTranslate();
  const { kind, of, offered, set } = useQuestion();
  const { data, error, isFetching, refetch } = useExplanation(String(record.id), kind, of);
  const who = titleOf(plan, record) || String(record['email'] ?? '');
  const isAsked = kind === 'CUSTOMER' || of !== undefined;
  return (
    <Card sx={{ maxWidth: 880, gap: 3 }}>
      <Head>
        <h2>{translate('access.why.title', { who })}</h2>
        <p>{translate('access.why.help')}</p>
      </Head>
      <Question kind={kind} of={isAbsent(error) ? undefined : of} offered={offered} onChange={set} />
      {!isAsked ? (
        <ListNotice icon={<HelpOutline />} title={translate('access.why.choose')} text={translate('access.why.chooseHelp')} />
      ) : error ? (
        <Failure error={error} again={() => void refetch()} />
      ) : data ? (
        <Answer key={`${kind} ${of}`} kind={kind} who={who} explanation={data} busy={isFetching} />
      ) : (
        <Waiting />
      )}
    </Card>
  );
}

function Failure({ error, again }: { error: unknown; again: () => void }) {
  const translate = useTranslate();
  if (statusOf(error) === 403) return <Notice denied />;
  if (isAbsent(error)) return <Notice />;
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={again}>
          {translate('screens.retry')}
        </Button>
      }
    >
      {translate('access.why.failed')}
    </Alert>
  );
}

const isAbsent = (error: unknown): boolean => [400, 404].includes(statusOf(error));

function Notice({ denied = false }: { denied?: boolean }) {
  const translate = useTranslate();
  const key = denied ? 'denied' : 'absent';
  return (
    <ListNotice
      urgent
      icon={denied ? <Lock /> : <SearchOff />}
      title={translate(`access.why.${key}`)}
      text={translate(`access.why.${key}Help`)}
    />
  );
}

const Head = styled('div')(({ theme }) => ({
  '& h2': { ...theme.typography.subtitle1, fontSize: '1.125rem', fontWeight: 600, margin: 0, overflowWrap: 'anywhere' },
  '& p': { ...theme.typography.body2, margin: theme.spacing(0.5, 0, 0), color: theme.palette.text.secondary },
}));
