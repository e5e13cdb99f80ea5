import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { InputProps } from '../../../engine/screens/values/input.ts';
import { brandTheme } from './brandTheme.ts';
import { ColourBox } from './ColourBox.tsx';
import { isHex, opaque, type ThemeElement } from './colours.ts';

interface Props extends Pick<InputProps, 'field'> {
  elements: readonly ThemeElement[];
  onChange: (elements: ThemeElement[]) => void;
}

/** The colour that all others follow from; the header has it as it is. */
export function BrandColour({ field, elements, onChange }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string>();
  const held = elements.find(({ name }) => name === 'header')?.value.backgroundColor;
  const value = typed ?? (isHex(held) ? opaque(held) : '');
  const wrong = typed === undefined || isHex(typed) ? '' : typed;
  return (
    <Brand>
      <ColourBox
        of={translate(field.label)}
        field={{
          ...{ name: `${field.name}.brand`, label: 'screens.theme.brand', help: 'screens.theme.brandHelp', kind: 'text', required: false },
          ...(field.readOnly && { readOnly: true }),
        }}
        value={value}
        error={wrong.length > 3 ? translate('validation.branding.colour') : undefined}
        onChange={(colour) => {
          const text = String(colour ?? '');
          setTyped(text);
          if (isHex(text)) onChange(brandTheme(opaque(text), elements));
        }}
        onBlur={() => {
          if (wrong === '') setTyped(undefined);
        }}
        focusRef={nothing}
      />
      <Derived role="img" aria-label={translate('screens.theme.derived')}>
        {elements.map(({ name, value: { backgroundColor, fontColor } }) => (
          <span
            key={name}
            style={{ backgroundColor: opaque(backgroundColor), color: opaque(fontColor) }}
            title={translate(`enums.ThemeElementName.${name}`, { _: name })}
          >
            {name === 'progressBar' ? '▬' : 'Aa'}
          </span>
        ))}
      </Derived>
    </Brand>
  );
}

const nothing = () => undefined;

const Brand = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 240px) minmax(0, 1fr)',
  gap: theme.spacing(1.5, 2),
  alignItems: 'start',
  paddingBlock: theme.spacing(0.5, 2),
  '@media (max-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Derived = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  overflow: 'hidden',
  // Level with the box, below its label.
  marginTop: 26,
  height: 38,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  '& span': { flex: 1, display: 'grid', placeItems: 'center', minWidth: 0, fontWeight: 600 },
  '@media (max-width: 560px)': { marginTop: 0 },
}));
