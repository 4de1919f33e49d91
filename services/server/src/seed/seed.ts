import type { MemberRole } from '@saywright/api/contract'
import type { Context, DemonstrationLogin } from '../context.js'
import { giveLicenceKey } from '../domains/licence-keys/giveLicenceKey.js'
import { insertOrganization } from '../domains/organization/insertOrganization.js'
import { insertProject } from '../domains/project/insertProject.js'
import { emailKey } from '../domains/shared/people/accounts.js'
import { insertModel } from '../domains/voice-commands/insertModel.js'
import { timestamp } from '../store/timestamp.js'
import type { Transaction } from '../transaction/transaction.js'
import { type StoredPackages, seedPackages, storePackages } from './conan/seedConan.js'
import { places, type SeedPlace } from './places.js'
import { seedAccess } from './seedAccess.js'
import { seedCollections } from './seedCollections.js'
import { type StoredDownloads, seedDownloads, storeDownloads } from './seedFiles.js'
import { seedEnd, seedRequest } from './seedResources.js'

/**
 * Fills an empty database with the demonstration data; otherwise only makes sure that the login works.
 *
 * @param isNewLogin whether the password was made just now: an account of an older folder then gets it.
 */
export async function seed(
  context: Context,
  { email, password }: DemonstrationLogin,
  isNewLogin: boolean,
): Promise<void> {
  const { database, passwords, transaction } = context
  const existing = await database.selectFrom('account').select('id').limit(1).executeTakeFirst()
  if (existing && !isNewLogin) return
  const password_hash = await passwords.hash(password)
  if (existing) {
    await transaction((transaction) =>
      transaction.database
        .updateTable('account')
        .set({ password_hash })
        .where('email_key', '=', emailKey(email))
        .execute(),
    )
    return
  }
  const stored = { downloads: await storeDownloads(context), packages: await storePackages(context) }
  await transaction(async (transaction) => {
    const camille = {
      email,
      first_name: 'Camille',
      last_name: 'Martin',
      password_hash,
      interface_language: 'English',
      // Complete, so that a visitor is not asked for a profile first.
      verified_email: email,
      person_label: 'Developer',
      interest_in_vdk: 'Build a proof of concept',
    }
    const administratorId = await insertPerson(transaction, camille)
    for (const place of places) await seedPlace(transaction, place, administratorId, stored)
    await seedCollections(transaction)
  })
}

interface NewPerson {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly password_hash: string
  readonly interface_language: string
  readonly verified_email?: string
  readonly person_label?: string
  readonly interest_in_vdk?: string
}

async function insertPerson(transaction: Transaction, person: NewPerson): Promise<number> {
  const { id } = await transaction.database
    .insertInto('account')
    .values({
      ...person,
      email_key: emailKey(person.email),
      is_confirmed: true,
      is_admin: false,
      created_at: timestamp(transaction),
      updated_at: timestamp(transaction),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await giveLicenceKey(transaction, id)
  return id
}

// No password has this hash: colleagues of the demonstration cannot log in until they reset theirs.
const noPassword =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

interface Stored {
  readonly downloads: StoredDownloads
  readonly packages: StoredPackages
}

async function seedPlace(
  transaction: Transaction,
  place: SeedPlace,
  demonstrationId: number,
  stored: Stored,
): Promise<void> {
  const { name, details, interfaceLanguage: interface_language } = place
  const insertColleague = (person: SeedPlace['founder']) =>
    insertPerson(transaction, { ...person, interface_language, password_hash: noPassword })
  const founderId = await insertColleague(place.founder)
  const organizationId = await insertOrganization(transaction, {
    name,
    administratorId: founderId,
    details,
    field: 'name',
  })
  const insertMember = (account_id: number, role: MemberRole) =>
    transaction.database
      .insertInto('organization_member')
      .values({ organization_id: organizationId, account_id, role, created_at: timestamp(transaction) })
      .execute()
  await insertMember(demonstrationId, 'administrator')
  for (const { role, ...person } of place.people) await insertMember(await insertColleague(person), role)
  await seedAccess(transaction, place, { organizationId, founderId })
  for (const { title, status, comment, details, resources, asked, models } of place.projects) {
    const project = { title, organizationId, creatorId: demonstrationId, comment, status, details }
    const projectId = await insertProject(transaction, { ...project, isApproved: resources !== undefined })
    await seedDownloads(transaction, projectId, title, stored.downloads)
    await seedPackages(transaction, projectId, title, stored.packages)
    if (resources) await seedEnd(transaction, projectId, resources)
    if (asked) await seedRequest(transaction, { projectId, askedBy: founderId, asked })
    for (const model of models)
      await insertModel(transaction, { projectId, accountId: demonstrationId, ...model })
  }
}
