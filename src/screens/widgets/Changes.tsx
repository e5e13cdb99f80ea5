import { styled } from '@mui/material/styles';
import { ChangeList, inWords, type Change } from '../activity/ChangeList.tsx';
import { Ellipsis } from './Ellipsis.tsx';
import type { FieldProps } from './field.ts';
import { objectsOf } from './inList.ts';
import { Missing } from './Missing.tsx';

interface NamedChange extends Change {
  subjectName?: string | null;
}

const changesOf = (props: FieldProps) => objectsOf(props) as unknown as NamedChange[];

/** The names of the fields that were changed. */
export function ChangesField(props: FieldProps) {
  const changes = changesOf(props);
  if (changes.length === 0) return <Missing />;
  return <Ellipsis>{[...new Set(changes.map(({ field }) => inWords(field)))].join(', ')}</Ellipsis>;
}

/** What was changed: of each subject every field with its value before and after. */
export function ChangeListField(props: FieldProps) {
  const changes = changesOf(props);
  if (changes.length === 0) return <Missing />;
  const subjects = new Map<string, NamedChange[]>();
  for (const change of changes) subjects.set(change.subjectId, [...(subjects.get(change.subjectId) ?? []), change]);
  return (
    <Subjects>
      {[...subjects].map(([id, own]) => (
        <div key={id}>
          {own[0]?.subjectName && <b>{own[0].subjectName}</b>}
          <ChangeList changes={own} />
        </div>
      ))}
    </Subjects>
  );
}

const Subjects = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1.5),
  maxWidth: 760,
  whiteSpace: 'normal',
  '& b': { display: 'block', fontWeight: 600, marginBottom: theme.spacing(0.5) },
}));
