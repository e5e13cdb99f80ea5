/** Limits of the product, in characters unless noted otherwise (decisions §1; specification 1 §9). */
export const limits = {
  name: 100,
  description: 700,
  personName: 50,
  email: 100,
  candidateEmail: 50,
  url: 1000,
  webhookLogDays: 90,
  certificate: 5000,
  certificates: 10,
  workflowSetName: 25,
  workflowSetOptions: 100,
  workflowStages: 2,
  workflowConditions: 10,
  workflowScore: 100,
  workflowQuestionCount: 7,
  vacancyManagers: 100,
  address: 300,
  departmentName: 100,
  /** Levels of a tree of departments, and departments of a customer; one call changes at most so many. */
  departmentLevels: 5,
  departments: 20_000,
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
  /** Views that somebody may be mailed of a customer; rows and bytes of a mailed file. */
  viewMails: 50,
  viewMailRows: 5000,
  viewMailBytes: 2_000_000,
  /** Groups that a view can be the default of. */
  defaultViewGroups: 100,
  viewQuery: 2000,
  viewLayout: 20_000,
  pageLayouts: 50,
  exportColumns: 100,
  exportPath: 1000,
  exportIds: 1000,
  exportLabel: 200,
  /** Lists that one search asks, the fields of a row, and the rows of a list. */
  searchLists: 20,
  searchColumns: 20,
  searchRows: 20,
  uploadUsers: 100,
  /** Groups that a user is given at once. */
  userGroups: 100,
  /** Requests a minute of an API key; documents that it may be limited to, and the characters of one. */
  apiKeyRequests: 1200,
  apiKeyDocuments: 50,
  apiKeyDocument: 10_000,
  /** Hours that an API key's old secret works on after a rotation. */
  apiKeyOverlap: 24,
  eventsLookBackDays: 90,
  emailEventsSpanDays: 90,
  noteText: 5000,
  noteMentions: 20,
  password: 128,
  newPasswordAtLeast: 10,
  mfaCode: 6,
  /** Maximum in months, and the value without any saved period (specification 2 §9). */
  retentionMonths: 9999,
  retentionMonthsUnset: 1200,
  themeElements: 8,
  /** Bytes of an uploaded logo, and pixels of its longer side. */
  logoBytes: 512_000,
  logoPixels: 2000,
  defaultGroups: 100,
  notificationEntries: 100,
  /** Characters of a customer's own text of a mail or text message. */
  messageSubject: 200,
  messageBody: 5000,
  smsCredits: 1_000_000,
  smsRecipients: 50,
  declineReasons: 50,
  atsText: 1000,
  atsSecret: 8000,
  atsRows: 200,
  atsGroups: 100,
  policyResources: 50,
  policyActions: 200,
} as const;

/** Send a reminder below this balance until another threshold is saved (specification 2 §9). */
export const smsReminderThreshold = 100;
