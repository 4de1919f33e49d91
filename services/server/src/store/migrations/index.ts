import type { Kysely } from 'kysely'
import type { Encryption } from '../../secrets/encryption.js'
import { start } from './001-start.js'
import { account } from './002-account.js'
import { organization } from './003-organization.js'
import { seats } from './004-seats.js'
import { logo } from './005-logo.js'
import { drawnPictures } from './006-drawn-pictures.js'
import { queue } from './007-queue.js'
import { proof } from './008-proof.js'
import { onboarding } from './009-onboarding.js'
import { projects } from './010-projects.js'
import { tour } from './011-tour.js'
import { projectDraft } from './012-project-draft.js'
import { files } from './013-files.js'
import { licenceKeys } from './015-licence-keys.js'
import { uploads } from './016-uploads.js'
import { collections } from './017-collections.js'
import { people } from './019-people.js'
import { accountHistory } from './020-account-history.js'
import { sealedLicenceKeys } from './021-sealed-licence-keys.js'
import { modelVersions } from './022-model-versions.js'
import { unitTests } from './025-unit-tests.js'
import { models } from './028-models.js'
import { exports } from './029-exports.js'
import { generations } from './030-generations.js'
import { runImports } from './031-run-imports.js'
import { packages } from './032-packages.js'
import { licenceEnds } from './033-licence-ends.js'
import { endedProjectTokens } from './034-ended-project-tokens.js'
import { foldedColumns } from './035-folded-columns.js'
import { unnamedOrganizations } from './036-unnamed-organizations.js'
import { draftRevisions } from './037-draft-revisions.js'
import { customerDatabase } from './038-customer-database.js'
import { orderedMembers } from './039-ordered-members.js'
import { modelThresholds } from './040-model-thresholds.js'
import { scoringVersions } from './041-scoring-versions.js'
import { resultRefusals } from './042-result-refusals.js'
import { testThresholds } from './043-test-thresholds.js'
import { modelReadiness } from './044-model-readiness.js'
import { expectations } from './045-expectations.js'
import { exportRecordings } from './046-export-recordings.js'
import { suites } from './047-suites.js'
import { suiteResults } from './048-suite-results.js'
import { storedModelVersions } from './049-stored-model-versions.js'
import { wakeWordTests } from './050-wake-word-tests.js'
import type { Dialect } from './table.js'

export interface Migration {
  readonly name: string
  readonly apply: (
    database: Kysely<never>,
    dialect: Dialect,
    encryption: () => Promise<Encryption>,
  ) => Promise<void>
}

/** In order, and only ever added to. A static list, so that a bundle carries it. */
export const migrations: readonly Migration[] = [
  { name: '001-start', apply: start },
  { name: '002-account', apply: account },
  { name: '003-organization', apply: organization },
  { name: '004-seats', apply: seats },
  { name: '005-logo', apply: logo },
  { name: '006-drawn-pictures', apply: drawnPictures },
  { name: '007-queue', apply: queue },
  { name: '008-proof', apply: proof },
  { name: '009-onboarding', apply: onboarding },
  { name: '010-projects', apply: projects },
  { name: '011-tour', apply: tour },
  { name: '012-project-draft', apply: projectDraft },
  { name: '013-files', apply: files },
  { name: '015-licence-keys', apply: licenceKeys },
  { name: '017-collections', apply: collections },
  { name: '019-people', apply: people },
  { name: '016-uploads', apply: uploads },
  { name: '020-account-history', apply: accountHistory },
  { name: '025-unit-tests', apply: unitTests },
  { name: '022-model-versions', apply: modelVersions },
  { name: '021-sealed-licence-keys', apply: sealedLicenceKeys },
  { name: '028-models', apply: models },
  { name: '029-exports', apply: exports },
  { name: '030-generations', apply: generations },
  { name: '031-run-imports', apply: runImports },
  { name: '032-packages', apply: packages },
  { name: '033-licence-ends', apply: licenceEnds },
  { name: '034-ended-project-tokens', apply: endedProjectTokens },
  { name: '035-folded-columns', apply: foldedColumns },
  { name: '036-unnamed-organizations', apply: unnamedOrganizations },
  { name: '037-draft-revisions', apply: draftRevisions },
  { name: '038-customer-database', apply: customerDatabase },
  { name: '039-ordered-members', apply: orderedMembers },
  { name: '040-model-thresholds', apply: modelThresholds },
  { name: '041-scoring-versions', apply: scoringVersions },
  { name: '042-result-refusals', apply: resultRefusals },
  { name: '043-test-thresholds', apply: testThresholds },
  { name: '044-model-readiness', apply: modelReadiness },
  { name: '045-expectations', apply: expectations },
  { name: '046-export-recordings', apply: exportRecordings },
  { name: '047-suites', apply: suites },
  { name: '048-suite-results', apply: suiteResults },
  { name: '049-stored-model-versions', apply: storedModelVersions },
  { name: '050-wake-word-tests', apply: wakeWordTests },
]
