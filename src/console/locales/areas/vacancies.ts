import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Texts of vacancies (specification 3 §2, §5, §8; decisions §1). */
export const vacancies: Catalogue = {
  resources: {
    applications: { name: 'Applications' },
    interviews: { name: 'Interviews' },
    vacancies: {
      name: '{{Vacancies}}',
      fields: {
        _id: '{{Vacancy}} ID',
        title: '{{Vacancy}} name',
        description: 'Description',
        hierarchyId: 'Department',
        applicationCount: 'Applications',
        managers_firstName: 'Hiring Manager',
        managers_email: 'Hiring Manager and Recruiter',
        hiringManagers: 'Hiring Manager',
        recruiters: 'Recruiter',
        ...person('hiringManagers'),
        ...person('recruiters'),
        roleFamily: 'Job family',
        roleFamily_name: 'Job family',
        location: 'Location',
        location_address: 'Location',
        location_coordinate: 'Coordinate',
        location_coordinate_lat: 'Latitude',
        location_coordinate_lng: 'Longitude',
        workflow: 'Workflow',
        workflow__id: 'Workflow',
        workflow_name: 'Workflow',
        workflow_stages: 'Stages',
        workflow_stages__id: 'Stage',
        workflow_stages_name: 'Stage name',
        workflow_stages_provider: 'Provider',
        workflow_stages_product: 'Assessment type',
        workflow_stages_language: 'Language',
        workflow_stages_externalAssessmentPackageId: 'Assessment package',
        workflow_stages_triggers: 'Rules',
        externalVacancyId: 'External ID',
        genericAssessmentLinks_assessmentLink: 'Invite link',
        createdAt: 'Created',
        updatedAt: 'Updated',
        archivedAt: 'Archived',
        version: 'Version',
      },
      filters: { mine: 'My {{vacancies}}' },
      help: {
        hierarchyId: 'Departments and user groups allow you to grant users access to {{vacancies}}.',
        workflow: 'You can’t change the workflow after saving.',
        location: 'Pick a suggestion so the {{vacancy}} appears on the map.',
      },
      rows: { hiringManagers: { one: 'Hiring manager' }, recruiters: { one: 'Recruiter' } },
      archive: 'Archived {{vacancies}}',
      created: '{{Vacancy}} created.',
      createFailed: '{{Vacancy}} creation failed.',
      updated: 'Changes saved.',
      updateFailed: 'Changes not saved, try again.',
      listFailed: 'Unexpected error: Failed to load {{vacancies}}. Please contact support.',
      listDenied: 'No permission: Failed to load {{vacancies}}. Please contact support.',
      loadFailed: 'We couldn’t load this {{vacancy}}. Please contact support.',
      archived_one: '{{count}} {{vacancy}} has been archived.',
      archived_other: '{{count}} {{vacancies}} have been archived.',
      archiveFailed: "Something went wrong: We couldn't archive some of the {{vacancy}}(s). Please try again.",
      restored_one: '{{count}} {{vacancy}} has been restored.',
      restored_other: '{{count}} {{vacancies}} have been restored.',
      restoreFailed: "Something went wrong: We couldn't restore some of the {{vacancy}}(s). Please try again.",
      empty: 'No {{vacancies}} yet',
      emptyHelp: 'Candidates apply for a {{vacancy}} and take the assessments of its workflow.',
      archiveEmpty: 'No archived {{vacancies}}',
      archiveEmptyHelp: 'Archived {{vacancies}} keep their applications, send no more invitations, and stay here until you restore them.',
    },
  },
  forms: {
    apps: {
      createVacancy: {
        title: 'Create a new {{vacancy}}',
        confirm: {
          title: 'Save this {{vacancy}}?',
          text: 'You can’t change the workflow after saving.',
          yes: 'Save',
        },
      },
      updateVacancy: { title: 'Edit {{name}}' },
    },
  },
  validation: {
    vacancy: {
      title: {
        required: 'Please enter {{vacancy}} name',
        maxLength: 'Please keep the {{vacancy}} name within {{limit}} characters',
      },
      description: { maxLength: 'Please keep the description within {{limit}} characters' },
      hierarchyId: { required: 'Please select department' },
      workflow: {
        required: 'Please select a workflow',
        maxLength: 'Please select a workflow',
        archived: 'This workflow is archived. Please select another one',
        changed: 'Someone has changed this workflow. Please select it again',
      },
      roleFamily: {
        required: 'Please create a job family',
        maxLength: 'Please keep the job family within {{limit}} characters',
      },
      location: {
        required: 'Please enter a location',
        maxLength: 'Please keep the location within {{limit}} characters',
      },
      firstName: {
        required: 'Please enter your first name',
        maxLength: 'Please keep your first name within {{limit}} characters',
      },
      lastName: {
        required: 'Please enter your last name',
        maxLength: 'Please keep your last name within {{limit}} characters',
      },
      externalId: { maxLength: 'Please keep the external ID within {{limit}} characters' },
      managers: {
        required: 'Please add people, or leave the list empty',
        maxItems: 'Please add no more than {{limit}} people',
        repeated: 'User already exist, please enter another email. This person is already on the list',
      },
    },
  },
  enums: { ManagerType: { HIRING_MANAGER: 'Hiring Manager', RECRUITER: 'Recruiter' } },
  reasons: {
    NO_EXTERNAL_VACANCY:
      'ExternalVacancyId does not exist, changes cannot be saved, try again. This {{vacancy}} has no external ID, so you can’t update it from here.',
    GEOCODER_UNAVAILABLE: 'Address search isn’t available right now. You can type the location yourself.',
  },
};

function person(list: string): Catalogue {
  return {
    [`${list}_firstName`]: 'First name',
    [`${list}_lastName`]: 'Last name',
    [`${list}_email`]: 'Email',
    [`${list}_externalId`]: 'External ID',
  };
}
