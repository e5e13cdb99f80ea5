import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { dayAt, spanInWords } from '../../../engine/screens/values/regionDays.ts';
import { zoneOf } from '../../zoneOf.ts';
import { useScreens } from '../../../engine/screens/values/ScreensProvider.tsx';
import { Control } from '../../../engine/screens/widgets/Control.tsx';
import { isEmpty, type FieldProps } from '../../../engine/screens/values/field.ts';
import type { InputProps } from '../../../engine/screens/values/input.ts';

/** `DashboardFilter`, as an address brings it: it may be anything. */
type Counted = Partial<
  Record<'figure' | 'from' | 'to' | 'thresholdDays' | 'externalCohortIds' | 'scoreBucket' | 'recommendation' | 'deviceType', unknown>
>;

export function CountedByCardField({ value }: Pick<FieldProps, 'value'>) {
  const { base } = useScreens();
  const [locale] = useLocaleState();
  const translate = useTranslate();
  const counted = (value ?? {}) as Counted;
  const say = (key: string, values?: object): string => translate(`screens.counted.${key}`, values);
  const named = (key: string, input: unknown) => (isEmpty(input) ? undefined : say(`${key}.${String(input)}`, { _: say('unknown') }));
  const numbered = (key: string, input: unknown, values = (number: number): object => ({ smart_count: number })) =>
    isEmpty(input) ? undefined : Number.isInteger(input) ? say(key, values(Number(input))) : say('unknown');
  const zone = zoneOf(base);
  const day = (moment: unknown) => {
    const time = Date.parse(String(moment));
    return isEmpty(moment) || Number.isNaN(time) ? undefined : dayAt(time, zone);
  };
  const [from, to] = [day(counted.from), day(counted.to)];
  const unread = [counted.from, counted.to].some((moment) => !isEmpty(moment) && day(moment) === undefined);
  const cohorts = Array.isArray(counted.externalCohortIds) ? counted.externalCohortIds.length : 0;
  const parts = [
    named('figures', counted.figure) ?? say('unknown'),
    numbered('threshold', counted.thresholdDays),
    unread ? say('unknown') : spanInWords({ ...(from && { from }), ...(to && { to }) }, locale, translate),
    numbered('score', counted.scoreBucket, (first) => ({ range: first >= 100 ? String(first) : `${first}–${first + 9}` })),
    named('recommendations', counted.recommendation),
    named('devices', counted.deviceType),
    numbered('cohorts', cohorts || undefined),
  ];
  return <>{parts.filter(Boolean).join(', ')}</>;
}

export function CountedByCard(props: InputProps) {
  const { field, value, onChange } = props;
  const translate = useTranslate();
  if (isEmpty(value)) return null;
  const remove = translate('screens.counted.remove');
  return (
    <Control {...props} field={{ ...field, kind: 'group' }} group>
      {() => (
        <Line>
          <span>
            <CountedByCardField value={value} />
          </span>
          <IconButton size="small" onClick={() => onChange(undefined)} aria-label={remove} title={remove}>
            <Close fontSize="inherit" />
          </IconButton>
        </Line>
      )}
    </Control>
  );
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
}));
