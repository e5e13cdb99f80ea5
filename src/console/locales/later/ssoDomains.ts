import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Texts of the domains of single sign-on. */
export const ssoDomains: Catalogue = {
  resources: {
    'sso-domains': {
      createNew: 'Add domain',
      empty: 'No domains yet',
      emptyHelp:
        'Add the domains of your email addresses. People who enter such an address are led to your single sign-on, and only they get accounts by it.',
      fields: {
        domain: 'Domain',
        state: 'State',
        problem: 'Problem',
        recordType: 'Record type',
        recordName: 'Record name',
        recordValue: 'Record value',
        lastCheckedAt: 'Last checked',
        verifiedAt: 'Verified',
        createdAt: 'Added',
      },
      filters: { states: 'State' },
      help: {
        domain: 'The part of your email addresses after the @, such as acme.example. Subdomains are separate.',
      },
      actions: { verify: 'Verify now', delete: 'Delete' },
      confirm: {
        delete: {
          title_one: 'Delete {{count}} domain?',
          title_other: 'Delete {{count}} domains?',
          text: 'Addresses of a deleted domain no longer lead to your single sign-on. Once no verified domain is left, people with any address get accounts by it again.',
        },
      },
      created: 'Domain added. Create the record below at your DNS provider, then verify it.',
      createFailed: 'We couldn’t add the domain. Please try again.',
      listFailed: 'We couldn’t load the domains. Please try again.',
      loadFailed: 'We couldn’t load the domain. Please try again.',
      absent: 'Sorry, this domain doesn’t exist.',
      verifyed: 'We’ve looked for the record. The state below is up to date.',
      verifyFailed: 'We couldn’t look for the record. Please try again.',
      deleted_one: '{{count}} domain has been deleted.',
      deleted_other: '{{count}} domains have been deleted.',
      deleteFailed: 'We couldn’t delete the domains. Please try again.',
    },
  },
  enums: {
    SsoDomainState: { WAITING: 'Not verified', VERIFIED: 'Verified', LOST: 'Lost' },
    SsoDomainProblem: {
      NO_RECORD: 'No record found. New records can take hours to appear.',
      WRONG_VALUE: 'The record has another value.',
      DNS_FAILED: 'The name servers of the domain don’t answer.',
      TAKEN: 'Another customer has verified this domain. Please contact support if it’s yours.',
    },
  },
  forms: { idp: { createSsoDomain: { title: 'Add domain', save: 'Add' } } },
  validation: {
    ssoDomain: {
      domain: {
        required: 'Please enter a domain',
        pattern: 'Please enter a domain, such as acme.example',
        public: 'This domain belongs to an email provider, not to your company',
        known: 'This domain is on the list already',
      },
    },
  },
  reasons: {
    TOO_MANY_DOMAINS: 'There are 100 domains, the most there can be. Please delete one first.',
    NO_DOMAIN: 'This domain was deleted. Please reload the page.',
    DOMAIN_KNOWN: 'This domain is on the list already.',
  },
};
