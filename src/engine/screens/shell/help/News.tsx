import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useStore, useTranslate } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import { useDateFormats } from '../../values/dates.ts';
import { helpParts } from '../../values/registry.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { Tag } from '../../widgets/Tag.tsx';
import { readKey } from './readKey.ts';

interface Props {
  onRead: () => void;
  onClose: () => void;
}

export function News({ onRead, onClose }: Props) {
  const translate = useTranslate();
  const { userId } = useScreens();
  const { date } = useDateFormats();
  const id = useId();
  const [read, setRead] = useStore<string | undefined>(readKey(userId));
  // The marks stay while the dialog is open.
  const [until] = useState(read);
  const { data: entries, error } = useQuery({ queryKey: ['help', 'news'], queryFn: async () => (await helpParts().news?.()) ?? [] });
  const newest = entries?.[0]?.id;
  useEffect(() => {
    if (newest === undefined) return;
    setRead(newest);
    onRead();
  }, [newest, setRead, onRead]);
  const seenAt = entries?.findIndex(({ id: each }) => each === until) ?? -1;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('shell.help.news')}</DialogTitle>
      <DialogContent>
        {error ? (
          translate('screens.help.failed')
        ) : !entries ? (
          <Skeleton height={120} animation={false} />
        ) : (
          <List>
            {entries.map((entry, index) => (
              <li key={entry.id}>
                <h3>
                  {translate(entry.title, { _: entry.title })}
                  {(seenAt === -1 || index < seenAt) && <Tag>{translate('shell.help.new')}</Tag>}
                </h3>
                <time dateTime={entry.date}>{date(entry.date)}</time>
                {entry.text && <p>{translate(entry.text, { _: entry.text })}</p>}
              </li>
            ))}
          </List>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const List = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  display: 'grid',
  gap: theme.spacing(2.5),
  margin: 0,
  padding: 0,
  '& h3': {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    alignItems: 'center',
    margin: 0,
    fontWeight: 600,
  },
  '& time': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& p': { margin: theme.spacing(0.5, 0, 0) },
}));
