import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState, type FormEvent } from 'react';
import { failureOf, isUnanswered } from '../../values/answers.ts';
import type { SavedView } from './useViews.ts';

interface Props {
  view: SavedView | undefined;
  taken: readonly string[];
  onSave: (name: string, shared: boolean) => Promise<void>;
  onClose: () => void;
}

export function ViewDialog({ view, taken, onSave, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const [wrong, setWrong] = useState<string>();
  const [saving, setSaving] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const requested = name.trim();
    if (saving) return;
    if (requested === '') return setWrong(translate('screens.views.nameMissing'));
    if (taken.some((each) => each.toLowerCase() === requested.toLowerCase())) return setWrong(translate('screens.views.nameTaken'));
    setSaving(true);
    try {
      await onSave(requested, shared);
      onClose();
    } catch (error) {
      const [field] = Object.values(failureOf(error).errors ?? {});
      const general = translate(isUnanswered(error) ? 'screens.form.unreachable' : 'screens.views.failed');
      setWrong(field ? translate(field.message, { ...field.args, _: general }) : general);
      setSaving(false);
    }
  };
  return (
    <Dialog open onClose={saving ? undefined : onClose} aria-labelledby={id} slotProps={{ paper: { sx: { width: 440 } } }}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <DialogTitle id={id}>{translate(view ? 'screens.views.renameTitle' : 'screens.views.newTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {!view && <Typography color="textSecondary">{translate('screens.views.newHelp')}</Typography>}
          <TextField
            autoFocus
            required
            fullWidth
            margin="dense"
            label={translate('screens.views.name')}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setWrong(undefined);
            }}
            error={wrong !== undefined}
            helperText={wrong}
            slotProps={{ htmlInput: { maxLength: 100 }, formHelperText: { role: 'alert' } }}
          />
          <FormControlLabel
            control={<Switch checked={shared} onChange={(_, on) => setShared(on)} />}
            label={translate('screens.views.share')}
          />
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
