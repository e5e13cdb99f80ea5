import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Texts of this console's own frame: customers and linked applications (spec 1 §2.1, §2.2). */
export const frame: Catalogue = {
  shell: {
    customers: {
      label: 'Customer',
      choose: 'Choose a customer',
      search: 'Search customers',
      count_one: '{{count}} customer',
      count_other: '{{count}} customers',
      some: 'The first {{shown}} of {{count}} customers. Type to find others.',
      searching: 'Searching…',
      failed: 'We couldn’t search the other customers. Please try again.',
      none: 'No customer matches “{{search}}”.',
      current: 'Current customer',
    },
    noDefaultCustomer: {
      title: 'Not able to get default customer',
      text: 'You’re not assigned to a customer yet. Ask your administrator to add you to one.',
    },
    unknownRegion: { title: 'Something went wrong', text: 'There is no region “{{region}}”. Please check the address.' },
    menu: { talentHub: 'Talent Hub', questionBank: 'Question Bank' },
    home: {
      text: 'You’re logged in to {{customer}}, but you don’t have access to anything in its menu yet. Ask your administrator for the rights you need, or choose another customer at the top.',
    },
  },
  palette: { groups: { scopes: 'Switch customer' } },
  screens: {
    show: { absentHelp: 'It may have been removed, or it belongs to another customer. Please check the address.' },
  },
};
