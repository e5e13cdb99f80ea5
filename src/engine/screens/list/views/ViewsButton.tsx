import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { laterWorded } from '../../values/later.tsx';
import type { Collection } from '../useCollection.ts';
import { usePageCommand } from '../../values/pageCommands.ts';

export function ViewsButton({ collection }: { collection: Collection }) {
  const { views, layout } = collection;
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { current } = views;
  const changed = current !== undefined && (views.narrowed || layout.changed);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    views.open();
    setAnchor(button.current);
  };
  usePageCommand({ id: 'views', label: translate('screens.views.label'), run: open });
  return (
    <>
      <Button
        ref={button}
        variant="text"
        color="inherit"
        endIcon={<ArrowDropDown />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={translate(changed ? 'screens.views.buttonChanged' : 'screens.views.button', {
          name: current?.name ?? translate('screens.views.none'),
        })}
        onPointerEnter={() => void ViewsMenu.preload()}
        onClick={open}
        sx={{ flexShrink: 0, maxWidth: 220, minWidth: 0 }}
      >
        <Name>{current?.name ?? translate('screens.views.label')}</Name>
        {changed && <Changed aria-hidden title={translate('screens.views.changed')} />}
      </Button>
      <ViewsMenuOrNothing collection={collection} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}

/** Stays mounted: its dialogs outlive the menu. */
function ViewsMenuOrNothing({ collection, anchor, onClose }: { collection: Collection; anchor: HTMLElement | null; onClose: () => void }) {
  const [opened, setOpened] = useState(false);
  if (anchor && !opened) setOpened(true);
  return opened ? <ViewsMenu collection={collection} anchor={anchor} onClose={onClose} /> : null;
}

const ViewsMenu = laterWorded(async () => (await import('./ViewsMenu.tsx')).ViewsMenu);

const Name = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

const Changed = styled('span')(({ theme }) => ({
  flexShrink: 0,
  width: 8,
  height: 8,
  marginInlineStart: theme.spacing(1),
  borderRadius: 4,
  backgroundColor: theme.palette.warning.main,
}));
