import { styled } from '@mui/material/styles';
import type { FieldProps } from './field.ts';
import { CopyIdField } from './Id.tsx';
import { objectsOf } from './inList.ts';
import { Missing } from './Missing.tsx';

/** The links by which anybody may start a stage, each below its assessment and with a button that copies it (specification 3 §2). */
export function InviteLinksField(props: FieldProps) {
  const links = objectsOf(props);
  if (links.length === 0) return <Missing />;
  return (
    <Links>
      {links.map(({ stageId, assessmentLink, assessmentPackageName }) => (
        <li key={String(stageId)}>
          {typeof assessmentPackageName === 'string' && <span>{assessmentPackageName}</span>}
          <CopyIdField value={assessmentLink} />
        </li>
      ))}
    </Links>
  );
}

const Links = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid' },
}));
