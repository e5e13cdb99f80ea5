export { CreateScreen } from './CreateScreen.tsx';
export { EditScreen } from './EditScreen.tsx';
export { preloadInputs } from '../form/preloadInputs.ts';
export { preloadParts } from './preloadParts.ts';
