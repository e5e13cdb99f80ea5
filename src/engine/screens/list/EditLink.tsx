import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';

export function EditLink({ to, name }: { to: string; name: string }) {
  const translate = useTranslate();
  const label = translate('screens.list.editRow', { name });
  return (
    <IconButton component={Link} to={to} size="small" aria-label={label} title={label} className="edit">
      <Edit fontSize="inherit" />
    </IconButton>
  );
}
