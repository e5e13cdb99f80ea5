// Written by codegen: the rules of the permission editors and the statements that they are saved as.
export * from '../../validation/permissionRules.ts';
