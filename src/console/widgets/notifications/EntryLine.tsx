import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import { memo, useId, useRef, type ChangeEvent } from 'react';
import type { NotificationEntry } from '../../../domain/notificationEvents.ts';
import { focusAt } from '../../../engine/screens/form/focusAt.ts';
import { Option } from '../../../engine/screens/widgets/Choice.tsx';
import { Box } from '../../../engine/screens/widgets/TextBox.tsx';
import { Channel, Line, Off, Part, TemplateBox, Wrong } from './layout.ts';

interface Props {
  path: string;
  index: number;
  entry: NotificationEntry;
  label: string;
  prefix: string;
  alwaysSent: boolean;
  smsEnabled: boolean;
  disabled: boolean;
  error: string | undefined;
  onChange: (index: number, entry: NotificationEntry) => void;
  /** Opens its preview; absent where the platform has none. */
  onPreview: ((entry: NotificationEntry, label: string) => void) | undefined;
}

/** An empty custom template is an empty text; the default template is undefined. */
export const EntryLine = memo(function EntryLine({
  path,
  index,
  entry,
  label,
  prefix,
  alwaysSent,
  smsEnabled,
  disabled,
  error,
  onChange,
  onPreview,
}: Props) {
  const translate = useTranslate();
  const id = useId();
  const { type, enabled } = entry;
  const template = entry.template ?? null;
  const custom = template !== null;
  const typed = useRef(template ?? '');
  const word = (part: string) => translate(`screens.notifications.${part}`);
  const channel = word(type);
  const named = (part: string) => translate('screens.notifications.label', { event: label, channel, part });
  if (type === 'SMS' && !smsEnabled) {
    return (
      <Line>
        <Channel>{channel}</Channel>
        <Off>{word('smsOff')}</Off>
      </Line>
    );
  }

  const choose = (own: boolean) => {
    if (template !== null) typed.current = template;
    onChange(index, { ...entry, template: own ? typed.current : null });
    if (own) focusAt(`${path}.template`);
  };
  return (
    <Line data-off={!enabled || undefined}>
      <Channel>{channel}</Channel>
      {!alwaysSent && (
        <Part>
          <Switch
            size="small"
            checked={enabled}
            disabled={disabled}
            onChange={(_, on) => onChange(index, { ...entry, enabled: on })}
            slotProps={{ input: { 'aria-label': named(word('sent')) } }}
          />
          <span aria-hidden>{word('sent')}</span>
        </Part>
      )}
      {alwaysSent ? (
        <Part role="radiogroup" aria-label={named(word('template'))}>
          {[false, true].map((own) => (
            <Option key={String(own)}>
              <input type="radio" name={`${id}-template`} checked={custom === own} disabled={disabled} onChange={() => choose(own)} />
              {word(own ? 'custom' : 'default')}
            </Option>
          ))}
        </Part>
      ) : (
        <Part>
          <Switch
            size="small"
            checked={custom}
            disabled={disabled}
            onChange={(_, own) => choose(own)}
            slotProps={{ input: { 'aria-label': named(word('customTemplate')) } }}
          />
          <span>{word(custom ? 'custom' : 'default')}</span>
        </Part>
      )}
      <TemplateBox data-field={`${path}.template`} data-default={!custom || undefined}>
        <Box
          fullWidth
          disabled={disabled || !custom}
          error={error !== undefined}
          value={template ?? ''}
          inputRef={showEnd}
          onBlur={(event) => showEnd(event.target as HTMLInputElement)}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(index, { ...entry, template: event.target.value })}
          placeholder={custom ? `${prefix}…/${type}` : word('defaultTemplate')}
          autoComplete="off"
          inputProps={{
            'aria-label': named(word('templateId')),
            'aria-invalid': error !== undefined || undefined,
            'aria-describedby': error === undefined ? undefined : `${id}-error`,
            title: template || undefined,
            spellCheck: false,
          }}
        />
        {error !== undefined && <Wrong id={`${id}-error`}>{error}</Wrong>}
      </TemplateBox>
      {onPreview && (
        <Button size="small" aria-haspopup="dialog" aria-label={named(word('preview.open'))} onClick={() => onPreview(entry, label)}>
          {word('preview.open')}
        </Button>
      )}
    </Line>
  );
});

/** The end of an identifier tells it from another one, where there is no room for the whole. */
function showEnd(input: HTMLInputElement | null): void {
  // After the browser has gone back to its beginning.
  if (input) requestAnimationFrame(() => (input.scrollLeft = input.scrollWidth));
}
