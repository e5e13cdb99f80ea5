import ManageSearch from '@mui/icons-material/ManageSearchOutlined';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslate } from 'ra-core';
import type { GeneratedForm } from '../../forms/generated.ts';
import type { Plan } from '../../plan/Plan.ts';
import { useLoadedForm } from '../form/useLoadedForm.ts';
import { CollectionView } from '../list/CollectionView.tsx';
import { ListActions } from '../list/ListActions.tsx';
import { ListNotice } from '../layout/ListNotice.tsx';
import { useOver } from '../values/useOver.ts';
import { RecordCard } from '../layout/RecordSkeleton.tsx';
import { TabbedPage } from '../layout/tabs/TabbedPage.tsx';
import { useScreens } from '../values/ScreensProvider.tsx';
import { useAvailability } from '../values/useAvailability.ts';
import { Counts } from './Counts.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { SearchForm } from './SearchForm.tsx';
import { useLogSearch } from './useLogSearch.ts';
import { raised } from '../values/surfaces.ts';

/** Without a request before the form is valid. */
export function LogScreen({ plan }: { plan: Plan }) {
  const { may } = useAvailability();
  const form = useLoadedForm(plan.forms.search ?? '');
  const { holds } = useScreens();
  const loaded = useMemo(() => {
    const refused = Object.entries(plan.formRights ?? {}).filter(([, rights]) => !rights.every(holds));
    return form && withoutFields(form, new Set(refused.map(([name]) => name)));
  }, [form, plan.formRights, holds]);
  return (
    <TabbedPage plan={plan} actions={<ListActions plan={plan} />}>
      {!may(plan, 'list') ? (
        <CollectionView plan={plan} archived={false} allowed={false} actions={none} />
      ) : loaded ? (
        <Searched key={plan.name} plan={plan} loaded={loaded} />
      ) : (
        <RecordCard lines={3} />
      )}
    </TabbedPage>
  );
}

function Searched({ plan, loaded }: { plan: Plan; loaded: GeneratedForm }) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { typed, searched, named, search, clear } = useLogSearch(loaded);
  const { actions } = useAvailability();
  const searching = useIsFetching({ queryKey: [plan.name, 'getList'] }) > 0 && searched !== undefined;
  const { id: record, open, close } = useOver('record');
  return (
    <>
      <SearchForm
        loaded={loaded}
        typed={typed}
        wrong={named && searched === undefined}
        searching={searching}
        onSearch={(values) => {
          search(values);
          // A repeated search reloads: the log may have grown.
          void queryClient.invalidateQueries({ queryKey: [plan.name, 'getList'] });
        }}
        onClear={clear}
      />
      {searched ? (
        <>
          <Counts plan={plan} searched={searched} onSearch={(part) => search({ ...typed, ...part })} />
          <CollectionView
            plan={plan}
            archived={false}
            allowed
            actions={actions(plan, 'selection')}
            rowActions={actions(plan, 'record')}
            searched={searched}
            open={open}
          />
        </>
      ) : (
        <Surface>
          <ListNotice
            icon={<ManageSearch />}
            title={translate(named ? 'screens.log.wrong' : 'screens.log.begin')}
            text={translate(named ? 'screens.log.correct' : 'screens.log.beginHelp')}
          />
        </Surface>
      )}
      {record && <RecordDialog plan={plan} id={record} onClose={close} />}
    </>
  );
}

function withoutFields(form: GeneratedForm, names: ReadonlySet<string>): GeneratedForm {
  if (names.size === 0) return form;
  return { ...form, plan: { ...form.plan, fields: form.plan.fields.filter(({ name }) => !names.has(name)) } };
}

const none = [] as const;

const Surface = styled('section')(({ theme }) => ({
  ...raised(theme),
}));
