import { merged } from '../merged.ts';
import type { Catalogue } from '../translate.ts';
import { access } from './access.ts';
import { ats } from './ats.ts';
import { branding } from './branding.ts';
import { compliance } from './compliance.ts';
import { departments } from './departments.ts';
import { emailDomain } from './emailDomain.ts';
import { logs } from './logs.ts';
import { notifications } from './notifications.ts';
import { overview } from './overview.ts';
import { permissions } from './permissions.ts';
import { rights } from './rights.ts';
import { sms } from './sms.ts';
import { ssoSettings } from './sso.ts';
import { whyAccess } from './whyAccess.ts';

/** Texts of the logs and the customer settings, fetched with the first of their pages: the first list does not pay for them. */
export const later: Catalogue = [
  logs,
  overview,
  branding,
  notifications,
  ssoSettings,
  compliance,
  ats,
  sms,
  emailDomain,
  departments,
  permissions,
  access,
  rights,
  whyAccess,
].reduce(merged, {});
