import type { Store } from '../../src/platform/database/stores.ts';

type Ids = Record<string, string>;

export async function applicationIds(pool: Store['pool'], { customer, vacancy, application }: Ids): Promise<Ids> {
  const { rows } = await pool.query<Record<string, string | null>>(
    `select (select workflow_id from vacancies where customer_id = $1 and id = $2) as "vacancyWorkflow",
       (select stages -> 0 ->> 'externalAssessmentPackageId' from vacancies where customer_id = $1 and id = $2) as "vacancyPackage",
       (select stages -> -1 ->> '_id' from vacancies join applications on applications.customer_id = vacancies.customer_id
         and vacancy_id = vacancies.id where applications.customer_id = $1 and applications.id = $3) as "applicationStage",
       (select application_id from assessments where customer_id = $1 and product = 'FI' and insights_link is not null
         and status = 'APPS_ASSESSMENT_COMPLETED' order by id limit 1) as "reportApplication"`,
    [customer, vacancy, application],
  );
  return Object.fromEntries(Object.entries(rows[0] ?? {}).filter((entry): entry is [string, string] => entry[1] !== null));
}

type Wish = { id: (noun: string, path: string) => string | undefined; seed?: string };

const invitation = 'CommonInviteCandidate.atsApplicationInput';

export const applicationOverrides: Record<string, (wish: Wish) => unknown> = {
  [`${invitation}.predictorMasterId`]: ({ id }) => id('vacancyPackage', 'atsApplicationInput.predictorMasterId'),
  [`${invitation}.atsInfo.metaData.workflowId`]: ({ id }) => id('vacancyWorkflow', 'atsApplicationInput.atsInfo.metaData.workflowId'),
  // Nobody applies twice.
  [`${invitation}.candidateInfo.personalInformation.email`]: ({ seed }) => `${seed}@made.example`.toLowerCase(),
  'AppsUpdateApplicationCandidate.email': ({ seed }) => `${seed}@made.example`.toLowerCase(),
  'AppsGetInterviewById._id': ({ id }) => id('interviewBooking', '_id'),
  'AppsMoveApplication.stageId': ({ id }) => id('applicationStage', 'stageId'),
  'AppsExportCandidate._id': ({ id }) => id('application', '_id'),
  'AppsResendApplicationMiReport._id': ({ id }) => id('reportApplication', '_id') ?? id('application', '_id'),
};
