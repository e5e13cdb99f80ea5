import type { Catalogue } from '../translate.ts';

/** Texts that only the console of any API has. */
export const anyApi: Catalogue = {
  any: {
    signIn: {
      title: 'Sign in',
      text: '{{host}} answers those whom it knows. Enter the token that it gave you.',
      token: 'Token',
      header: 'Header',
      headerHelp: 'How the API wants to be told, for example Authorization or X-API-Key.',
      scheme: 'Sent as “{{header}}”',
      submit: 'Sign in',
      submitting: 'Signing in…',
      kept: 'Only the server of this console on your machine keeps it, in its memory, until you sign out or it ends.',
      missing: 'Please enter the token',
      refused: '{{host}} did not accept it: {{said}}',
      away: 'The console did not answer. Is it still running?',
      again: 'Please sign in again',
      againText: '{{host}} does not accept the token any more, or wants one. What you have typed on this page stays.',
    },
    you: 'You',
    away: {
      title: 'The console does not answer',
      text: 'Its server may have ended. Start it again, then try once more.',
      retry: 'Try again',
    },
    kept: '{{host}} did not answer when this console started. What it is made of is shown as it was told before.',
    drift: {
      title_one: '{{names}} does not fit the API any more and is not shown.',
      title_other: '{{count}} resources do not fit the API any more and are not shown: {{names}}.',
      why: 'Why',
      expected: 'expected {{expected}}',
      found: 'found {{found}}',
      nothing: 'nothing',
      nearest: 'Nearest: {{nearest}}',
      page: '“{{name}}” is not shown',
      pageText: 'Its declaration in {{file}} does not fit the API as it is now. All other pages work.',
    },
    empty: { title: 'Nothing to administer', text: '{{host}} has no type with a list that this console understands ({{dialect}}).' },
    unsupported_one: '{{count}} thing of the API is not offered here',
    unsupported_other: '{{count}} things of the API are not offered here',
  },
  /** What an API said, in its own words. */
  reasons: {
    SAID: '{{said}}',
    NO_RECORD: 'It is not there any more.',
    PAGE_TOO_FAR: 'This API counts its pages from the first one: search or filter instead of going that far.',
  },
  shell: {
    user: { logout: 'Sign out' },
    filter: 'Filter the menu',
    filterCount_one: '{{count}} entry',
    filterCount_other: '{{count}} entries',
    filterNone: 'No entry matches “{{text}}”.',
  },
  screens: {
    export: {
      all: 'All rows of this list will be saved, not only this page.',
      allMatching: 'All rows that match the search and the filters will be saved, not only this page.',
      read: '{{rows}} rows so far, {{size}} MB',
      broken: 'The list could not be read to its end: {{said}}',
    },
  },
};
