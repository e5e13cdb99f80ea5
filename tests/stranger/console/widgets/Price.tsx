import Chip from '@mui/material/Chip';
import type { FieldProps } from 'graphql-admin-console/app';

export function Price({ value }: FieldProps) {
  return <Chip size="small" label={`€ ${String(value)}`} />;
}
