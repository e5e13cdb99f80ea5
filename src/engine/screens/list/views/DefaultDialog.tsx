import { useQueryClient } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState, type FormEvent } from 'react';
import { failureOf, isUnanswered } from '../../values/answers.ts';
import { operationFor, peopleGroups } from '../../values/registry.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { useTools } from '../../values/useAsk.ts';
import { useAvailability } from '../../values/useAvailability.ts';
import { ReferencesInput } from '../../widgets/Reference.tsx';
import type { SavedView } from './useViews.ts';

interface Props {
  view: SavedView;
  resource: string;
  onClose: () => void;
}

/** Chooses whose lists open with a shared view. */
export function DefaultDialog({ view, resource, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { ask } = useTools();
  const { plans } = useScreens();
  const { may } = useAvailability();
  const id = useId();
  const [forEveryone, setForEveryone] = useState(view.forEveryone ?? false);
  const [forGroupIds, setForGroupIds] = useState(view.forGroupIds ?? []);
  const [wrong, setWrong] = useState<string>();
  const [saving, setSaving] = useState(false);
  const groups = plans[peopleGroups() ?? ''];

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    setSaving(true);
    try {
      await ask(operationFor('setDefaultView'), { input: { viewId: view._id, forEveryone, forGroupIds } });
      await Promise.all([['defaultViews'], ['views', resource]].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      notify('screens.views.defaultSaved', { type: 'success', messageArgs: { name: view.name } });
      onClose();
    } catch (error) {
      const [field] = Object.values(failureOf(error).errors ?? {});
      const general = translate(isUnanswered(error) ? 'screens.form.unreachable' : 'screens.views.defaultFailed');
      setWrong(field ? translate(field.message, { ...field.args, _: general }) : general);
      setSaving(false);
    }
  };
  return (
    <Dialog open onClose={saving ? undefined : onClose} aria-labelledby={id} slotProps={{ paper: { sx: { width: 480 } } }}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <DialogTitle id={id}>{translate('screens.views.defaultTitle', { name: view.name })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{translate('screens.views.defaultHelp')}</DialogContentText>
          <FormControlLabel
            control={<Switch autoFocus checked={forEveryone} onChange={(_, on) => setForEveryone(on)} />}
            label={translate('screens.views.everyone')}
          />
          {groups && may(groups, 'list') && (
            <ReferencesInput
              field={{
                name: 'forGroupIds',
                label: `resources.${groups.name}.name`,
                help: 'screens.views.groupsHelp',
                kind: 'references',
                required: false,
                reference: groups.name,
              }}
              value={forGroupIds}
              error={wrong}
              onChange={(chosen) => setForGroupIds(Array.isArray(chosen) ? chosen.map(String) : [])}
              onBlur={nothing}
              focusRef={nothing}
              errorAt={() => undefined}
            />
          )}
          {wrong !== undefined && !(groups && may(groups, 'list')) && <DialogContentText role="alert">{wrong}</DialogContentText>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={saving}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={saving}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const nothing = () => undefined;
