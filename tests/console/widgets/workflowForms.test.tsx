import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { plans } from '../../../src/generated/plans.ts';
import { openScreen } from '../../engine/screens/harness.tsx';

const byName = Object.fromEntries(plans.map((plan) => [plan.name, plan]));
const packages = [
  { externalId: 'p1', name: 'Service', language: 'en-GB', product: 'FI' },
  { externalId: 'p2', name: 'Graduate', language: 'fi', product: 'FI' },
  { externalId: 'v1', name: 'Leaders', language: 'en-US', product: 'SI' },
];
const stage = (language: string) => ({
  _id: `s-${language}`,
  name: 'Stage 1',
  product: 'FI',
  provider: 'PH',
  language,
  externalAssessmentPackageId: 'p1',
  triggers: [],
});
const workflows = [
  { _id: 'w1', name: 'Retail', stages: [stage('en-US')] },
  { _id: 'w2', name: 'Sales', stages: [stage('fi')] },
];

interface Asked {
  filter?: { product?: string; searchText?: string };
  name?: string;
}

async function open(resource: string, at: string, record?: object) {
  const plan = byName[resource] ?? expect.fail(resource);
  const create = vi.fn(async (_: string, { data }: { data: object }) => ({ data: { id: 'n1', ...data } }));
  const update = vi.fn(async (_: string, { data }: { data: object }) => ({ data: { id: 'n1', ...data } }));
  const ask = vi.fn(async (operation: string, { filter, name }: Asked) => {
    if (operation === 'AppsGetAssessmentPackageList') return { data: packages.filter(({ product }) => product === filter?.product) };
    if (operation === 'AppsGetWorkflowList') return { data: workflows };
    if (operation === 'AppsCheckWorkflowSetNameDuplicatedByName') return name === 'Taken';
    return { data: [] };
  });
  const getList = async () => ({ data: [], total: 0 });
  const dataProvider = { create, update, ask, getList, getOne: async () => ({ data: record }) } as unknown as Partial<DataProvider>;
  const view = await openScreen({ plan, plans: byName, at: `/${plan.path}/${at}`, dataProvider });
  return { ...view, create, update, ask };
}
type View = Awaited<ReturnType<typeof open>>;

const stageOf = (number: number, of: number) => screen.findByRole('group', { name: `Stage ${number} of ${of}` });
const choose = async ({ user }: View, box: HTMLElement, option: RegExp) => {
  await user.click(box);
  await user.click(await screen.findByRole('option', { name: option }));
};
const save = async ({ user }: View) => user.click(screen.getByRole('button', { name: 'Save' }));
const confirm = async ({ user }: View) => user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));

describe('the stages of a workflow', () => {
  it('are sent as the contract wants them: package with its language, rules as data', async () => {
    const view = await open('workflows', 'create');
    fireEvent.change(await screen.findByRole('textbox', { name: /^Workflow Name/ }), { target: { value: ' Retail ' } });
    const first = await stageOf(1, 1);
    await view.user.click(within(first).getByRole('radio', { name: 'Chat Interview' }));
    await choose(view, within(first).getByRole('combobox', { name: /^Assessment package/ }), /^Service \(English - en-GB\)$/);
    await view.user.click(within(first).getByRole('switch', { name: 'Change application status' }));
    await view.user.selectOptions(within(first).getByRole('combobox', { name: /^Status/ }), 'Interview');
    await view.user.click(within(first).getByRole('checkbox', { name: 'Recommendation' }));
    await view.user.click(within(first).getByRole('checkbox', { name: 'Maybe' }));
    await view.user.click(within(first).getByRole('checkbox', { name: 'Yes' }));
    await save(view);
    await confirm(view);
    await waitFor(() => expect(view.create).toHaveBeenCalled());
    expect(view.create.mock.calls[0]?.[1].data).toEqual({
      name: 'Retail',
      stages: [
        {
          provider: 'PH',
          product: 'FI',
          language: 'en-GB',
          externalAssessmentPackageId: 'p1',
          name: '',
          triggers: [
            {
              enabled: true,
              conditionOperator: 'and',
              action: { type: 'UPDATE_STATUS', payload: { status: 'APPS_APPLICATION_INTERVIEW' } },
              conditions: [
                { onField: 'recommendation', onFieldType: 'string', comparisonOperator: 'contains', comparisonValue: ['YES', 'MAYBE'] },
                { onField: 'recommendationScore', onFieldType: 'number', comparisonOperator: 'gte', comparisonValue: 65 },
              ],
            },
          ],
        },
      ],
    });
  });

  it('say why something cannot be done', async () => {
    const view = await open('workflows', 'create');
    const alone = await stageOf(1, 1);
    await view.user.click(within(alone).getByRole('radio', { name: 'Chat Interview' }));
    const progress = within(alone).getByRole('switch', { name: 'Auto-progress to the next stage' });
    expect(progress).toBeDisabled();
    expect(progress).toHaveAccessibleDescription(/^Auto-progression requires a workflow to have more than one stage/);
    expect(within(alone).queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();

    await view.user.click(within(alone).getByRole('radio', { name: 'Video Interview' }));
    const add = screen.getByRole('button', { name: 'Add Stage' });
    expect(add).toBeDisabled();
    expect(add).toHaveAccessibleDescription('Video Interview does not support multiple stages.');

    await view.user.click(within(alone).getByRole('radio', { name: 'Chat Interview' }));
    await view.user.click(add);
    const [first, second] = [await stageOf(1, 2), await stageOf(2, 2)];
    expect(add).toHaveAccessibleDescription('A workflow can have at most 2 stages.');
    expect(within(second).getByRole('radio', { name: 'Chat Interview' })).toBeDisabled();
    expect(within(first).getByRole('radio', { name: 'Video Interview' })).toHaveAccessibleDescription(
      'Video Interview does not support multiple stages, please remove stage two',
    );
    expect(within(second).queryByRole('switch')).not.toBeInTheDocument();
    await view.user.click(within(second).getByRole('button', { name: /^Remove/ }));
    expect(await stageOf(1, 1)).toBeInTheDocument();
  });

  it('lose their package and language with another assessment type', async () => {
    const view = await open('workflows', 'create');
    const first = await stageOf(1, 1);
    await view.user.click(within(first).getByRole('radio', { name: 'Chat Interview' }));
    await choose(view, within(first).getByRole('combobox', { name: /^Assessment package/ }), /^Graduate/);
    expect(within(first).getByRole('combobox', { name: /^Language/ })).toHaveValue('fi');
    await view.user.click(within(first).getByRole('radio', { name: 'Video Interview' }));
    expect(within(first).getByRole('combobox', { name: /^Assessment package/ })).toHaveValue('');
    expect(within(first).getByRole('combobox', { name: /^Language/ })).toHaveValue('en-US');
  });

  it('are told what is missing, each where it is', async () => {
    const view = await open('workflows', 'create');
    const first = await stageOf(1, 1);
    await view.user.click(within(first).getByRole('radio', { name: 'Chat Interview' }));
    await view.user.click(within(first).getByRole('switch', { name: 'Change application status' }));
    for (const name of ['Recommendation', 'Plagiarism question count', 'Profanity question count'])
      await view.user.click(within(first).getByRole('checkbox', { name }));
    await save(view);
    for (const text of [
      'Please select an assessment package',
      'Please select a status',
      'The recommendation should at least have one value!',
      'Please select a plagiarism question count value!',
      'Please select a profanity count value!',
    ])
      expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('keep their package once they are saved, and the score is 1 where it is emptied', async () => {
    const saved = {
      id: 'w1',
      _id: 'w1',
      name: 'Retail',
      version: 1,
      stages: [
        {
          ...stage('en-US'),
          assessmentPackageName: 'Service',
          triggers: [
            {
              enabled: true,
              conditionOperator: 'and',
              conditions: [{ onField: 'recommendationScore', onFieldType: 'number', comparisonOperator: 'gte', comparisonValue: 70 }],
              action: { type: 'UPDATE_STATUS', payload: { status: 'APPS_APPLICATION_INTERVIEW' } },
            },
          ],
        },
      ],
    };
    const view = await open('workflows', 'w1/edit', saved);
    const first = await stageOf(1, 1);
    expect(within(first).getByRole('combobox', { name: /^Assessment package/ })).toHaveAttribute('readonly');
    expect(within(first).getByRole('radio', { name: 'Video Interview' })).toBeDisabled();
    fireEvent.change(within(first).getByRole('spinbutton', { name: 'Recommendation score' }), { target: { value: '' } });
    await save(view);
    await confirm(view);
    await waitFor(() => expect(view.update).toHaveBeenCalled());
    expect(view.update.mock.calls[0]?.[1].data).toMatchObject({
      stages: [{ _id: 's-en-US', externalAssessmentPackageId: 'p1', triggers: [{ conditions: [{ comparisonValue: 1 }] }] }],
    });
    expect(JSON.stringify(view.update.mock.calls[0]?.[1].data)).not.toContain('assessmentPackageName');
  });
});

describe('the workflows of a set', () => {
  const row = (number: number, of: number) => screen.findByRole('group', { name: `Workflow ${number} of ${of}` });

  it('are named by the language of their first stage, chosen once, and the first is the default', async () => {
    const view = await open('workflow-sets', 'create');
    fireEvent.change(await screen.findByRole('textbox', { name: /^Name/ }), { target: { value: 'Languages' } });
    await choose(view, within(await row(1, 1)).getByRole('combobox', { name: /^Workflow/ }), /^Sales$/);
    expect(within(await row(1, 1)).getByRole('textbox', { name: /^Display name/ })).toHaveValue('Finnish - fi');
    await view.user.click(screen.getByRole('button', { name: 'Add workflow' }));
    await view.user.click(within(await row(2, 2)).getByRole('combobox', { name: /^Workflow/ }));
    expect(await screen.findByRole('option', { name: 'Retail' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Sales' })).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('option', { name: 'Retail' }));
    await save(view);
    await waitFor(() => expect(view.create).toHaveBeenCalled());
    expect(view.create.mock.calls[0]?.[1].data).toMatchObject({
      workflowOptions: [
        { workflowId: 'w2', displayName: 'Finnish - fi', isDefault: true },
        { workflowId: 'w1', displayName: 'English - en-US', isDefault: false },
      ],
    });
  });

  it('have one default: another takes it over, and the first does where it is removed', async () => {
    const view = await open('workflow-sets', 'create');
    await row(1, 1);
    await view.user.click(screen.getByRole('button', { name: 'Add workflow' }));
    await view.user.click(within(await row(2, 2)).getByRole('radio', { name: 'Default' }));
    expect(within(await row(1, 2)).getByRole('radio', { name: 'Default' })).not.toBeChecked();
    await view.user.click(within(await row(2, 2)).getByRole('button', { name: /^Remove/ }));
    expect(within(await row(1, 1)).getByRole('radio', { name: 'Default' })).toBeChecked();
  });

  it('keep a display name that was typed, and may be moved', async () => {
    const view = await open('workflow-sets', 'create');
    const first = await row(1, 1);
    fireEvent.change(within(first).getByRole('textbox', { name: /^Display name/ }), { target: { value: ' Shops ' } });
    fireEvent.blur(within(first).getByRole('textbox', { name: /^Display name/ }));
    await choose(view, within(first).getByRole('combobox', { name: /^Workflow/ }), /^Sales$/);
    expect(within(first).getByRole('textbox', { name: /^Display name/ })).toHaveValue('Shops');
    await view.user.click(screen.getByRole('button', { name: 'Add workflow' }));
    await view.user.click(within(await row(1, 2)).getByRole('button', { name: /^Move down/ }));
    expect(within(await row(2, 2)).getByRole('textbox', { name: /^Display name/ })).toHaveValue('Shops');
  });

  it('have a set whose name is said to be taken while it is typed, its own name apart', async () => {
    const set = {
      id: 'w1',
      _id: 'w1',
      name: 'Taken',
      description: null,
      version: 1,
      workflowOptions: [{ workflowId: 'w1', displayName: 'English', isDefault: true }],
      workflows: [],
    };
    const view = await open('workflow-sets', 'w1/edit', set);
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    fireEvent.change(name, { target: { value: 'Free' } });
    await waitFor(() =>
      expect(view.ask).toHaveBeenCalledWith('AppsCheckWorkflowSetNameDuplicatedByName', { name: 'Free' }, expect.anything()),
    );
    expect(name).toBeValid();
    fireEvent.change(name, { target: { value: ' Taken ' } });
    await new Promise((done) => setTimeout(done, 400));
    expect(name).toBeValid();
    view.unmount();

    await open('workflow-sets', 'create');
    fireEvent.change(await screen.findByRole('textbox', { name: /^Name/ }), { target: { value: 'Taken' } });
    expect(await screen.findByText('Workflow set name already in use')).toBeInTheDocument();
  });

  it('cannot have the same display name', async () => {
    const view = await open('workflow-sets', 'create');
    await row(1, 1);
    await view.user.click(screen.getByRole('button', { name: 'Add workflow' }));
    for (const number of [1, 2])
      fireEvent.change(within(await row(number, 2)).getByRole('textbox', { name: /^Display name/ }), { target: { value: 'Same' } });
    await save(view);
    expect(await screen.findByText('Workflows cannot have the same display name')).toBeInTheDocument();
  });
});
