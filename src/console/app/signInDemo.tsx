import { DemoAccounts } from '../pages/sign-in/DemoAccounts.tsx';
import type { SignInProps } from '../pages/sign-in/SignIn.tsx';
import { demo } from '../locales/demo.ts';
import { createTranslate } from '../../engine/texts/translate.ts';

const translate = createTranslate({ signIn: { demo } }, {});

/** The demo's accounts, next to the form. */
export const demoAccounts: SignInProps['aside'] = (fill) => <DemoAccounts translate={translate} {...(fill && { fill })} />;
