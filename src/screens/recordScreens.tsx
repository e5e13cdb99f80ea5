import type { Plan } from '../plan/Plan.ts';
import { later } from './later.tsx';
import { RecordSkeleton } from './show/RecordSkeleton.tsx';
import { preloadPicker } from './widgets/Reference.tsx';

const forms = () => import('./form/index.ts');

/** The screens of one record; their code comes after the first list, before anybody asks for them. */
export const CreateScreen = later(async () => (await forms()).CreateScreen, <RecordSkeleton />);
export const EditScreen = later(async () => (await forms()).EditScreen, <RecordSkeleton />);
export const ShowScreen = later(async () => (await import('./show/ShowScreen.tsx')).ShowScreen, <RecordSkeleton />);

/** Fetches the code of a plan's record screens while the machine is idle. */
export function preloadRecordScreens(plan: Plan): () => void {
  const idle = window.requestIdleCallback?.(
    () => {
      // Ahead of need only: a failure is told when the screen itself is opened.
      const ignore = () => undefined;
      if (plan.get) ShowScreen.preload().catch(ignore);
      if (plan.create) CreateScreen.preload().catch(ignore);
      if (plan.update) EditScreen.preload().catch(ignore);
      if (plan.create || plan.update) preloadPicker().catch(ignore);
    },
    { timeout: 5000 },
  );
  return () => {
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
