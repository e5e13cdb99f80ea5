import { useTranslate } from 'ra-core';
import { useEffect, useRef, type Dispatch, type KeyboardEvent } from 'react';
import type { TreeAction } from './state.ts';

interface Props {
  id: string;
  name: string;
  faultId: string | undefined;
  dispatch: Dispatch<TreeAction>;
}

/** A department's name while it is typed: Enter keeps it, Escape takes it back. */
export function NameField({ id, name, faultId, dispatch }: Props) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The list scrolls to it by itself.
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    dispatch({ type: 'stop', id, take: true, revert: event.key === 'Escape' });
  };
  return (
    <input
      ref={input}
      data-do="typing"
      value={name}
      aria-label={translate('pages.departments.nameLabel')}
      aria-invalid={faultId !== undefined}
      aria-describedby={faultId}
      aria-required
      autoComplete="off"
      spellCheck={false}
      placeholder={translate('pages.departments.namePlaceholder')}
      onChange={({ target }) => dispatch({ type: 'type', id, name: target.value })}
      onKeyDown={onKeyDown}
      onBlur={() => dispatch({ type: 'stop', id })}
    />
  );
}
