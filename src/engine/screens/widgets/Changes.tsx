import { styled } from '@mui/material/styles';
import { ListContext } from 'ra-core';
import { useContext, useState } from 'react';
import { ChangeList, fieldLabel, FieldNames, type Change } from '../activity/ChangeList.tsx';
import { UndoEntry } from '../activity/UndoEntry.tsx';
import type { AuditEntry } from '../activity/undoable.ts';
import { undoOf } from '../activity/undoOf.ts';
import { useScreens } from '../ScreensProvider.tsx';
import { Ellipsis } from './Ellipsis.tsx';
import type { CellText, FieldProps } from './field.ts';
import { objectsOf } from './inList.ts';
import { Missing } from './Missing.tsx';
import { useCellWords } from './useCellWords.ts';

interface NamedChange extends Change {
  subjectName?: string | null;
}

const changesOf = (props: FieldProps) => objectsOf(props) as unknown as NamedChange[];

export function ChangesField(props: FieldProps) {
  const text = changesText(props, useCellWords());
  return text === null ? <Missing /> : <Ellipsis>{text}</Ellipsis>;
}

export const changesText: CellText = (cell, { translate }) =>
  [...new Set(fieldsOf(cell).map((field) => fieldLabel(field, translate)))].join(', ') || null;

function fieldsOf(cell: FieldProps): string[] {
  const changed = changesOf(cell).map(({ field }) => field);
  const fields: unknown = cell.record?.['fields'];
  return changed.length > 0 || !Array.isArray(fields) ? changed : fields.map(String);
}

export function ChangeListField(props: FieldProps) {
  return (
    <Subjects>
      <UndoHere record={props.record} />
      <ChangesBySubject {...props} />
    </Subjects>
  );
}

/** Later entries of the page show whether it was undone already. */
function UndoHere({ record }: Pick<FieldProps, 'record'>) {
  const { plans } = useScreens();
  const list = useContext(ListContext) as { data?: unknown[] } | undefined;
  // Computed when the row was opened; the platform reports if it is too late by then.
  const [now] = useState(() => Date.now());
  const entry = record as unknown as Partial<AuditEntry> | undefined;
  if (!entry?.operation || !entry.subjects) return null;
  const whole = { ...entry, changes: [], fields: entry.fields ?? [] } as unknown as AuditEntry;
  const page = ((list?.data ?? []) as AuditEntry[]).filter(({ at }) => at > whole.at);
  const own = page.filter(({ subjects }) => subjects?.some((id) => whole.subjects.includes(id)));
  const way = undoOf(Object.values(plans), [...own, whole], own.length, now);
  return way ? <UndoEntry way={way} entry={whole} /> : null;
}

function ChangesBySubject(props: FieldProps) {
  const changes = changesOf(props);
  if (changes.length === 0) return fieldsOf(props).length > 0 ? <FieldNames fields={fieldsOf(props)} /> : <Missing />;
  const subjects = new Map<string, NamedChange[]>();
  for (const change of changes) subjects.set(change.subjectId, [...(subjects.get(change.subjectId) ?? []), change]);
  return (
    <>
      {[...subjects].map(([id, own]) => (
        <div key={id}>
          {own[0]?.subjectName && <b>{own[0].subjectName}</b>}
          <ChangeList changes={own} />
        </div>
      ))}
    </>
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
