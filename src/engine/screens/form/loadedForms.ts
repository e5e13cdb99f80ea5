import type { GeneratedForm } from '../../forms/generated.ts';
import type { Screens } from '../values/ScreensProvider.tsx';

type LoadForm = Screens['loadForm'];

export async function fetchForm(loadForm: LoadForm, id: string): Promise<GeneratedForm> {
  const forms = of(loadForm);
  const form = forms.get(id) ?? (await loadForm(id));
  forms.set(id, form);
  return form;
}

export const formAtHand = (loadForm: LoadForm, id: string): GeneratedForm | undefined => of(loadForm).get(id);

const loaded = new WeakMap<LoadForm, Map<string, GeneratedForm>>();

function of(loadForm: LoadForm): Map<string, GeneratedForm> {
  const forms = loaded.get(loadForm) ?? new Map<string, GeneratedForm>();
  loaded.set(loadForm, forms);
  return forms;
}

/** Loads with one loader every form that another one has loaded. */
export const reloadForms = (from: LoadForm, to: LoadForm): Promise<unknown> =>
  Promise.all([...of(from).keys()].map((id) => fetchForm(to, id)));
