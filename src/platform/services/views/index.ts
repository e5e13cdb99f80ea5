import { getDefaultViews, setDefaultView } from './defaults.ts';
import { deleteViews, getViewList, saveView } from './operations.ts';

export const operations = [getViewList, getDefaultViews, saveView, setDefaultView, deleteViews];
