import type { MessagesOf } from '@saywright/ui/i18n'
import { discardMessages } from './core/discardMessages.js'
import { formErrorMessages } from './core/formErrorMessages.js'
import { summaryMessages } from './core/messages.js'
import { codeMessages } from './fields/CodeField/messages.js'
import { maskedFieldMessages } from './fields/FormMaskedField/messages.js'
import { avatarUploadMessages } from './kits/AvatarUpload/messages.js'
import { contactMessages } from './kits/ContactKit/messages.js'
import { countryMessages } from './kits/CountryKit/messages.js'
import { domainMessages } from './kits/DomainKit/messages.js'
import { emailMessages } from './kits/EmailKit/messages.js'
import { feedbackMessages } from './kits/FeedbackKit/messages.js'
import { identifierMessages } from './kits/IdentifierKits/messages.js'
import { installerMessages } from './kits/InstallerForm/messages.js'
import { invitationMessages } from './kits/InvitationKit/messages.js'
import { languageMessages } from './kits/LanguagePicker/messages.js'
import { newPasswordMessages } from './kits/NewPasswordKit/messages.js'
import { organizationMessages } from './kits/OrganizationKit/messages.js'
import { personNameMessages } from './kits/PersonNameKit/messages.js'
import { phoneMessages } from './kits/PhoneKit/messages.js'
import { professionalEmailMessages } from './kits/ProfessionalEmailKit/messages.js'
import { profileMessages } from './kits/ProfileKit/messages.js'
import { projectMessages } from './kits/ProjectKit/messages.js'
import { recapMessages } from './kits/RequestRecap/messages.js'
import { roleMessages } from './kits/RoleKit/messages.js'
import { urlMessages } from './kits/UrlKit/messages.js'
import { useCaseMessages } from './kits/UseCasePicker/messages.js'
import { errorMessages } from './messages/index.js'
import { wizardMessages } from './wizard/messages.js'

/**
 * All message sets of this package, for translators and for loading into a translation engine before the
 * first render.
 */
export const formsMessages = [
  avatarUploadMessages,
  codeMessages,
  contactMessages,
  countryMessages,
  discardMessages,
  domainMessages,
  emailMessages,
  errorMessages,
  feedbackMessages,
  formErrorMessages,
  identifierMessages,
  installerMessages,
  invitationMessages,
  languageMessages,
  maskedFieldMessages,
  newPasswordMessages,
  organizationMessages,
  personNameMessages,
  phoneMessages,
  professionalEmailMessages,
  profileMessages,
  projectMessages,
  recapMessages,
  roleMessages,
  summaryMessages,
  urlMessages,
  useCaseMessages,
  wizardMessages,
] as const

/**
 * The English messages of this package by namespace. `Language<FormsMessages>` is the type of the same
 * messages in a further language.
 */
export type FormsMessages = MessagesOf<typeof formsMessages>
