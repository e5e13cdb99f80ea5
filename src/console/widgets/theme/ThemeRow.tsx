import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { InputProps } from '../../../engine/screens/values/input.ts';
import { BlackOrWhite } from './BlackOrWhite.tsx';
import { ColourBox } from './ColourBox.tsx';
import { asRatio, contrastOf, gradeOf, leastOf, type ThemeElement } from './colours.ts';
import { Contrast } from './Contrast.tsx';

interface Props extends Pick<InputProps, 'field' | 'onBlur'> {
  element: ThemeElement;
  index: number;
  links: boolean;
  errorAt: (path: string) => string | undefined;
  onChange: (element: ThemeElement) => void;
}

/** Text in sentences; everything else may be any colour (specification 1 §5). */
const sentences = new Set(['hint', 'question', 'response']);

const Note = styled('small')(({ theme }) => ({ color: theme.palette.text.secondary, '&:empty': { display: 'none' } }));

export function ThemeRow({ field, element, index, links, errorAt, onChange, onBlur }: Props) {
  const translate = useTranslate();
  const { name, value } = element;
  const label = translate(`enums.ThemeElementName.${name}`, { _: name });
  const inner = field.fields?.find((each) => each.name === 'value')?.fields ?? [];
  // A progress bar says nothing: what stands on its background is the bar.
  const labelOf = (part: string): string =>
    name === 'progressBar' && part === 'fontColor' ? 'screens.theme.bar' : (inner.find((each) => each.name === part)?.label ?? part);
  const input = (part: keyof ThemeElement['value']): InputProps => {
    const plan = inner.find((each) => each.name === part) ?? { name: part, label: part, help: '', kind: 'text', required: false };
    return {
      field: {
        ...plan,
        ...{ name: `${field.name}.${index}.value.${part}`, label: labelOf(part), required: false },
        ...(field.readOnly && { readOnly: true }),
      },
      value: value[part],
      error: errorAt(`${index}.value.${part}`),
      onBlur,
      focusRef: nothing,
      onChange: (colour) => onChange({ ...element, value: { ...value, [part]: String(colour ?? '') } }),
    };
  };
  const least = leastOf(name);
  const pairs = (links ? (['fontColor', 'linkColor'] as const) : (['fontColor'] as const)).flatMap((part) => {
    const contrast = contrastOf(value[part] || white, value.backgroundColor || white);
    return contrast === undefined ? [] : [{ part, contrast, what: translate(labelOf(part)) }];
  });
  const low = pairs.filter(({ contrast }) => gradeOf(contrast, least) === undefined);
  return (
    <Element role="group" aria-label={label} data-element={name}>
      <Head>
        <b aria-hidden>{label}</b>
        <Figures>
          {pairs.map(({ part, contrast, what }) => (
            <Contrast key={part} what={what} contrast={contrast} least={least} />
          ))}
        </Figures>
      </Head>
      <Note>{translate(`screens.theme.storedOnly.${name}`, { _: '' })}</Note>
      <Colours>
        <ColourBox {...input('backgroundColor')} of={label} />
        {sentences.has(name) ? <BlackOrWhite {...input('fontColor')} /> : <ColourBox {...input('fontColor')} of={label} />}
        {links && <ColourBox {...input('linkColor')} of={label} />}
      </Colours>
      {low.map(({ part, contrast, what }) => (
        <Warning key={part}>
          <WarningIcon fontSize="inherit" aria-hidden />
          {translate(`screens.theme.${name === 'progressBar' ? 'lowBar' : 'low'}`, { what, ratio: asRatio(contrast), least })}
        </Warning>
      ))}
    </Element>
  );
}

const white = '#ffffff';

const nothing = () => undefined;

const Element = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  minWidth: 0,
  paddingBlock: theme.spacing(2),
  borderTop: `1px solid ${theme.palette.divider}`,
}));

const Head = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 1.5),
  '& b': { fontWeight: 600 },
}));

const Figures = styled('span')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5, 1) }));

/** As many columns in every row, so that backgrounds stand below backgrounds. */
const Colours = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(1.5),
  alignItems: 'start',
  '& label': { fontWeight: 400, color: theme.palette.text.secondary },
  '@media (max-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Warning = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  color: theme.palette.warning.main,
}));
