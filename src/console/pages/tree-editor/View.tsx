import Edit from '@mui/icons-material/EditOutlined';
import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useReducer, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Plan } from '../../../engine/plan/Plan.ts';
import { ListNotice } from '../../../engine/screens/layout/ListNotice.tsx';
import { PageLayout } from '../../../engine/screens/layout/PageLayout.tsx';
import { useAvailability } from '../../../engine/screens/values/useAvailability.ts';
import type { Loaded } from '../../../engine/screens/values/useChanges.ts';
import { useScreenPath } from '../../../engine/screens/values/useScreenPath.ts';
import { Announcer } from './Announcer.tsx';
import { begin, reduce } from './state.ts';
import { Subtitle } from './Subtitle.tsx';
import { Surface } from './surface.tsx';
import { TreeChanges } from './TreeChanges.tsx';
import { TreeBar } from './TreeBar.tsx';
import { TreeList } from './TreeList.tsx';
import type { ReadTree } from './useTree.ts';

interface Props {
  plan: Plan;
  read: ReadTree;
  loaded: Loaded;
  refetch: () => void;
}

/** The departments as they are: nothing is moved here (specification 2 §2). */
export function View({ plan, read, loaded, refetch }: Props) {
  const translate = useTranslate();
  const path = useScreenPath(plan);
  const { may } = useAvailability();
  const [state, dispatch] = useReducer(reduce, read.tree, begin);
  const [params] = useSearchParams();
  const query = params.get('search') ?? '';
  useEffect(() => {
    if (query) dispatch({ type: 'search', query });
  }, [query]);
  const shown = useRef(read);
  useEffect(() => {
    // Read again a while later: what is open stays so.
    if (shown.current.version !== read.version) dispatch({ type: 'become', base: read.tree, tree: read.tree });
    shown.current = read;
  }, [read]);
  const edits = may(plan, 'update');
  const edit = edits && (
    <Button variant="contained" component={Link} to={`${path.list}/edit`} startIcon={<Edit />}>
      {translate('ra.action.edit')}
    </Button>
  );
  const title = translate('pages.departments.title');
  return (
    <PageLayout title={title} subtitle={<Subtitle />} actions={edit}>
      <TreeChanges plan={plan} read={read} loaded={loaded} reload={refetch} />
      <Surface>
        <TreeBar state={state} dispatch={dispatch} editable={false} />
        <TreeList state={state} dispatch={dispatch} label={title} />
        <Announcer message={state.message} hidden />
        {state.history.tree.nodes.size <= 1 && (
          <ListNotice
            icon={<AccountTree />}
            title={translate('pages.departments.empty')}
            text={translate(edits ? 'pages.departments.emptyHelp' : 'pages.departments.emptyAsk')}
          />
        )}
      </Surface>
    </PageLayout>
  );
}
