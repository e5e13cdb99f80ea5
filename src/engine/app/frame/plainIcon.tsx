import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { memo, type ReactNode } from 'react';

/** Styles of the plain icons; any other rule for them is stronger. */
export const iconStyles = {
  ':where(.icon)': {
    display: 'inline-block',
    flexShrink: 0,
    width: '1em',
    height: '1em',
    fill: 'currentColor',
    fontSize: '1.5rem',
    transition: 'fill 200ms cubic-bezier(0.4, 0, 0.2, 1)',
    userSelect: 'none' as const,
  },
  ':where(.icon-small)': { fontSize: '1.25rem' },
  ':where(.icon-inherit)': { fontSize: 'inherit' },
};

/** Takes the place of the library's in the build (vite.config.ts): an icon as a styled component takes as long as a cell, and a page has 40. */
export function plainIcon(shape: ReactNode, name: string) {
  function Icon(props: SvgIconProps) {
    const { className, fontSize = 'medium', color, htmlColor, titleAccess, sx, component, viewBox = '0 0 24 24', ...other } = props;
    if (color || htmlColor || titleAccess || sx || component || fontSize === 'large') return <SvgIcon {...props}>{shape}</SvgIcon>;
    const names = ['icon', fontSize !== 'medium' && `icon-${fontSize}`, className].filter(Boolean).join(' ');
    return (
      <svg aria-hidden focusable="false" viewBox={viewBox} {...other} className={names}>
        {shape}
      </svg>
    );
  }
  return Object.assign(memo(Icon), { displayName: `${name}Icon`, muiName: 'SvgIcon' });
}
