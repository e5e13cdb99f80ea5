import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { limits } from '../../../../domain/limits.ts';
import { dropDraft, draftKey, findDraft, keepDraft } from '../../../../engine/screens/form/drafts.ts';
import { failureOf } from '../../../../engine/screens/values/answers.ts';
import { useScreens } from '../../../../engine/screens/values/ScreensProvider.tsx';
import type { Note } from './entries.ts';
import { MentionList } from './MentionList.tsx';
import type { NoteDraft } from './useNotes.ts';
import { useMentions, type Mentioned } from './useMentions.ts';

interface Props {
  applicationId: string;
  note?: Note;
  save: (draft: NoteDraft) => Promise<void>;
  onClose?: () => void;
}

const fields = [{ name: 'text' }, { name: 'picked' }];

/** Writes a note; a draft survives closing the panel. */
export function NoteEditor({ applicationId, note, save, onClose }: Props) {
  const translate = useTranslate();
  const { userId, base } = useScreens();
  const key = draftKey(userId, base, 'application note', note?._id ?? applicationId);
  const [draft] = useState(() => findDraft(key)?.values as { text?: string; picked?: Mentioned[] } | undefined);
  const [text, setText] = useState(draft?.text ?? note?.text ?? '');
  const [picked, setPicked] = useState<readonly Mentioned[]>(draft?.picked ?? note?.mentions ?? []);
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const mentions = useMentions({ applicationId, text, box });
  useEffect(() => {
    if (text === (note?.text ?? '')) dropDraft(key);
    else keepDraft(key, { fields }, { text, picked });
  }, [key, text, picked, note]);

  const submit = async () => {
    if (saving) return;
    if (text.trim() === '') return setError(translate('validation.note.text.required'));
    setSaving(true);
    try {
      const mentionedIds = [...new Set(picked.filter(({ name }) => text.includes(`@${name}`)).map(({ _id }) => _id))];
      await save({ ...(note && { _id: note._id }), text: text.trim(), mentionedIds });
      dropDraft(key);
      if (!note) setText('');
      setPicked([]);
      setError(undefined);
      onClose?.();
    } catch (thrown) {
      setError(messageOf(thrown));
    } finally {
      setSaving(false);
    }
  };
  const messageOf = (thrown: unknown): string => {
    const { reason } = failureOf(thrown);
    const [field] = Object.values((thrown as { body?: { errors?: Record<string, { message?: string }> } }).body?.errors ?? {});
    const general = translate('screens.timeline.saveFailed');
    if (reason) return translate(`reasons.${reason}`, { _: general });
    return field?.message ? translate(field.message, { limit: limits.noteText, _: general }) : general;
  };
  const pick = (person: Mentioned) => {
    setText(mentions.complete(person.name));
    setPicked((now) => [...now.filter(({ _id }) => _id !== person._id), person]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (mentions.onKeyDown(event, pick)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    } else if (event.key === 'Escape' && onClose) {
      event.stopPropagation();
      onClose();
    }
  };
  return (
    <Editor>
      <Box>
        <TextField
          fullWidth
          label={translate(note ? 'screens.timeline.edit' : 'screens.timeline.add')}
          value={text}
          multiline
          minRows={2}
          maxRows={10}
          size="small"
          autoFocus={note !== undefined}
          error={error !== undefined}
          helperText={error ?? translate('screens.timeline.help')}
          inputRef={box}
          onChange={({ target }) => {
            setText(target.value);
            setError(undefined);
          }}
          onSelect={mentions.onSelect}
          onKeyDown={onKeyDown}
          onBlur={mentions.close}
          slotProps={{ htmlInput: { maxLength: limits.noteText, ...mentions.aria } }}
        />
        {mentions.open && <MentionList mentions={mentions} onPick={pick} />}
      </Box>
      {(text.trim() !== '' || note) && (
        <div>
          <Button size="small" variant="contained" loading={saving} onClick={() => void submit()}>
            {translate(note ? 'ra.action.save' : 'screens.timeline.save')}
          </Button>
          <Button
            size="small"
            onClick={() => {
              dropDraft(key);
              setText(note?.text ?? '');
              setError(undefined);
              onClose?.();
            }}
          >
            {translate('ra.action.cancel')}
          </Button>
        </div>
      )}
    </Editor>
  );
}

const Editor = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& > div + div': { display: 'flex', gap: theme.spacing(1) },
}));

const Box = styled('div')({ position: 'relative' });
