import type { ToolOperations } from './toolOperations.ts';
import type { ThemeOptions } from '@mui/material/styles';
import type { RaRecord } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import type { HomePlan } from '../../plan/HomePlan.ts';
import type { Values } from '../../plan/sources.ts';
import type { Command } from './commands.ts';
import type { Scope } from './ShellProvider.tsx';
import type { ToolProvider } from './useAsk.ts';
import type { CellForm, FieldProps } from './field.ts';
import type { EntryAnswer } from '../../plan/ConsoleAnswer.ts';
import type { InputProps } from './input.ts';
import type { HelpParts } from './HelpParts.ts';
import type { GlobalSearchParts } from './searchParts.ts';
import type { OwnAction } from './OwnAction.ts';
import type { BespokePage } from './pages.ts';

/** The colour only repeats the word. */
export type Tone = 'success' | 'error' | 'warning' | 'info' | 'default';

/** How one kind of value is shown, edited and written into a file. */
export interface Widget {
  Field?: ComponentType<FieldProps>;
  Input?: ComponentType<InputProps>;
  /** Its cells in a file. A widget without it cannot be exported as shown. */
  cell?: CellForm;
}

/** Effect of a form's values while typing, or of an action before it runs. */
export type Preview = ComponentType<PreviewProps>;

export interface PreviewProps {
  /** Values of the form, or variables of the action's operation. */
  values: Values;
  /** Values of the form when it was opened. */
  before?: Values;
  /** Name of the action's operation. */
  operation?: string;
}

/** Text to confirm before an action; undefined if there is nothing to warn of. */
export type Warning = (input: WarningInput) => Promise<string | undefined>;

export interface WarningInput {
  ask: ToolProvider['ask'];
  translate: (key: string, args?: Values) => string;
  /** Variables of the action's operation. */
  values: Values;
  scope: Scope | undefined;
}

/** Props of a dialog that an action names, for a task of several steps. */
export interface ActionDialogProps {
  /** The action's label. */
  title: string;
  /** The record, for an action on one. */
  record?: Values | undefined;
  onClose: () => void;
}

/** Props of a component that shows settings which exist in place of the form and the details below it. */
export interface SettingsLayoutProps {
  plan: Plan;
  record: RaRecord;
  /** The settings' form, without a card of its own. */
  form: ReactNode;
}

/** A product's additions to the engine's screens, each by the name that declarations and forms use. */
export interface ConsoleParts {
  widgets?: Readonly<Record<string, Widget>>;
  previews?: Readonly<Record<string, Preview>>;
  /** Loaded when their action is pressed. */
  warnings?: Readonly<Record<string, () => Promise<Warning>>>;
  dialogs?: Readonly<Record<string, ComponentType<ActionDialogProps>>>;
  /** Actions of your own code, by resource and name. Those of the API's mutations need none. */
  actions?: Readonly<Record<string, Readonly<Record<string, OwnAction>>>>;
  /** Icons of the menu and of actions, such as those of `@mui/icons-material`. */
  icons?: Readonly<Record<string, ComponentType>>;
  layouts?: Readonly<Record<string, ComponentType<SettingsLayoutProps>>>;
  /** Colours of statuses, by their value on the wire. */
  tones?: Readonly<Record<string, Tone>>;
  /** Screens and tabs that declarations name in `pages` and `panels`. */
  pages?: Readonly<Record<string, BespokePage>>;
  /** Pages of their own, with an entry in the menu, by the path below the base. */
  routes?: Readonly<Record<string, RoutePart>>;
  /** Languages by their tag, such as `de` or `pt-BR`. `en` has texts of all English ones, `en-US` and `en-GB` those of one. */
  languages?: Readonly<Record<string, Language>>;
  /** Work lists and steps of the page that the console opens with. @default the first entry of the menu opens */
  home?: HomePlan;
  search?: GlobalSearchParts;
  help?: HelpParts;
  operations?: ToolOperations;
  scopes?: ScopeParts;
  /** Merged over the console's theme. */
  theme?: (mode: 'light' | 'dark') => ThemeOptions;
  /** Logo in the top bar and on the sign-in page. */
  Brand?: ComponentType;
  /** Changes the menu: order, groups, labels; `hidden` entries keep their address. @default in the schema's order */
  menu?: (entries: readonly EntryAnswer[]) => readonly EntryAnswer[];
  /** Errors, page addresses and operations, for monitoring and analytics. */
  onEvent?: (kind: 'error' | 'page' | 'action', what: unknown) => void;
  /** Text of the refusal that leaves rows out on purpose. */
  sparedReason?: string;
  /** Prefix of operation names, left out where one is shown in words. */
  operationPrefix?: RegExp;
}

export interface RoutePart {
  label: string;
  /** Group of the menu. @default the first one */
  group?: string;
  icon?: string;
  /** It has all contexts of the console: react-admin's hooks and the data provider work. */
  Page: ComponentType;
}

export interface Language {
  /** How the account menu names it; that of `en` stands nowhere. @default its own name: `Deutsch` */
  name?: string;
  /** By the keys of the English texts; what is missing stays English. Names of resources and fields: `resources.{name}.…`. */
  texts: Texts;
}

type Texts = { [key: string]: string | Texts };

/** The ways to other scopes. */
export interface ScopeParts {
  /** Resource of the groups of people that a view can be the default of. */
  groups?: string;
  /** Next to the brand in the top bar. */
  Switcher?: ComponentType;
  /** Hook: commands of the palette, one a scope. */
  commands?: () => readonly Command[];
  /** Hook: scopes that a text finds, in addition to the commands that it finds. */
  found?: (text: string, commands: readonly Command[]) => readonly Command[];
}

/** Registers a product's parts; a later call adds to an earlier one. Call it before the console renders. */
export function defineConsole(parts: ConsoleParts): void {
  const { operationPrefix, sparedReason, theme, Brand, menu, onEvent, actions = {}, ...tables } = parts;
  for (const [resource, own] of Object.entries(actions)) registered.actions[resource] = { ...registered.actions[resource], ...own };
  for (const key of Object.keys(tables) as (keyof typeof tables)[]) {
    if (!Object.hasOwn(registered, key))
      throw new Error(`defineConsole has no key “${key}”. Its keys: ${Object.keys(registered).join(', ')}, theme, Brand, menu, onEvent.`);
    Object.assign(registered[key], tables[key]);
  }
  prefix = operationPrefix ?? prefix;
  spared = sparedReason ?? spared;
  Object.assign(single, { ...(theme && { theme }), ...(Brand && { Brand }), ...(menu && { menu }), ...(onEvent && { onEvent }) });
}

/** Parts of which there is one. */
const single: Pick<ConsoleParts, 'theme' | 'Brand' | 'menu' | 'onEvent'> = {};

export const singleParts = (): Readonly<typeof single> => single;

const none: readonly Command[] = [];

const registered = {
  widgets: {} as Record<string, Widget | undefined>,
  previews: {} as Record<string, Preview | undefined>,
  warnings: {} as Record<string, (() => Promise<Warning>) | undefined>,
  dialogs: {} as Record<string, ComponentType<ActionDialogProps> | undefined>,
  actions: {} as Record<string, Readonly<Record<string, OwnAction>>>,
  icons: {} as Record<string, ComponentType | undefined>,
  layouts: {} as Record<string, ComponentType<SettingsLayoutProps> | undefined>,
  tones: {} as Record<string, Tone | undefined>,
  pages: {} as Record<string, BespokePage>,
  routes: {} as Record<string, RoutePart>,
  languages: {} as Record<string, Language>,
  home: { lists: [] } as HomePlan,
  search: {} as GlobalSearchParts,
  help: {} as HelpParts,
  operations: {} as ToolOperations,
  scopes: { commands: () => none, found: () => none } as ScopeParts & Required<Pick<ScopeParts, 'commands' | 'found'>>,
};

/** Call the result to forget what is defined after this call: what one test defines is nothing to the next. */
export function definedSoFar(): () => void {
  const before = [single, ...Object.values(registered)].map((table: object) => [table, { ...table }] as const);
  return () => {
    for (const [table, parts] of before) for (const key of Object.keys({ ...table, ...parts })) Reflect.deleteProperty(table, key);
    for (const [table, parts] of before) Object.assign(table, parts);
  };
}

export const widgetOf = (name: string): Widget | undefined => registered.widgets[name];

export let reportWidget: (error: Error) => void = () => undefined;
/** Takes what registered widgets throw; the message names the widget. */
export const onBrokenWidget = (report: typeof reportWidget): void => void (reportWidget = report);

/** Widgets, pages and routes with the keys of their components. */
export const registeredParts = (): { part: string; name: string; keys: readonly string[]; other: readonly string[]; value: unknown }[] =>
  (
    [
      ['widgets', ['Field', 'Input'], ['cell']],
      ['pages', ['Page', 'Panel'], []],
      ['routes', ['Page'], []],
    ] as const
  ).flatMap(([part, keys, other]) => Object.entries(registered[part]).map(([name, value]) => ({ part, name, keys, other, value })));

export const previewOf = (name: string): Preview | undefined => registered.previews[name];

export const isWarning = (name: string): boolean => name in registered.warnings;
export const warningOf = async (name: string): Promise<Warning | undefined> => registered.warnings[name]?.();

export const dialogOf = (name: string): ComponentType<ActionDialogProps> | undefined => registered.dialogs[name];

export const ownActionsOf = (resource: string, on: OwnAction['on']): [string, OwnAction][] =>
  Object.entries(registered.actions[resource] ?? {}).filter(([, action]) => action.on === undefined || action.on === on);

export const registeredIcon = (name: string): ComponentType | undefined => registered.icons[name];

export const layoutOf = (name: string): ComponentType<SettingsLayoutProps> | undefined => registered.layouts[name];

/** The API's operation for a tool; empty, and so never offered, where it has none. */
export const operationFor = (tool: keyof ToolOperations): string => registered.operations[tool] ?? '';

let spared: string | undefined;
export const sparedReason = (): string | undefined => spared;

let prefix = /^$/;
/** The name of an operation without the prefix of its API. */
export const withoutPrefix = (operation: string): string => operation.replace(prefix, '');

export const scopeParts = (): Pick<ScopeParts, 'Switcher'> => registered.scopes;

export const peopleGroups = (): string | undefined => registered.scopes.groups;

export const useScopeCommands = (): readonly Command[] => registered.scopes.commands();

export const useFoundScopes = (text: string, commands: readonly Command[]): readonly Command[] => registered.scopes.found(text, commands);

export const homePart = (): HomePlan => registered.home;

export const searchParts = (): GlobalSearchParts => registered.search;
export const helpParts = (): HelpParts => registered.help;

export const registeredPages = (): Readonly<Record<string, BespokePage>> => registered.pages;
export const registeredRoutes = (): Readonly<Record<string, RoutePart>> => registered.routes;
export const registeredLanguages = (): Readonly<Record<string, Language>> => registered.languages;

/** The colour of a status; undefined shows it without one. */
export const toneOf = (status: unknown): Tone | undefined => registered.tones[String(status)];
