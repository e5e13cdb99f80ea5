import { checkedPage } from '../../database/pages.ts';
import { operation } from '../../operation.ts';
import { requireTemplate, templateNamed, templates, type Template } from './templates/index.ts';

export const getTemplates = operation('AtsGetAtsTemplates', {}, async ({ getAtsTemplatesInput: input }) => {
  const { skip, limit } = checkedPage(input ?? {});
  const { fieldName = 'displayName', order = 'asc' } = input?.sort ?? {};
  const by = (each: Template) => each[fieldName].toLowerCase();
  const sign = order === 'asc' ? 1 : -1;
  const sorted = templates.toSorted((one, other) => (by(one) < by(other) ? -sign : sign));
  return {
    data: sorted.slice(skip * limit, (skip + 1) * limit),
    pagination: { totalPages: Math.ceil(templates.length / limit), currentPage: skip + 1, pageSize: limit, totalItems: templates.length },
  };
});

export const getTemplate = operation('AtsGetAtsTemplateById', {}, async ({ getAtsTemplateByIdInput: { _id } }) =>
  requireTemplate(templates.find((each) => each._id === _id)),
);

export const getTemplateByName = operation('AtsGetAtsTemplateByAtsName', {}, async ({ getAtsTemplateByAtsNameInput: { atsName } }) =>
  requireTemplate(templateNamed(atsName)),
);
