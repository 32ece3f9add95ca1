import * as auth from './account/auth.ts';
import * as renewal from './account/renewal.ts';
import * as sessions from './account/sessions.ts';
import * as calendar from './calendar.ts';
import * as chat from './coach/chat.ts';
import * as coachStream from './coach/coach-stream.ts';
import * as foodLookup from './food-lookup.ts';
import * as journal from './journal.ts';
import * as newsletter from './newsletter.ts';
import * as ownWeek from './own-week.ts';
import * as plan from './plan.ts';
import * as profile from './profile.ts';
import * as push from './push.ts';
import * as questionnaires from './questionnaires.ts';
import * as recipeImport from './recipe-import.ts';
import * as report from './report.ts';
import * as staff from './staff.ts';

/** Every call the app makes, in the order of the product specification, extensions last. */
export const endpoints = {
  login: auth.login,
  register: auth.register,
  forgetPassword: auth.forgetPassword,
  resetPassword: auth.resetPassword,
  resendOtp: auth.resendOtp,
  verifyOtp: auth.verifyOtp,
  getProfile: profile.getProfile,
  getThread: chat.getThread,
  getThreadMessages: chat.getThreadMessages,
  sendChat: chat.sendChat,
  getBudget: plan.getBudget,
  getMealPlan: plan.getMealPlan,
  updatePassword: auth.updatePassword,
  saveProfile: profile.saveProfile,
  uploadPhoto: profile.uploadPhoto,
  deleteAccount: auth.deleteAccount,
  createLifestyle: questionnaires.createLifestyle,
  createPreference: questionnaires.createPreference,
  addWellness: questionnaires.addWellness,
  createProfile: profile.createProfile,
  putPlanInputs: plan.putPlanInputs,
  putPlanSwitches: plan.putPlanSwitches,
  putPlan: ownWeek.putPlan,
  getPlanRefusal: plan.getPlanRefusal,
  listMembers: staff.listMembers,
  getMember: staff.getMember,
  updateMember: staff.updateMember,
  deleteMember: staff.deleteMember,
  restoreMember: staff.restoreMember,
  getStaffSummary: staff.getStaffSummary,
  listMealTemplates: staff.listMealTemplates,
  createMealTemplate: staff.createMealTemplate,
  updateMealTemplate: staff.updateMealTemplate,
  deleteMealTemplate: staff.deleteMealTemplate,
  appendJournal: journal.appendJournal,
  pullJournal: journal.pullJournal,
  endSession: auth.endSession,
  rememberDevice: renewal.rememberDevice,
  renewSession: renewal.renewSession,
  forgetDevice: renewal.forgetDevice,
  listSessions: sessions.listSessions,
  endOneSession: sessions.endOneSession,
  endOtherSessions: sessions.endOtherSessions,
  subscribeNewsletter: newsletter.subscribeNewsletter,
  getCalendarFeed: calendar.getCalendarFeed,
  makeCalendarFeed: calendar.makeCalendarFeed,
  deleteCalendarFeed: calendar.deleteCalendarFeed,
  readRecipePage: recipeImport.readRecipePage,
  lookUpBarcode: foodLookup.lookUpBarcode,
  streamCoach: coachStream.streamCoach,
  getPushKey: push.getPushKey,
  putPushSubscription: push.putPushSubscription,
  deletePushSubscription: push.deletePushSubscription,
  testPush: push.testPush,
  listReportLinks: report.listReportLinks,
  createReportLink: report.createReportLink,
  revokeReportLink: report.revokeReportLink,
  readSharedReport: report.readSharedReport,
} as const;

export type EndpointName = keyof typeof endpoints;
