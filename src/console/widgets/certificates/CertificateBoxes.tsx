import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { focusAt } from '../../../engine/screens/form/focusAt.ts';
import { Control, type ControlProps } from '../../../engine/screens/widgets/Control.tsx';
import type { InputProps } from '../../../engine/screens/values/input.ts';
import { Box } from '../../../engine/screens/widgets/TextBox.tsx';

/** Certificates as texts, each in a box of its own; what is pasted with several in it is shared out. */
export function CertificateBoxes(props: InputProps) {
  return (
    <Control {...props} group>
      {(control) => <Boxes {...control} />}
    </Control>
  );
}

function Boxes({ id, field, value, onChange, onBlur, focusRef, error, errorAt }: ControlProps) {
  const translate = useTranslate();
  const text = (key: string, words: object = {}) => translate(`screens.certificates.${key}`, words);
  const { name, maxItems = Infinity } = field;
  // Something can be pasted at once.
  const texts = Array.isArray(value) && value.length > 0 ? value.map(String) : [''];
  const put = (index: number, typed: string) => onChange(texts.toSpliced(index, 1, ...apart(typed)));
  const add = () => {
    onChange([...texts, '']);
    focusAt(`${name}.${texts.length}`);
  };
  const remove = (index: number) => {
    onChange(texts.toSpliced(index, 1));
    focusAt([`${name}.${index}`, `${name}.${index - 1}`]);
  };
  return (
    <All>
      {texts.map((each, index) => {
        const wrong = errorAt?.(String(index)) ?? (index === 0 ? error : undefined);
        const own = errorAt?.(String(index));
        const label = text('nth', { index: index + 1 });
        return (
          // The boxes have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <One key={index} data-field={`${name}.${index}`}>
            <Box
              id={`${id}-${index}`}
              multiline
              minRows={3}
              maxRows={8}
              fullWidth
              name={`${name}.${index}`}
              value={each}
              error={wrong !== undefined}
              placeholder="-----BEGIN CERTIFICATE-----"
              autoComplete="off"
              onChange={(event) => put(index, event.target.value)}
              onBlur={onBlur}
              inputRef={index === 0 ? focusRef : undefined}
              inputProps={{
                'aria-label': label,
                'aria-invalid': wrong === undefined ? undefined : true,
                'aria-required': index === 0 && field.required ? true : undefined,
                'aria-describedby': own ? `${id}-${index}-error` : undefined,
                spellCheck: false,
                style: { fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem' },
              }}
            />
            {texts.length > 1 && (
              <IconButton
                size="small"
                aria-label={`${translate('ra.action.remove')}: ${label}`}
                title={translate('ra.action.remove')}
                onClick={() => remove(index)}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            )}
            {own && <Wrong id={`${id}-${index}-error`}>{own}</Wrong>}
          </One>
        );
      })}
      <Button variant="outlined" startIcon={<AddIcon />} sx={{ justifySelf: 'start' }} disabled={texts.length >= maxItems} onClick={add}>
        {text('add')}
      </Button>
    </All>
  );
}

function apart(typed: string): string[] {
  const found = typed.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g) ?? [];
  return found.length > 1 ? found : [typed];
}

const All = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1), minWidth: 0 }));

const One = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(0.5),
  alignItems: 'start',
  '&:has(button)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
}));

const Wrong = styled('span')(({ theme }) => ({ ...theme.typography.caption, gridColumn: '1 / -1', color: theme.palette.error.main }));
