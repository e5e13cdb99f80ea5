import type { ApplicationActor, ApplicationStatus } from '../../../generated/types.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { EvaluatedCondition } from './table.ts';
import type { NotifyContext } from '../notifications/notice.ts';
import type { Stage } from '../workflows/table.ts';
import type { applications } from './tenant.ts';
import type { vacancies } from '../vacancies/tenant.ts';

export type ApplyingContext = NotifyContext;
export type ApplicationRow = TenantRow<typeof applications>;
export type VacancyRow = TenantRow<typeof vacancies>;

export interface By {
  actor: ApplicationActor;
  userId?: string;
  userName?: string;
  rule?: EvaluatedCondition[];
}

export interface Applicant {
  firstName: string;
  lastName?: string | null;
  email: string;
  phoneNumber?: string | null;
}

export interface Entry {
  vacancy: VacancyRow;
  applicant: Applicant;
  by: By;
  externalApplicationId?: string;
  atsTenantId?: string;
  /** A function decides once the application is locked. @default true */
  invites?: boolean | ((row: ApplicationRow) => Promise<boolean>);
}

export interface Entered {
  applicationId: string;
  assessmentId: string;
  candidateId: string;
  learned: Partial<Applicant>;
  /** The candidate was not known before. */
  isNew: boolean;
  isInvited: boolean;
  stageId: string;
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
  reason?: { _id: string; name: string } | undefined;
}
