// Written by codegen: how the values of a template are judged and placed.
export * from '../../validation/template.ts';
