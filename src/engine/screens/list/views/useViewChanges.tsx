import { useQueryClient } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useNotify, useTranslate } from 'ra-core';
import type { Collection } from '../useCollection.ts';
import { useTools } from '../../values/useAsk.ts';
import { undoable } from '../../values/undoable.ts';
import { useUndoToast } from '../../values/useUndoToast.ts';
import { queryOf, stateOf, type SavedView } from './useViews.ts';
import { operationFor } from '../../values/registry.ts';

/** Reports success only after the platform's response. */
export function useViewChanges({ plan, state, views, layout, narrow }: Collection) {
  const { ask } = useTools();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const key = ['views', views.resource];
  const ready = () => queryClient.invalidateQueries({ queryKey: key });

  const send = async (view: Pick<SavedView, 'name' | 'shared' | 'query' | 'layout'> & { _id?: string }): Promise<SavedView> => {
    const { _id, name, shared, query } = view;
    const input = { ...(_id && { _id }), resource: views.resource, name, query, layout: view.layout ?? null, shared };
    const saved = await ask<SavedView>(operationFor('saveView'), { input });
    // At once, since the address may name it before the views are reloaded.
    queryClient.setQueryData<SavedView[]>(key, (now = []) =>
      [...now.filter((each) => each._id !== saved._id), saved].toSorted((a, b) => a.name.localeCompare(b.name)),
    );
    return saved;
  };
  const shown = { query: queryOf(plan, state), layout: layout.layout };

  const choose = (view?: SavedView) => {
    views.setApplied(view?._id);
    narrow({ ...stateOf(plan, view ?? { query: '' }), view: view?._id });
  };
  const create = async (name: string, shared: boolean) => {
    const saved = await send({ name, shared, ...shown });
    views.setApplied(saved._id);
    narrow({ view: saved._id }, { replace: true });
    notify('screens.views.saved', { type: 'success', messageArgs: { name } });
  };
  const update = async (view: SavedView) => {
    await send({ ...view, ...shown });
    layout.forget(view._id);
    notify('screens.views.saved', { type: 'success', messageArgs: { name: view.name } });
  };
  const rename = async (view: SavedView, name: string, shared: boolean) => {
    await send({ ...view, name, shared });
    notify('screens.views.saved', { type: 'success', messageArgs: { name } });
  };
  const discard = (view: SavedView) => {
    layout.forget(view._id);
    choose(view);
  };
  const remove = async (view: SavedView) => {
    await ask(operationFor('deleteViews'), { filter: { viewIds: [view._id] } });
    if (state.view === view._id) choose();
    if (views.first === view._id) views.setFirst('');
    layout.forget(view._id);
    queryClient.setQueryData<SavedView[]>(key, (now = []) => now.filter(({ _id }) => _id !== view._id));
    await ready();
    const undo = async () => {
      const saved = await send(view).catch(failed);
      await ready();
      return saved !== undefined;
    };
    notify(<Deleted text={translate('screens.views.deleted', { name: view.name })} undo={undoable(undo)} />, {
      type: 'success',
      autoHideDuration: 10_000,
    });
  };
  const failed = () => notify('screens.views.failed', { type: 'error' });
  return { choose, create, update, rename, discard, remove, failed };
}

function Deleted({ text, undo }: { text: string; undo: () => void }) {
  const translate = useTranslate();
  const close = useUndoToast(undo);
  return (
    <SnackbarContent
      message={text}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            close();
            undo();
          }}
        >
          {translate('ra.action.undo')}
        </Button>
      }
    />
  );
}
