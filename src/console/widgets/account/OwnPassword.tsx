import { Details } from '../../../engine/screens/layout/Details.tsx';
import { Card } from '../../../engine/screens/layout/RecordSkeleton.tsx';
import type { SettingsLayoutProps } from '../../../engine/screens/values/registry.ts';

/** No form for those who have no password here; the banner says why. */
export const OwnPassword = ({ plan, record, form }: SettingsLayoutProps) =>
  record['hasPassword'] === true ? (
    <Card>
      <Details details={plan.details} />
      {form}
    </Card>
  ) : null;
