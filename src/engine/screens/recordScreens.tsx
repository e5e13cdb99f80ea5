import { useEffect } from 'react';
import type { Plan } from '../plan/Plan.ts';
import { fetchForm } from './form/loadedForms.ts';
import { later } from './later.tsx';
import { useScreens, type Screens } from './ScreensProvider.tsx';
import { RecordSkeleton } from './show/RecordSkeleton.tsx';
import { fetchTexts, useTexts } from './useTexts.ts';
import { preloadPicker } from './widgets/Reference.tsx';

const forms = () => import('./form/index.ts');

export const CreateScreen = later(async () => (await forms()).CreateScreen, <RecordSkeleton />);
export const EditScreen = later(async () => (await forms()).EditScreen, <RecordSkeleton />);
const ShowScreen = later(async () => (await import('./show/ShowScreen.tsx')).ShowScreen, <RecordSkeleton />);
export const LogScreen = later(async () => (await import('./log/LogScreen.tsx')).LogScreen, <RecordSkeleton />);
export const SettingsScreen = later(async () => (await import('./settings/SettingsScreen.tsx')).SettingsScreen, <RecordSkeleton />);
export const ActionScreen = later(async () => (await import('./form/ActionForm.tsx')).ActionFormPage, <RecordSkeleton />);

export function usePreloadRecordScreens(plan: Plan, listStands: boolean): void {
  const { loadForm, loadTexts } = useScreens();
  useEffect(() => {
    if (!listStands) return;
    let idle: number | undefined;
    const timer = setTimeout(() => {
      idle = window.requestIdleCallback?.(() => {
        preload(plan, loadForm);
        preloadRecord(plan, loadTexts);
      });
    }, 1000);
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [plan, loadForm, loadTexts, listStands]);
}

/** Early: errors are shown when the page is opened. */
export function preloadRecord({ get, main }: Plan, loadTexts: Screens['loadTexts']): void {
  if (get) ShowScreen.preload().catch(() => undefined);
  if (main) fetchTexts(loadTexts).catch(() => undefined);
}

/** Texts load with the code, not after it. */
export function RecordPage({ plan }: { plan: Plan }) {
  useTexts(plan.main !== undefined);
  return <ShowScreen plan={plan} />;
}

function preload({ create, update, forms }: Plan, loadForm: Screens['loadForm']): void {
  const wanted = [
    create && CreateScreen.preload(),
    update && EditScreen.preload(),
    (create || update) && preloadPicker(),
    forms.create && fetchForm(loadForm, forms.create),
    forms.update && fetchForm(loadForm, forms.update),
  ];
  // Early: errors are shown when the screen is opened.
  for (const each of wanted) if (each) each.catch(() => undefined);
}
