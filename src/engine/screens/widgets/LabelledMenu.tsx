import Menu, { type MenuProps } from '@mui/material/Menu';

interface Props extends Omit<MenuProps, 'slotProps'> {
  label: string;
  paper?: NonNullable<MenuProps['slotProps']>['paper'];
}

/** Rendered outside the page's landmarks, so it is a region of its own. */
export function LabelledMenu({ label, paper, ...props }: Props) {
  return (
    <Menu
      {...props}
      slotProps={{ root: { role: 'region', 'aria-label': label }, list: { 'aria-label': label }, ...(paper !== undefined && { paper }) }}
    />
  );
}
