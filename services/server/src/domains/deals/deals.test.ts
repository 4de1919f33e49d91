import {
  createDeal,
  createOrganization,
  declineDeal,
  failuresOf,
  getDealStatus,
  getProject,
  isChange,
  languageFields,
  listNotifications,
  saveDeal,
  useCaseFlags,
} from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { aRequest, ask, projectOf } from '../../../tests/support/deals.js'
import { mailsTo, untilMail } from '../../../tests/support/mails.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { onReviewed, supportAddress } from '../../../tests/support/onReviewed.js'
import { aMember, anOrganization, auditOf } from '../../../tests/support/organizations.js'
import { aPerson, apiFailureOf, makeStaff } from '../../../tests/support/people.js'
import { installedTags } from '../shared/projects/installedTags.js'

const german = ['English - United States', 'French - France', 'German - Germany']

describe('the body of a request', () => {
  const body = createDeal.body!

  it('E-007 holds seven flags, five lists of languages, and the solution', () => {
    expect([useCaseFlags.length, languageFields.length]).toEqual([7, 5])
    const { tech_wake_word: _, ...without } = aRequest()
    expect(failuresOf(body, without)).toEqual({ tech_wake_word: 'required' })
    const solution = {
      additional_comment: 'For a pilot.',
      solution_category: ['Toy'],
      solution_operating_system: ['Linux'],
      solution_electronic: 'MCU',
      solution_end_user: 'B2C',
      solution_use_environment: 'Home',
    }
    expect(failuresOf(body, aRequest(solution))).toBeUndefined()
    expect(failuresOf(body, aRequest({ solution_electronic: 'FPGA' }))).toEqual({
      solution_electronic: 'invalid',
    })
  })

  it('K-031 may hold the request it changes, its title, upsell, and the new and previous choices', () => {
    const extras = {
      deal_id: 4,
      title: 'Kitchen lamp',
      upsell: true,
      diff_tech_voice_strict_commands: true,
      diff_languages_voice_strict_commands: ['French - France'],
      before_languages_voice_strict_commands: ['English - United States'],
    }
    expect(failuresOf(body, aRequest(extras))).toBeUndefined()
    expect(failuresOf(body, { ...aRequest(), after_languages_wake_word: [] })).toEqual({
      after_languages_wake_word: 'invalid',
    })
  })

  it.each([
    ['F-027', { tech_voice_strict_commands: false, languages_voice_strict_commands: [] }, 'tech_wake_word'],
    ['F-030', { languages_voice_strict_commands: [] }, 'languages_voice_strict_commands'],
    ['F-030', { languages_wake_word: ['French - France'] }, 'languages_wake_word'],
  ])('%s is refused where the rules of the forms would: %j', (_, changes, field) => {
    expect(Object.keys(failuresOf(body, aRequest(changes)) ?? {})).toContain(field)
  })
})

onReviewed((server) => {
  const statusOf = (client: { readonly client: Awaited<ReturnType<typeof aPerson>>['client'] }, id: number) =>
    client.client.send(getDealStatus, { params: { id } })

  describe('a request', () => {
    it('A-032 A-033 is open until staff decides, and seen by the members of the project', async () => {
      const organization = await anOrganization(server())
      const { ada, projectId } = organization
      const employee = await aMember(server(), organization.id, 'employee')
      expect(await statusOf(employee, projectId)).toEqual({ deal_opened: false, deal_id: null })
      expect(await projectOf(organization)).toMatchObject({ status: 'Discovery', tags: [], deals: [] })
      const deal = await ask(organization, { additional_comment: ' For a pilot. ' })
      expect(deal).toMatchObject({
        title: 'Kitchen lamp',
        status: 'waiting',
        kind: 'evaluation',
        upsell: false,
        additional_comment: 'For a pilot.',
        asked_by: { id: ada.id },
        diff_tech_voice_strict_commands: true,
        diff_languages_voice_strict_commands: ['English - United States', 'French - France'],
        before_languages_voice_strict_commands: [],
      })
      expect(await statusOf(employee, projectId)).toEqual({ deal_opened: true, deal_id: deal.deal_id })
      expect(await projectOf(organization)).toMatchObject({
        status: 'Discovery',
        tags: [],
        deals: [deal],
        deal_id: deal.deal_id,
        tech_voice_strict_commands: true,
        tech_wake_word: false,
        languages_voice_strict_commands: ['English - United States', 'French - France'],
      })
    })

    it('notifies the other members, writes to staff, and is recorded with the event of the wizard', async () => {
      const organization = await anOrganization(server())
      const grace = await aMember(server(), organization.id, 'administrator')
      const stranger = await aMember(server(), organization.id, 'guest')
      await ask(organization, { additional_comment: 'For a pilot.' })
      const french = server().client(grace.token, 'fr-FR')
      const { data } = await french.send(listNotifications, { query: {} })
      expect(data[0]).toMatchObject({
        message: '<b>LOVELACE Ada</b> a demandé des ressources pour <b>Kitchen lamp</b>.',
        redirection_entity: 'project_assets',
        redirection_id: organization.projectId,
      })
      expect((await stranger.client.send(listNotifications, { query: {} })).total).toBe(0)
      const mails = async () =>
        (await mailsTo(server().folder, supportAddress)).filter(
          ({ replyTo }) => replyTo?.[0]?.address === organization.ada.email,
        )
      await expect.poll(async () => (await mails())[0]?.text).toContain('For a pilot.')
      const log = await auditOf(server(), organization.id)
      expect(log.map(({ action }) => action).slice(-2)).toEqual(['deal.created', 'project.shared'])
    })

    it('K-028 refuses another while it is open, with its sentence in both languages', async () => {
      const organization = await anOrganization(server())
      await ask(organization)
      const refused = await apiFailureOf(ask(organization, { languages_voice_strict_commands: german }))
      expect([refused.status, refused.code, refused.serverMessage]).toEqual([
        422,
        'deal_already_open',
        'A request is already open for this project. Wait for its decision before you send another one.',
      ])
      const french = server().client(organization.ada.token, 'fr-FR')
      const params = { id: organization.projectId }
      expect((await apiFailureOf(french.send(createDeal, { params, body: aRequest() }))).serverMessage).toBe(
        'Une demande est déjà ouverte pour ce projet. Attendez la décision avant d’en envoyer une autre.',
      )
    })

    it('K-028 is one of ten that are sent at once', async () => {
      const organization = await anOrganization(server())
      const grace = await aMember(server(), organization.id, 'administrator')
      const params = { id: organization.projectId }
      const calls = Array.from({ length: 5 }, () => [
        ask(organization),
        grace.client.send(createDeal, { params, body: aRequest() }),
      ]).flat()
      const results = await Promise.allSettled(calls)
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'deal_already_open' })
      expect((await projectOf(organization)).deals).toHaveLength(1)
    })

    it('A-033 K-030 is changed while it waits, by administrators of its own project', async () => {
      const organization = await anOrganization(server())
      const other = await anOrganization(server())
      const employee = await aMember(server(), organization.id, 'employee')
      const { deal_id: dealId } = await ask(organization)
      const params = { id: organization.projectId, dealId }
      const body = aRequest({ languages_voice_strict_commands: german })
      const changed = await organization.ada.client.send(saveDeal, { params, body })
      expect(changed).toMatchObject({
        deal_id: dealId,
        languages_voice_strict_commands: german,
        diff_languages_voice_strict_commands: german,
      })
      const refused = await apiFailureOf(employee.client.send(saveDeal, { params, body }))
      expect(refused.code).toBe('administrators_only')
      const elsewhere = { id: other.projectId, dealId }
      expect((await apiFailureOf(other.ada.client.send(saveDeal, { params: elsewhere, body }))).status).toBe(
        404,
      )
    })

    it('K-030 is changed no longer once it was decided', async () => {
      const organization = await anOrganization(server())
      const { deal_id: dealId } = await ask(organization)
      const staff = await aPerson(server())
      await makeStaff(server(), staff.id)
      await staff.client.send(declineDeal, { params: { id: dealId }, body: { reason: 'Not this year.' } })
      const params = { id: organization.projectId, dealId }
      const body = aRequest({ languages_voice_strict_commands: german })
      const refused = await apiFailureOf(organization.ada.client.send(saveDeal, { params, body }))
      expect(refused.code).toBe('already_decided')
      const { deals } = await projectOf(organization)
      expect(deals).toMatchObject([{ languages_voice_strict_commands: german.slice(0, 2) }])
    })

    it('P-011 is not for other members of the organization', async () => {
      const organization = await anOrganization(server())
      const employee = await aMember(server(), organization.id, 'employee')
      const params = { id: organization.projectId }
      const refused = await apiFailureOf(employee.client.send(createDeal, { params, body: aRequest() }))
      expect(refused.code).toBe('administrators_only')
    })
  })

  it('K-023 an organization made with an address that was proved is tracked as verified, before the project is shared', async () => {
    const ada = await aPerson(server())
    const email_pro = `ada@firm${Date.now()}.com`
    const make = async (name: string) =>
      (await ada.client.send(createOrganization, { body: { name, email_pro } })).id
    const before = await make(`Unproved ${ada.id}`)
    await server().context.transaction((transaction) =>
      transaction.database
        .insertInto('verified_address')
        .values({
          account_id: ada.id,
          email_key: email_pro,
          verified_at: transaction.now().toISOString(),
          is_for_account: false,
        })
        .execute(),
    )
    const id = await make(`Proved ${ada.id}`)
    const actions = async (organizationId: number) =>
      (await auditOf(server(), organizationId)).map(({ action }) => action)
    expect(await actions(before)).toEqual(['organization.created'])
    expect(await actions(id)).toEqual(['organization.created', 'organization.verified'])
  })
})

onDatabases((server) => {
  describe('in demo mode', () => {
    it('approves a request at once, delivers what is new, and notifies the requester', async () => {
      const organization = await anOrganization(server())
      const deal = await ask(organization, {
        languages_voice_strict_commands: german,
        tech_voice_authentication: true,
      })
      expect(deal.status).toBe('approved')
      const project = await projectOf(organization)
      expect(project).toMatchObject({
        status: 'Development',
        evaluation: 'Yes',
        deal_id: null,
        tags: [
          { technology: 'asr', langs: ['eng-US', 'fra-FR', 'deu-DE'] },
          ...installedTags.slice(1),
          { technology: 'voice-biometrics', langs: [] },
        ],
      })
      const { data } = await organization.ada.client.send(listNotifications, { query: {} })
      expect(data[0]?.message).toMatch(
        /^Your request for <b>Kitchen lamp<\/b> was approved until \d\d\/\d\d\/\d{4}\.$/,
      )
      expect((await untilMail(server().folder, organization.ada.email, 2)).subject).toBe(
        'Approved: your request for Kitchen lamp',
      )
    })

    it('F-039 a request for more that adds nothing is refused, whatever it says itself', async () => {
      const organization = await anOrganization(server())
      await ask(organization)
      const lie = {
        upsell: true,
        diff_tech_voice_strict_commands: true,
        diff_languages_voice_strict_commands: ['French - France'],
        before_languages_voice_strict_commands: [],
      }
      for (const changes of [{}, { upsell: false }, lie]) {
        const refused = await apiFailureOf(ask(organization, changes))
        expect([refused.status, refused.code, refused.serverMessage]).toEqual([
          422,
          'nothing_changed',
          'Nothing has changed.',
        ])
      }
      expect((await projectOf(organization)).deals).toHaveLength(1)
    })

    it('K-029 K-031 lets the server determine what is new from the deliveries', async () => {
      const organization = await anOrganization(server())
      const deal = await ask(organization, {
        upsell: true,
        languages_voice_strict_commands: ['German - Germany'],
        tech_voice_synthesis: true,
        languages_voice_synthesis: ['French - France'],
        diff_languages_voice_strict_commands: ['Italian - Italy'],
        before_languages_voice_strict_commands: ['Spanish - Spain'],
      })
      expect(deal).toMatchObject({
        kind: 'technologies',
        upsell: true,
        languages_voice_strict_commands: german,
        before_languages_voice_strict_commands: ['English - United States', 'French - France'],
        diff_languages_voice_strict_commands: ['German - Germany'],
        diff_tech_voice_strict_commands: false,
        diff_tech_voice_synthesis: true,
        diff_languages_voice_synthesis: ['French - France'],
      })
      expect(isChange(deal)).toBe(true)
      const more = await ask(organization, {
        languages_voice_strict_commands: ['Italian - Italy'],
        upsell: true,
      })
      expect(more.kind).toBe('languages')
      const { deliveries } = await organization.ada.client.send(getProject, {
        params: { id: organization.projectId },
      })
      expect(deliveries?.map(({ technology, langs }) => [technology, langs])).toEqual([
        ...installedTags.map(({ technology, langs }) => [technology, langs]),
        ['asr', ['deu-DE']],
        ['tts', ['fra-FR']],
        ['asr', ['ita-IT']],
      ])
    })
  })
})
