export { type AsyncCheck, type Checks, createChecks } from './core/createChecks.js'
export { createDiscardGuard, type GuardState } from './core/createDiscardGuard.js'
export { clearFormDrafts, createFormDrafts } from './core/createFormDrafts.js'
export { DiscardGuard, type DiscardGuardProps, useDiscardGuard } from './core/DiscardGuard.js'
export { DraftScope, type DraftScopeProps } from './core/DraftScope.js'
export { ErrorSummary, type ErrorSummaryProps } from './core/ErrorSummary.js'
export type { ErrorMessages, ErrorWords, FormErrorKey, OwnErrorKeys } from './core/errorKeys.js'
export { FormChanges, type FormChangesProps } from './core/FormChanges.js'
export { type FormDrafts, FormDraftsContext, type KeptForm, useForgetDraft } from './core/FormDrafts.js'
export { FormError, type FormErrorProps } from './core/FormError.js'
export { type FieldName, type FieldPath, type FieldValue, fieldNames } from './core/fieldNames.js'
export { rulesOf } from './core/rulesOf.js'
export { SubmitButton, type SubmitButtonProps } from './core/SubmitButton.js'
export { type SubmissionErrors, submissionErrors } from './core/submissionErrors.js'
export { type FormChoice, useFormChoice } from './core/useFormChoice.js'
export { type FormField, useFormField } from './core/useFormField.js'
export { type KeptState, useKeptState } from './core/useKeptState.js'
export {
  type FormHandle,
  type FormValues,
  ValidatedForm,
  type ValidatedFormProps,
} from './core/ValidatedForm.js'
export { type FieldErrors, validate } from './core/validate.js'
export { CodeField, type CodeFieldProps } from './fields/CodeField/CodeField.js'
export { type CodeAlphabet, codeText } from './fields/CodeField/codeText.js'
export { FormComboBox, type FormComboBoxProps } from './fields/FormComboBox/FormComboBox.js'
export { FormMaskedField, type FormMaskedFieldProps } from './fields/FormMaskedField/FormMaskedField.js'
export { FormMultiSelect, type FormMultiSelectProps } from './fields/FormMultiSelect/FormMultiSelect.js'
export {
  FormPasswordField,
  type FormPasswordFieldProps,
} from './fields/FormPasswordField/FormPasswordField.js'
export { FormRadioGroup, type FormRadioGroupProps } from './fields/FormRadioGroup/FormRadioGroup.js'
export { FormRating, type FormRatingProps } from './fields/FormRating/FormRating.js'
export { FormSegmented, type FormSegmentedProps } from './fields/FormSegmented/FormSegmented.js'
export { FormSelect, type FormSelectProps } from './fields/FormSelect/FormSelect.js'
export { FormTextArea, type FormTextAreaProps } from './fields/FormTextArea/FormTextArea.js'
export { FormTextField, type FormTextFieldProps } from './fields/FormTextField/FormTextField.js'
export { AvatarUpload, type AvatarUploadProps } from './kits/AvatarUpload/AvatarUpload.js'
export { type PictureFault, pictureFault } from './kits/AvatarUpload/pictureFault.js'
export { CodeKit, type CodeKitProps } from './kits/CodeKit/CodeKit.js'
export { blankContact, ContactKit, type ContactKitProps } from './kits/ContactKit/ContactKit.js'
export { CountryKit, type CountryKitProps } from './kits/CountryKit/CountryKit.js'
export { compareDomain } from './kits/DomainKit/compareDomain.js'
export { DomainKit, type DomainKitProps } from './kits/DomainKit/DomainKit.js'
export { type AskAboutDomain, domainChecks } from './kits/DomainKit/domainChecks.js'
export { EmailKit, type EmailKitProps } from './kits/EmailKit/EmailKit.js'
export { blankFeedback, FeedbackKit } from './kits/FeedbackKit/FeedbackKit.js'
export { IbanKit, type IbanKitProps } from './kits/IdentifierKits/IbanKit.js'
export { InitialsKit, type InitialsKitProps } from './kits/IdentifierKits/InitialsKit.js'
export { iban, isIban, isSiren, siren } from './kits/IdentifierKits/identifierRules.js'
export { PostalCodeKit, type PostalCodeKitProps } from './kits/IdentifierKits/PostalCodeKit.js'
export { SirenKit, type SirenKitProps } from './kits/IdentifierKits/SirenKit.js'
export { InstallerForm, type InstallerFormProps } from './kits/InstallerForm/InstallerForm.js'
export type { Installer, InstallerSystem } from './kits/InstallerForm/installer.js'
export { InvitationKit, type InvitationKitProps } from './kits/InvitationKit/InvitationKit.js'
export {
  blankInvitation,
  type InvitationValues,
  invitationBody,
  invitationRules,
} from './kits/InvitationKit/invitation.js'
export { LanguagePicker, type LanguagePickerProps } from './kits/LanguagePicker/LanguagePicker.js'
export { comparePasswords } from './kits/NewPasswordKit/comparePasswords.js'
export { NewPasswordKit, type NewPasswordKitProps } from './kits/NewPasswordKit/NewPasswordKit.js'
export {
  type AskAboutName,
  createNameCheck,
  type NameCheck,
} from './kits/OrganizationKit/nameCheck.js'
export { OrganizationKit, type OrganizationKitProps } from './kits/OrganizationKit/OrganizationKit.js'
export {
  blankOrganization,
  type OrganizationValues,
  organizationBody,
  organizationValues,
} from './kits/OrganizationKit/organization.js'
export { PersonNameKit, type PersonNameKitProps } from './kits/PersonNameKit/PersonNameKit.js'
export { PhoneKit, type PhoneKitProps } from './kits/PhoneKit/PhoneKit.js'
export {
  ProfessionalEmailKit,
  type ProfessionalEmailKitProps,
} from './kits/ProfessionalEmailKit/ProfessionalEmailKit.js'
export {
  type AskAboutEmail,
  professionalEmailCheck,
} from './kits/ProfessionalEmailKit/professionalEmailCheck.js'
export { ProfileKit, type ProfileKitProps } from './kits/ProfileKit/ProfileKit.js'
export { blankProfile, profileRules } from './kits/ProfileKit/profile.js'
export { ProjectKit, type ProjectKitProps } from './kits/ProjectKit/ProjectKit.js'
export {
  blankProject,
  newProjectRules,
  type ProjectValues,
  projectBody,
  projectRules,
  projectValues,
} from './kits/ProjectKit/project.js'
export { RecapList, type RecapListProps } from './kits/RequestRecap/RecapList.js'
export { RequestRecap, type RequestRecapProps } from './kits/RequestRecap/RequestRecap.js'
export { type RecapRow, recapRows } from './kits/RequestRecap/recapRows.js'
export { RoleKit, type RoleKitProps } from './kits/RoleKit/RoleKit.js'
export { UrlKit, type UrlKitProps } from './kits/UrlKit/UrlKit.js'
export { UseCaseCount, type UseCaseCountProps } from './kits/UseCasePicker/UseCaseCount.js'
export { UseCaseGlyph, type UseCaseGlyphProps } from './kits/UseCasePicker/UseCaseGlyph.js'
export { UseCasePicker, type UseCasePickerProps } from './kits/UseCasePicker/UseCasePicker.js'
export { UseCaseTile, type UseCaseTileProps } from './kits/UseCasePicker/UseCaseTile.js'
export { nameOfUseCase, useCaseLooks } from './kits/UseCasePicker/useCaseLooks.js'
export { type Mask, masked } from './masks/Mask.js'
export { masks, postalCodeMask } from './masks/masks.js'
export { patternMask } from './masks/patternMask.js'
export { errorMessages } from './messages/index.js'
export { useWizardDraft } from './wizard/useWizardDraft.js'
export { Wizard, type WizardProps } from './wizard/Wizard.js'
export type { WizardAddress } from './wizard/wizardAddress.js'
export type { WizardStep, WizardStepProps } from './wizard/wizardSteps.js'
export { type WizardState, type WizardStore, wizardStore } from './wizard/wizardStore.js'
