import * as React from 'react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React's development build notes the stack of each element that it makes, for warnings, up to 10,000 a second: a quarter of what the screens'
 * tests take. With that number always reached it notes none.
 */
export function quickReact(): void {
  const shared = (React as unknown as Record<string, object | undefined>)[internals];
  if (shared) Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {}, configurable: true });
}
