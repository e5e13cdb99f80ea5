const provenFor = 3_600_000;
const mostProven = 10_000;

/** Callers with correct credentials within the hour: sharing an address must not exhaust their budget. */
export function createProven() {
  const callers = new Map<string, number>();
  return {
    has: (caller: string): boolean => (callers.get(caller) ?? Number.NEGATIVE_INFINITY) > performance.now() - provenFor,
    add: (caller: string): void => {
      callers.delete(caller);
      callers.set(caller, performance.now());
      if (callers.size > mostProven) callers.delete(callers.keys().next().value ?? caller);
    },
    remove: (caller: string): void => void callers.delete(caller),
  };
}
