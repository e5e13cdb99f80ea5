/** The page that holds the lock leads; the next one follows when it closes. */
export function createElection(name: string) {
  // Both are missing where the connection is not secure, or in old browsers.
  const locks = typeof BroadcastChannel === 'function' ? (navigator.locks as LockManager | undefined) : undefined;
  let leading = false;
  return {
    isShared: locks !== undefined,
    leads: (): boolean => leading || locks === undefined,
    start(onLead: () => void): void {
      if (!locks) return onLead();
      const hold = () => {
        leading = true;
        onLead();
        // Held until the page closes.
        return new Promise<never>(() => undefined);
      };
      locks.request(name, hold).catch(() => undefined);
    },
  };
}
