import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

export const RowLink = styled(Link)(({ theme }) => ({
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  color: theme.palette.text.primary,
  fontWeight: 600,
  textDecoration: 'none',
  borderRadius: 2,
  'tr:hover &, li:hover &': { color: theme.palette.primary.main },
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
}));
