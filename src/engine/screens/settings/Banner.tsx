import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslate, type RaRecord } from 'ra-core';
import type { Plan } from '../../plan/Plan.ts';
import { at } from '../../plan/sources.ts';
import { useWordsOf } from './wordsOf.ts';

export function Banner({ plan, value, record }: { plan: Plan; value: string; record: RaRecord | undefined }) {
  const translate = useTranslate();
  const key = `resources.${plan.name}.banner.${value}`;
  const words = useWordsOf(record);
  const { also } = plan.banner ?? {};
  const more = also !== undefined && at(record, also) === true ? `_${also}` : '';
  const say = (part: string, none?: string) => {
    const text = translate(`${key}${part}`, { ...words, ...(none !== undefined && { _: none }) });
    return more ? translate(`${key}${more}${part}`, { ...words, _: text }) : text;
  };
  const help = say('Help', '');
  return (
    <Alert severity={plan.banner?.tones[value] ?? 'info'} sx={{ maxWidth: 720 }}>
      <AlertTitle sx={help ? {} : { marginBottom: 0 }}>{say('')}</AlertTitle>
      {help}
    </Alert>
  );
}
