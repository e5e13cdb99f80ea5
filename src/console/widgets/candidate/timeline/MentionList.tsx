import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Mentioned, useMentions } from './useMentions.ts';

interface Props {
  mentions: ReturnType<typeof useMentions>;
  onPick: (person: Mentioned) => void;
}

export function MentionList({ mentions: { people, active, listId, optionId }, onPick }: Props) {
  const translate = useTranslate();
  return (
    <List id={listId} role="listbox" aria-label={translate('screens.timeline.people')}>
      {people.map((person, index) => (
        // The text field handles keys; only clicks arrive here.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <Person
          key={person._id}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          // Keeps the focus in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(person)}
        >
          {person.name}
        </Person>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  zIndex: 3,
  top: '100%',
  insetInline: 0,
  maxHeight: 240,
  overflowY: 'auto',
  margin: 0,
  padding: theme.spacing(0.5),
  listStyle: 'none',
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  boxShadow: theme.shadows[4],
}));

const Person = styled('li')(({ theme }) => ({
  padding: theme.spacing(0.75, 1),
  borderRadius: 4,
  cursor: 'pointer',
  '&[aria-selected=true], &:hover': { backgroundColor: theme.palette.action.selected },
}));
