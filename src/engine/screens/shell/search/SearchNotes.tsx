import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Foot } from './searchStyles.ts';
import type { useSearchDialog } from './useSearchDialog.ts';

interface Props {
  search: ReturnType<typeof useSearchDialog>;
  count: number;
}

/** State of the search: in progress, number of results, kinds that failed, found too much or weren't searched. */
export function SearchNotes({ search: { typed, records, isSettled }, count }: Props) {
  const translate = useTranslate();
  if (typed === '') return null;
  const failed = records.found.filter((kind) => kind.failed).map(({ kind }) => translate(`resources.${kind.plan.name}.name`));
  const said = isSettled
    ? count === 0
      ? translate('search.none', { text: typed })
      : translate('search.count', { smart_count: count })
    : translate('search.searching');
  const tooMany = records.found.some((kind) => kind.tooMany);
  return (
    <Foot>
      <span role="status">{said}</span>
      {isSettled && failed.length > 0 && <span role="alert">{translate('search.failed', { names: failed.join(', ') })}</span>}
      {isSettled && tooMany && <span>{translate(isShort(typed) ? 'search.short' : 'search.tooMany')}</span>}
      {isSettled && records.left > 0 && (
        <Button size="small" onMouseDown={(event) => event.preventDefault()} onClick={records.askMore}>
          {translate('search.askMore', { smart_count: records.left })}
        </Button>
      )}
    </Foot>
  );
}

/** The platform finds such texts in the first rows of a list only. */
const isShort = (text: string): boolean => Array.from(text).length < 3;
