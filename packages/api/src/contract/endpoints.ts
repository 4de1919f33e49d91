import * as account from './account.js'
import * as audioFiles from './audio-files.js'
import { getDemo } from './demo.js'
import type { Endpoint } from './endpoint.js'
import * as notifications from './notifications.js'
import * as organization from './organization.js'
import * as project from './project.js'
import * as tasks from './tasks.js'
import * as technical from './technical.js'
import * as voiceCommands from './voice-commands.js'

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
  login: account.login,
  loginByCode: account.loginByCode,
  makeLoginCode: account.makeLoginCode,
  logout: account.logout,
  makePasswordCode: account.makePasswordCode,
  verifPasswordCode: account.verifPasswordCode,
  resetPassword: account.resetPassword,
  linkResetPassword: account.linkResetPassword,
  me: account.me,
  setLanguage: account.setLanguage,

  listOrganizations: organization.listOrganizations,
  createOrganization: organization.createOrganization,
  getOrganization: organization.getOrganization,
  verifyOrganizationName: organization.verifyOrganizationName,

  listProjects: project.listProjects,
  listAllProjects: project.listAllProjects,
  createProject: project.createProject,
  getProject: project.getProject,

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
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
