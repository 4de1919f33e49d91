import {
  createProjectTokenRoute,
  deleteProjectTokenRoute,
  listProjectTokensRoute,
} from './access-tokens/projectTokens.js'
import { createTokenRoute, deleteTokenRoute, listTokensRoute } from './access-tokens/tokens.js'
import { deleteUserRoute } from './account/deleteUser.js'
import { exportUserRoute } from './account/exportUser.js'
import { setMarketingStatusRoute, setNotificationParametersRoute } from './account/marketing.js'
import { meRoute } from './account/me.js'
import { deletePictureRoute, getPictureRoute, savePictureRoute } from './account/picture.js'
import { saveUserRoute } from './account/saveUser.js'
import { setLanguageRoute } from './account/setLanguage.js'
import { listStaffPeopleRoute, savePersonLimitsRoute } from './account/staffPeople.js'
import { deleteAudioFileRoute } from './audio-files/deleteAudioFile.js'
import { getAudioFileContentRoute } from './audio-files/getAudioFileContent.js'
import { getAudioFilePeaksRoute } from './audio-files/getAudioFilePeaks.js'
import { listAudioFilesRoute } from './audio-files/listAudioFiles.js'
import { replaceAudioFileRoute } from './audio-files/replaceAudioFile.js'
import { saveAudioFileRoute } from './audio-files/saveAudioFile.js'
import { uploadAudioFileRoute } from './audio-files/uploadAudioFile.js'
import { listAuditRoute } from './audit/listAudit.js'
import {
  createCategoryRoute,
  deleteCategoryRoute,
  listCategoriesRoute,
  saveCategoryRoute,
} from './categories/categories.js'
import { listConanPackagesRoute } from './conan/listConanPackages.js'
import { handleStaffMessageRoute } from './contact/handleStaffMessage.js'
import { listStaffMessagesRoute } from './contact/listStaffMessages.js'
import { sendContactMessageRoute } from './contact/sendContactMessage.js'
import { sendFeedbackRoute } from './contact/sendFeedback.js'
import { createDealRoute } from './deals/createDeal.js'
import { approveDealRoute, declineDealRoute, undoDecisionRoute } from './deals/decisions.js'
import { getDealStatusRoute } from './deals/getDealStatus.js'
import { getStaffDealRoute } from './deals/getStaffDeal.js'
import { listStaffDealsRoute } from './deals/listStaffDeals.js'
import { saveDealRoute } from './deals/saveDeal.js'
import { checkDomainRoute, checkEmailRoute, checkProfessionalEmailRoute } from './email-checks/emailChecks.js'
import { makeEmailCodeRoute } from './email-checks/makeEmailCode.js'
import { verifEmailCodeRoute } from './email-checks/verifEmailCode.js'
import { addDomainRoute } from './email-domains/addDomain.js'
import { deleteDomainRoute } from './email-domains/deleteDomain.js'
import { listDomainsRoute } from './email-domains/listDomains.js'
import { createUploadRoute } from './files/createUpload.js'
import { getDownloadLinkRoute } from './files/getDownloadLink.js'
import { getFileContentRoute } from './files/getFileContent.js'
import { listFileNamesRoute } from './files/listFileNames.js'
import { listFilesRoute, listProjectFilesRoute } from './files/listFiles.js'
import { cancelUploadRoute, listUploadsRoute } from './files/ownUploads.js'
import { deleteFileRoute, listStaffFilesRoute } from './files/staffFiles.js'
import { acceptInvitationRoute } from './invitations/acceptInvitation.js'
import { createInvitationsRoute } from './invitations/createInvitations.js'
import { deleteInvitationRoute } from './invitations/deleteInvitation.js'
import { getInvitationRoute } from './invitations/getInvitation.js'
import { listInvitationsRoute } from './invitations/listInvitations.js'
import {
  acceptOwnInvitationRoute,
  declineOwnInvitationRoute,
  listOwnInvitationsRoute,
} from './invitations/ownInvitations.js'
import { resendInvitationRoute } from './invitations/resendInvitation.js'
import { rotateLicenceKeyRoute } from './licence-keys/rotateLicenceKey.js'
import { detachMemberRoute } from './members/detachMember.js'
import { handOverOrganizationRoute } from './members/handOverOrganization.js'
import { leaveOrganizationRoute } from './members/leaveOrganization.js'
import { listMembersRoute } from './members/listMembers.js'
import { saveMemberRoleRoute } from './members/saveMemberRole.js'
import { getNotificationDeliveryRoute, saveNotificationDeliveryRoute } from './notifications/delivery.js'
import { listNotificationsRoute } from './notifications/listNotifications.js'
import { readAllNotificationsRoute } from './notifications/readAllNotifications.js'
import { readNotificationRoute } from './notifications/readNotification.js'
import { getOnboardingRoute, saveOnboardingRoute } from './onboarding/onboarding.js'
import { openSampleRoute } from './onboarding/openSample.js'
import { createOrganizationRoute } from './organization/createOrganization.js'
import { deleteOrganizationRoute } from './organization/deleteOrganization.js'
import { getOrganizationRoute } from './organization/getOrganization.js'
import { listOrganizationsRoute } from './organization/listOrganizations.js'
import { deleteLogoRoute, getLogoRoute, saveLogoRoute } from './organization/logo.js'
import { saveOrganizationRoute } from './organization/saveOrganization.js'
import {
  listStaffOrganizationsRoute,
  saveOrganizationLimitsRoute,
} from './organization/staffOrganizations.js'
import { verifyOrganizationNameRoute } from './organization/verifyOrganizationName.js'
import { attachProjectMemberRoute } from './project/attachProjectMember.js'
import { createProjectRoute } from './project/createProject.js'
import { detachProjectMemberRoute } from './project/detachProjectMember.js'
import { deleteProjectDraftRoute, getProjectDraftRoute, saveProjectDraftRoute } from './project/draft.js'
import { getProjectRoute } from './project/getProject.js'
import { listAllProjectsRoute } from './project/listAllProjects.js'
import { listProjectsRoute } from './project/listProjects.js'
import { saveProjectRoute } from './project/saveProject.js'
import { saveProjectRoleRoute } from './project/saveProjectRole.js'
import {
  createDeliveryRoute,
  getStaffProjectRoute,
  withdrawDeliveryRoute,
} from './project/staffDeliveries.js'
import { listStaffProjectsRoute, saveStaffProjectRoute } from './project/staffProjects.js'
import { startTrialRoute } from './project/startTrial.js'
import { listSignInsRoute } from './security/listSignIns.js'
import {
  addPasskeyRoute,
  deletePasskeyRoute,
  listPasskeysRoute,
  makePasskeyOptionsRoute,
  renamePasskeyRoute,
} from './security/passkeys.js'
import { proveIdentityRoute } from './security/proveIdentity.js'
import {
  deleteTotpRoute,
  getSecurityRoute,
  makeRecoveryCodesRoute,
  startTotpRoute,
  verifyTotpRoute,
} from './security/secondFactor.js'
import { endOtherSessionsRoute, endSessionRoute, listSessionsRoute } from './security/sessions.js'
import type { ServerRoute } from './shared/call.js'
import { confirmRegisterRoute } from './sign-in/confirmRegister.js'
import { linkResetPasswordRoute } from './sign-in/linkResetPassword.js'
import { loginRoute } from './sign-in/login.js'
import { loginAsAdminRoute } from './sign-in/loginAsAdmin.js'
import { loginByCodeRoute } from './sign-in/loginByCode.js'
import { loginSecondFactorRoute } from './sign-in/loginSecondFactor.js'
import { logoutRoute } from './sign-in/logout.js'
import { makeLoginCodeRoute } from './sign-in/makeLoginCode.js'
import { makePasswordCodeRoute } from './sign-in/makePasswordCode.js'
import { loginByPasskeyRoute, makePasskeyLoginOptionsRoute } from './sign-in/passkeyLogin.js'
import { registerRoute } from './sign-in/register.js'
import { resendConfirmRegisterEmailRoute } from './sign-in/resendConfirmRegisterEmail.js'
import { resetPasswordRoute } from './sign-in/resetPassword.js'
import {
  listSocialProvidersRoute,
  socialLoginByCodeRoute,
  socialLoginRoute,
  socialStartRoute,
} from './sign-in/socialLogin.js'
import { stopActingRoute } from './sign-in/stopActing.js'
import { undoAddressChangeRoute } from './sign-in/undoAddressChange.js'
import { verifPasswordCodeRoute } from './sign-in/verifPasswordCode.js'
import { createTagRoute, deleteTagRoute, listTagsRoute, saveTagRoute } from './tags/tags.js'
import { cancelTaskRoute } from './tasks/cancelTask.js'
import { deleteTaskRoute } from './tasks/deleteTask.js'
import { listDeadTasksRoute } from './tasks/listDeadTasks.js'
import { listTasksRoute } from './tasks/listTasks.js'
import { retryTaskRoute } from './tasks/retryTask.js'
import { checkVersionRoute } from './technical/checkVersion.js'
import { getDemoRoute } from './technical/getDemo.js'
import { getHealthRoute } from './technical/getHealth.js'
import { openEventsRoute } from './technical/openEvents.js'
import { pushLogRoute } from './technical/pushLog.js'
import { reportErrorRoute } from './technical/reportError.js'
import { getUnitTestRunRoute, listUnitTestRunsRoute } from './unit-tests/listRuns.js'
import { getUnitTestRoute, listUnitTestsRoute } from './unit-tests/listUnitTests.js'
import { makeTestAudioRoute } from './unit-tests/makeTestAudio.js'
import { createUnitTestRoute, deleteUnitTestRoute, saveUnitTestRoute } from './unit-tests/saveUnitTest.js'
import { startUnitTestRunRoute } from './unit-tests/startRun.js'
import {
  createVdkVersionRoute,
  deleteVdkVersionRoute,
  listVdkVersionsRoute,
  saveVdkVersionRoute,
} from './vdk-versions/vdkVersions.js'
import { createVoiceCommandModelRoute } from './voice-commands/createVoiceCommandModel.js'
import { deleteVoiceCommandModelRoute } from './voice-commands/deleteVoiceCommandModel.js'
import { getVoiceCommandModelRoute } from './voice-commands/getVoiceCommandModel.js'
import { listVoiceCommandModelsRoute } from './voice-commands/listVoiceCommandModels.js'
import { recognizeRoute } from './voice-commands/recognize.js'
import { saveVoiceCommandModelRoute } from './voice-commands/saveVoiceCommandModel.js'
import {
  getVoiceCommandVersionRoute,
  labelVoiceCommandVersionRoute,
  listVoiceCommandVersionsRoute,
  restoreVoiceCommandVersionRoute,
} from './voice-commands/versions.js'

/** Every call that this server answers. */
export const routes: readonly ServerRoute[] = [
  checkVersionRoute,
  getDemoRoute,
  getHealthRoute,
  listTokensRoute,
  createTokenRoute,
  deleteTokenRoute,
  listProjectTokensRoute,
  createProjectTokenRoute,
  deleteProjectTokenRoute,
  listConanPackagesRoute,
  listFilesRoute,
  listFileNamesRoute,
  listProjectFilesRoute,
  getDownloadLinkRoute,
  getFileContentRoute,
  listStaffFilesRoute,
  deleteFileRoute,
  listUploadsRoute,
  createUploadRoute,
  cancelUploadRoute,
  openEventsRoute,
  pushLogRoute,
  reportErrorRoute,
  registerRoute,
  confirmRegisterRoute,
  resendConfirmRegisterEmailRoute,
  loginRoute,
  proveIdentityRoute,
  loginByCodeRoute,
  makeLoginCodeRoute,
  logoutRoute,
  makePasswordCodeRoute,
  verifPasswordCodeRoute,
  resetPasswordRoute,
  linkResetPasswordRoute,
  undoAddressChangeRoute,
  meRoute,
  setLanguageRoute,
  loginSecondFactorRoute,
  saveUserRoute,
  setMarketingStatusRoute,
  setNotificationParametersRoute,
  savePictureRoute,
  deletePictureRoute,
  getPictureRoute,
  deleteUserRoute,
  exportUserRoute,
  rotateLicenceKeyRoute,
  listSessionsRoute,
  listSignInsRoute,
  endSessionRoute,
  endOtherSessionsRoute,
  getSecurityRoute,
  startTotpRoute,
  verifyTotpRoute,
  makeRecoveryCodesRoute,
  deleteTotpRoute,
  makePasskeyOptionsRoute,
  addPasskeyRoute,
  listPasskeysRoute,
  renamePasskeyRoute,
  deletePasskeyRoute,
  makePasskeyLoginOptionsRoute,
  loginByPasskeyRoute,
  listSocialProvidersRoute,
  socialStartRoute,
  socialLoginRoute,
  socialLoginByCodeRoute,
  loginAsAdminRoute,
  stopActingRoute,
  listStaffProjectsRoute,
  saveStaffProjectRoute,
  getStaffProjectRoute,
  createDeliveryRoute,
  withdrawDeliveryRoute,
  listVdkVersionsRoute,
  createVdkVersionRoute,
  saveVdkVersionRoute,
  deleteVdkVersionRoute,
  listTagsRoute,
  createTagRoute,
  saveTagRoute,
  deleteTagRoute,
  listCategoriesRoute,
  createCategoryRoute,
  saveCategoryRoute,
  deleteCategoryRoute,
  listStaffOrganizationsRoute,
  saveOrganizationLimitsRoute,
  listStaffPeopleRoute,
  savePersonLimitsRoute,
  makeEmailCodeRoute,
  verifEmailCodeRoute,
  checkEmailRoute,
  checkProfessionalEmailRoute,
  checkDomainRoute,
  getOnboardingRoute,
  saveOnboardingRoute,
  openSampleRoute,
  listOrganizationsRoute,
  createOrganizationRoute,
  getOrganizationRoute,
  verifyOrganizationNameRoute,
  listProjectsRoute,
  listAllProjectsRoute,
  createProjectRoute,
  getProjectRoute,
  saveProjectRoute,
  saveProjectRoleRoute,
  startTrialRoute,
  getProjectDraftRoute,
  saveProjectDraftRoute,
  deleteProjectDraftRoute,
  createDealRoute,
  saveDealRoute,
  getDealStatusRoute,
  listStaffDealsRoute,
  getStaffDealRoute,
  approveDealRoute,
  declineDealRoute,
  undoDecisionRoute,
  listVoiceCommandModelsRoute,
  createVoiceCommandModelRoute,
  getVoiceCommandModelRoute,
  saveVoiceCommandModelRoute,
  deleteVoiceCommandModelRoute,
  listVoiceCommandVersionsRoute,
  getVoiceCommandVersionRoute,
  labelVoiceCommandVersionRoute,
  restoreVoiceCommandVersionRoute,
  recognizeRoute,
  listAudioFilesRoute,
  uploadAudioFileRoute,
  saveAudioFileRoute,
  deleteAudioFileRoute,
  getAudioFileContentRoute,
  getAudioFilePeaksRoute,
  replaceAudioFileRoute,
  listUnitTestsRoute,
  createUnitTestRoute,
  getUnitTestRoute,
  saveUnitTestRoute,
  deleteUnitTestRoute,
  makeTestAudioRoute,
  startUnitTestRunRoute,
  listUnitTestRunsRoute,
  getUnitTestRunRoute,
  listTasksRoute,
  cancelTaskRoute,
  deleteTaskRoute,
  listDeadTasksRoute,
  retryTaskRoute,
  getNotificationDeliveryRoute,
  saveNotificationDeliveryRoute,
  listNotificationsRoute,
  readNotificationRoute,
  readAllNotificationsRoute,
  handleStaffMessageRoute,
  listStaffMessagesRoute,
  sendContactMessageRoute,
  sendFeedbackRoute,
  addDomainRoute,
  deleteDomainRoute,
  listDomainsRoute,
  acceptInvitationRoute,
  createInvitationsRoute,
  deleteInvitationRoute,
  getInvitationRoute,
  listInvitationsRoute,
  resendInvitationRoute,
  listOwnInvitationsRoute,
  acceptOwnInvitationRoute,
  declineOwnInvitationRoute,
  detachMemberRoute,
  leaveOrganizationRoute,
  handOverOrganizationRoute,
  listAuditRoute,
  listMembersRoute,
  saveMemberRoleRoute,
  saveOrganizationRoute,
  deleteOrganizationRoute,
  saveLogoRoute,
  deleteLogoRoute,
  getLogoRoute,
  attachProjectMemberRoute,
  detachProjectMemberRoute,
]
