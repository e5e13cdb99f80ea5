import { useMemo } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { fetchForm } from '../form/loadedForms.ts';
import { later } from '../values/later.tsx';
import type { Preload } from '../values/preload.ts';
import { useScreens, type Screens } from '../values/ScreensProvider.tsx';
import { RecordSkeleton } from '../layout/RecordSkeleton.tsx';
import { fetchTexts, useTexts } from '../values/useTexts.ts';
import { preloadPicker } from '../widgets/Reference.tsx';

const forms = () => import('../record/formScreens.ts');

/** The screens of one record; their code comes after the first list, before anybody asks for them. */
export const CreateScreen = later(async () => (await forms()).CreateScreen, <RecordSkeleton />);
export const EditScreen = later(async () => (await forms()).EditScreen, <RecordSkeleton />);
const show = () => import('../record/ShowScreen.tsx');
const ShowScreen = later(async () => (await show()).ShowScreen, <RecordSkeleton />);
export const LogScreen = later(async () => (await import('../log/LogScreen.tsx')).LogScreen, <RecordSkeleton />);
/** The settings' screen with the texts that only it has. */
export const SettingsScreen = later(async () => (await import('../settings/SettingsScreen.tsx')).SettingsScreen, <RecordSkeleton />);
export const ActionScreen = later(async () => (await import('../actions/form/ActionForm.tsx')).ActionFormPage, <RecordSkeleton />);

/** Prefetches the code of these screens, for the lists that lead to them. */
export function usePreload(): Preload {
  const { loadForm, loadTexts } = useScreens();
  return useMemo(() => {
    const record = ({ get }: Plan) => {
      if (get) quietly(ShowScreen.preload(), preloadShown());
      quietly(fetchTexts(loadTexts));
    };
    const screens = (plan: Plan) => {
      preloadForms(plan, loadForm);
      record(plan);
    };
    return { record, screens };
  }, [loadForm, loadTexts]);
}

/** A record's page: its texts come with its code, not after it. */
export function RecordPage({ plan }: { plan: Plan }) {
  useTexts(plan.main !== undefined);
  return <ShowScreen plan={plan} />;
}

function preloadForms({ create, update, forms: ids }: Plan, loadForm: Screens['loadForm']): void {
  if (create) quietly(CreateScreen.preload());
  if (update) quietly(EditScreen.preload());
  if (create || update) quietly(preloadPicker(), preloadAround());
  for (const id of [ids.create, ids.update]) if (id) quietly(preloadForm(loadForm, id));
}

const preloadShown = async () => (await show()).preloadShowParts();

const preloadAround = async () => (await forms()).preloadParts();

async function preloadForm(loadForm: Screens['loadForm'], id: string): Promise<void> {
  const [{ plan }, { preloadInputs }] = await Promise.all([fetchForm(loadForm, id), forms()]);
  await preloadInputs(plan);
}

/** Errors are shown when the screen itself is opened. */
function quietly(...loads: Promise<unknown>[]): void {
  for (const load of loads) load.catch(() => undefined);
}
