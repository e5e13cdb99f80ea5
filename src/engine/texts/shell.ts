/** Texts of the frame around every page: bars, menu, dialogs, error and access pages (spec 1 §1, §2.1, §2.9, §4, §9). */
export const shell = {
  skip: 'Skip to content',
  documentTitle: '{{page}} – {{brand}}',
  back: 'Back to {{page}}',
  search: 'Search for anything',
  help: { label: 'Help', fresh: 'Help: something is new', news: 'What’s new', new: 'New', docs: 'Documentation' },
  topBar: {
    label: 'Top bar',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    expandMenu: 'Expand menu',
    collapseMenu: 'Collapse menu',
    home: '{{brand}}, home',
  },
  user: {
    label: 'Account of {{name}}',
    unnamed: 'Account: {{name}}',
    theme: 'Theme',
    light: 'Light',
    dark: 'Dark',
    system: 'System',
    language: 'Language',
    logout: 'Log Out',
  },
  menu: { label: 'Main menu', home: 'Home', external: '{{label}} (opens in a new tab)' },
  home: {
    title: 'Welcome, {{name}}',
    text: 'You’re logged in, but you don’t have access to anything in the menu yet. Ask your administrator for the rights you need.',
  },
  session: {
    title: 'Your session is expired!',
    text: 'Please login again',
    kept: 'We’ve kept what you typed on this page.',
    ending: 'Are you still there?',
    endingText: 'You’ll be signed out at {{time}}, since your company limits how long sessions last. What you typed on this page stays.',
    stay: 'Stay signed in',
    logOut: 'Log out',
  },
  version: {
    title: 'A new version of this platform is available!',
    text: 'Please refresh to enjoy the latest features!',
    refresh: 'Refresh',
    later: "I'd like try later",
  },
  printed: 'Printed {{date}}',
  toast: { nothingToUndo: 'There’s nothing to undo.' },
  offline: 'You’re offline. We’ve kept what you typed: you can save it when you’re connected again.',
  unreachable: 'We can’t reach {{brand}}. Trying again…',
  denied: {
    title: 'Nothing to see here',
    text: 'You are successfully logged in but do not have access to this page. Links may be shared with you outside of the system. If you believe you should have access, please contact your administrator or support',
  },
  noPermission: {
    title: 'No permission',
    text: 'You don’t have access to {{page}}. Ask your administrator if you need it.',
  },
  notFound: {
    title: "Sorry, we couldn't find this page.",
    text: 'Check the address for typing mistakes. The page may have moved, or it may be turned off here.',
    home: 'Go to the home page',
  },
  crash: {
    title: 'Something went wrong in {{brand}}',
    text: '{{brand}} seems to have something wrong. Your data is safe. Refresh to start again.',
    refresh: 'Refresh',
  },
  somethingWrong: {
    title: 'Something went wrong',
    text: 'An error occurred while loading this page, try again later. If the error persists, please contact support',
    retry: 'Try again',
  },
} as const;

/** Words that several areas use alone. */
export const common = {
  unexpectedError: 'Unexpected error',
  noPermission: 'No permission',
  validationError: 'Validation Error',
  notAvailable: 'N/A',
} as const;

/** Why the platform refused a call as a whole, by its `reason`. */
export const reasons = {
  CONCURRENT_CHANGE: 'Someone else changed this at the same moment. Please try again.',
  IN_PROGRESS: 'This is already in progress. Please try again in a moment.',
} as const;
