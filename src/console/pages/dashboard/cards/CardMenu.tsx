import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import { useLocaleState, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useCustomer } from '../../../customers/useCustomer.ts';
import { LabelledMenu } from '../../../../engine/screens/widgets/LabelledMenu.tsx';
import { csvText } from '../../../../engine/screens/widgets/csv/writeCsv.ts';
import type { Card } from '../cards.ts';
import { downloadBlob } from '../../../../engine/screens/values/downloadBlob.ts';
import { drawPicture, fileName } from '../paper/picture.ts';
import type { DashboardFilterState } from '../filter.ts';
import { spanWords, type Reading } from './readings.ts';
import { sheetOf } from './table.ts';

interface Props {
  card: Card;
  title: string;
  filter: DashboardFilterState;
  reading: Reading | undefined;
}

export function CardMenu({ card, title, filter, reading }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const { palette, typography } = useTheme();
  const { customer } = useCustomer();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('pages.dashboard.card.menu', { title });
  const copy = async (shown: Reading) => {
    setAnchor(null);
    try {
      // The mark at the beginning of a file is none of a clipboard's.
      await navigator.clipboard.writeText(csvText(sheetOf(card, shown, { translate, locale })).replace('\uFEFF', ''));
      notify('pages.dashboard.card.copied', { type: 'info' });
    } catch {
      notify('screens.copy.failed', { type: 'error' });
    }
  };
  const picture = async () => {
    const whole = anchor?.closest('section');
    setAnchor(null);
    if (!whole) return;
    // A picture goes its own ways: it says whose figure it is, and of which days.
    const window = `${translate(`pages.dashboard.card.windows.${card.window}`)} ${spanWords(filter[card.window], { translate, locale })}`;
    const lines = [[customer?.customerDisplayName ?? [], window].flat().join(' · ')];
    const look = {
      background: palette.background.default,
      ink: palette.text.primary,
      inkSoft: palette.text.secondary,
      fontFamily: String(typography.fontFamily),
    };
    try {
      const page = translate('pages.dashboard.title');
      downloadBlob(fileName([title, customer?.customerDisplayName ?? '']), await drawPicture(whole, { title: page, lines }, look));
    } catch {
      notify('pages.dashboard.card.pictureFailed', { type: 'error' });
    }
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={!reading}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <LabelledMenu label={label} open={anchor !== null && reading !== undefined} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {reading && reading.slices.length > 0 && (
          <MenuItem onClick={() => void copy(reading)}>
            <ListItemIcon>
              <ContentCopy fontSize="small" />
            </ListItemIcon>
            {translate('pages.dashboard.card.copyCsv')}
          </MenuItem>
        )}
        <MenuItem onClick={() => void picture()}>
          <ListItemIcon>
            <ImageOutlined fontSize="small" />
          </ListItemIcon>
          {translate('pages.dashboard.card.picture')}
        </MenuItem>
      </LabelledMenu>
    </>
  );
}
