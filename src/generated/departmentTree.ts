// Written by codegen: the rules of a tree of departments.
export * from '../../validation/departmentTree.ts';
