import { listAudioFiles, saveAudioFile } from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { aModel } from '../../../tests/support/aModel.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPerson, apiFailureOf } from '../../../tests/support/people.js'

onDatabases((server) => {
  it.each([undefined, 'switch on'])(
    'is not written over other words than those that were read: %s',
    async (first) => {
      const person = await aPerson(server())
      const { client } = person
      const { id, record } = await aModel(person)
      const params = { id, audioId: await record(first) }
      const write = (transcription: string | null, transcription_before?: string | null) =>
        client.send(saveAudioFile, { params, body: { transcription, transcription_before } })
      await write('by Ada', first ?? null)
      for (const read of [first ?? null, 'something else'])
        expect((await apiFailureOf(write('by Grace', read))).code).toBe('changed_elsewhere')
      const { data } = await client.send(listAudioFiles, { params: { id } })
      expect(data).toMatchObject([{ transcription: 'by Ada' }])
      await write(null, 'by Ada')
      await write('without a look')
      expect((await client.send(listAudioFiles, { params: { id } })).data).toMatchObject([
        { transcription: 'without a look' },
      ])
    },
  )
})
