import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import { dayjsLocale } from './dayjsLocale.ts';

interface Props {
  anchor: HTMLElement;
  /** YYYY-MM-DD; null if invalid. */
  day: string | null;
  min: string | undefined;
  max: string | undefined;
  locale: string;
  label: string;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** Weeks start as is usual in the chosen language. */
export function DayCalendar({ anchor, day, min, max, locale, label, onPick, onClose }: Props) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label, sx: { mt: 0.5 } } }}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={dayjsLocale(locale)}>
        <DateCalendar
          autoFocus
          value={day ? dayjs(day) : null}
          {...(min && { minDate: dayjs(min) })}
          {...(max && { maxDate: dayjs(max) })}
          onChange={(picked, state) => {
            if (picked && state === 'finish') onPick(picked.format('YYYY-MM-DD'));
          }}
        />
      </LocalizationProvider>
    </Popover>
  );
}
