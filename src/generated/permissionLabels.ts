// Written by codegen: the labels of the permission editors and the rights behind them.
export * from '../../validation/permissionLabels.ts';
