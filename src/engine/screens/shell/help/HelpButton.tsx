import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useStoreContext, useTranslate } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { later, laterWorded } from '../../values/later.tsx';
import { helpParts } from '../../values/registry.ts';
import { readKey } from './readKey.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';

interface Props {
  shortcuts: () => void;
  why: () => void;
}

/** Help for every page, in the top bar; a dot says that something is new. */
export function HelpButton(props: Props) {
  const translate = useTranslate();
  const { userId } = useScreens();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNews, setNews] = useState(false);
  const [isFresh, setFresh] = useState(false);
  const markRead = useCallback(() => setFresh(false), []);
  const store = useStoreContext();
  useEffect(() => {
    const { news } = helpParts();
    const look = () => news?.().then(([newest]) => setFresh(newest !== undefined && newest.id !== store.getItem(readKey(userId))), nothing);
    const timer = news && setTimeout(() => void look(), patience);
    return () => clearTimeout(timer);
  }, [store, userId]);
  const label = translate(isFresh ? 'shell.help.fresh' : 'shell.help.label');
  return (
    <>
      <IconButton
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ position: 'relative', flex: 'none' }}
      >
        <HelpOutline fontSize="small" />
        {isFresh && <Box component="span" sx={dot} />}
      </IconButton>
      {anchor && <HelpMenu {...props} anchor={anchor} fresh={isFresh} news={() => setNews(true)} onClose={() => setAnchor(null)} />}
      {isNews && <News onRead={markRead} onClose={() => setNews(false)} />}
    </>
  );
}

const HelpMenu = later(async () => (await import('./HelpMenu.tsx')).HelpMenu);
const News = laterWorded(async () => (await import('./News.tsx')).News);

const nothing = () => undefined;
/** The page's own requests come first. */
const patience = 4000;

const dot = {
  position: 'absolute',
  top: 6,
  right: 6,
  width: 8,
  height: 8,
  borderRadius: '50%',
  bgcolor: 'primary.main',
  border: '1px solid',
  borderColor: 'background.paper',
};
