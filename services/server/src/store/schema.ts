import type { Folded, SearchedTable } from './searchedColumns.js'
import type {
  AccountTable,
  IdentityTable,
  SessionTable,
  SignInTable,
  VerifiedAddressTable,
} from './tables/account.js'
import type {
  AuditTable,
  ErrorReportTable,
  EventTable,
  MessageTable,
  NotificationTable,
} from './tables/activity.js'
import type { CategoryTable, CategoryTagTable, ProjectCategoryTable, TagTable } from './tables/collections.js'
import type { DealTable } from './tables/deal.js'
import type {
  AccessTokenTable,
  ConanBinaryTable,
  ConanFileTable,
  ConanPackageTable,
  ConanRecipeTable,
  FileTable,
  UploadTable,
} from './tables/file.js'
import type { GenerationTable } from './tables/generation.js'
import type { JobTable } from './tables/job.js'
import type {
  InvitationProjectTable,
  InvitationTable,
  OrganizationDomainTable,
  OrganizationMemberTable,
  OrganizationTable,
} from './tables/organization.js'
import type {
  AudioFileTable,
  DeliveryTable,
  ModelTable,
  ModelVersionTable,
  ProjectDraftTable,
  ProjectMemberTable,
  ProjectTable,
  TaskTable,
  VdkVersionTable,
  VoiceCommandModelTable,
  VoiceCommandVersionTable,
} from './tables/project.js'
import type { ProjectExportTable } from './tables/projectExport.js'
import type {
  AttemptTable,
  ChallengeTable,
  CodeTable,
  PasskeyTable,
  RecoveryCodeTable,
  TotpTable,
} from './tables/security.js'
import type {
  UnitTestFileTable,
  UnitTestResultTable,
  UnitTestRunTable,
  UnitTestTable,
} from './tables/unitTest.js'

/** Every table by its name. */
interface Tables {
  account: AccountTable
  session: SessionTable
  sign_in: SignInTable
  code: CodeTable
  attempt: AttemptTable
  organization: OrganizationTable
  organization_member: OrganizationMemberTable
  project: ProjectTable
  project_member: ProjectMemberTable
  project_draft: ProjectDraftTable
  delivery: DeliveryTable
  deal: DealTable
  vdk_version: VdkVersionTable
  tag: TagTable
  category: CategoryTable
  category_tag: CategoryTagTable
  project_category: ProjectCategoryTable
  voice_command_model: VoiceCommandModelTable
  voice_command_version: VoiceCommandVersionTable
  model: ModelTable
  model_version: ModelVersionTable
  audio_file: AudioFileTable
  unit_test: UnitTestTable
  unit_test_file: UnitTestFileTable
  unit_test_run: UnitTestRunTable
  unit_test_result: UnitTestResultTable
  project_export: ProjectExportTable
  generation: GenerationTable
  file: FileTable
  upload: UploadTable
  access_token: AccessTokenTable
  conan_package: ConanPackageTable
  conan_recipe: ConanRecipeTable
  conan_binary: ConanBinaryTable
  conan_file: ConanFileTable
  task: TaskTable
  /** With SQLite only. */
  job: JobTable
  notification: NotificationTable
  event: EventTable
  error_report: ErrorReportTable
  invitation: InvitationTable
  invitation_project: InvitationProjectTable
  organization_domain: OrganizationDomainTable
  message: MessageTable
  audit: AuditTable
  verified_address: VerifiedAddressTable
  challenge: ChallengeTable
  totp: TotpTable
  recovery_code: RecoveryCodeTable
  passkey: PasskeyTable
  identity: IdentityTable
}

/** The tables, with the folded columns of those that are searched. */
export type Schema = {
  [Table in keyof Tables]: Table extends SearchedTable ? Tables[Table] & Folded<Table> : Tables[Table]
}
