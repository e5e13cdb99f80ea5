import { describe, expect, it } from 'vitest';
import { limits, smsReminderThreshold } from '../../src/domain/limits.ts';

// Other suites take their values from the limits themselves, so that a wrong limit would be wrong there, too: this one names them once more.

describe('the limits', () => {
  it('are those that were decided', () => {
    expect(limits).toEqual({
      name: 100,
      description: 700,
      personName: 50,
      email: 100,
      candidateEmail: 50,
      url: 1000,
      certificate: 5000,
      certificates: 10,
      workflowSetName: 25,
      workflowSetOptions: 100,
      workflowStages: 2,
      workflowConditions: 10,
      workflowScore: 100,
      workflowQuestionCount: 7,
      vacancyManagers: 100,
      address: 300,
      departmentName: 100,
      departmentLevels: 5,
      departments: 20_000,
      permissionRules: 50,
      permissionCustomers: 100,
      permissionPlaces: 20_000,
      permissionActions: 500,
      policyTags: 20,
      previewedPeople: 10_000,
      searchText: 100,
      searchLists: 20,
      searchColumns: 20,
      searchRows: 20,
      declineReasons: 50,
      uploadNotes: 150,
      savedViews: 100,
      viewQuery: 2000,
      viewLayout: 20_000,
      pageLayouts: 50,
      exportColumns: 100,
      exportPath: 1000,
      exportIds: 1000,
      exportLabel: 200,
      uploadUsers: 100,
      userGroups: 100,
      eventsLookBackDays: 90,
      emailEventsSpanDays: 90,
      noteText: 5000,
      noteMentions: 20,
      password: 128,
      newPasswordAtLeast: 10,
      mfaCode: 6,
      retentionMonths: 9999,
      retentionMonthsUnset: 1200,
      themeElements: 8,
      defaultGroups: 100,
      notificationEntries: 100,
      smsCredits: 1_000_000,
      smsRecipients: 50,
      atsText: 1000,
      atsSecret: 8000,
      atsRows: 200,
      atsGroups: 100,
      policyResources: 50,
      policyActions: 200,
    });
  });

  it('remind of SMS credits under 100, until another number is saved', () => {
    expect(smsReminderThreshold).toBe(100);
  });
});
