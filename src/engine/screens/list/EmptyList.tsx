import Inbox from '@mui/icons-material/InboxOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ListNotice } from '../layout/ListNotice.tsx';
import { usePageCommands } from '../values/pageCommands.ts';

interface Props {
  title: string;
  /** A sentence about its purpose. */
  text: string;
  /** Button that creates the first row. */
  begin: ReactNode;
}

/** A list without any rows says what it is for, and offers the next step to those who may take it. */
export function EmptyList({ title, text, begin }: Props) {
  const translate = useTranslate();
  const bring = usePageCommands().find(({ id }) => id === 'import');
  const step = begin && translate(bring ? 'screens.list.beginOrImport' : 'screens.list.begin');
  return (
    <ListNotice
      icon={<Inbox />}
      title={title}
      text={[text, step].filter(Boolean).join(' ')}
      actions={
        begin && (
          <>
            {begin}
            {bring?.run && (
              <Button variant="outlined" onClick={bring.run} startIcon={<UploadFile />}>
                {bring.label}
              </Button>
            )}
          </>
        )
      }
    />
  );
}
