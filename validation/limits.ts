/** Every limit of the product, in characters unless said otherwise (decisions §1; specification 1 §9). */
export const limits = {
  name: 100,
  description: 700,
  personName: 50,
  email: 100,
  candidateEmail: 50,
  url: 1000,
  certificate: 5000,
  workflowSetName: 25,
  departmentName: 100,
  searchText: 100,
  uploadNotes: 150,
  /** As many as a paste may bring; the least is set by the rules of a new password. */
  password: 128,
  newPasswordAtLeast: 10,
  mfaCode: 6,
  /** User groups that single sign-on gives by default. */
  defaultGroups: 100,
  /** Resources, and actions on each, in one policy check. */
  policyResources: 50,
  policyActions: 200,
} as const;
