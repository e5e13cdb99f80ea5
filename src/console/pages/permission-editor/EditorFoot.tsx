import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Help } from '../../../engine/screens/widgets/fieldset.ts';
import { sticks } from '../../../engine/screens/values/sticks.ts';
import { raised } from '../../../engine/screens/values/surfaces.ts';

interface Props {
  saving: boolean;
  dirty: boolean;
  wrong: boolean;
  onUpdate: () => void;
  onReset: () => void;
}

/** Update stays in sight; while it can't be pressed, it says why (spec 2 §4 “Permission form”). */
export function EditorFoot({ saving, dirty, wrong, onUpdate, onReset }: Props) {
  const translate = useTranslate();
  const id = useId();
  const why = saving ? undefined : !dirty ? 'screens.form.untouched' : wrong ? 'permissions.wrong' : undefined;
  return (
    <Foot>
      <Button variant="contained" loading={saving} disabled={why !== undefined} aria-describedby={why && id} onClick={onUpdate}>
        {translate('permissions.update')}
      </Button>
      {dirty && (
        <Button disabled={saving} onClick={onReset}>
          {translate('screens.form.reset')}
        </Button>
      )}
      {why && <Help id={id}>{translate(why)}</Help>}
    </Foot>
  );
}

const Foot = styled('div')(({ theme }) => ({
  ...sticks({ bottom: 0 }),
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 3),
  ...raised(theme),
  '@media (max-width: 480px)': { padding: theme.spacing(1.5, 2) },
}));
