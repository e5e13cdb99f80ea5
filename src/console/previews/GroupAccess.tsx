import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { usePartWords } from '../access/AccessParts.tsx';
import { useGroupGrants } from '../access/groupGrants.ts';
import { useTexts } from '../../engine/screens/values/useTexts.ts';
import { together } from './mergedAccess.ts';
import type { PreviewProps } from '../../engine/screens/values/registry.ts';
import { raised } from '../../engine/screens/values/surfaces.ts';

/** Describes the combined rights of the chosen groups; renders nothing for users who may not read policies. */
export function GroupAccess({ values: { groupIds } }: PreviewProps) {
  const translate = useTranslate();
  const words = usePartWords();
  const { offered, grantsOf } = useGroupGrants();
  const ids = Array.isArray(groupIds) ? groupIds.map(String) : [];
  const worded = useTexts(true);
  const grants = useQueries({ queries: ids.map(grantsOf) });
  if (!offered || !worded) return null;
  const parts = together(grants.flatMap(({ data }) => data?.data ?? []));
  const loading = grants.some(({ isLoading }) => isLoading);
  const failed = grants.some(({ error }) => error !== null);
  return (
    <Box aria-busy={loading}>
      <Typography variant="subtitle2" component="h2">
        {translate('access.groups.title')}
      </Typography>
      <div role="status">
        {ids.length === 0 && <p>{translate('access.groups.none')}</p>}
        {failed && <p>{translate('access.groups.failed')}</p>}
        {!loading && !failed && ids.length > 0 && parts.length === 0 && <p>{translate('access.groups.nothing')}</p>}
        {parts.length > 0 && (
          <ul>
            {parts.map((part) => {
              const { what, where } = words(part);
              return (
                <li key={`${where} ${what}`}>
                  {what}
                  <small>{where}</small>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Box>
  );
}

const Box = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(2, 2.5),
  ...raised(theme),
  '& p': { margin: theme.spacing(1, 0, 0), color: theme.palette.text.secondary },
  '& ul': { margin: theme.spacing(1, 0, 0), padding: 0, listStyle: 'none', display: 'grid', gap: theme.spacing(1) },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.palette.text.secondary },
}));
