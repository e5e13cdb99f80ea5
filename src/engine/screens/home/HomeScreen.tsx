import Tune from '@mui/icons-material/Tune';
import Inbox from '@mui/icons-material/InboxOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ListNotice } from '../layout/ListNotice.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';
import { ArrangeHome } from './ArrangeHome.tsx';
import { FavouritesCard } from './FavouritesCard.tsx';
import { SetUpSteps } from './SetUpSteps.tsx';
import { useHome, type HomeItem } from './useHome.ts';
import { PinnedGroups } from './PinnedGroups.tsx';
import { WorkList } from './WorkList.tsx';

/** The work that waits for somebody, as lists that they choose. */
export function HomeScreen() {
  const translate = useTranslate();
  const home = useHome();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const shown = home.lists.filter(home.isShown);
  return (
    <PageLayout
      title={translate('shell.menu.home')}
      actions={
        <Button
          startIcon={<Tune />}
          aria-haspopup="dialog"
          aria-expanded={anchor !== undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {translate('screens.home.arrange')}
        </Button>
      }
    >
      <Lists>
        {home.steps.length > 0 && <SetUpSteps steps={home.steps} />}
        {shown.map((item) => (
          <Item key={item.name} item={item} />
        ))}
      </Lists>
      {shown.length === 0 && (
        <ListNotice icon={<Inbox />} title={translate('screens.home.none')} text={translate('screens.home.noneHelp')} />
      )}
      {anchor && <ArrangeHome home={home} anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </PageLayout>
  );
}

function Item({ item }: { item: HomeItem }) {
  if ('favourites' in item) return <FavouritesCard favourites={item.favourites} />;
  return 'base' in item ? <PinnedGroups pin={item} /> : <WorkList list={item} />;
}

const Lists = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 460px), 1fr))',
  alignItems: 'start',
  gap: theme.spacing(2),
}));
