import * as profile from './account/calls.js'
import * as audioFiles from './audio-files/calls.js'
import * as audit from './audit/calls.js'
import * as contact from './contact/calls.js'
import * as emailChecks from './email-checks/calls.js'
import * as domains from './email-domains/calls.js'
import * as invitations from './invitations/calls.js'
import type { Endpoint } from './kernel/endpoint.js'
import * as members from './members/calls.js'
import * as notifications from './notifications/calls.js'
import * as organization from './organization/calls.js'
import * as logo from './organization/logo.js'
import * as project from './project/calls.js'
import * as security from './security/calls.js'
import * as passkeys from './security/passkeys.js'
import * as account from './sign-in/calls.js'
import { login } from './sign-in/login.js'
import * as social from './sign-in/social.js'
import * as tasks from './tasks/calls.js'
import * as technical from './technical/calls.js'
import { getDemo } from './technical/demo.js'
import * as voiceCommands from './voice-commands/calls.js'

/** Every call of the product's server by name; the voice service has its own list. */
export const endpoints = {
  checkVersion: technical.checkVersion,
  reportError: technical.reportError,
  pushLog: technical.pushLog,
  getHealth: technical.getHealth,
  getDemo,
  openEvents: technical.openEvents,

  register: account.register,
  confirmRegister: account.confirmRegister,
  resendConfirmRegisterEmail: account.resendConfirmRegisterEmail,
  login,
  loginSecondFactor: account.loginSecondFactor,
  loginByCode: account.loginByCode,
  makeLoginCode: account.makeLoginCode,
  logout: account.logout,
  makePasswordCode: account.makePasswordCode,
  verifPasswordCode: account.verifPasswordCode,
  resetPassword: account.resetPassword,
  linkResetPassword: account.linkResetPassword,
  me: account.me,
  setLanguage: account.setLanguage,

  saveUser: profile.saveUser,
  setMarketingStatus: profile.setMarketingStatus,
  setNotificationParameters: profile.setNotificationParameters,
  savePicture: profile.savePicture,
  deletePicture: profile.deletePicture,
  getPicture: profile.getPicture,
  deleteUser: profile.deleteUser,
  exportUser: profile.exportUser,

  listSessions: security.listSessions,
  endSession: security.endSession,
  endOtherSessions: security.endOtherSessions,
  getSecurity: security.getSecurity,
  startTotp: security.startTotp,
  verifyTotp: security.verifyTotp,
  makeRecoveryCodes: security.makeRecoveryCodes,
  deleteTotp: security.deleteTotp,

  makePasskeyOptions: passkeys.makePasskeyOptions,
  addPasskey: passkeys.addPasskey,
  listPasskeys: passkeys.listPasskeys,
  renamePasskey: passkeys.renamePasskey,
  deletePasskey: passkeys.deletePasskey,
  makePasskeyLoginOptions: passkeys.makePasskeyLoginOptions,
  loginByPasskey: passkeys.loginByPasskey,

  listSocialProviders: social.listSocialProviders,
  socialStart: social.socialStart,
  socialLogin: social.socialLogin,
  socialLoginByCode: social.socialLoginByCode,
  loginAsAdmin: social.loginAsAdmin,

  makeEmailCode: emailChecks.makeEmailCode,
  verifEmailCode: emailChecks.verifEmailCode,
  checkEmail: emailChecks.checkEmail,
  checkProfessionalEmail: emailChecks.checkProfessionalEmail,
  checkDomain: emailChecks.checkDomain,

  listOrganizations: organization.listOrganizations,
  createOrganization: organization.createOrganization,
  getOrganization: organization.getOrganization,
  saveOrganization: organization.saveOrganization,
  saveLogo: logo.saveLogo,
  deleteLogo: logo.deleteLogo,
  getLogo: logo.getLogo,
  verifyOrganizationName: organization.verifyOrganizationName,

  listMembers: members.listMembers,
  saveMemberRole: members.saveMemberRole,
  detachMember: members.detachMember,
  leaveOrganization: members.leaveOrganization,

  listInvitations: invitations.listInvitations,
  createInvitations: invitations.createInvitations,
  resendInvitation: invitations.resendInvitation,
  deleteInvitation: invitations.deleteInvitation,
  getInvitation: invitations.getInvitation,
  acceptInvitation: invitations.acceptInvitation,

  listDomains: domains.listDomains,
  addDomain: domains.addDomain,
  deleteDomain: domains.deleteDomain,

  listAudit: audit.listAudit,

  listProjects: project.listProjects,
  listAllProjects: project.listAllProjects,
  createProject: project.createProject,
  getProject: project.getProject,
  attachProjectMember: project.attachProjectMember,
  detachProjectMember: project.detachProjectMember,

  listVoiceCommandModels: voiceCommands.listVoiceCommandModels,
  createVoiceCommandModel: voiceCommands.createVoiceCommandModel,
  getVoiceCommandModel: voiceCommands.getVoiceCommandModel,
  saveVoiceCommandModel: voiceCommands.saveVoiceCommandModel,
  deleteVoiceCommandModel: voiceCommands.deleteVoiceCommandModel,
  recognize: voiceCommands.recognize,

  listAudioFiles: audioFiles.listAudioFiles,
  uploadAudioFile: audioFiles.uploadAudioFile,
  saveAudioFile: audioFiles.saveAudioFile,
  deleteAudioFile: audioFiles.deleteAudioFile,
  getAudioFileContent: audioFiles.getAudioFileContent,

  listTasks: tasks.listTasks,
  cancelTask: tasks.cancelTask,
  deleteTask: tasks.deleteTask,

  listNotifications: notifications.listNotifications,
  readNotification: notifications.readNotification,
  readAllNotifications: notifications.readAllNotifications,

  sendContactMessage: contact.sendContactMessage,
  sendFeedback: contact.sendFeedback,
  listStaffMessages: contact.listStaffMessages,
  handleStaffMessage: contact.handleStaffMessage,
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
