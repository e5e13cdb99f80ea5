import Button from '@mui/material/Button';
import { useLocaleState, useTranslate } from 'ra-core';
import type { Collection } from '../useCollection.ts';
import { Notice } from './Notice.tsx';

/** The platform changes at most this many rows in one transaction. */
const mostMatching = 10_000;

export function MatchingNotice({ collection, offered }: { collection: Collection; offered: boolean }) {
  const { selection, rows = [], total = 0, narrowed: filtered, stale, request, archived, around } = collection;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { matching } = selection;
  const number = (value: number) => value.toLocaleString(locale);
  if (matching)
    return (
      <Notice>
        {translate('screens.tools.matching.selected', { smart_count: matching.total, number: number(matching.total) })}
        <Button size="small" onClick={selection.clear}>
          {translate('ra.action.unselect')}
        </Button>
      </Notice>
    );
  const wholePage = rows.length > 0 && !stale && rows.every(({ id }) => selection.selected.includes(id));
  if (!offered || !wholePage || total <= selection.count) return null;
  return (
    <Notice>
      {translate('screens.tools.matching.page', { smart_count: selection.count, number: number(selection.count) })}
      {total > mostMatching ? (
        <span>{translate('screens.tools.matching.tooMany', { number: number(total), most: number(mostMatching) })}</span>
      ) : (
        <Button
          size="small"
          onClick={() => selection.selectMatching({ filter: request.filter, total, archived, switched: around.switched })}
        >
          {translate(filtered ? 'screens.tools.matching.selectMatching' : 'screens.tools.matching.selectAll', {
            smart_count: total,
            number: number(total),
          })}
        </Button>
      )}
    </Notice>
  );
}
