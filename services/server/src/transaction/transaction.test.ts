import { setLanguage } from '@saywright/api/contract'
import { expect, it, vi } from 'vitest'
import { onDatabases } from '../../tests/support/onDatabases.js'
import { aPerson } from '../../tests/support/people.js'

onDatabases((server) => {
  it('publishes and wakes nothing when a change is rolled back', async () => {
    const { context } = server()
    const { id } = await aPerson(server())
    const heard = vi.fn()
    const followUp = vi.fn()
    const stop = context.events.onNews(id, heard)
    const last = await context.events.lastId()
    const change = context.transaction(async (transaction) => {
      transaction.publish([id], 'changed', { entity: 'account' })
      transaction.revalidateSessions(id)
      transaction.afterCommit(followUp)
      await transaction.enqueueTask({ runner: 'mail', payload: {} })
      throw new Error('no')
    })
    await expect(change).rejects.toThrow('no')
    await new Promise((resolve) => setTimeout(resolve, 200))
    stop()
    expect(heard).not.toHaveBeenCalled()
    expect(followUp).not.toHaveBeenCalled()
    expect(await context.events.after(id, last)).toEqual([])
    const pending = context.database.selectFrom('task').select('id').where('status', '=', 'pending')
    expect(await pending.execute()).toEqual([])
  })

  it('runs afterCommit once a transaction is committed, and not before', async () => {
    const { context } = server()
    const { id } = await aPerson(server())
    const heard: string[] = []
    const stop = context.events.onNews(id, (by) => heard.push(by === undefined ? 'news' : `ended by ${by}`))
    const last = await context.events.lastId()
    const result = await context.transaction(async (transaction) => {
      transaction.publish([id], 'changed', { entity: 'account' })
      transaction.revalidateSessions(id, 7)
      transaction.afterCommit(async () => void heard.push('follow-up'))
      await transaction.database.selectFrom('account').select('id').execute()
      expect(heard).toEqual([])
      return 'done'
    })
    expect(result).toBe('done')
    await vi.waitFor(() => expect(heard.toSorted()).toEqual(['ended by 7', 'follow-up', 'news']))
    stop()
    expect(await context.events.after(id, last)).toMatchObject([
      { type: 'changed', data: { entity: 'account' } },
    ])
  })

  it('names the client that caused a change, to its own account only', async () => {
    const { context, client } = server()
    const [person, colleague] = [await aPerson(server()), await aPerson(server())]
    const last = await context.events.lastId()
    await context.transactionFrom({ accountId: person.id, clientId: 'window1' })(async (transaction) =>
      transaction.publish([person.id, colleague.id], 'changed', { entity: 'account' }),
    )
    const [own] = await context.events.after(person.id, last)
    const [others] = await context.events.after(colleague.id, last)
    expect(own?.data).toEqual({ entity: 'account', client_id: 'window1' })
    expect(others?.data).toEqual({ entity: 'account' })

    const token = person.client.session.token()
    const window = client(token)
    const before = await context.events.lastId()
    await window.send(setLanguage, { params: { id: person.id }, body: { interface_language: 'Français' } })
    const [heard] = await context.events.after(person.id, before)
    expect(heard?.data).toEqual({ entity: 'account', client_id: window.id })
  })

  it('rejects reads and writes beside a transaction, for which SQLite would wait forever', async () => {
    const { context } = server()
    const reading = context.transaction(() => context.database.selectFrom('account').select('id').execute())
    await expect(reading).rejects.toThrow('A transaction is open')
    await expect(context.transaction(() => context.transaction(async () => {}))).rejects.toThrow(
      'A transaction is open',
    )
    expect(await context.database.selectFrom('account').select('id').execute()).not.toEqual([])
  })

  it('keeps a change whose follow-up fails, and stores no event for an account that is gone', async () => {
    const { context } = server()
    const { id } = await aPerson(server())
    await context.transaction(async (transaction) => {
      await transaction.database
        .updateTable('account')
        .set({ first_name: 'Kept' })
        .where('id', '=', id)
        .execute()
      transaction.publish([id, 999_999], 'changed', { entity: 'account' })
      transaction.afterCommit(() => Promise.reject(new Error('no')))
    })
    const account = context.database.selectFrom('account').select('first_name').where('id', '=', id)
    expect(await account.executeTakeFirstOrThrow()).toEqual({ first_name: 'Kept' })
  })
})
