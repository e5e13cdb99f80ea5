// Written by codegen: the time zone of each region.
export * from '../../validation/regionZones.ts';
