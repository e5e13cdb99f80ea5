import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { statusOf } from '../answers.ts';
import { Cards } from './Cards.tsx';
import { ListNotice } from './ListNotice.tsx';
import { cardsBelow } from './measures.ts';
import { Table } from './Table.tsx';
import type { Collection } from './useCollection.ts';

interface Props {
  collection: Collection;
  selectable: boolean;
  denied: boolean;
  open?: ((id: string) => string) | undefined;
  highlighted?: string | undefined;
  /** What to do next where there is nothing yet. */
  begin?: ReactNode;
}

/** The rows, or why there are none. */
export function ListBody({ collection, selectable, denied, open, highlighted, begin }: Props) {
  const { plan, archived, rows, error, stale, narrowed, narrow, refetch, fetching } = collection;
  const translate = useTranslate();
  const narrow700 = useMediaQuery(`(max-width: ${cardsBelow - 0.05}px)`, { noSsr: true });
  const name = translate(`resources.${plan.name}.name`);
  const key = (part: string) => `resources.${plan.name}.${part}`;

  if (denied || (error && statusOf(error) === 403)) {
    const text = translate(key('listDenied'), { _: translate('screens.list.denied', { name }) });
    return <ListNotice urgent icon={<Lock />} title={translate('common.noPermission')} text={text} />;
  }
  if (error && !rows) {
    const retry = (
      <Button variant="outlined" onClick={refetch} loading={fetching}>
        {translate('screens.retry')}
      </Button>
    );
    const text = translate(key('listFailed'), { _: translate('screens.list.failed', { name }) });
    return <ListNotice urgent icon={<ErrorOutline />} title={translate('screens.list.failedTitle')} text={text} actions={retry} />;
  }
  if (rows?.length === 0 && !stale) {
    if (narrowed) {
      const clear = (
        <Button variant="outlined" onClick={() => narrow({ search: '', filters: {} })}>
          {translate('screens.list.clearFilters')}
        </Button>
      );
      return (
        <ListNotice
          icon={<SearchOff />}
          title={translate('screens.list.nothingFound')}
          text={translate('screens.list.nothingFoundHelp')}
          actions={clear}
        />
      );
    }
    const which = archived ? 'archiveEmpty' : 'empty';
    return (
      <ListNotice
        icon={<Inbox />}
        title={translate(key(which), { _: translate(`screens.list.${which}`, { name }) })}
        text={translate(key(`${which}Help`), { _: '' })}
        actions={begin}
      />
    );
  }
  const Rows = narrow700 ? Cards : Table;
  return <Rows collection={collection} selectable={selectable} open={open} highlighted={highlighted} />;
}
