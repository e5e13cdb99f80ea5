import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { failureOf, statusOf } from '../values/answers.ts';
import { Cards } from './Cards.tsx';
import { EmptyList } from './EmptyList.tsx';
import { ListNotice } from '../layout/ListNotice.tsx';
import { cardsBelow } from '../values/measures.ts';
import { Table, type RowsProps } from './Table.tsx';

interface Props extends RowsProps {
  denied: boolean;
  begin?: ReactNode;
}

export function ListBody({ denied, begin, ...shown }: Props) {
  const { collection } = shown;
  const { plan, archived, rows, error, stale, narrowed: filtered, narrow, refetch, fetching } = collection;
  const translate = useTranslate();
  const asCards = useMediaQuery(`(max-width: ${cardsBelow - 0.05}px)`, { noSsr: true });
  const name = translate(`resources.${plan.name}.name`);
  // Shows the API's own message, if the catalogue has a placeholder for it.
  const failure = { ...failureOf(error).extensions, name };
  const key = (part: string) => `resources.${plan.name}.${part}`;

  if (denied || (error && statusOf(error) === 403)) {
    const title = translate('common.noPermission');
    // A refused list has the text of a failed one, with another title (spec 3 §8).
    const failed = translate(key('listFailed'), { _: translate('screens.list.denied', failure) });
    const text = translate(key('listDenied'), { _: failed });
    const beginnings = [title, translate('common.unexpectedError')].map((beginning) => `${beginning}: `);
    return <ListNotice urgent icon={<Lock />} title={title} text={beginnings.reduce((rest, each) => rest.replace(each, ''), text)} />;
  }
  const isFiltered = Object.values(collection.state.filters).some((value) => value !== undefined);
  const clear = (
    <Button variant="outlined" onClick={() => narrow({ search: '', filters: {} })}>
      {translate(isFiltered ? 'screens.list.clearFilters' : 'screens.list.clearSearch')}
    </Button>
  );
  if (error && !rows) {
    // The address may be invalid: a retry would not help.
    if (filtered && statusOf(error) === 400)
      return <ListNotice urgent icon={<ErrorOutline />} title={translate('screens.list.notUnderstood', failure)} actions={clear} />;
    const retry = (
      <Button variant="outlined" onClick={refetch} loading={fetching}>
        {translate('screens.retry')}
      </Button>
    );
    const text = translate(key('listFailed'), { _: translate('screens.list.failed', failure) });
    return <ListNotice urgent icon={<ErrorOutline />} title={translate('screens.list.failedTitle')} text={text} actions={retry} />;
  }
  if (rows?.length === 0 && !stale) {
    if (filtered) {
      return (
        <ListNotice
          icon={<SearchOff />}
          title={translate(isFiltered ? 'screens.list.nothingFound' : 'screens.list.noMatch')}
          text={translate(isFiltered ? 'screens.list.nothingFoundHelp' : 'screens.list.noMatchHelp')}
          actions={clear}
        />
      );
    }
    const which = archived ? 'archiveEmpty' : 'empty';
    // A log only knows its search: no result does not mean that it is empty.
    const isLog = plan.kind === 'log';
    const title = translate(key(which), { _: translate(`screens.${isLog ? 'log' : 'list'}.${which}`, { name }) });
    const text = translate(key(`${which}Help`), { _: isLog ? translate('screens.log.emptyHelp') : '' });
    return isLog ? <ListNotice icon={<SearchOff />} title={title} text={text} /> : <EmptyList title={title} text={text} begin={begin} />;
  }
  const Rows = asCards ? Cards : Table;
  return <Rows {...shown} />;
}
