import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { RowLink } from '../list/RowLink.tsx';
import type { NamedFavourite } from '../values/useNamedFavourites.ts';
import { Card } from './WorkList.tsx';

/** Records that the user marked. */
export function FavouritesCard({ favourites }: { favourites: readonly NamedFavourite[] }) {
  const translate = useTranslate();
  const heading = useId();
  return (
    <Card aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{translate('screens.home.favourites')}</h2>
        <p>{translate('screens.home.favouritesHelp')}</p>
      </header>
      <Records>
        {favourites.map(({ resource, id, label, to }) => (
          <li key={`${resource} ${id}`}>
            <RowLink to={to}>{label}</RowLink>
            <small>{translate(`resources.${resource}.name`)}</small>
          </li>
        ))}
      </Records>
    </Card>
  );
}

const Records = styled('ul')(({ theme }) => ({
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: theme.spacing(1.5),
    padding: theme.spacing(0.75, 0),
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& a': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { flex: 'none', color: theme.palette.text.secondary },
}));
