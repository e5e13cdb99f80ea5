// Written by codegen: which events belong to which tab of the notification settings.
export * from '../../validation/notificationEvents.ts';
