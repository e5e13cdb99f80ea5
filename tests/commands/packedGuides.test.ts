import { posix } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { packed, packedGuides } from '../../src/commands/packedGuides.mjs';
import type { Declaration } from '../../src/engine/compile/Declaration.ts';
import { createCatalogue } from '../../src/engine/compile/infer/catalogue.ts';
import { form, type Form } from '../../src/engine/forms/form.ts';
import { createApi } from '../apis/start.ts';
import { anchorsOf, linksOf } from '../support/pages.ts';

const guides = packedGuides();

describe('the guides in the package', () => {
  it('link only to files and headings in it', () => {
    const links = Object.entries(guides).flatMap(([file, text]) => linksOf(text).map((link) => ({ file, link })));
    expect(links.length).toBeGreaterThan(20);
    const broken = links.filter(({ file, link }) => {
      const [path = '', anchor] = link.split('#');
      const target = guides[path === '' ? file : posix.normalize(path)];
      return target === undefined || (anchor !== undefined && !anchorsOf(target).has(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('name nothing that is in this repository alone', () => {
    const own = /\bsrc\/|\bnpm run\b|\b(?:tests|validation|schema)\/|codegen|CONTRIBUTING|<!--/i;
    const named = Object.entries(guides).flatMap(([file, text]) =>
      text.split('\n').flatMap((line) => (own.test(line) ? [`${file}: ${line}`] : [])),
    );
    expect(named).toEqual([]);
  });

  it('have forms and declarations that fit, whose tabs and buttons have names', () => {
    const [, written = ''] = /```ts\nimport [^]*?export default ([^]*?);\n```/.exec(guides['forms.md'] ?? '') ?? [];
    const [, json = ''] = /```json\n([^]*?)```/.exec(guides['README.md'] ?? '') ?? [];
    const [, keys = ''] = /```ts\n(pages: [^]*?)```/.exec(guides['README.md'] ?? '') ?? [];
    const nothingElse = { detached: [], transforms: {}, derive: {}, fields: {}, saveWhenFilled: false, confirm: false };
    const forms = [runInNewContext(written, { form }) as Form, { ...nothingElse, ...(JSON.parse(json) as Form) }];
    for (const update of forms) {
      const declaration: Declaration = {
        ...{ name: 'bikes', type: 'Bike', title: 'model', menu: { group: 'workshop', icon: 'Bike' }, columns: ['model', 'kind', 'price'] },
        operations: { list: 'bikes', get: 'bike', update: 'updateBike' },
        forms: { update: 'forms/updateBike' },
        actions: { sellOff: { operation: 'deleteBike', on: 'record' } },
        ...(runInNewContext(`({ ${keys} })`) as Partial<Declaration>),
      };
      const located = [{ file: 'bikes.ts', declaration }];
      const { introspection } = createApi('relay');
      const opened = createCatalogue(introspection, { declared: located, forms: { 'forms/updateBike': update } }).open('bikes');
      expect(opened).toMatchObject({ problems: [], plan: { pages: { list: 'gallery' }, panels: [{ page: 'stock' }] } });
      expect(opened?.texts).toMatchObject({ resources: { bikes: { panels: { stock: 'Stock' }, actions: { sellOff: 'Sell off' } } } });
    }
  });
});

describe('packing a guide', () => {
  it('leaves out or replaces what is marked', () => {
    const text = 'One <!-- repository -->here<!-- package: there --> and<!-- repository -->, here alone<!-- /repository -->.';
    expect(packed(text, [])).toBe('One there and.\n');
    expect(packed('Path<!-- repository -->: `a`<!-- package:: `b` -->.', [])).toBe('Path: `b`.\n');
  });

  it('turns links to other pages into the readme’s headings or into text, and leaves code and other sites alone', () => {
    const text =
      '[a](extend.md#widgets) [b](extend.md#theme) [c](../x.md) [d](package.md) [e](https://e.example)\n![f](g.png)\n\n```\n[h](i.md)\n```';
    expect(packed(text, ['widgets'])).toBe('[a](README.md#widgets) b c [d](README.md) [e](https://e.example)\n```\n[h](i.md)\n```\n');
  });
});
