import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Values } from '../../../../engine/plan/sources.ts';
import { eventWords } from '../eventWords.ts';
import type { Entry, Note } from './entries.ts';
import { MessageEntry } from './MessageEntry.tsx';
import { NoteEditor } from './NoteEditor.tsx';
import { NoteText } from './NoteText.tsx';
import type { useNotes } from './useNotes.ts';

interface Props {
  entry: Entry;
  record: Values;
  applicationId: string;
  notes: ReturnType<typeof useNotes>;
}

export function EntryLine({ entry, record, applicationId, notes }: Props) {
  const translate = useTranslate();
  if (entry.kind === 'changes') return <span>{eventWords(entry.event, record, translate)}</span>;
  if (entry.kind === 'messages') return <MessageEntry message={entry.message} />;
  return <NoteEntry note={entry.note} applicationId={applicationId} notes={notes} />;
}

function NoteEntry({ note, applicationId, notes }: { note: Note } & Pick<Props, 'applicationId' | 'notes'>) {
  const translate = useTranslate();
  const [editing, setEditing] = useState(false);
  if (editing) return <NoteEditor applicationId={applicationId} note={note} save={notes.save} onClose={() => setEditing(false)} />;
  const mayChange = note.own && notes.writes;
  return (
    <article>
      <header>
        <strong>{note.authorName ?? translate('screens.timeline.former')}</strong>
        {note.changedAt && <small>{translate('screens.timeline.edited')}</small>}
        {mayChange && (
          <span>
            <IconButton size="small" aria-label={translate('screens.timeline.edit')} onClick={() => setEditing(true)}>
              <EditOutlined fontSize="inherit" />
            </IconButton>
            <IconButton size="small" aria-label={translate('screens.timeline.delete')} onClick={() => void notes.remove(note)}>
              <DeleteOutline fontSize="inherit" />
            </IconButton>
          </span>
        )}
      </header>
      <NoteText text={note.text} names={note.mentions.map(({ name }) => name)} />
    </article>
  );
}
