import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Plan } from '../../plan/Plan.ts';
import { useScreenPath } from '../values/useScreenPath.ts';

/** Disabled unless exactly one is selected (specification 3 §2). */
export function CopyButton({ plan, selected }: { plan: Plan; selected: readonly string[] }) {
  const translate = useTranslate();
  const path = useScreenPath(plan);
  const [only] = selected;
  const label = translate(`resources.${plan.name}.actions.copy`, { _: translate('screens.list.copy') });
  if (selected.length === 1)
    return (
      <Button variant="outlined" component={Link} to={path.copy(only)} startIcon={<ContentCopy />} sx={{ flexShrink: 0 }}>
        {label}
      </Button>
    );
  return (
    <Tooltip title={translate('screens.list.copyOne')} describeChild>
      {/* Disabled buttons get no pointer events. */}
      <span>
        <Button variant="outlined" disabled startIcon={<ContentCopy />} sx={{ flexShrink: 0 }}>
          {label}
        </Button>
      </span>
    </Tooltip>
  );
}
