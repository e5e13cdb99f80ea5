import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Plan } from '../../../engine/plan/Plan.ts';
import { DraftNotice } from '../../../engine/screens/form/DraftNotice.tsx';
import { useLeaveGuard } from '../../../engine/screens/form/useLeaveGuard.tsx';
import type { Loaded } from '../../../engine/screens/values/useChanges.ts';
import { usePageCommand } from '../../../engine/screens/values/pageCommands.ts';
import { PageLayout } from '../../../engine/screens/layout/PageLayout.tsx';
import { useScreenPath } from '../../../engine/screens/values/useScreenPath.ts';
import { ConfirmUpdate } from './ConfirmUpdate.tsx';
import { changeOf } from './changes.ts';
import { EditorFoot } from './EditorFoot.tsx';
import { NewerTree } from './NewerTree.tsx';
import { Subtitle } from './Subtitle.tsx';
import { Surface } from './surface.tsx';
import { TreeChanges } from './TreeChanges.tsx';
import { TreeBar } from './TreeBar.tsx';
import { TreeList } from './TreeList.tsx';
import { useEditing } from './useEditing.ts';
import { useHistoryKeys } from './useHistoryKeys.ts';
import type { ReadTree } from './useTree.ts';
import { useTreeDraft } from './useTreeDraft.ts';
import { useUpdate } from './useUpdate.ts';

interface Props {
  plan: Plan;
  read: ReadTree;
  loaded: Loaded;
  refetch: () => void;
  root: string;
  customerName: string;
}

/** The departments to be changed: nothing is sent before Update is confirmed (specification 2 §2, §4 “Department tree editor”). */
export function Editor({ plan, read, loaded, refetch, root, customerName }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { list } = useScreenPath(plan);
  const editing = useEditing(read);
  const { state, dispatch, changes, count, shape } = editing;
  const draft = useTreeDraft(root, editing);
  const [confirming, setConfirming] = useState(false);
  const update = useUpdate(root, editing, () => {
    draft.drop();
    void navigate(list);
  });
  const { done } = update;
  const dirty = count > 0;
  const guard = useLeaveGuard(
    dirty,
    useCallback(() => done.current, [done]),
    draft.drop,
  );
  useHistoryKeys(dispatch);
  const title = translate('pages.departments.title');
  const step = (type: 'undo' | 'redo', icon: React.ReactNode, disabled: boolean) => (
    <HistoryButton type={type} icon={icon} disabled={disabled} onClick={() => dispatch({ type })} />
  );
  return (
    <PageLayout title={translate('pages.departments.editTitle')} back={{ to: list, label: title }} subtitle={<Subtitle />}>
      {draft.found && !dirty && <DraftNotice draft={draft.found} onRestore={draft.restore} onDrop={draft.dropFound} />}
      {shape && <Alert severity="error">{translate(`validation.department.tree.${shape}`)}</Alert>}
      <TreeChanges plan={plan} read={read} loaded={loaded} reload={dirty ? () => void update.look() : refetch} />
      <Surface>
        <TreeBar state={state} dispatch={dispatch} editable>
          {step('undo', <Undo fontSize="small" />, state.history.past.length === 0)}
          {step('redo', <Redo fontSize="small" />, state.history.future.length === 0)}
        </TreeBar>
        <TreeList state={state} dispatch={dispatch} label={title} editor={editing} />
        {state.history.tree.nodes.size <= 1 && (
          <Alert severity="info" sx={{ m: 2 }}>
            {translate('pages.departments.emptyEdit')}
          </Alert>
        )}
        <EditorFoot editing={editing} saving={update.saving} onUpdate={() => setConfirming(true)}>
          <Button onClick={() => void navigate(list)} disabled={update.saving}>
            {translate('ra.action.cancel')}
          </Button>
        </EditorFoot>
      </Surface>
      {confirming && (
        <ConfirmUpdate
          customerName={customerName}
          changes={changes}
          hierarchies={{ ...changeOf(state.base, state.history.tree, changes), expectedVersion: editing.version }}
          onClose={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            void update.send();
          }}
        />
      )}
      {update.newer && <NewerTree editing={editing} newer={update.newer} onClose={update.settle} />}
      {guard}
    </PageLayout>
  );
}

interface HistoryButtonProps {
  type: 'undo' | 'redo';
  icon: React.ReactNode;
  disabled: boolean;
  onClick: () => void;
}

function HistoryButton({ type, icon, disabled, onClick }: HistoryButtonProps) {
  const translate = useTranslate();
  const label = translate(`pages.departments.${type}`);
  usePageCommand({ id: `tree ${type}`, label, keys: type === 'undo' ? 'Control+Z' : 'Control+Y', ...(!disabled && { run: onClick }) });
  return (
    <IconButton size="small" aria-label={label} title={label} onClick={onClick} disabled={disabled}>
      {icon}
    </IconButton>
  );
}
