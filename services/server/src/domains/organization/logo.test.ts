import { deleteLogo, getLogo, getOrganization, limits, me, saveLogo } from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aMember, anOrganization, auditOf } from '../../../tests/support/organizations.js'
import { aPerson, apiFailureOf } from '../../../tests/support/people.js'
import { gifOf, pictureMaxBytes, redAndBlue, served } from '../../../tests/support/pictures.js'
import { pictureFiles } from '../../pictures/pictures.js'
import { sweepFiles } from '../../sweepFiles.js'

onDatabases((server) => {
  it('an organization has a logo of up to 2 MB, set by its administrators and seen by its members', async () => {
    const { id, ada } = await anOrganization(server())
    const guest = await aMember(server(), id, 'guest')
    const stranger = await aPerson(server())
    const params = { id }
    const put = (file: Blob, { client } = ada) => client.send(saveLogo, { params, body: { file } })

    await put(gifOf(pictureMaxBytes))
    const logoNow = async () => (await ada.client.send(getOrganization, { params })).logo
    const logo = await logoNow()
    expect(logo).toMatch(new RegExp(`^v3/organizations/${id}/logo\\?v=.{8}$`))
    expect((await guest.client.send(getOrganization, { params })).logo).toBe(logo)
    expect((await guest.client.send(me)).organizations).toMatchObject([{ id, logo }])
    const seen = await guest.client.send(getLogo, { params })
    expect(await served(seen)).toMatchObject({ width: 256, height: 256, format: 'webp', told: undefined })
    for (const size of limits.pictureSizesPixels) {
      const small = await guest.client.send(getLogo, { params, query: { size } })
      expect([small.type, (await served(small)).width]).toEqual(['image/webp', size])
    }
    const unknown = await fetch(`${server().url}/api/v3/organizations/${id}/logo?size=57`, {
      headers: { Authorization: `Bearer ${guest.token}` },
    })
    expect(unknown.status).toBe(422)

    expect((await apiFailureOf(stranger.client.send(getLogo, { params }))).status).toBe(404)
    expect((await apiFailureOf(put(gifOf(100), guest))).code).toBe('administrators_only')
    expect((await apiFailureOf(put(gifOf(pictureMaxBytes + 1)))).status).toBe(413)
    expect((await apiFailureOf(put(new Blob(['<svg/>'], { type: 'image/gif' })))).status).toBe(415)
    expect((await ada.client.send(me)).organizations[0]?.logo).toBe(logo)

    await put(gifOf(100))
    expect(await logoNow()).not.toBe(logo)
    await ada.client.send(deleteLogo, { params })
    expect(await logoNow()).toBeNull()
    await ada.client.send(deleteLogo, { params })
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
          .store.database.selectFrom('organization')
          .select('logo_key')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).logo_key ?? ''
    const { files } = server().context
    await ada.client.send(saveLogo, { params, body: { file: gifOf(100) } })
    const first = await keyOf()
    await ada.client.send(saveLogo, { params, body: { file: gifOf(100) } })
    for (const key of pictureFiles(first)) expect(await files.has(key)).toBe(false)
    await sweepFiles(server().context, server().store.dialect)
    for (const size of limits.pictureSizesPixels)
      expect((await served(await ada.client.send(getLogo, { params, query: { size } }))).width).toBe(size)
  })

  it('converts an original logo at its first read, also at concurrent ones', async () => {
    const { id, ada } = await anOrganization(server())
    const params = { id }
    const { files } = server().context
    const { database } = server().store
    const logo_key = await files.put(await redAndBlue('jpeg', 6))
    await database.updateTable('organization').set({ logo_key }).where('id', '=', id).execute()
    await sweepFiles(server().context, server().store.dialect)
    const { logo } = await ada.client.send(getOrganization, { params })
    const sizes = [256, 112, 56, 56] as const
    const read = sizes.map(async (size) =>
      served(await ada.client.send(getLogo, { params, query: { size } })),
    )
    for (const [at, { width, format, told, colourAt }] of (await Promise.all(read)).entries()) {
      expect([width, format, told]).toEqual([sizes[at], 'webp', undefined])
      expect([colourAt(0.5, 0.2), colourAt(0.5, 0.8)]).toEqual(['red', 'blue'])
    }
    expect(await files.has(logo_key)).toBe(false)
    expect((await ada.client.send(getOrganization, { params })).logo).toBe(logo)

    const broken = await files.put(Buffer.from('GIF89a and nothing else'))
    await database.updateTable('organization').set({ logo_key: broken }).where('id', '=', id).execute()
    expect((await apiFailureOf(ada.client.send(getLogo, { params }))).status).toBe(404)
  })
})
