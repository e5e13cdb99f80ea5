import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { laterWorded } from '../../values/later.tsx';
import type { Collection } from '../useCollection.ts';
import { usePageCommand } from '../../values/pageCommands.ts';
import { stateOf } from './useViews.ts';

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
  const all = translate('screens.views.showAll', { name: translate(`resources.${collection.plan.name}.name`) });
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
      {current && (
        <IconButton size="small" onClick={() => showAll(collection)} aria-label={all} title={all}>
          <Close fontSize="inherit" />
        </IconButton>
      )}
      <ViewsMenuOrNothing collection={collection} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}

function showAll({ plan, views, narrow }: Collection): void {
  views.setApplied(undefined);
  narrow({ ...stateOf(plan, { query: '' }), view: undefined });
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
