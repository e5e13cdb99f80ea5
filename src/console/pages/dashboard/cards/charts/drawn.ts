export { Bars } from './Bars.tsx';
export { Pie } from './Pie.tsx';
