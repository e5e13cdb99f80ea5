import RestoreIcon from '@mui/icons-material/RestartAltOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { Tag } from '../../../engine/screens/widgets/Tag.tsx';
import type { InputProps } from '../../../engine/screens/values/input.ts';
import { BrandColour } from './BrandColour.tsx';
import { contrastOf, gradeOf, leastOf, type ThemeElement } from './colours.ts';
import { ThemeRow } from './ThemeRow.tsx';

/** Colours of all elements of the chat interview, with a reset to the defaults (specification 1 §3, §5 “Branding”). */
export function ThemeColours({ field, value, onChange, onBlur, error, errorAt = none }: InputProps) {
  const translate = useTranslate();
  const id = useId();
  const defaults = elementsOf(field.default);
  const held = elementsOf(value);
  // Missing elements get their defaults; unknown ones are preserved and visible.
  const missing = defaults.filter(({ name }) => !held.some((each) => each.name === name));
  const elements = [...held, ...missing];
  const change = (index: number, next: ThemeElement) => onChange(elements.map((each, at) => (at === index ? next : each)));
  const [isOpen, setOpen] = useState(false);
  // An error must be in sight, and can be focused.
  const hasErrors = elements.some((_, index) => parts.some((part) => errorAt(`${index}.value.${part}`) !== undefined));
  const low = elements.filter((element) => isLow(element, hasLinks(element, defaults))).length;
  const isDefault = elements.every((element) => {
    const own = defaults.find(({ name }) => name === element.name);
    return own !== undefined && coloursIn(own) === coloursIn(element);
  });
  return (
    <div role="group" aria-labelledby={id} data-field={field.name}>
      <Head>
        <b id={id}>{translate(field.label)}</b>
        {!field.readOnly && (
          <Button size="small" startIcon={<RestoreIcon />} disabled={isDefault} onClick={() => onChange(defaults)}>
            {translate('screens.theme.reset')}
          </Button>
        )}
      </Head>
      <BrandColour field={field} elements={elements} onChange={onChange} />
      <Fine open={isOpen || hasErrors} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span>{translate('screens.theme.fineTune')}</span>
          {low > 0 && <Tag tone="warning">{translate('screens.theme.lowCount', { smart_count: low })}</Tag>}
        </summary>
        {elements.map((element, index) => (
          <ThemeRow
            key={element.name}
            field={field}
            element={element}
            index={index}
            links={hasLinks(element, defaults)}
            errorAt={errorAt}
            onChange={(next) => change(index, next)}
            onBlur={onBlur}
          />
        ))}
      </Fine>
      {error && <Wrong role="alert">{error}</Wrong>}
    </div>
  );
}

const hasLinks = ({ name }: ThemeElement, defaults: readonly ThemeElement[]): boolean =>
  Boolean(defaults.find((each) => each.name === name)?.value.linkColor);

const coloursIn = ({ value }: ThemeElement): string =>
  [value.backgroundColor, value.fontColor, value.linkColor ?? ''].join(' ').toLowerCase();

const elementsOf = (value: unknown): ThemeElement[] =>
  Array.isArray(value) ? (value as unknown[]).filter((each): each is ThemeElement => isElement(each)) : [];

const isElement = (each: unknown): boolean =>
  typeof each === 'object' && each !== null && 'name' in each && 'value' in each && typeof each.value === 'object' && each.value !== null;

const parts = ['backgroundColor', 'fontColor', 'linkColor'] as const;

function isLow({ name, value }: ThemeElement, links: boolean): boolean {
  const fonts = links ? [value.fontColor, value.linkColor] : [value.fontColor];
  return fonts.some((font) => {
    const contrast = contrastOf(font || white, value.backgroundColor || white);
    return contrast !== undefined && gradeOf(contrast, leastOf(name)) === undefined;
  });
}

const white = '#ffffff';

const none = () => undefined;

const Head = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 2),
  minHeight: 44,
  '& b': { fontWeight: 600 },
}));

const Fine = styled('details')(({ theme }) => ({
  borderTop: `1px solid ${theme.palette.divider}`,
  '& summary': {
    ...theme.typography.body2,
    paddingBlock: theme.spacing(1.25),
    fontWeight: 600,
    cursor: 'pointer',
    '& > span': { marginInlineEnd: theme.spacing(1.5) },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1, borderRadius: 4 },
  },
}));

const Wrong = styled('span')(({ theme }) => ({ ...theme.typography.caption, color: theme.palette.error.main }));
