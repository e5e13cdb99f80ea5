import Check from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { KeeperState } from '../grid/keeper.ts';

interface Props {
  status: KeeperState['status'];
  /** Could it not be read how one has arranged the cards? */
  isUnread: boolean;
  saveAgain: () => void;
  readAgain: () => void;
}

export function LayoutStatus({ status, isUnread, saveAgain, readAgain }: Props) {
  const translate = useTranslate();
  const text = (key: string) => translate(`pages.dashboard.layout.${key}`);
  const failed = status === 'failed' ? ('notSaved' as const) : isUnread ? ('notRead' as const) : undefined;
  return (
    <Line role="status" data-failed={failed}>
      {failed ? (
        <>
          {text(failed)}
          <Button size="small" onClick={failed === 'notSaved' ? saveAgain : readAgain}>
            {translate('screens.retry')}
          </Button>
        </>
      ) : (
        status === 'saved' && (
          <>
            <Check fontSize="inherit" aria-hidden />
            {text('saved')}
          </>
        )
      )}
    </Line>
  );
}

const Line = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  color: theme.palette.text.secondary,
  '&[data-failed]': { color: theme.palette.error.main },
}));
