/** Every limit of the product, in characters unless said otherwise (decisions §1; specification 1 §9). */
export const limits = {
  name: 100,
  description: 700,
  personName: 50,
  email: 100,
  candidateEmail: 50,
  url: 1000,
  certificate: 5000,
  /** Certificates of one identity provider: the one in force, and those that follow it. */
  certificates: 10,
  workflowSetName: 25,
  /** Workflows of a set. */
  workflowSetOptions: 100,
  workflowStages: 2,
  /** Conditions of a stage's rule; the highest score and the highest count that one may ask for. */
  workflowConditions: 10,
  workflowScore: 100,
  workflowQuestionCount: 7,
  /** Hiring managers of a vacancy, and as many recruiters. */
  vacancyManagers: 100,
  /** A place in one line. */
  address: 300,
  departmentName: 100,
  /** Levels of a tree of departments, and departments of a customer; one call changes at most so many. */
  departmentLevels: 5,
  departments: 20_000,
  /** Rules of a permission editor, and customers, departments and actions of one. */
  permissionRules: 50,
  permissionCustomers: 100,
  permissionPlaces: 20_000,
  permissionActions: 500,
  policyTags: 20,
  /** People of one page of who gains and who loses, so that an export is one call. */
  previewedPeople: 10_000,
  searchText: 100,
  uploadNotes: 150,
  /** Views that somebody may keep of one resource; characters of a view's address and of its layout as JSON. */
  savedViews: 100,
  viewQuery: 2000,
  viewLayout: 20_000,
  /** Pages that somebody may arrange for themselves. */
  pageLayouts: 50,
  /** Columns of an export, and characters of a column's paths and of its heading. */
  exportColumns: 100,
  exportPath: 1000,
  /** Selected rows of an export; more are all that match. */
  exportIds: 1000,
  exportLabel: 200,
  uploadUsers: 100,
  /** Groups that a user is given at once. */
  userGroups: 100,
  /** Delivery logs, in days (specification 3 §9). */
  eventsLookBackDays: 90,
  emailEventsSpanDays: 7,
  /** As many as a paste may bring; the least is set by the rules of a new password. */
  password: 128,
  newPasswordAtLeast: 10,
  mfaCode: 6,
  /** Months that personal data and videos are kept at most, and where no period was ever saved (specification 2 §9). */
  retentionMonths: 9999,
  retentionMonthsUnset: 1200,
  /** Elements of the chat interview that have colours of their own. */
  themeElements: 8,
  /** User groups that single sign-on gives by default. */
  defaultGroups: 100,
  /** Entries of one tab of the notification settings: an event and a channel each. */
  notificationEntries: 100,
  /** SMS credits of one purchase, and the highest number that one is reminded at. */
  smsCredits: 1_000_000,
  /** People who are told about SMS credits. */
  smsRecipients: 50,
  /** A text, a secret, the rows of a map or list, and the groups of one kind, of a connection to an applicant tracking system. */
  atsText: 1000,
  atsSecret: 8000,
  atsRows: 200,
  atsGroups: 100,
  /** Resources, and actions on each, in one policy check. */
  policyResources: 50,
  policyActions: 200,
} as const;

/** Under so many SMS credits one is reminded, until another number is saved (specification 2 §9). */
export const smsReminderThreshold = 100;
