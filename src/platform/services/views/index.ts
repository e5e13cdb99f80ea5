import { deleteViews, getViewList, saveView } from './operations.ts';

export const operations = [getViewList, saveView, deleteViews];
