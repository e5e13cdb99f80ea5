import { useEffect } from 'react';

/** Toasts resume by themselves when either focus or pointer leaves. */
export function useHeldToasts(): void {
  useEffect(() => {
    const hold = ({ type, target, relatedTarget }: MouseEvent | FocusEvent) => {
      const toast = target instanceof Element ? target.closest('.MuiSnackbar-root') : null;
      if (!toast || (relatedTarget instanceof Node && toast.contains(relatedTarget))) return;
      const held = type === 'focusout' ? toast.matches(':hover') : toast.contains(document.activeElement);
      // A mouseover is the only way to pause it from outside.
      if (held) toast.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    };
    // On the window: the toast's own handlers run first.
    window.addEventListener('mouseout', hold);
    window.addEventListener('focusout', hold);
    return () => {
      window.removeEventListener('mouseout', hold);
      window.removeEventListener('focusout', hold);
    };
  }, []);
}
