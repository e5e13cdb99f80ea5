import { getHierarchy, getRootHierarchy } from './list.ts';
import { previewHierarchies } from './preview.ts';
import { updateHierarchies } from './write.ts';

export const operations = [getRootHierarchy, getHierarchy, updateHierarchies, previewHierarchies];
