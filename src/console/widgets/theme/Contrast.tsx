import { useTranslate } from 'ra-core';
import { Tag } from '../../../engine/screens/widgets/Tag.tsx';
import { asRatio, gradeOf } from './colours.ts';

interface Props {
  what: string;
  contrast: number;
  least: number;
}

export function Contrast({ what, contrast, least }: Props) {
  const translate = useTranslate();
  const grade = gradeOf(contrast, least);
  return (
    <Tag tone={grade ? 'success' : 'warning'} data-contrast={grade ?? 'low'}>
      {translate(grade ? 'screens.theme.contrast' : 'screens.theme.contrastLow', { what, ratio: asRatio(contrast), grade })}
    </Tag>
  );
}
