import { validation as anyForm } from '../../engine/texts/validation.ts';
import { emailRule } from './signIn.ts';

/** Messages of the forms' rules (spec 1 §5, decisions §1). `{{limit}}` comes from src/domain/limits.ts. */
export const validation = {
  ...anyForm,
  email: emailRule,
  password: {
    required: 'Please enter your password',
    maxLength: 'Please keep the password within {{limit}} characters',
  },
  mfaCode: {
    required: 'Please enter the code',
    maxLength: 'Please keep the code within {{limit}} characters',
  },
  page: { limit: 'A page can have 1 to {{limit}} rows', skip: 'This page doesn’t exist' },
  searchText: { maxLength: 'Please keep the search within {{limit}} characters' },
  selection: { required: 'Please select at least one row', maxItems: 'Please select no more than {{limit}} rows' },
  policy: { resource: 'This resource can’t be checked' },
  customer: {
    organizationId: { required: 'Please select an {{organisation}}' },
    displayName: {
      required: 'Please enter a display customer name',
      maxLength: 'Please keep the display name within {{limit}} characters',
    },
    uniqueName: {
      required: 'Please enter an account name',
      maxLength: 'Please keep the account name within {{limit}} characters',
      pattern: 'Please enter only lowercase letters, numbers and "-"',
      taken: 'Please enter a unique account name',
    },
    awsRegion: { required: 'Please select a region' },
  },
  organisation: {
    uniqueName: {
      required: 'Please enter unique {{organisation}} name',
      maxLength: 'Please keep the unique name within {{limit}} characters',
      taken: 'This unique name is taken, please enter another one',
    },
    displayName: {
      required: 'Please enter display {{organisation}} name',
      maxLength: 'Please keep the display name within {{limit}} characters',
    },
  },
} as const;
