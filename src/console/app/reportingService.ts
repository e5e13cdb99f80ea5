/** Errors stored until the service's code has loaded. */
const mostWaiting = 20;

/** Fetches the error-reporting service's code, a chunk of its own, and hands the errors on to it. */
export function loadReports(dsn: string, environment: string | undefined, userId: () => string | undefined): (error: unknown) => void {
  const waiting: unknown[] = [];
  let send = (error: unknown): void => void (waiting.length < mostWaiting && waiting.push(error));
  // Uncaught errors; others come through `report`.
  addEventListener('error', ({ error, message }) => send(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => send(reason));
  const load = async () => {
    const { createReports } = await import('./sentry.ts');
    send = createReports({ dsn, ...(environment && { environment }), userId });
    for (const error of waiting.splice(0)) send(error);
  };
  // Should it not come, there is nobody to tell.
  load().catch(() => undefined);
  return (error) => send(error);
}
