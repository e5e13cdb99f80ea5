import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { Values } from '../../engine/plan/sources.ts';
import { useScreens } from '../../engine/screens/values/ScreensProvider.tsx';
import { AccessExport } from './AccessExport.tsx';
import { AccessFailure } from './AccessFailure.tsx';
import { AccessKeys } from './AccessKeys.tsx';
import { AccessNotes } from './AccessNotes.tsx';
import { AccessParts } from './AccessParts.tsx';
import { AccessPeople } from './AccessPeople.tsx';
import { useAccessPreview, type AccessAnswer, type PreviewOperation } from './useAccessPreview.ts';

interface Props {
  /** An operation of `generated/pageTools.ts` that answers an AccessPreview. */
  operation: PreviewOperation;
  variables: Values;
}

export function AccessPreview(props: Props) {
  const preview = useAccessPreview(props.operation, props.variables);
  const { offered, worded, answer, loading, error, parts, again } = preview;
  const translate = useTranslate();
  const id = useId();
  if (!offered) return null;
  return (
    <Box aria-labelledby={id} aria-busy={loading}>
      <Head>
        <h3 id={id}>{worded && translate('access.preview.title')}</h3>
        {answer && answer.pagination.totalItems > 0 && <AccessExport parts={parts} />}
      </Head>
      {/* A live region must exist before its text. */}
      <p role="status">{worded && (answer ? <Counts answer={answer} /> : error === undefined && translate('access.preview.working'))}</p>
      {worded && answer && <Changes preview={preview} answer={answer} />}
      {worded && error !== undefined && <AccessFailure error={error} again={again} />}
      {(!worded || (!answer && error === undefined)) && <Skeleton variant="rounded" height={56} />}
    </Box>
  );
}

type ChangeFilter = 'all' | 'gains' | 'losses';

function Changes({ preview, answer }: { preview: ReturnType<typeof useAccessPreview>; answer: AccessAnswer }) {
  const { people, loading, more } = preview;
  const translate = useTranslate();
  const { userId } = useScreens();
  const [shown, setShown] = useState<ChangeFilter>('all');
  const [length, setLength] = useState(pageSize);
  const [before, setBefore] = useState(answer);
  if (before !== answer) {
    // Another change, other people.
    setBefore(answer);
    setShown('all');
    setLength(pageSize);
  }
  const total = answer.pagination.totalItems;
  const kept = people.filter(({ gains, losses }) => shown === 'all' || (shown === 'gains' ? gains : losses).length > 0);
  const listed = kept.slice(0, length);
  const isMore = listed.length < kept.length || people.length < total;
  const own = people.find(({ _id }) => _id === userId);
  const show = async (next: ChangeFilter) => {
    if (next === 'all' || people.length >= total || (await more(true))) {
      setShown(next);
      setLength(pageSize);
    }
  };
  const showMore = async () => {
    if (length >= kept.length && people.length < total) await more(false);
    setLength(length + pageSize);
  };
  return (
    <Stack data-asking={loading || undefined}>
      {own && own.losses.length > 0 && (
        <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
          {translate('access.preview.youLose')}
          <AccessParts gains={[]} losses={own.losses} />
        </Alert>
      )}
      <AccessNotes answer={answer} />
      {total > few && answer.gaining > 0 && answer.losing > 0 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shown}
          aria-label={translate('access.preview.show')}
          onChange={(_, next: ChangeFilter | null) => next && void show(next)}
        >
          {(['all', 'gains', 'losses'] as const).map((each) => (
            <ToggleButton key={each} value={each}>
              {translate(`access.preview.shown.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {listed.length > 0 && <AccessPeople people={listed} label={translate('access.preview.people')} open={total <= few} />}
      {isMore && (
        <div>
          <Button size="small" loading={loading} onClick={() => void showMore()}>
            {translate('access.preview.more')}
          </Button>
        </div>
      )}
      <AccessKeys answer={answer} open={(answer.keys ?? []).length <= few} />
    </Stack>
  );
}

/** How many gain and lose; that nobody does. */
function Counts({ answer: { gaining, losing, future } }: { answer: AccessAnswer }) {
  const translate = useTranslate();
  const text = (key: string, count: number) => translate(`access.preview.${key}`, { smart_count: count });
  if (gaining > 0 && losing > 0)
    return translate('access.preview.both', { gaining: text('gaining', gaining), losing: text('losingToo', losing) });
  if (gaining > 0) return text('gainingOnly', gaining);
  if (losing > 0) return text('losing', losing);
  return translate(future ? 'access.preview.nobodyYet' : 'access.preview.nobody');
}

const pageSize = 30;
const few = 3;

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  minWidth: 0,
  '&:empty': { display: 'none' },
  '&[data-asking]': { opacity: 0.6 },
}));

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1.25),
  minWidth: 0,
  // As high as a short answer: what is below it stays where it is.
  minHeight: 132,
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.default,
  '& > p': { ...theme.typography.body2, margin: 0, fontWeight: 600, '&:empty': { display: 'none' } },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  minHeight: 32,
  '& h3': { ...theme.typography.subtitle2, margin: 0, minWidth: 0 },
  '& > button': { flexShrink: 0 },
}));
