import { createVoiceCommandModel, listSoundAlikes } from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson, aProject, apiFailureOf, type TestPerson } from '../../../tests/support/people.js'
import { startTestServer, type TestServer } from '../../../tests/support/testServer.js'
import { aVoiceService, type StandIn, serviceToken } from '../../../tests/support/voiceService.js'

const picking = `#BNF+EM V2.1;
!grammar Picking;
!start <command>;
!slot <dock>;
<command>: !tag(PICK, pick from aisle <aisle>) | !tag(LOAD, load <dock>) | !tag(LEAD, lead <dock>);
<aisle>: fifteen {@ = "15";} | seven {@ = "7";} | fifteem {@ = "50";};
`

// The fake service pronounces each word as its letters.
describe('sound-alikes of a model', () => {
  let voice: StandIn
  let server: TestServer
  let person: TestPerson
  let id: number

  beforeAll(async () => {
    voice = await aVoiceService()
    server = await startTestServer({ VOICE_URL: voice.url, VOICE_TOKEN: serviceToken })
    person = await aPerson(server)
    id = (await aProject(person)).id
  })
  afterAll(async () => {
    await server.stopAndForget()
    voice.server.close()
  })

  const aModel = async (name: string, grammar: string) => {
    const slots = [{ name: 'dock', values: ['north', 'south'] }]
    const body = { name, language: 'eng-US', grammar, slots }
    return (await person.client.send(createVoiceCommandModel, { params: { id }, body })).id
  }
  const compare = (modelId: number, slots?: Record<string, string[]>) =>
    person.client.send(listSoundAlikes, {
      params: { id, modelId },
      query: slots ? { slots: JSON.stringify(slots) } : {},
    })

  it('are listed by distance, with the words that differ, their place and what a mistake causes', async () => {
    const found = await compare(await aModel('Picking', picking))
    expect(found.pairs[0]).toEqual({
      distance: expect.any(Number),
      effect: 'value',
      sentences: [
        { text: 'pick from aisle fifteen', intent: 'PICK', line: 6, column: 10, slot: null },
        { text: 'pick from aisle fifteem', intent: 'PICK', line: 6, column: 51, slot: null },
      ],
    })
    expect(found.pairs.map(({ effect }) => effect)).toContain('intent')
    expect(found.pairs.every(({ distance }, at) => distance >= (found.pairs[at - 1]?.distance ?? 0))).toBe(
      true,
    )
    expect(found).toMatchObject({ unknown: [], is_complete: true })
  })

  it('are those of the values that the call gives', async () => {
    const found = await compare(await aModel('Docks', picking), { dock: ['alpha', 'alpa'] })
    const both = found.pairs.find(({ sentences }) => sentences.every(({ slot }) => slot === 'dock'))
    expect(both?.sentences.map(({ text }) => text)).toEqual(['load alpha', 'load alpa'])
  })

  it('are refused with the first error of a grammar, and for a foreign model', async () => {
    const modelId = await aModel('Broken', picking.replace('seven', '(seven'))
    const failure = await apiFailureOf(compare(modelId))
    expect([failure.code, failure.errors?.grammar]).toEqual([
      'grammar_has_errors',
      expect.stringMatching(/^6:/),
    ])
    expect((await apiFailureOf(compare(999_999))).code).toBe('not_found')
  })

  it('are those of as many words as a call compares, a few at a time, and says so', async () => {
    const words = Array.from({ length: 600 }, (_, at) => `w${at.toString(36)}`)
    const grammar = `#BNF+EM V2.1;\n!grammar Many;\n!start <main>;\n<main>: ${words.join(' | ')};\n`
    const before = voice.askedCount
    const found = await compare(await aModel('Many', grammar))
    expect(found).toMatchObject({ compared: 500, is_complete: false })
    expect(voice.askedCount - before).toBe(20)
  })
})
