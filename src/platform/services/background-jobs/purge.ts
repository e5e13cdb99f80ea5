export const identityPurges = {
  jobLeases: { none: 'names processes, nobody' },
  backgroundJobs: { none: 'made by the platform for itself' },
};
