import { deleteLogo, getLogo, getOrganization, limits, me, saveLogo } from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { sweepFiles } from '../src/files/sweepFiles.js'
import { onDatabases } from './support/onDatabases.js'
import { aMember, anOrganization, auditOf } from './support/organizations.js'
import { aPerson, apiFailureOf } from './support/people.js'
import { gif, gifOf } from './support/pictures.js'

onDatabases((server) => {
  it('an organization has a logo of up to 2 MB, set by its administrators and seen by its members', async () => {
    const { id, ada } = await anOrganization(server())
    const guest = await aMember(server(), id, 'guest')
    const stranger = await aPerson(server())
    const params = { id }
    const put = (file: Blob, { client } = ada) => client.send(saveLogo, { params, body: { file } })

    const { logo } = await put(gifOf(limits.pictureMaxBytes))
    expect(logo).toMatch(new RegExp(`^v3/organizations/${id}/logo\\?v=.{8}$`))
    expect((await guest.client.send(getOrganization, { params })).logo).toBe(logo)
    expect((await guest.client.send(me)).organizations).toMatchObject([{ id, logo }])
    const seen = await guest.client.send(getLogo, { params })
    expect([seen.type, Buffer.from(await seen.arrayBuffer())]).toEqual(['image/gif', gif])

    expect((await apiFailureOf(stranger.client.send(getLogo, { params }))).status).toBe(404)
    expect((await apiFailureOf(put(gifOf(100), guest))).code).toBe('administrators_only')
    expect((await apiFailureOf(put(gifOf(limits.pictureMaxBytes + 1)))).status).toBe(413)
    expect((await apiFailureOf(put(new Blob(['<svg/>'], { type: 'image/gif' })))).status).toBe(415)
    expect((await ada.client.send(me)).organizations[0]?.logo).toBe(logo)

    expect((await put(gifOf(100))).logo).not.toBe(logo)
    expect((await ada.client.send(deleteLogo, { params })).logo).toBeNull()
    expect((await ada.client.send(deleteLogo, { params })).logo).toBeNull()
    expect((await apiFailureOf(guest.client.send(getLogo, { params }))).status).toBe(404)
    const told = (await auditOf(server(), id)).filter(({ action }) => action === 'organization.updated')
    expect(told).toHaveLength(3)
  })

  it('the file of a logo goes when another comes, and stays when files without a row are swept', async () => {
    const { id, ada } = await anOrganization(server())
    const params = { id }
    const keyOf = async () =>
      (
        await server()
          .context.database.selectFrom('organization')
          .select('logo_key')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).logo_key ?? ''
    const { files } = server().context
    await ada.client.send(saveLogo, { params, body: { file: gifOf(100) } })
    const first = await keyOf()
    await ada.client.send(saveLogo, { params, body: { file: gifOf(100) } })
    await expect(files.read(first)).rejects.toThrow()
    await sweepFiles(server().context)
    expect(await files.read(await keyOf())).toHaveLength(gif.length)
  })
})
