import type { Route, StreamRoute } from '../http/bind.js'
import { confirmRegisterRoute } from './account/confirmRegister.js'
import { linkResetPasswordRoute } from './account/linkResetPassword.js'
import { loginRoute } from './account/login.js'
import { loginByCodeRoute } from './account/loginByCode.js'
import { logoutRoute } from './account/logout.js'
import { makeLoginCodeRoute } from './account/makeLoginCode.js'
import { makePasswordCodeRoute } from './account/makePasswordCode.js'
import { meRoute } from './account/me.js'
import { registerRoute } from './account/register.js'
import { resendConfirmRegisterEmailRoute } from './account/resendConfirmRegisterEmail.js'
import { resetPasswordRoute } from './account/resetPassword.js'
import { setLanguageRoute } from './account/setLanguage.js'
import { verifPasswordCodeRoute } from './account/verifPasswordCode.js'
import { deleteAudioFileRoute } from './audio-files/deleteAudioFile.js'
import { getAudioFileContentRoute } from './audio-files/getAudioFileContent.js'
import { listAudioFilesRoute } from './audio-files/listAudioFiles.js'
import { saveAudioFileRoute } from './audio-files/saveAudioFile.js'
import { uploadAudioFileRoute } from './audio-files/uploadAudioFile.js'
import { listNotificationsRoute } from './notifications/listNotifications.js'
import { readAllNotificationsRoute } from './notifications/readAllNotifications.js'
import { readNotificationRoute } from './notifications/readNotification.js'
import { createOrganizationRoute } from './organization/createOrganization.js'
import { getOrganizationRoute } from './organization/getOrganization.js'
import { listOrganizationsRoute } from './organization/listOrganizations.js'
import { verifyOrganizationNameRoute } from './organization/verifyOrganizationName.js'
import { createProjectRoute } from './project/createProject.js'
import { getProjectRoute } from './project/getProject.js'
import { listAllProjectsRoute } from './project/listAllProjects.js'
import { listProjectsRoute } from './project/listProjects.js'
import { cancelTaskRoute } from './tasks/cancelTask.js'
import { deleteTaskRoute } from './tasks/deleteTask.js'
import { listTasksRoute } from './tasks/listTasks.js'
import { checkVersionRoute } from './technical/checkVersion.js'
import { getDemoRoute } from './technical/getDemo.js'
import { getHealthRoute } from './technical/getHealth.js'
import { openEventsRoute } from './technical/openEvents.js'
import { pushLogRoute } from './technical/pushLog.js'
import { reportErrorRoute } from './technical/reportError.js'
import { createVoiceCommandModelRoute } from './voice-commands/createVoiceCommandModel.js'
import { deleteVoiceCommandModelRoute } from './voice-commands/deleteVoiceCommandModel.js'
import { getVoiceCommandModelRoute } from './voice-commands/getVoiceCommandModel.js'
import { listVoiceCommandModelsRoute } from './voice-commands/listVoiceCommandModels.js'
import { recognizeRoute } from './voice-commands/recognize.js'
import { saveVoiceCommandModelRoute } from './voice-commands/saveVoiceCommandModel.js'

/** Every call that this server answers. */
export const routes: readonly (Route | StreamRoute)[] = [
  checkVersionRoute,
  getDemoRoute,
  getHealthRoute,
  openEventsRoute,
  pushLogRoute,
  reportErrorRoute,
  registerRoute,
  confirmRegisterRoute,
  resendConfirmRegisterEmailRoute,
  loginRoute,
  loginByCodeRoute,
  makeLoginCodeRoute,
  logoutRoute,
  makePasswordCodeRoute,
  verifPasswordCodeRoute,
  resetPasswordRoute,
  linkResetPasswordRoute,
  meRoute,
  setLanguageRoute,
  listOrganizationsRoute,
  createOrganizationRoute,
  getOrganizationRoute,
  verifyOrganizationNameRoute,
  listProjectsRoute,
  listAllProjectsRoute,
  createProjectRoute,
  getProjectRoute,
  listVoiceCommandModelsRoute,
  createVoiceCommandModelRoute,
  getVoiceCommandModelRoute,
  saveVoiceCommandModelRoute,
  deleteVoiceCommandModelRoute,
  recognizeRoute,
  listAudioFilesRoute,
  uploadAudioFileRoute,
  saveAudioFileRoute,
  deleteAudioFileRoute,
  getAudioFileContentRoute,
  listTasksRoute,
  cancelTaskRoute,
  deleteTaskRoute,
  listNotificationsRoute,
  readNotificationRoute,
  readAllNotificationsRoute,
]
