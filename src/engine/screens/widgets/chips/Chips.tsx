import { alpha, styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { Control, type ControlProps } from '../Control.tsx';
import type { InputProps } from '../../values/input.ts';
import { Chip } from './Chip.tsx';
import { added, addressesIn, textsIn } from './partsOf.ts';

type SplitText = (typed: string) => string[];

export const TextChips = (props: InputProps) => <Chips {...props} partsOf={textsIn} words="chips" />;

export const EmailChips = (props: InputProps) => <Chips {...props} partsOf={addressesIn} words="emails" />;

interface Kind {
  partsOf: SplitText;
  /** `screens.form.{words}.{add,paste}`. */
  words: 'chips' | 'emails';
}

/** Added by Enter, a comma, pasting several, and on blur. */
function Chips({ partsOf, words, ...props }: InputProps & Kind) {
  const { value, error, errorAt } = props;
  const texts = Array.isArray(value) ? value.map(String) : [];
  const wrong = texts.map((_, index) => errorAt?.(String(index)));
  const shownError = error ?? wrong.find(Boolean);
  return (
    <Control {...props} {...(shownError !== undefined && { error: shownError })}>
      {(control) => <ChipBox {...control} texts={texts} wrong={wrong} partsOf={partsOf} words={words} />}
    </Control>
  );
}

interface BoxProps extends ControlProps, Kind {
  texts: string[];
  wrong: (string | undefined)[];
}

function ChipBox({ texts, wrong, partsOf, words, ...control }: BoxProps) {
  const { id, field, onChange, onBlur, focusRef, disabled = false } = control;
  const translate = useTranslate();
  const { trigger } = useFormContext();
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const fixed = disabled || field.readOnly === true;

  const change = (next: string[]) => {
    onChange(next);
    // Validate at once: somebody who pastes forty addresses should see the wrong one before Save.
    void trigger(field.name);
  };
  const add = (text: string) => {
    setTyped('');
    const more = partsOf(text).filter((part) => !texts.includes(part));
    if (more.length > 0) change(added(texts, more));
  };
  const remove = (index: number) => {
    setAnnouncement(translate('screens.form.chips.removed', { text: texts[index] }));
    change(texts.filter((_, other) => other !== index));
    input.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter adds a chip, and never submits the form.
    if (event.key === 'Enter' || (separators.has(event.key) && typed.trim() !== '')) {
      event.preventDefault();
      add(typed);
    } else if (separators.has(event.key)) event.preventDefault();
    else if (event.key === 'Backspace' && typed === '' && !fixed) focusChip(box.current, texts.length - 1);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (partsOf(pasted).length < 2) return;
    event.preventDefault();
    add(`${typed} ${pasted}`);
  };
  return (
    <Frame
      ref={box}
      data-invalid={control['aria-invalid'] || undefined}
      data-fixed={fixed || undefined}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget || fixed) return;
        event.preventDefault();
        input.current?.focus();
      }}
    >
      {texts.length > 0 && (
        <ul aria-labelledby={`${id}-label`}>
          {texts.map((text, index) => (
            <Chip
              key={text}
              text={text}
              wrong={wrong[index]}
              fixed={fixed}
              onRemove={() => remove(index)}
              onMove={(by) => (index + by < texts.length ? focusChip(box.current, index + by) : input.current?.focus())}
            />
          ))}
        </ul>
      )}
      <input
        id={id}
        ref={(element) => {
          input.current = element;
          focusRef(element);
        }}
        type="text"
        inputMode={words === 'chips' ? 'text' : 'email'}
        name={field.name}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        disabled={disabled}
        readOnly={field.readOnly ?? false}
        placeholder={texts.length === 0 && !fixed ? translate(`screens.form.${words}.add`) : ''}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        aria-required={control['aria-required']}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => {
          // Save would lose the typed text.
          if (typed.trim() !== '') add(typed);
          onBlur();
        }}
      />
      <Unseen role="status">{announcement}</Unseen>
    </Frame>
  );
}

const separators = new Set([',', ';']);

function focusChip(box: HTMLElement | null, index: number): void {
  box?.querySelectorAll<HTMLElement>('li > button')[index]?.focus();
}

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minHeight: 38,
  padding: theme.spacing(0.5, 1.25),
  cursor: 'text',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${alpha(theme.palette.text.primary, 0.45)}`,
  backgroundColor: theme.palette.background.paper,
  '& > ul': { display: 'contents', listStyle: 'none', margin: 0, padding: 0 },
  '& > input': {
    font: 'inherit',
    color: 'inherit',
    flex: '1 1 72px',
    minWidth: 0,
    minHeight: 26,
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
  },
  '&:hover:not([data-fixed], [data-invalid])': { borderColor: theme.palette.text.primary },
  '&:has(> input:focus)': { borderColor: theme.palette.primary.main, boxShadow: `0 0 0 1px ${theme.palette.primary.main}` },
  '&[data-invalid]': { borderColor: theme.palette.error.main },
  '&[data-invalid]:has(> input:focus)': { boxShadow: `0 0 0 1px ${theme.palette.error.main}` },
  '&[data-fixed], fieldset:disabled &': { backgroundColor: theme.palette.action.hover, cursor: 'default' },
}));

const Unseen = styled('span')({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
