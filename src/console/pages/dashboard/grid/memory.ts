import type { Memory, Unsaved } from './keeper.ts';

/** The browser's own memory of a person's arrangement. It outlives the session, as all names with `appearance.` do. */
export function memoryOf(userId: string): Memory {
  const name = `appearance.dashboard.${userId}`;
  return {
    read: () => {
      try {
        return unsavedFrom(JSON.parse(localStorage.getItem(name) ?? 'null'));
      } catch {
        return undefined;
      }
    },
    write: (unsaved) => {
      try {
        if (unsaved) localStorage.setItem(name, JSON.stringify(unsaved));
        else localStorage.removeItem(name);
      } catch {
        // A browser that keeps nothing shows it until the page is left.
      }
    },
  };
}

function unsavedFrom(value: unknown): Unsaved | undefined {
  const { layout, at, over } = (value ?? {}) as Partial<Record<keyof Unsaved, unknown>>;
  const isWhole = typeof layout === 'object' && typeof at === 'number' && (over === null || typeof over === 'string');
  return isWhole ? (value as Unsaved) : undefined;
}
