import type { ApplicationActor, ApplicationStatus } from '../../../generated/types.ts';
import type { RequestContext } from '../../context.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { JudgedCondition } from '../../database/tables/applications.ts';
import type { Stage } from '../../database/tables/workflows.ts';
import type { applications, vacancies } from '../../database/tenants.ts';

/** What changing applications needs, within an operation or beside one. */
export type ApplyingContext = Pick<RequestContext, 'now' | 'newId' | 'settings' | 'region'>;
export type ApplicationRow = TenantRow<typeof applications>;
export type VacancyRow = TenantRow<typeof vacancies>;

/** Who does it, for the history. */
export interface By {
  actor: ApplicationActor;
  userId?: string;
  userName?: string;
  /** The conditions that held, where a rule did it. */
  rule?: JudgedCondition[];
}

export interface Applicant {
  firstName: string;
  lastName?: string | null;
  /** In any case; kept in lower case. */
  email: string;
  phoneNumber?: string | null;
}

export interface Entry {
  vacancy: VacancyRow;
  applicant: Applicant;
  by: By;
  /** What another system calls the application; one is made otherwise. */
  externalApplicationId?: string;
  /** Is the candidate told of it? @default true */
  invites?: boolean;
}

export interface Entered {
  applicationId: string;
  assessmentId: string;
  candidateId: string;
  /** What was not known of the candidate before. */
  learned: Partial<Applicant>;
}

export interface Move {
  rows: readonly ApplicationRow[];
  stage: Stage;
  by: By;
}

export interface StatusChange {
  rows: readonly ApplicationRow[];
  status: ApplicationStatus;
  by: By;
}
