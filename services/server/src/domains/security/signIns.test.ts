import { limits, listSignIns, login, loginSecondFactor, startTotp, verifyTotp } from '@saywright/api/contract'
import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPerson, apiFailureOf, goodPassword, type TestPerson } from '../../../tests/support/people.js'
import { forget } from '../../housekeeping.js'

onDatabases((server) => {
  const list = ({ id, client }: TestPerson, query: object = {}) =>
    client.send(listSignIns, { params: { id }, query })
  const logIn = ({ email }: TestPerson, password = goodPassword) =>
    server().client().send(login, { body: { email, password } })

  it('records logins with their method, refused ones with the reason, for their owner only', async () => {
    const ada = await aPerson(server())
    const before = (await list(ada)).total
    await apiFailureOf(logIn(ada, 'Wrong7!horse'))
    await logIn({ ...ada, email: ada.email.toUpperCase() })
    const { data, total } = await list(ada, { pageSize: 2 })
    expect(total).toBe(before + 2)
    expect(data).toMatchObject([
      { way: 'password', refusal: null, ip: '127.0.0.1' },
      { way: 'password', refusal: 'wrong_password', ip: '127.0.0.1' },
    ])
    const grace = await aPerson(server())
    expect((await apiFailureOf(list({ ...grace, id: ada.id }))).status).toBe(404)
  })

  it('records a wrong second factor as refused, and the login once', async () => {
    const ada = await aPerson(server())
    const params = { id: ada.id }
    const { secret } = await ada.client.send(startTotp, { params })
    const digits = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    const { recovery_codes } = await ada.client.send(verifyTotp, { params, body: { code: digits() } })
    const before = (await list(ada)).total
    const { second_factor } = await logIn(ada)
    expect((await list(ada)).total).toBe(before)
    const ticket = second_factor!.ticket
    const anonymous = server().client()
    await apiFailureOf(anonymous.send(loginSecondFactor, { body: { ticket, code: '000000' } }))
    await anonymous.send(loginSecondFactor, { body: { ticket, code: recovery_codes[0]! } })
    expect((await list(ada, { pageSize: 2 })).data).toMatchObject([
      { way: 'second_factor', refusal: null },
      { way: 'second_factor', refusal: 'wrong_second_factor' },
    ])
  })

  it('keeps only the newest, of which refused ones displace no others', async () => {
    const ada = await aPerson(server())
    const { database } = server().store
    await database.deleteFrom('sign_in').where('account_id', '=', ada.id).execute()
    const row = (index: number, refusal: 'wrong_password' | null) => ({
      account_id: ada.id,
      way: 'password' as const,
      refusal,
      ip: `192.0.2.${index}`,
      user_agent: null,
      created_at: new Date().toISOString(),
    })
    await database
      .insertInto('sign_in')
      .values([{ ...row(1, null), created_at: '2020-01-01T00:00:00.000Z' }, row(2, null)])
      .execute()
    const many = Array.from({ length: limits.signInsKept + 5 }, (_, index) => row(index, 'wrong_password'))
    await database.insertInto('sign_in').values(many).execute()
    await forget(server().context)
    const { data, total } = await list(ada, { pageSize: 100 })
    expect(total).toBe(51)
    expect(data.at(-1)).toMatchObject({ refusal: null, ip: '192.0.2.2' })
    expect(data.at(-2)).toMatchObject({ refusal: 'wrong_password', ip: '192.0.2.5' })
  })
})
