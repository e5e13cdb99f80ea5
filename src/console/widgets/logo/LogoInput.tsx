import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { limits } from '../../../domain/limits.ts';
import { readPicture, type Picture } from '../../../domain/picture.ts';
import { failureOf } from '../../../engine/screens/values/answers.ts';
import type { InputProps } from '../../../engine/screens/values/input.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';
import { Control } from '../../../engine/screens/widgets/Control.tsx';
import { FileDrop } from '../../../engine/screens/widgets/csv/FileDrop.tsx';
import { TextBox } from '../../../engine/screens/widgets/TextBox.tsx';
import { logoOf } from '../../previews/chatColours.ts';

interface Uploaded {
  url: string;
  width: number;
  height: number;
}

type State = { step: 'none' } | { step: 'uploading' } | { step: 'done'; picture: Uploaded } | { step: 'failed'; reason: string };

/** The address of a logo, typed, or that of a picture that is uploaded here. */
export function LogoInput(props: InputProps) {
  const { field, value, onChange } = props;
  const translate = useTranslate();
  const { ask, offers } = useTools();
  const [state, setState] = useState<State>({ step: 'none' });
  // The file that was chosen last counts, whichever upload ends first.
  const last = useRef(0);
  const readOnly = field.readOnly === true;
  const { address } = logoOf(value);
  const upload = async (file: File) => {
    last.current += 1;
    const turn = last.current;
    const isLast = () => turn === last.current;
    setState({ step: 'uploading' });
    try {
      const content = await contentOf(file);
      const picture = await ask<Uploaded>('FIUploadLogo', { input: { content } });
      if (!isLast()) return;
      setState({ step: 'done', picture });
      onChange(picture.url);
    } catch (thrown) {
      if (isLast()) setState({ step: 'failed', reason: thrown instanceof Fault ? thrown.reason : (failureOf(thrown).reason ?? '') });
    }
  };
  const type = (text: string) => {
    last.current += 1;
    setState({ step: 'none' });
    onChange(text);
  };
  const said = {
    none: '',
    uploading: translate('screens.logo.uploading'),
    done: state.step === 'done' ? translate('screens.logo.uploaded', state.picture) : '',
    failed: state.step === 'failed' ? translate(`reasons.${state.reason}`, { _: translate('screens.logo.failed') }) : '',
  }[state.step];
  return (
    <Control {...props}>
      {(control) => (
        <Parts>
          {address !== undefined && (
            <Current>
              <img src={address} alt={translate('screens.logo.current')} referrerPolicy="no-referrer" />
              {!readOnly && (
                <IconButton aria-label={translate('screens.logo.remove')} title={translate('screens.logo.remove')} onClick={() => type('')}>
                  <Close fontSize="small" />
                </IconButton>
              )}
            </Current>
          )}
          {!readOnly && offers('FIUploadLogo') && (
            <>
              <FileDrop
                control={{ ...control, id: `${control.id}-file`, focusRef: nothing, disabled: state.step === 'uploading' }}
                file=""
                onFile={(file) => void upload(file)}
                accept=".png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp"
                drop="screens.logo.drop"
              />
              <Said role={state.step === 'failed' ? 'alert' : 'status'} data-wrong={state.step === 'failed' || undefined}>
                {said || translate('screens.logo.limit')}
              </Said>
              <Said>
                <label htmlFor={control.id}>{translate('screens.logo.address')}</label>
              </Said>
            </>
          )}
          <TextBox {...control} type="text" onChange={(text) => type(String(text ?? ''))} />
        </Parts>
      )}
    </Control>
  );
}

class Fault extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** Base64, once the platform’s own check and the browser accept the picture. */
async function contentOf(file: File): Promise<string> {
  if (file.size > limits.logoBytes) throw new Fault('LOGO_BYTES');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = readPicture(bytes);
  if (typeof read === 'string') throw new Fault(read);
  if (!(await canBeShown(bytes, read))) throw new Fault('LOGO_BROKEN');
  let text = '';
  for (let start = 0; start < bytes.length; start += chunk) text += String.fromCodePoint(...bytes.subarray(start, start + chunk));
  return btoa(text);
}

async function canBeShown(bytes: Uint8Array<ArrayBuffer>, { type }: Picture): Promise<boolean> {
  if (typeof createImageBitmap !== 'function') return true;
  try {
    (await createImageBitmap(new Blob([bytes], { type }))).close();
    return true;
  } catch {
    return false;
  }
}

const chunk = 32_768;

const nothing = () => undefined;

const Parts = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1), minWidth: 0 }));

/** On a chequered ground, so that a logo of any colour can be seen. */
const Current = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& img': {
    display: 'block',
    height: 56,
    minWidth: 56,
    maxWidth: 'calc(100% - 56px)',
    padding: theme.spacing(1),
    objectFit: 'contain',
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    background: 'repeating-conic-gradient(#ffffff 0% 25%, #d9dddb 0% 50%) 0 0 / 16px 16px',
  },
}));

const Said = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  '&[data-wrong]': { color: theme.palette.error.main },
}));
