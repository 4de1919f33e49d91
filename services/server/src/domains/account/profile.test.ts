import type { Client } from '@saywright/api/client'
import {
  deletePicture,
  getPicture,
  limits,
  login,
  makeEmailCode,
  me,
  savePicture,
  saveUser,
  setMarketingStatus,
  setNotificationParameters,
  verifEmailCode,
} from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { mailsTo, typedCodeOf, untilMail } from '../../../tests/support/mails.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import {
  addMember,
  aPerson,
  aProject,
  apiFailureOf,
  goodPassword,
  makeStaff,
} from '../../../tests/support/people.js'
import { blackPng, gif, gifOf, pictureMaxBytes, redAndBlue, served } from '../../../tests/support/pictures.js'

const complete = {
  first_name: ' Ada ',
  last_name: 'Lovelace',
  verified_email: 'ada@lumiere-instruments.com',
  person_label: 'Developer',
  interest_in_vdk: 'Build a proof of concept',
} as const

onDatabases((server) => {
  /** Saves a profile, and reads it as its owner sees it. */
  const save = async (
    client: Client,
    id: number,
    body: Parameters<typeof client.send<typeof saveUser>>[1]['body'],
  ) => {
    await client.send(saveUser, { params: { id }, body })
    return client.send(me)
  }

  it('A-017 K-010 saves the profile, which six fields complete', async () => {
    const { client, id } = await aPerson(server())
    expect((await client.send(me)).is_completed).toBe(false)
    expect(await save(client, id, complete)).toMatchObject({
      first_name: 'Ada',
      name: 'LOVELACE Ada',
      is_completed: true,
    })
    const rest = {
      job_title: 'Engineer',
      job_departement: 'R&D',
      gender: 'Female',
      phone_number: '+33 1 23 45 67 89',
      country: 'France',
      interface_language: 'Français',
      marketing_source: 'utm_source=fair',
    } as const
    const { marketing_source, ...shown } = rest
    expect(await save(client, id, rest)).toMatchObject({ ...complete, first_name: 'Ada', ...shown })
    expect((await save(client, id, { phone_number: ' ' })).phone_number).toBeNull()
    const stored = await server()
      .store.database.selectFrom('account')
      .select('marketing_source')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({ marketing_source })
  })

  it('K-004 identifying an organization makes the account a verified one', async () => {
    const person = await aPerson(server())
    expect((await person.client.send(me)).status).toBe('unverified')
    await aProject(person)
    expect((await person.client.send(me)).status).toBe('verified')
  })

  it('K-006 a profile that becomes complete is noted, once', async () => {
    const { client, id } = await aPerson(server())
    for (const body of [complete, complete, { job_title: 'Engineer' }]) await save(client, id, body)
    const noted = await server()
      .store.database.selectFrom('audit')
      .select('action')
      .where('account_id', '=', id)
      .where('action', '!=', 'account.created')
      .execute()
    expect(noted).toEqual([{ action: 'account.completed' }])
  })

  it('notifies colleagues of a changed profile, but not others', async () => {
    const [person, colleague, stranger] = await Promise.all([
      aPerson(server()),
      aPerson(server()),
      aPerson(server()),
    ])
    const { organization } = await aProject(person)
    await addMember(server(), organization.id, colleague.id, 'guest')
    const { events } = server().context
    const last = await events.lastId()
    await save(person.client, person.id, { first_name: 'Augusta' })
    const told = async (id: number) => (await events.after(id, last)).map(({ data }) => data)
    expect(await told(person.id)).toEqual([{ entity: 'account', client_id: person.client.id }])
    expect(await told(colleague.id)).toEqual([{ entity: 'organization', organization_id: organization.id }])
    expect(await told(stranger.id)).toEqual([])
  })

  it.each(['verified_email', 'person_label', 'interest_in_vdk'] as const)(
    'K-010 a profile without %s is not complete',
    async (field) => {
      const { client, id } = await aPerson(server())
      await save(client, id, complete)
      expect((await save(client, id, { [field]: null })).is_completed).toBe(false)
    },
  )

  it('F-010 F-012 refuses blank names, choices of no list and a webmail address, by field', async () => {
    const { client, id, email } = await aPerson(server())
    const wrong = { ...complete, first_name: ' ', person_label: 'Wizard' as 'Other' }
    const refused = await apiFailureOf(save(client, id, wrong))
    expect([refused.status, refused.errors]).toEqual([
      422,
      { first_name: 'required', person_label: 'invalid' },
    ])
    const webmail = await apiFailureOf(save(client, id, { verified_email: 'ada@GMAIL.com' }))
    expect([webmail.code, webmail.errors]).toEqual(['incorrect_form', { verified_email: 'webmailEmail' }])
    expect((await client.send(me)).verified_email).toBe(email)
  })

  it('does not let anyone save the profile of another person', async () => {
    const owner = await aPerson(server())
    const other = await aPerson(server())
    expect((await apiFailureOf(save(other.client, owner.id, complete))).status).toBe(404)
    expect((await owner.client.send(me)).first_name).toBe('Ada')
    expect((await owner.client.send(me)).verified_email).toBe(owner.email)
  })

  const setMarketing = (client: Client, id: number, marketing_status: 'Allow' | 'Disallow') =>
    client.send(setMarketingStatus, { params: { id }, body: { marketing_status } })
  const setFlags = async (client: Client, id: number, body: Readonly<Record<string, boolean>>) => {
    await client.send(setNotificationParameters, { params: { id }, body })
    return client.send(me)
  }

  it('K-014 all news turn on and off together, and each on its own in between', async () => {
    const { client, id } = await aPerson(server())
    const flags = [
      'notif_product_updates',
      'notif_educational_content',
      'notif_corporate_events_news',
    ] as const
    const all = (value: boolean) => Object.fromEntries(flags.map((flag) => [flag, value]))
    expect(await client.send(me)).toMatchObject({ ...all(false), marketing_status: null })
    expect((await apiFailureOf(setFlags(client, id, { [flags[0]]: true }))).code).toBe('not_possible')
    await setMarketing(client, id, 'Allow')
    expect(await client.send(me)).toMatchObject({ ...all(true), marketing_status: 'Allow' })
    for (const flag of flags) {
      expect(await setFlags(client, id, { [flag]: false })).toMatchObject({ ...all(true), [flag]: false })
      await setFlags(client, id, { [flag]: true })
    }
    await setMarketing(client, id, 'Disallow')
    expect(await client.send(me)).toMatchObject({ ...all(false), marketing_status: 'Disallow' })
  })

  it('K-015 account management cannot be switched off', async () => {
    const { client, id } = await aPerson(server())
    const refused = await apiFailureOf(setFlags(client, id, { notif_account_management: false }))
    expect(refused.errors).toEqual({ notif_account_management: 'invalid' })
    expect((await setFlags(client, id, { notif_account_management: true })).notif_account_management).toBe(
      true,
    )
  })

  it('K-016 turning news off is permanent: only staff can allow them again', async () => {
    const person = await aPerson(server())
    const staff = await aPerson(server())
    const other = await aPerson(server())
    await setMarketing(person.client, person.id, 'Disallow')
    const again = await apiFailureOf(setMarketing(person.client, person.id, 'Allow'))
    expect([again.status, again.code]).toEqual([422, 'unsubscribed_for_good'])
    expect(again.serverMessage).toBe('You no longer receive our news. Contact us to subscribe again.')
    const flag = await apiFailureOf(setFlags(person.client, person.id, { notif_product_updates: true }))
    expect(flag.code).toBe('unsubscribed_for_good')
    expect((await apiFailureOf(setMarketing(other.client, person.id, 'Allow'))).status).toBe(404)
    await makeStaff(server(), staff.id)
    await setMarketing(staff.client, person.id, 'Allow')
    expect((await person.client.send(me)).marketing_status).toBe('Allow')
    const entry = await server()
      .store.database.selectFrom('audit')
      .select(['account_id', 'action'])
      .where('subject_id', '=', person.id)
      .executeTakeFirst()
    expect(entry).toEqual({ account_id: staff.id, action: 'account.marketing_changed_by_staff' })
  })

  it('K-016 of refusals and permissions at the same moment, a refusal stays', async () => {
    const { client, id } = await aPerson(server())
    await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) => setMarketing(client, id, at === 4 ? 'Disallow' : 'Allow')),
    )
    expect((await client.send(me)).marketing_status).toBe('Disallow')
  })

  it('F-014± keeps a picture of up to 2 MB, judged by its bytes, for its owner and colleagues', async () => {
    const owner = await aPerson(server())
    const colleague = await aPerson(server())
    const stranger = await aPerson(server())
    const { organization } = await aProject(owner)
    await addMember(server(), organization.id, colleague.id, 'guest')
    const params = { id: owner.id }
    const put = async (file: Blob) => {
      await owner.client.send(savePicture, { params, body: { file } })
      return owner.client.send(me)
    }

    const first = await put(gifOf(pictureMaxBytes))
    expect(first.picture_url).toMatch(new RegExp(`^v3/users/${owner.id}/picture\\?v=.{8}$`))
    const seen = await colleague.client.send(getPicture, { params })
    expect(await served(seen)).toMatchObject({ width: 256, height: 256, format: 'webp', told: undefined })
    const small = await colleague.client.send(getPicture, { params, query: { size: 56 } })
    expect([small.type, (await served(small)).width]).toEqual(['image/webp', 56])
    const camera = new Blob([await redAndBlue('jpeg', 6)])
    await put(camera)
    const { colourAt } = await served(await colleague.client.send(getPicture, { params }))
    expect([colourAt(0.5, 0.2), colourAt(0.5, 0.8)]).toEqual(['red', 'blue'])
    const bomb = new Blob([await blackPng(30_000, 30_000)], { type: 'image/png' })
    expect((await apiFailureOf(put(bomb))).code).toBe('too_large')
    const saved = await put(gifOf(pictureMaxBytes))
    expect((await apiFailureOf(put(new Blob([gif.subarray(0, 20)])))).status).toBe(415)
    expect((await apiFailureOf(stranger.client.send(getPicture, { params }))).status).toBe(404)
    expect((await apiFailureOf(put(gifOf(pictureMaxBytes + 1)))).status).toBe(413)
    const webp = Buffer.concat([Buffer.from('RIFF\x1a\0\0\0WEBPVP8 ', 'latin1'), Buffer.alloc(40)])
    expect((await apiFailureOf(put(new Blob([webp], { type: 'image/png' })))).status).toBe(415)
    expect((await apiFailureOf(put(new Blob(['<svg/>'], { type: 'image/gif' })))).status).toBe(415)
    expect((await owner.client.send(me)).picture_url).toBe(saved.picture_url)

    const replaced = await put(gifOf(100))
    expect(replaced.picture_url).not.toBe(saved.picture_url)
    const other = await apiFailureOf(
      stranger.client.send(savePicture, { params, body: { file: gifOf(100) } }),
    )
    expect(other.status).toBe(404)
    await owner.client.send(deletePicture, { params })
    expect((await owner.client.send(me)).picture_url).toBeNull()
    expect((await apiFailureOf(owner.client.send(getPicture, { params }))).status).toBe(404)
  })

  it('A-013 A-014 changes an e-mail once its owner has proved it, and notifies the old address', async () => {
    const person = await aPerson(server())
    const elsewhere = server().client(
      (
        await server()
          .client()
          .send(login, { body: { email: person.email, password: goodPassword } })
      ).access_token,
    )
    const email = `New.${person.email}`
    const early = await apiFailureOf(save(person.client, person.id, { email }))
    expect([early.code, early.errors]).toEqual(['verify_email_first', { email: 'incorrectEmail' }])

    await person.client.send(makeEmailCode, { body: { email, mode: true } })
    const code = typedCodeOf(await untilMail(server().folder, email))
    const foreign = person.client.send(verifEmailCode, { body: { email: `x${email}`, code } })
    expect((await apiFailureOf(foreign)).code).toBe('wrong_code')
    const stranger = await aPerson(server())
    const stolen = stranger.client.send(verifEmailCode, { body: { email, code } })
    expect((await apiFailureOf(stolen)).code).toBe('wrong_code')
    expect(await person.client.send(verifEmailCode, { body: { email, code } })).toEqual({ verif: true, code })

    expect((await save(person.client, person.id, { email })).email).toBe(email)
    expect((await apiFailureOf(elsewhere.send(me))).status).toBe(403)
    const told = await untilMail(server().folder, person.email, 2)
    expect(told.subject).toBe('Your e\u2011mail address was changed')
    const credentials = { email: email.toUpperCase(), password: goodPassword }
    expect((await server().client().send(login, { body: credentials })).id).toBe(person.id)
  })

  it('rejects an address of another account only after it was proved', async () => {
    const owner = await aPerson(server())
    const person = await aPerson(server())
    const early = await apiFailureOf(save(person.client, person.id, { email: owner.email }))
    expect(early.code).toBe('verify_email_first')
    await person.client.send(makeEmailCode, { body: { email: owner.email, mode: true } })
    const code = typedCodeOf(await untilMail(server().folder, owner.email, 2))
    await person.client.send(verifEmailCode, { body: { email: owner.email, code } })
    const taken = await apiFailureOf(save(person.client, person.id, { email: owner.email }))
    expect([taken.status, taken.errors]).toEqual([409, { email: 'alreadyExists' }])
    expect((await person.client.send(me)).email).toBe(person.email)
  })

  it('five wrong codes wear an e-mail code out, however many come at once', async () => {
    const person = await aPerson(server())
    const email = `proof.${person.email}`
    await person.client.send(makeEmailCode, { body: { email } })
    const code = typedCodeOf(await untilMail(server().folder, email))
    const wrong = code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA'
    const verify = (given: string) => person.client.send(verifEmailCode, { body: { email, code: given } })
    await Promise.allSettled(Array.from({ length: limits.codeTries }, () => verify(wrong)))
    expect((await apiFailureOf(verify(code))).code).toBe('wrong_code')
    expect(await mailsTo(server().folder, email)).toHaveLength(1)
  })
})
