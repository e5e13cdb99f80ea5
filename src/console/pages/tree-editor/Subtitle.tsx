import InfoOutlined from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCustomer } from '../../customers/useCustomer.ts';

export function Subtitle() {
  const translate = useTranslate();
  const { customer } = useCustomer();
  const tip = translate('pages.departments.tip');
  return (
    <Line>
      {translate('pages.departments.intro', { customer: customer?.customerDisplayName ?? '' })}
      <Tooltip title={tip} enterTouchDelay={0} leaveTouchDelay={8000}>
        <IconButton size="small" aria-label={tip}>
          <InfoOutlined fontSize="inherit" />
        </IconButton>
      </Tooltip>
    </Line>
  );
}

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(-1.5, 0, 0),
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
