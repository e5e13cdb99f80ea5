import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';
import { Foot } from '../../../engine/screens/form/FormFrame.tsx';
import { Announcer } from './Announcer.tsx';
import { ChangeList } from './ChangeList.tsx';
import { narrow } from './surface.tsx';
import type { Editing } from './useEditing.ts';

interface Props {
  editing: Editing;
  saving: boolean;
  onUpdate: () => void;
  children: ReactNode;
}

export function EditorFoot({ editing, saving, onUpdate, children }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [listed, setListed] = useState(false);
  const { state, dispatch, changes, count, faults, shape } = editing;
  const [wrong] = faults.keys();
  // A new department may stay unnamed until the user types.
  const toldOf = faults.size - (state.editing?.fresh && faults.has(state.editing.id) ? 1 : 0);
  const why = saving ? undefined : wrong || shape ? 'faulty' : count === 0 ? 'untouched' : undefined;
  const show = (department: string) => dispatch({ type: 'focus', id: department });
  return (
    <Sticky bare={false}>
      {listed && count > 0 && (
        <Listed>
          <ChangeList
            changes={changes}
            before={state.base}
            after={state.history.tree}
            onShow={show}
            onRestore={(one) => dispatch({ type: 'restore', id: one })}
          />
        </Listed>
      )}
      <StatusLine>
        <Announcer message={state.message} />
        {toldOf > 0 && wrong !== undefined && (
          <Button size="small" color="error" onClick={() => dispatch({ type: 'edit', id: wrong })}>
            {translate('pages.departments.wrongNames', { smart_count: toldOf })}
          </Button>
        )}
      </StatusLine>
      {count > 0 && (
        <Button size="small" aria-expanded={listed} onClick={() => setListed(!listed)}>
          {translate('pages.departments.changes', { smart_count: count })}
        </Button>
      )}
      {children}
      <Button variant="contained" loading={saving} disabled={why !== undefined} onClick={onUpdate} aria-describedby={why && id}>
        {translate('pages.departments.update')}
      </Button>
      {why && (
        <Hidden id={id} title={translate(`pages.departments.why.${why}`)}>
          {translate(`pages.departments.why.${why}`)}
        </Hidden>
      )}
    </Sticky>
  );
}

const Sticky = styled(Foot)(({ theme }) => ({
  justifyContent: 'flex-end',
  margin: 0,
  padding: theme.spacing(1.5, 2),
  borderRadius: `0 0 ${theme.shape.borderRadius}px ${theme.shape.borderRadius}px`,
  '@media (max-width: 480px)': { margin: 0 },
}));

const StatusLine = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 1),
  flex: '1 1 260px',
  minWidth: 0,
  [narrow]: { flexBasis: '100%' },
}));

const Listed = styled('div')(({ theme }) => ({
  flex: '1 0 100%',
  maxHeight: 'min(280px, 40vh)',
  overflow: 'auto',
  paddingBottom: theme.spacing(1),
}));

const Hidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
