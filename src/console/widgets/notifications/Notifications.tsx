import InputAdornment from '@mui/material/InputAdornment';
import SearchIcon from '@mui/icons-material/Search';
import { useRecordContext, useTranslate } from 'ra-core';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  defaultEntries,
  entryKey,
  eventsOf,
  channelsOf,
  storedOnlyEvents,
  type NotificationEntry,
} from '../../../domain/notificationEvents.ts';
import { Help } from '../../../engine/screens/widgets/fieldset.ts';
import { useFormScope } from '../../../engine/screens/values/FormScope.tsx';
import type { InputProps } from '../../../engine/screens/values/input.ts';
import { Box } from '../../../engine/screens/widgets/TextBox.tsx';
import { laterWorded } from '../../../engine/screens/values/later.tsx';
import { useTools } from '../../../engine/screens/values/useAsk.ts';
import { EntryLine } from './EntryLine.tsx';
import { Caption, Captions, Event, GroupHead, Groups, Lines, Wrong } from './layout.ts';
import { tabOf } from './tabOf.ts';
import type { TemplatePreviewProps } from './TemplatePreview.tsx';

const fewEvents = 8;

/** The events of a tab in their groups, each with its channels: is it sent, and by which template (specification 2 §4 “Notifications”). */
export function Notifications({ field, value, onChange, error, errorAt, disabled }: InputProps) {
  const translate = useTranslate();
  const { resetField, getValues } = useFormContext();
  const section = useFormScope()?.section;
  const record = useRecordContext();
  const { offers } = useTools();
  const [search, setSearch] = useState('');
  const tab = tabOf(section);
  const smsEnabled = useWatch({ name: 'isGlobalSmsEnabled' }) === true;
  const entries = Array.isArray(value) ? (value as NotificationEntry[]) : [];
  const isEmpty = entries.length === 0;
  const id = useId();
  useEffect(() => {
    // A language begins with its defaults, and they are no change of the user's.
    if (isEmpty) resetField(field.name, { defaultValue: defaultEntries(tab, smsEnabled) });
  }, [isEmpty, field.name, resetField, tab, smsEnabled]);

  // The lines keep the function that they were given, so that a letter in one of them renders no other.
  const send = useRef(onChange);
  send.current = onChange;
  const change = useCallback(
    (index: number, entry: NotificationEntry) => {
      const held = getValues(field.name) as NotificationEntry[];
      send.current(held.map((each, at) => (at === index ? entry : each)));
    },
    [getValues, field.name],
  );

  const [previewed, setPreviewed] = useState<{ entry: NotificationEntry; label: string }>();
  const preview = useCallback((entry: NotificationEntry, label: string) => setPreviewed({ entry, label }), []);

  const places = new Map(entries.map((entry, index) => [entryKey(entry), { entry, index }]));
  const prefix = String(record?.['templatePrefix'] ?? '');
  const requested = search.trim().toLowerCase();
  const groups = tab.groups.map(({ name, events }) => ({
    name,
    custom: events.flatMap((event) => channelsOf(event).filter((type) => isCustom(places.get(entryKey({ name: event, type }))?.entry)))
      .length,
    events: events.flatMap((event) => {
      const label = translate(`enums.NotificationEvent.${event}`);
      const lines = channelsOf(event).flatMap((type) => {
        const place = places.get(entryKey({ name: event, type }));
        return place ? [{ ...place, wrong: errorAt?.(`${place.index}.template`) ?? errorAt?.(`${place.index}.enabled`) }] : [];
      });
      // A search never hides errors.
      const shown = lines.length > 0 && (label.toLowerCase().includes(requested) || lines.some(({ wrong }) => wrong !== undefined));
      return shown ? [{ event, label, lines }] : [];
    }),
  }));
  const found = groups.filter(({ events }) => events.length > 0);
  return (
    <Groups data-wide data-field={field.name} data-required={tab.required}>
      {prefix && (
        <Help id={`${id}-ids`}>
          {translate('screens.notifications.ids')} <code>{`${prefix}{name}/EMAIL`}</code>
        </Help>
      )}
      {eventsOf(tab).length > fewEvents && (
        <Box
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          // Enter looks, it does not save.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          placeholder={translate('screens.notifications.search')}
          inputProps={{ 'aria-label': translate('screens.notifications.search') }}
          startAdornment={
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          }
          sx={{ maxWidth: 360 }}
        />
      )}
      {found.map(({ name, custom, events }) => (
        <section key={name} aria-labelledby={`${id}-${name}`}>
          <GroupHead>
            <h3 id={`${id}-${name}`}>
              {translate(`screens.notifications.groups.${name}`)}
              {custom > 0 && <small>{translate('screens.notifications.customCount', { smart_count: custom })}</small>}
            </h3>
            <Captions aria-hidden>
              <span>{translate('screens.notifications.channel')}</span>
              {!tab.required && <span>{translate('screens.notifications.sent')}</span>}
              <span>{translate('screens.notifications.template')}</span>
              <span>{translate('screens.notifications.templateId')}</span>
            </Captions>
          </GroupHead>
          {events.map(({ event, label, lines }) => (
            <Event key={event} role="group" aria-label={label}>
              <Caption>
                {withinGroup(label)}
                <small>
                  {translate(storedOnlyEvents.has(event) ? 'screens.form.storedOnly' : `screens.notifications.when.${event}`, { _: '' })}
                </small>
              </Caption>
              <Lines>
                {lines.map(({ entry, index, wrong }) => (
                  <EntryLine
                    key={entry.type}
                    path={`${field.name}.${index}`}
                    index={index}
                    entry={entry}
                    label={label}
                    prefix={prefix}
                    alwaysSent={tab.required ?? false}
                    smsEnabled={smsEnabled}
                    disabled={disabled ?? false}
                    error={wrong}
                    onChange={change}
                    onPreview={offers('NotifPreviewTemplate') ? preview : undefined}
                  />
                ))}
              </Lines>
            </Event>
          ))}
        </section>
      ))}
      {found.length === 0 && !isEmpty && (
        <Help role="status">{translate('screens.notifications.noneFound', { search: search.trim() })}</Help>
      )}
      {error && <Wrong role="alert">{error}</Wrong>}
      {previewed && <TemplatePreview {...previewed} templateType={section ?? 'default'} onClose={() => setPreviewed(undefined)} />}
    </Groups>
  );
}

const TemplatePreview = laterWorded<TemplatePreviewProps>(async () => (await import('./TemplatePreview.tsx')).TemplatePreview);

const isCustom = (entry: NotificationEntry | undefined): boolean => typeof entry?.template === 'string';

/** Below its group's name an event need not say it once more: “Chat interview: started” is “Started”. */
function withinGroup(label: string): string {
  const own = label.slice(label.indexOf(': ') + 1).trimStart();
  return own.charAt(0).toUpperCase() + own.slice(1);
}
