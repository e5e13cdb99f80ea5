import MuiLink from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useScreens } from '../../../engine/screens/values/ScreensProvider.tsx';
import { useAvailability } from '../../../engine/screens/values/useAvailability.ts';
import { screenPath } from '../../../engine/screens/values/useScreenPath.ts';
import type { FieldProps } from '../../../engine/screens/values/field.ts';
import { objectsOf } from '../../../engine/screens/widgets/inList.ts';
import { Missing } from '../../../engine/screens/widgets/Missing.tsx';
import { accessGroupText } from '../cells.ts';

export function AccessUserField({ value, record }: FieldProps) {
  return (
    <ToRecord of="users" id={String(record['userId'])}>
      {String(value)}
    </ToRecord>
  );
}

/** Groups that give a right, also in a list each leads to its page: a review ends there. */
export function AccessGroupsField(props: FieldProps) {
  const translate = useTranslate();
  const groups = objectsOf(props);
  if (groups.length === 0) return <Missing />;
  return groups.map((group, index) => (
    <Fragment key={String(group['_id'])}>
      {index > 0 && ', '}
      {group['name'] === null ? (
        accessGroupText(group, translate)
      ) : (
        <ToRecord of="groups" id={String(group['_id'])}>
          {accessGroupText(group, translate)}
        </ToRecord>
      )}
    </Fragment>
  ));
}

function ToRecord({ of, id, children }: { of: string; id: string; children: ReactNode }) {
  const { plans, base } = useScreens();
  const { may } = useAvailability();
  const plan = plans[of];
  if (!plan || !may(plan, 'show')) return children;
  return (
    <MuiLink component={Link} to={screenPath(base, plan).show(id)}>
      {children}
    </MuiLink>
  );
}
