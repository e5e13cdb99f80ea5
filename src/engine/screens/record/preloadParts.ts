import { Present } from '../layout/Present.tsx';
import { preloadContext } from './context/WithContext.tsx';

/** Code of what stands around a record or its form: there with the page's first render, instead of after it. */
export const preloadParts = (): Promise<unknown> => Promise.all([preloadContext(), Present.preload()]);
