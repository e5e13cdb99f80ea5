import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { allow, at, department, giveHeights, openEditor, rule, save, update } from './fakeGroup.tsx';

beforeAll(giveHeights);

const found = () => rule().findByRole('tree', { name: 'Departments of Acme' });

describe('the departments of a rule', () => {
  it('are a tree of boxes with three states, each with its name, level and place', async () => {
    const { user } = await openEditor();
    await found();
    expect(department('Acme')).toHaveAttribute('aria-checked', 'mixed');
    expect(department('Acme')).toHaveAttribute('aria-expanded', 'true');
    expect(department('Sales')).toHaveAttribute('aria-checked', 'true');
    expect(department('Sales')).toHaveAttribute('aria-level', '2');
    expect(department('Sales')).toHaveAttribute('aria-posinset', '1');
    expect(department('Sales')).toHaveAttribute('aria-setsize', '3');
    expect(department('Shops')).toHaveAttribute('aria-checked', 'false');
    await user.click(department('Acme'));
    for (const name of ['Acme', 'Sales', 'Shops', 'Support']) expect(department(name)).toHaveAttribute('aria-checked', 'true');
    await user.click(department('Shops'));
    expect(department('Acme')).toHaveAttribute('aria-checked', 'mixed');
    expect(department('Support')).toHaveAttribute('aria-checked', 'true');
  });

  it('are gone through, opened and ticked by the keyboard alone', async () => {
    const { user } = await openEditor();
    const tree = await found();
    const active = () => document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label');
    tree.focus();
    expect(active()).toBe('Acme');
    await user.keyboard('{ArrowDown}*');
    expect(active()).toBe('Sales');
    expect(department('Perth')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(active()).toBe('North');
    await user.keyboard(' ');
    // The other branch stands for the one above, which was ticked.
    expect(department('Sales')).toHaveAttribute('aria-checked', 'mixed');
    expect(department('South')).toHaveAttribute('aria-checked', 'true');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(active()).toBe('Sales');
    expect(rule().queryByRole('treeitem', { name: 'North' })).toBeNull();
    await user.keyboard('{End}');
    expect(active()).toBe('Support');
    await user.keyboard('{Home}');
    expect(active()).toBe('Acme');
    await user.keyboard('sh');
    expect(active()).toBe('Shops');
  });

  it('are found by their names, with what leads to them, and counted', async () => {
    const many = {
      id: 'root',
      name: 'Acme',
      children: Array.from({ length: 9 }, (_, n) => ({ id: `d${n}`, name: `Shop ${n}`, children: [{ id: `e${n}`, name: `Till ${n}` }] })),
    };
    const { user } = await openEditor({ trees: { c1: many } });
    await user.type(await rule().findByRole('textbox', { name: 'Search departments' }), 'till 7');
    expect(await rule().findByText('1 department found')).toBeInTheDocument();
    expect(
      rule()
        .getAllByRole('treeitem')
        .map((row) => row.getAttribute('aria-label')),
    ).toEqual(['Acme', 'Shop 7', 'Till 7']);
    await user.keyboard('{Escape}');
    expect(department('Shop 3')).toBeInTheDocument();
  });

  it('that the tree does not know are kept, told, and removed only by choice', async () => {
    const { user, sent } = await openEditor({ statements: [allow([at('c1', 'sales'), at('c1', 'gone')], ['edge:access'])] });
    await found();
    expect(rule().getByText(/1 more selected department is archived/)).toBeInTheDocument();
    await user.click(department('Support'));
    await save(user);
    expect(sent('CommonUpdatePermissionTabPolicies')[0]).toMatchObject({
      update: { permissionTabState: { basic: { customers: [{ customerId: 'c1', hierarchyIds: ['sales', 'gone', 'support'] }], of: 0 } } },
    });
  });

  it('are asked for in the customer’s own region', async () => {
    const { ask } = await openEditor({ statements: [allow(['prn:us-east-1:o1:c2:*:*:*'], ['edge:access'])] });
    await rule().findByRole('tree', { name: 'Departments of Borealis' });
    expect(rule().getByRole('checkbox', { name: 'Any department' })).toBeChecked();
    expect(department('Acme')).toHaveAttribute('aria-checked', 'true');
    expect(department('Acme')).toHaveAttribute('aria-disabled', 'true');
    const [, variables, options] = ask.mock.calls.find(([tool]) => typeof tool === 'object' && tool.name === 'IDPGetHierarchyTree') ?? [];
    expect(variables).toEqual({ filter: { customerId: 'c2' } });
    expect(options).toMatchObject({ region: 'us-east-1' });
  });
});

describe('the customers of a rule', () => {
  it('are added and chosen by name, each once', async () => {
    const { user } = await openEditor();
    await found();
    await user.click(rule().getByRole('button', { name: 'Add customer' }));
    const box = rule().getByRole('combobox', { name: 'Customer 2' });
    expect(box).toHaveFocus();
    await user.type(box, 'o');
    expect(
      within(rule().getByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Borealis']);
    await user.keyboard('{Enter}');
    expect(await rule().findByRole('tree', { name: 'Departments of Borealis' })).toBeInTheDocument();
  });

  it('may be Any only for those who hold it: then its department is Any, and no more are added', async () => {
    const { user, sent } = await openEditor({ userType: 'PROVIDER_STAFF' });
    await found();
    const box = rule().getByRole('combobox', { name: 'Customer' });
    await user.clear(box);
    await user.type(box, 'Any');
    await user.keyboard('{Enter}');
    expect(rule().getByText(/^Department: Any\./)).toBeInTheDocument();
    expect(rule().getByRole('button', { name: 'Add customer' })).toBeDisabled();
    expect(rule().getByRole('button', { name: 'Add customer' })).toHaveAccessibleDescription('Any covers all customers already.');
    await save(user);
    expect(sent('CommonUpdatePermissionTabPolicies')[0]).toMatchObject({
      update: { permissionTabState: { basic: { customers: [{ customerId: 'Any', hierarchyIds: ['Any'] }] } } },
    });
  });

  it('do not offer Any to anybody else', async () => {
    const { user } = await openEditor();
    await found();
    await user.click(rule().getByRole('button', { name: 'Open' }));
    expect(
      within(rule().getByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Acme', 'Borealis']);
  });

  it('of an advanced rule cannot all go: its last row stays, and the reason is shown', async () => {
    const { user } = await openEditor();
    await user.click(screen.getByRole('button', { name: 'Add additional rules' }));
    const advanced = rule('Advanced Rule 1');
    await user.click(advanced.getByRole('button', { name: 'Remove Acme' }));
    expect(advanced.getByRole('alert')).toHaveTextContent('You must select at least one department in Advanced Rule 1.');
    expect(advanced.getByRole('combobox', { name: 'Customer' })).toHaveValue('Acme');
    // The basic rule has one customer at least: there is nothing to remove.
    expect(rule().queryByRole('button', { name: 'Remove Acme' })).toBeNull();
  });

  it('that are missing are reported and gone to, and Update waits until they are there', async () => {
    const { user } = await openEditor();
    await found();
    await user.click(screen.getByRole('button', { name: 'Add additional rules' }));
    await user.click(update());
    const tree = await rule('Advanced Rule 1').findByRole('tree');
    await waitFor(() => expect(tree).toHaveFocus());
    expect(tree).toHaveAccessibleDescription('Please select at least one department');
    expect(tree).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText('update policy failed')).toBeInTheDocument();
    expect(update()).toBeDisabled();
    expect(update()).toHaveAccessibleDescription('Please fix what’s marked.');
    await user.clear(rule('Advanced Rule 1').getByRole('combobox', { name: 'Customer' }));
    expect(await rule('Advanced Rule 1').findByText('Please select one customer')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Advanced Rule 1' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add additional rules' })).toHaveFocus());
    expect(update()).toHaveAccessibleDescription('You haven’t changed anything yet.');
  });
});
