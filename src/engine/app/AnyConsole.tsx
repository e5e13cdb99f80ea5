import type { QueryClient } from '@tanstack/react-query';
import type { I18nProvider } from 'ra-core';
import { Notification } from 'react-admin';
import { useState } from 'react';
import { createAuthProvider } from '../client/authProvider.ts';
import type { ConsoleAnswer } from '../plan/ConsoleAnswer.ts';
import { ConsoleFrame, ConsoleRouter } from './frame/ConsoleFrame.tsx';
import { useAppearance } from './frame/useAppearance.ts';
import { base, createAnyData } from './anyData.ts';
import { AnyPages } from './AnyPages.tsx';
import type { Resources } from './resources.ts';
import { endSession } from './session.ts';
import { SignInDialog } from './SignInDialog.tsx';

export interface AnyConsoleProps {
  answer: ConsoleAnswer;
  i18n: I18nProvider;
  resources: Resources;
  queryClient: QueryClient;
}

/** The console of an API, composed as the platform's is (Console.tsx), of what its server tells. */
export function AnyConsole(props: AnyConsoleProps) {
  return <ConsoleRouter element={<Composition {...props} />} />;
}

function Composition({ answer, i18n, resources, queryClient }: AnyConsoleProps) {
  const look = useAppearance();
  const [data] = useState(() => createAnyData(answer, resources));
  const [authProvider] = useState(() =>
    createAuthProvider({
      plans: resources.live,
      can: resources.can,
      holds: always,
      flag: always,
      identity: () => ({ id: answer.host, fullName: answer.host }),
      logout: endSession,
    }),
  );
  return (
    <ConsoleFrame
      authProvider={authProvider}
      basename={base}
      dataProvider={data.dataProvider}
      i18n={i18n}
      queryClient={queryClient}
      look={look}
    >
      <AnyPages answer={answer} resources={resources} data={data} look={look} />
      <Notification />
      <SignInDialog answer={answer} request={data.tokenRequest} />
    </ConsoleFrame>
  );
}

const always = () => true;
