import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { SearchOptions } from './useOptions.ts';

export function SearchMessage({ found, text }: { found: SearchOptions; text: string }) {
  const translate = useTranslate();
  const { kind, rows, total, sought, stale } = found;
  if (!kind) return null;
  if (text.trim() === '') return found.recent ? null : <Note>{translate(`search.hint.${kind.name}`)}</Note>;
  if (found.offline) return <Note role="status">{translate('search.offline')}</Note>;
  const failed = translate(`search.failed.${kind.name}`);
  if (found.error) return <Note role="alert">{failed}</Note>;
  if (!rows) return <Waiting label={translate('search.searching')} />;
  return (
    <>
      {found.moreFailed && <Note role="alert">{failed}</Note>}
      <Note role="status" data-quiet={rows.length > 0 || undefined}>
        {rows.length === 0
          ? translate(stale ? 'search.searching' : `search.none.${kind.name}`, { text: sought })
          : translate('search.shown', { shown: rows.length, total })}
      </Note>
      {found.tooMany && <Note role="status">{translate('search.tooMany')}</Note>}
    </>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <Note role="status" aria-label={label}>
      {[62, 48, 71].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={32} animation={false} />
      ))}
    </Note>
  );
}

const Note = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 2.5),
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
  '&[role=alert]': { color: theme.palette.error.main },
  '&[data-quiet]': { ...theme.typography.caption, padding: theme.spacing(0.5, 2.5, 1) },
}));
