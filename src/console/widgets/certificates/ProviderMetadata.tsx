import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Values } from '../../../engine/plan/sources.ts';
import { useDateFormats } from '../../../engine/screens/values/dates.ts';
import type { InputProps } from '../../../engine/screens/values/input.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';
import { Control } from '../../../engine/screens/widgets/Control.tsx';
import { TextBox } from '../../../engine/screens/widgets/TextBox.tsx';
import { ImportMetadata } from './ImportMetadata.tsx';
import type { ReadMetadata } from './useReadMetadata.ts';

/** Address of the identity provider's metadata, which can also be imported into the form. */
export function ProviderMetadata(props: InputProps) {
  const translate = useTranslate();
  const { offers } = useTools();
  const { setValue, formState } = useFormContext();
  const [open, setOpen] = useState(false);
  const fill = ({ entityId, loginUrl, logoutUrl, logoutBinding, publicCertificates }: ReadMetadata, url: string | undefined) => {
    const found = {
      ...{ [props.field.name]: url, providerEntityId: entityId, loginUrl, logoutUrl, logoutBinding },
      publicCertificates: publicCertificates.length > 0 ? publicCertificates : undefined,
    };
    for (const [name, value] of Object.entries(found))
      if (value) setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setOpen(false);
  };
  return (
    <Control {...props}>
      {(control) => (
        <Parts>
          <TextBox {...control} type="text" />
          <Reading of={props.value} />
          {offers('IDPReadProviderMetadata') && props.field.readOnly !== true && (
            <Button variant="outlined" sx={{ justifySelf: 'start' }} aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {translate('resources.sso.metadata.open')}
            </Button>
          )}
          {open && <ImportMetadata address={String(props.value ?? '')} onFill={fill} onClose={() => setOpen(false)} />}
        </Parts>
      )}
    </Control>
  );
}

/** Result of the last daily reading of this address. */
function Reading({ of }: { of: unknown }) {
  const translate = useTranslate();
  const { dateTime } = useDateFormats();
  const { providerMetadataUrl, metadataReadAt, metadataProblem: problem }: Values = useRecordContext() ?? {};
  const at = dateTime(metadataReadAt);
  if (!at || of !== providerMetadataUrl) return null;
  const text = (key: string, words: object) => translate(`resources.sso.metadata.${key}`, words);
  if (!problem) return <small>{text('readAt', { at })}</small>;
  return <Alert severity="warning">{text('problem', { at, problem: translate(`enums.SSOMetadataProblem.${String(problem)}`) })}</Alert>;
}

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  minWidth: 0,
  '& > small': { ...theme.typography.caption, color: theme.palette.text.secondary },
}));
