import MuiLink from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Values } from '../../engine/plan/sources.ts';
import { useScreens } from '../../engine/screens/values/ScreensProvider.tsx';
import { useAvailability } from '../../engine/screens/values/useAvailability.ts';
import { screenPath } from '../../engine/screens/values/useScreenPath.ts';
import { Ellipsis } from '../../engine/screens/widgets/Ellipsis.tsx';
import type { FieldProps } from '../../engine/screens/values/field.ts';
import { objectsOf } from '../../engine/screens/widgets/inList.ts';
import { Missing } from '../../engine/screens/widgets/Missing.tsx';
import { groupText } from './cells.ts';

export function GroupsField(props: FieldProps) {
  const translate = useTranslate();
  const { plans, base } = useScreens();
  const { may } = useAvailability();
  const groups = objectsOf(props);
  if (groups.length === 0) return <Missing />;
  const text = (group: Values) => groupText(group, translate);
  if (props.dense) return <Ellipsis>{groups.map(text).join(', ')}</Ellipsis>;
  const plan = Object.values(plans).find(({ type, get, parent }) => type === 'Group' && get && !parent);
  const path = plan && may(plan, 'show') ? screenPath(base, plan) : undefined;
  return (
    <>
      {groups.map((group, index) => (
        <Fragment key={String(group['_id'])}>
          {index > 0 && ', '}
          {path ? (
            <MuiLink component={Link} to={path.show(group['_id'])}>
              {text(group)}
            </MuiLink>
          ) : (
            text(group)
          )}
        </Fragment>
      ))}
    </>
  );
}
