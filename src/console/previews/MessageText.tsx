import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { Values } from '../../engine/plan/sources.ts';
import { MessageExample } from '../../engine/screens/actions/notify/MessageExample.tsx';
import type { ExampleMessage } from '../../engine/screens/actions/tries.ts';
import { failureOf } from '../../engine/screens/values/answers.ts';
import { raised } from '../../engine/screens/values/surfaces.ts';
import { useTools } from '../../engine/screens/values/useAsk.ts';
import { useDebouncedText } from '../../engine/screens/values/useDebouncedText.ts';
import { TestText } from './TestText.tsx';
import { WidthToggle, type PreviewWidth } from './WidthToggle.tsx';

interface Preview {
  message: ExampleMessage;
  isMadeUp: boolean;
  smsParts: number | null;
}

/** Ms after the last letter. */
const pause = 500;

/** A message's text as its reader would get it, rendered by the platform as it renders what it sends. */
export function MessageText({ values }: { values: Values }) {
  const translate = useTranslate();
  const id = useId();
  const record = useRecordContext();
  const { ask } = useTools();
  const [width, setWidth] = useState<PreviewWidth>('wide');
  const { debounced: typed } = useDebouncedText(JSON.stringify({ subject: values['subject'] ?? null, body: values['body'] ?? '' }), pause);
  const text = (part: string, args: object = {}) => translate(`screens.messageTexts.preview.${part}`, args);
  const { data, error } = useQuery({
    queryKey: ['message text preview', record?.id, typed],
    queryFn: ({ signal }) =>
      ask<Preview>('NotifPreviewMessageText', { input: { _id: String(record?.id), ...(JSON.parse(typed) as object) } }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const problems = error ? Object.values(failureOf(error).errors ?? {}) : [];
  const isMail = record?.['channel'] !== 'SMS';
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <h2 id={id}>{text('name')}</h2>
        {isMail && <WidthToggle value={width} onChange={setWidth} />}
      </Head>
      <div role="status">
        {problems.map(({ message, args }) => (
          <Alert key={message} severity="warning">
            {translate(message, args)}
          </Alert>
        ))}
        {error && problems.length === 0 && <Alert severity="error">{text('failed')}</Alert>}
        {data?.smsParts && text('parts', { smart_count: data.smsParts })}
      </div>
      {!data && !error && <Skeleton variant="rounded" height={360} animation={false} />}
      {data && (
        <Paper data-width={width}>
          <MessageExample example={data.message} />
        </Paper>
      )}
      {isMail && <TestText id={String(record?.id)} values={values} disabled={!data || Boolean(error)} />}
      {data && <small>{text(data.isMadeUp ? 'madeUp' : 'real')}</small>}
    </Frame>
  );
}

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  minWidth: 0,
  padding: theme.spacing(2),
  ...raised(theme),
  '& small': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& [role=status]': { ...theme.typography.body2, display: 'grid', gap: theme.spacing(1) },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  '& h2': { ...theme.typography.h3, margin: 0 },
}));

const Paper = styled('div')({
  minWidth: 0,
  '&[data-width=phone]': { width: 'min(100%, 390px)', justifySelf: 'center' },
  '&& iframe': { height: 480 },
});
