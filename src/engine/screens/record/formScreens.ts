export { CreateScreen } from './CreateScreen.tsx';
export { EditScreen } from './EditScreen.tsx';
