import { useEffect } from 'react';

/** Keeps a toast paused while either the focus or the pointer is on it: by itself it goes on as soon as one of the two leaves. */
export function useHeldToasts(): void {
  useEffect(() => {
    const hold = ({ type, target, relatedTarget }: MouseEvent | FocusEvent) => {
      const toast = target instanceof Element ? target.closest('.MuiSnackbar-root') : null;
      if (!toast || (relatedTarget instanceof Node && toast.contains(relatedTarget))) return;
      const held = type === 'focusout' ? toast.matches(':hover') : toast.contains(document.activeElement);
      // The toast has no other way in from outside: a pointer that comes pauses it.
      if (held) toast.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    };
    // On the window: the toast's own handlers come first.
    window.addEventListener('mouseout', hold);
    window.addEventListener('focusout', hold);
    return () => {
      window.removeEventListener('mouseout', hold);
      window.removeEventListener('focusout', hold);
    };
  }, []);
}
