import ExpandMore from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { AccessParts, Sign, usePartWords } from './AccessParts.tsx';
import type { AccessChange } from './useAccessPreview.ts';

interface Props {
  people: readonly AccessChange[];
  label: string;
  open: boolean;
}

/** People whose access changes, each with what they gain and lose, to be unfolded. */
export function AccessPeople({ people, label, open }: Props) {
  return (
    <List aria-label={label}>
      {people.map((person) => (
        <Person key={person._id} person={person} open={open} />
      ))}
    </List>
  );
}

function Person({ person, open: first }: { person: AccessChange; open: boolean }) {
  const { firstName, lastName, email, gains, losses } = person;
  const translate = useTranslate();
  const words = usePartWords();
  const id = useId();
  const [toggled, setToggled] = useState<boolean>();
  const open = toggled ?? first;
  const inShort = (parts: AccessChange['gains']) => parts.map((part) => words(part).what).join(' · ');
  const signs = (
    [
      ['gains', gains],
      ['loses', losses],
    ] as const
  ).filter(([, parts]) => parts.length > 0);
  return (
    <li>
      <button type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setToggled(!open)}>
        <span>
          <strong>{[firstName, lastName].filter(Boolean).join(' ') || email}</strong> <small>{email}</small>
          {!open &&
            signs.map(([change, parts]) => (
              <em key={change}>
                <Sign change={change} label={translate(`access.preview.${change}`)} />
                <span>{inShort(parts)}</span>
              </em>
            ))}
        </span>
        <ExpandMore fontSize="small" aria-hidden style={{ transform: open ? 'rotate(180deg)' : 'none' }} />
      </button>
      {open && (
        <div id={id}>
          <AccessParts gains={gains} losses={losses} />
        </div>
      )}
    </li>
  );
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: 320,
  overflowY: 'auto',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& > li:not(:last-of-type)': { borderBottom: `1px solid ${theme.palette.divider}` },
  '& > li > button': {
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    width: '100%',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    padding: theme.spacing(1, 1.5),
    border: 0,
    background: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  },
  '& > li > button > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 600 },
  '& small': { ...theme.typography.caption, color: theme.palette.text.secondary, display: 'block' },
  '& em': {
    ...theme.typography.caption,
    fontStyle: 'normal',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    marginTop: theme.spacing(0.5),
    minWidth: 0,
    '& > span:last-of-type': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > span:first-of-type': { width: 16, height: 16, fontSize: 12 },
  },
  '& > li > div': { padding: theme.spacing(0.5, 1.5, 1.5) },
}));
