const shortRegions: Record<string, string> = { 'ap-southeast-2': 'apse2', 'eu-west-1': 'euw1', 'us-east-1': 'use1' };

/** The address of a job requisition in the separate talent-hub application (spec 1 §2.1). */
export function jobRequisitionUrl(talentHubUrl: string, region: string, customerId: string, requisitionId?: string): string {
  const parts = [
    'regions',
    shortRegions[region] ?? region,
    'customers',
    customerId,
    'job-requisitions',
    ...(requisitionId ? [requisitionId] : []),
  ];
  return `${talentHubUrl.replace(/\/+$/, '')}/${parts.map(encodeURIComponent).join('/')}`;
}
