import { styled } from '@mui/material/styles';
import { ListContext } from 'ra-core';
import { useContext, useState } from 'react';
import { ChangeList, FieldNames } from './ChangeList.tsx';
import { changesOf, changesText, fieldsOf, type NamedChange } from './changesText.ts';
import { UndoEntry } from './UndoEntry.tsx';
import type { AuditEntry } from './undoable.ts';
import { undoOf } from './undoOf.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { ChoicesField } from '../../widgets/Choices.tsx';
import { Ellipsis } from '../../widgets/Ellipsis.tsx';
import type { FieldProps } from '../../values/field.ts';
import { HiddenMark } from '../../widgets/HiddenMark.tsx';
import { Missing } from '../../widgets/Missing.tsx';
import { useCellWords } from '../../widgets/useCellWords.ts';

export function ChangesField(props: FieldProps) {
  const text = changesText(props, useCellWords());
  return text === null ? <Missing /> : <Ellipsis>{text}</Ellipsis>;
}

export function SubjectNamesField(props: FieldProps) {
  return props.record?.['hidden'] === true ? <HiddenMark /> : <ChoicesField {...props} />;
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
  for (const change of changes) {
    const own = subjects.get(change.subjectId);
    if (own) own.push(change);
    else subjects.set(change.subjectId, [change]);
  }
  return (
    <>
      {[...subjects].map(([id, own]) => (
        <div key={id}>
          {own[0]?.subjectName && <b>{own[0].subjectName}</b>}
          {own[0]?.hidden && (
            <b>
              <HiddenMark />
            </b>
          )}
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
