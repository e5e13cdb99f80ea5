import { createStore } from '../../engine/app/frame/store.ts';
import { reloadForms } from '../../engine/screens/form/loadedForms.ts';
import type { Screens } from '../../engine/screens/values/ScreensProvider.tsx';
import { loadForm } from '../../generated/forms/load.ts';

/** Changes only during `npm run dev`, once the new forms are loaded: an open form keeps its values. */
export const formLoader = createStore(loaderOf(loadForm));

if (import.meta.hot) {
  import.meta.hot.accept('../../generated/forms/load.ts', async (next) => {
    if (!next) return;
    const loader = loaderOf((next as unknown as { loadForm: typeof loadForm }).loadForm);
    await reloadForms(formLoader.get(), loader);
    formLoader.set(loader);
  });
}

function loaderOf(loaders: typeof loadForm): Screens['loadForm'] {
  return async (id) => {
    const load = loaders[id];
    if (!load) throw new Error(`There is no form ${id}.`);
    return load();
  };
}
