const kinds = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

export interface Activity {
  /** True if the person did something since it was last noted. */
  isNew: () => boolean;
  noted: () => void;
  /** Follows pointer and keys while the page is visible; returns a function that stops it. */
  start: () => () => void;
}

export function createActivity(): Activity {
  let isNew = false;
  const note = () => {
    if (document.visibilityState === 'visible') isNew = true;
  };
  return {
    isNew: () => isNew,
    noted: () => void (isNew = false),
    start: () => {
      for (const kind of kinds) window.addEventListener(kind, note, { passive: true, capture: true });
      return () => {
        for (const kind of kinds) window.removeEventListener(kind, note, { capture: true });
      };
    },
  };
}
