import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocaleState, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { pageTools } from '../../../generated/pageTools.ts';
import type { Answers } from '../../../generated/operationTypes.ts';
import { ConfirmDialog } from '../../../engine/screens/layout/ConfirmDialog.tsx';
import { Card, RecordCard } from '../../../engine/screens/layout/RecordSkeleton.tsx';
import { failureOf } from '../../../engine/screens/values/answers.ts';
import type { PanelProps } from '../../../engine/screens/values/pages.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';
import { changedLines } from './changedLines.ts';

const most = 100;

type Version = Answers['NotifGetMessageTextVersions']['data'][number];

/** Versions of a message's text, newest first, each with what it changed. */
export function VersionsPanel({ record }: PanelProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const client = useQueryClient();
  const { ask, offers } = useTools();
  const [chosen, setChosen] = useState<Version>();
  const _id = String(record.id);
  const text = (part: string, args: object = {}) => translate(`screens.messageTexts.versions.${part}`, args);
  const { data, error, refetch } = useQuery({
    queryKey: ['message text versions', _id, record['version']],
    queryFn: ({ signal }) => ask(pageTools.NotifGetMessageTextVersions, { _id, limitEq: most }, { signal }),
    retry: false,
  });
  const use = useMutation({
    mutationFn: (version: number) =>
      ask(pageTools.NotifRestoreMessageText, { input: { _id, version, expectedVersion: Number(record['version']) } }),
    onSuccess: () => notify(text('used'), { type: 'success' }),
    onError: (fault) => notify(text(failureOf(fault).reason === 'NEWER_VERSION' ? 'newer' : 'failed'), { type: 'error' }),
    onSettled: () => client.invalidateQueries(),
  });
  if (error)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void refetch()}>
            {translate('screens.retry')}
          </Button>
        }
      >
        {text('loadFailed')}
      </Alert>
    );
  if (!data) return <RecordCard lines={6} />;
  const versions = data.data;
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card sx={{ maxWidth: 880, gap: 3 }}>
      {versions.length === 0 && <p>{text('none')}</p>}
      {versions.map((version, index) => (
        <Entry key={version.version} aria-label={text('title', { version: version.version })}>
          <header>
            <h3>{text('title', { version: version.version })}</h3>
            <span>
              {text('saved', {
                at: moment.format(new Date(version.createdAt)),
                name: version.authorName ?? text('formerUser'),
              })}
            </span>
            {index > 0 && offers('NotifRestoreMessageText') && (
              <Button size="small" variant="outlined" disabled={use.isPending} onClick={() => setChosen(version)}>
                {text('use')}
              </Button>
            )}
          </header>
          {!version.isOwn && <p>{text('platform')}</p>}
          <Text>
            {changedLines(wholeOf(version), versions[index + 1] && wholeOf(versions[index + 1])).map(({ line, change }, at) => (
              <span key={`${at} ${line}`} data-change={change}>
                {change && <i aria-label={text(change)}>{change === 'added' ? '+' : '−'}</i>}
                {line || '\u00a0'}
              </span>
            ))}
          </Text>
        </Entry>
      ))}
      {chosen && (
        <ConfirmDialog
          title={text('use')}
          text={text('useText', { version: chosen.version })}
          confirm={text('use')}
          onConfirm={() => {
            use.mutate(chosen.isOwn ? chosen.version : 0);
            setChosen(undefined);
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Card>
  );
}

const wholeOf = (version: Version | undefined): string => [version?.subject ?? [], version?.body ?? ''].flat().join('\n\n');

const Entry = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  minWidth: 0,
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 2) },
  '& h3': { ...theme.typography.subtitle1, fontWeight: 600, margin: 0 },
  '& header span': { ...theme.typography.body2, color: theme.palette.text.secondary, flexGrow: 1 },
  '& p': { ...theme.typography.body2, margin: 0 },
}));

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& span': { position: 'relative', paddingInlineStart: theme.spacing(2) },
  '& i': { position: 'absolute', insetInlineStart: 0, fontStyle: 'normal' },
  '& [data-change=added]': { backgroundColor: theme.palette.action.selected },
  '& [data-change=removed]': { textDecoration: 'line-through', color: theme.palette.text.secondary },
}));
