import type { Catalogue } from './translate.ts';

/** Texts about changes by others, and about who else is here. */
export const live: Catalogue = {
  rows: {
    created_one: '{{count}} new',
    created_other: '{{count}} new',
    createdAnywhere_one: '{{count}} new, which may not match your filters',
    createdAnywhere_other: '{{count}} new, some of which may not match your filters',
    createdNear_one: '{{count}} new, here or at another record',
    createdNear_other: '{{count}} new, here or at other records',
    updated_one: '{{count}} changed',
    updated_other: '{{count}} changed',
    archived_one: '{{count}} archived',
    archived_other: '{{count}} archived',
    deleted_one: '{{count}} deleted',
    deleted_other: '{{count}} deleted',
  },
  missed: 'This list may be out of date',
  missedRecord: 'This page may be out of date',
  show: 'Show',
  somebody: 'Somebody',
  changed: '{{who}} changed this record',
  changedForm: '{{who}} changed this record. We’ve kept what you typed; saving sends only the fields that you changed.',
  archived: '{{who}} archived this record',
  deleted: '{{who}} deleted this record',
  changedSettings: '{{who}} changed these settings. What you typed stays until you reload.',
  self: {
    changed: 'You changed this record elsewhere',
    changedSettings: 'You changed these settings elsewhere. What you typed stays until you reload.',
    changedForm: 'You changed this record elsewhere. We’ve kept what you typed; saving sends only the fields that you changed.',
    archived: 'You archived this record elsewhere',
    deleted: 'You deleted this record elsewhere',
  },
  reload: 'Reload',
  people: {
    somebody: 'Somebody else',
    viewing: '{{who}} is looking at this',
    editing: '{{who}} is editing this',
  },
};
