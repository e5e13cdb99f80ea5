import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { Values } from '../../engine/plan/sources.ts';
import type { FieldProps } from '../../engine/screens/values/field.ts';
import { nameOf, objectsOf } from '../../engine/screens/widgets/inList.ts';
import { Missing } from '../../engine/screens/widgets/Missing.tsx';

const shown = 5;

export function PeopleField(props: FieldProps) {
  const translate = useTranslate();
  const people = objectsOf(props);
  const sorts = [...new Set(people.map(({ type }) => String(type ?? '')))];
  if (people.length === 0) return <Missing />;
  return (
    <Sorts>
      {sorts.map((sort) => (
        <Sort
          key={sort}
          title={sort && translate(`enums.ManagerType.${sort}`, { _: sort })}
          people={people.filter(({ type }) => String(type ?? '') === sort)}
        />
      ))}
    </Sorts>
  );
}

function Sort({ title, people }: { title: string; people: readonly Values[] }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const others = people.length - shown;
  return (
    <div>
      {title && <strong>{title}</strong>}
      {people.slice(0, shown).map(nameOf).join(', ')}
      {others > 0 && (
        <>
          {' '}
          <MuiLink component="button" type="button" onClick={() => setOpen(true)} sx={{ verticalAlign: 'baseline' }}>
            {translate('screens.people.others', { smart_count: others })}
          </MuiLink>
        </>
      )}
      {open && <PeopleDialog title={title} people={people} onClose={() => setOpen(false)} />}
    </div>
  );
}

function PeopleDialog({ title, people, onClose }: { title: string; people: readonly Values[]; onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { width: 552 } } }}>
      <DialogTitle id={id}>{title || translate('screens.people.title')}</DialogTitle>
      <DialogContent>
        <People>
          {people.map((person, index) => (
            <li key={index}>
              <strong>{nameOf(person)}</strong>
              {typeof person['email'] === 'string' && <span>{person['email']}</span>}
            </li>
          ))}
        </People>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Sorts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& strong': { ...theme.typography.caption, display: 'block', fontWeight: 600, color: theme.palette.text.secondary },
}));

const People = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { display: 'grid', padding: theme.spacing(1, 0), borderBottom: `1px solid ${theme.palette.divider}`, overflowWrap: 'anywhere' },
  '& li:last-of-type': { borderBottom: 0 },
  '& span': { color: theme.palette.text.secondary },
}));
