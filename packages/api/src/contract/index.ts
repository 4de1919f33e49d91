export * from '../catalogue/locales.js'
export * from '../catalogue/refusalReasons.js'
export { type AccessToken, type AccessTokenForm, accessTokenForm } from './access-tokens/accessToken.js'
export * from './access-tokens/calls.js'
export * from './account/calls.js'
export * from './account/displayedName.js'
export * from './account/ownData.js'
export type { StaffPerson } from './account/staffPeople.js'
export * from './account/user.js'
export * from './audio-files/audioAsset.js'
export * from './audio-files/calls.js'
export * from './audio-files/mediaTypes.js'
export * from './audit/auditEntry.js'
export * from './audit/calls.js'
export * from './categories/calls.js'
export type { Category } from './categories/category.js'
export * from './conan/calls.js'
export type { ConanPackage, ConanVersion } from './conan/conanPackage.js'
export { isStudioRange, type PackageForm, packageForm, studioVersion } from './conan/packageForm.js'
export type { StaffPackage } from './conan/staffPackages.js'
export * from './contact/calls.js'
export * from './contact/staffMessage.js'
export * from './deals/calls.js'
export * from './deals/crmLinks.js'
export * from './deals/deal.js'
export type { DealRequest } from './deals/request.js'
export type { StaffDeal, StaffDealContext, StaffDealPage } from './deals/staffDeal.js'
export * from './email-checks/calls.js'
export * from './email-domains/calls.js'
export * from './email-domains/organizationDomain.js'
export * from './email-domains/rules.js'
export * from './endpoints.js'
export * from './exports/calls.js'
export * from './exports/exportArchive.js'
export * from './exports/exportDifference.js'
export * from './exports/exportStep.js'
export { hasNode, type KitProgram, kitProgram } from './exports/kitProgram.js'
export {
  type ArchitectureCode,
  type ExportedModel,
  type ExportForm,
  type ExportMeasure,
  type ExportPart,
  exportForm,
  type ProjectExport,
} from './exports/projectExport.js'
export * from './files/calls.js'
export {
  type DownloadLink,
  type FileTag,
  fileTagNames,
  type ProjectFile,
} from './files/projectFile.js'
export type { StaffFile } from './files/staffFiles.js'
export type { Upload, UploadForm } from './files/upload.js'
export * from './generation/calls.js'
export { creditsOf } from './generation/creditsOf.js'
export * from './generation/generation.js'
export * from './invitations/calls.js'
export * from './invitations/invitation.js'
export { accountHeader, socketAccount } from './kernel/accountHeader.js'
export * from './kernel/compile.js'
export {
  type Description,
  descriptionOf,
  type Rule,
  type Shape,
  structOf,
  type ValueOf,
} from './kernel/description.js'
export { docs } from './kernel/docs.js'
export * from './kernel/endpoint.js'
export * from './kernel/errors.js'
export * from './kernel/failures.js'
export { type JsonSchema, jsonSchemaOf } from './kernel/jsonSchema.js'
export * from './kernel/loadable.js'
export { type MessageOf, readMessage } from './kernel/messages.js'
export * from './kernel/openapi.js'
export * from './kernel/paging.js'
export * from './kernel/path.js'
export { type PictureSize, pictureMediaTypes } from './kernel/picture.js'
export * from './kernel/query.js'
export * from './kernel/rules.js'
export { socketBearer } from './kernel/socketBearer.js'
export * from './kernel/structs.js'
export { withoutHidden } from './kernel/visible.js'
export * from './licence-keys/calls.js'
export * from './limits.js'
export * from './members/calls.js'
export * from './members/member.js'
export * from './models/calls.js'
export type { AnyModel, ModelKind } from './models/modelKind.js'
export * from './models/modelKinds.js'
export * from './models/modelTypes.js'
export * from './notifications/calls.js'
export * from './notifications/delivery.js'
export * from './notifications/notification.js'
export * from './onboarding/calls.js'
export * from './onboarding/onboarding.js'
export * from './organization/calls.js'
export * from './organization/organization.js'
export type { OrganizationLimit, StaffOrganization } from './organization/staffOrganizations.js'
export * from './project/calls.js'
export * from './project/project.js'
export * from './project/projectStanding.js'
export type { ProjectDetails } from './project/solution.js'
export type { StaffProjectContext } from './project/staffDeliveries.js'
export type { StaffProject } from './project/staffProjects.js'
/** Entities and forms by name, for the components of an OpenAPI document. */
export * as schemas from './schemaList.js'
export * from './security/accountSecurity.js'
export * from './security/calls.js'
export * from './security/passkey.js'
export { type Proof, proof } from './security/proof.js'
export * from './security/session.js'
export * from './security/signIn.js'
export * from './sign-in/calls.js'
export * from './sign-in/result.js'
export * from './sign-in/rules.js'
export * from './sign-in/socialProvider.js'
export * from './sign-in/wayIn.js'
export * from './tags/calls.js'
export { type OwnTagType, ownTagTypes, type Tag, type TagType, tagTypes } from './tags/tag.js'
export * from './tasks/calls.js'
export * from './tasks/deadTask.js'
export * from './tasks/task.js'
export * from './technical/calls.js'
export * from './technical/events.js'
export * from './technical/health.js'
export * from './technical/versions.js'
export * from './technologies/choice.js'
export * from './technologies/delivered.js'
export * from './technologies/difference.js'
export * from './technologies/faults.js'
export * from './technologies/languageChoice.js'
export * from './technologies/languageNames.js'
export * from './technologies/request.js'
export * from './technologies/tagTechnologies.js'
export * from './technologies/useCases.js'
export * from './unit-tests/calls.js'
export {
  type Conclusion,
  concludeResult,
  conclusions,
  isRightConclusion,
  isTakenConclusion,
} from './unit-tests/conclude.js'
export {
  type Expectation,
  type ExpectedEntity,
  type ExpectedMeaning,
  expectations,
  type RecordingExpectation,
} from './unit-tests/expectation.js'
export type { UnitTestResult, UnitTestRun, UnitTestRunSummary } from './unit-tests/run.js'
export {
  recordingsOf,
  type TestAudioForm,
  type TestBackground,
  type TestNoise,
  type TestRoom,
  type TestSpeed,
  type TestVoice,
  testBackgrounds,
  testNoises,
  testRooms,
  testSpeeds,
  testVoices,
} from './unit-tests/testAudio.js'
export {
  type TestedType,
  type TestedWakeWordLists,
  testedTypes,
  typeOfTest,
} from './unit-tests/testedModel.js'
export {
  type UnitTest,
  type UnitTestForm,
  type UnitTestSummary,
  unitTestForm,
} from './unit-tests/unitTest.js'
export * from './vdk-versions/calls.js'
export type { VdkVersion } from './vdk-versions/vdkVersion.js'
export * from './voice/calls.js'
export * from './voice/engine.js'
export * from './voice/failures.js'
export * from './voice/listening.js'
export * from './voice/quality.js'
export * from './voice/speech.js'
export * from './voice/spokenWish.js'
export * from './voice/voice.js'
export * from './voice/wakeRating.js'
export * from './voice/wakeWords.js'
export * from './voice-commands/calls.js'
export * from './voice-commands/listening.js'
export * from './voice-commands/model.js'
export * from './voice-commands/pronunciation.js'
export * from './voice-commands/readiness.js'
export * from './voice-commands/recognition.js'
export * from './voice-commands/soundAlike.js'
export * from './voice-commands/suite.js'
export * from './voice-commands/template.js'
export * from './voice-commands/version.js'
