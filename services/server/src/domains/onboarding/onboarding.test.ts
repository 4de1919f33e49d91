import {
  createProject,
  getAudioFileContent,
  getOnboarding,
  getProject,
  getUnitTest,
  getVoiceCommandModel,
  listAudioFiles,
  listUnitTests,
  listWakeWordModels,
  me,
  openSample,
  saveOnboarding,
  saveUser,
  setLanguage,
} from '@saywright/api/contract'
import { analyze, generate, match } from '@saywright/grammar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMember, aPerson, aProject, apiFailureOf, type TestPerson } from '../../../tests/support/people.js'
import { startTestServer, type TestServer } from '../../../tests/support/testServer.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stopAndForget())

const stepsOf = async ({ client }: TestPerson, organization_id?: number) =>
  (await client.send(getOnboarding, { query: { organization_id } })).steps

describe('the first steps', () => {
  it('K-007 begin with the account, and are done by what really happens', async () => {
    const ada = await aPerson(server)
    expect(await stepsOf(ada)).toEqual({ account: true, profile: false, project: false, command: false })
    await ada.client.send(saveUser, {
      params: { id: ada.id },
      body: {
        verified_email: 'ada@halden.com',
        person_label: 'Developer',
        interest_in_vdk: 'Build a proof of concept',
      },
    })
    const { organization } = await aProject(ada)
    const steps = { account: true, profile: true, project: true, command: false }
    expect(await stepsOf(ada, organization.id)).toEqual(steps)
  })

  it('are those of an organization of one’s own', async () => {
    const [ada, eve] = [await aPerson(server), await aPerson(server)]
    const { organization } = await aProject(ada)
    expect((await apiFailureOf(stepsOf(eve, organization.id))).kind).toBe('notFound')
  })

  it('are closed permanently, each on its own', async () => {
    const ada = await aPerson(server)
    await ada.client.send(saveOnboarding, { body: { is_welcome_closed: true } })
    const closed = await ada.client.send(getOnboarding, { query: {} })
    expect(closed).toMatchObject({ is_welcome_closed: true, is_tour_closed: false, is_closed: false })
    await ada.client.send(saveOnboarding, { body: { is_tour_closed: true } })
    const shown = await ada.client.send(getOnboarding, { query: {} })
    expect(shown).toMatchObject({ is_welcome_closed: true, is_tour_closed: true, is_closed: false })
    await ada.client.send(saveOnboarding, { body: { is_closed: true } })
    expect(await ada.client.send(getOnboarding, { query: {} })).toMatchObject({ is_closed: true })
  })
})

describe('the sample project', () => {
  it('is created once, with an organization for people without one, and transcribes its recordings', async () => {
    const ada = await aPerson(server)
    const sample = await ada.client.send(openSample, { body: {} })
    expect(await ada.client.send(openSample, { body: {} })).toEqual(sample)
    const { organizations } = await ada.client.send(me)
    expect(organizations).toMatchObject([{ name: 'Organization of LOVELACE Ada', role: 'administrator' }])
    expect(await stepsOf(ada, organizations[0]?.id)).toMatchObject({ project: true, command: false })

    const params = { id: sample.project_id }
    expect(await ada.client.send(getProject, { params })).toMatchObject({ is_sample: true })
    const model = await ada.client.send(getVoiceCommandModel, {
      params: { ...params, modelId: sample.model_id },
    })
    const { compiled, problems } = analyze(model.grammar)
    expect(problems).toEqual([])
    // The first task of the studio.
    expect(generate(compiled, { limit: 1 })).toEqual(['switch on the light'])
    const { data } = await ada.client.send(listAudioFiles, { params })
    const english = data.find(({ name }) => name.startsWith('go'))!
    expect(match(compiled, english.transcription!).matched).toBe(true)
    const content = { params: { ...params, audioId: english.id } }
    expect((await ada.client.send(getAudioFileContent, content)).size).toBe(english.size)
    // A test of it is there to be run.
    const tests = (await ada.client.send(listUnitTests, { params })).data
    expect(tests.map(({ name, files }) => [name, files])).toEqual([
      ['Premier test', 1],
      ['First test', 1],
    ])
    const { data: wake } = await ada.client.send(listWakeWordModels, {
      params,
      query: { sort: { by: 'name' } },
    })
    expect(wake).toMatchObject([
      { name: 'First wake word', language: 'eng-US', positive_words: [{ text: 'Hello Halden' }] },
      { name: 'Premier mot de réveil', language: 'fra-FR', positive_words: [{ text: 'Bonjour Magali' }] },
    ])
    const { id: testId } = tests.find(({ model_id }) => model_id === sample.model_id)!
    const { audio_files } = await ada.client.send(getUnitTest, { params: { ...params, testId } })
    expect(audio_files).toMatchObject([{ id: english.id, transcription: 'go forward ten meters' }])
  })

  it('uses the language of the caller, in the same project', async () => {
    const ada = await aPerson(server)
    const english = await ada.client.send(openSample, { body: {} })
    const french = await server.client(ada.token, 'fr-FR').send(openSample, { body: {} })
    expect(french.project_id).toBe(english.project_id)
    const params = { id: french.project_id, modelId: french.model_id }
    const { grammar, language } = await ada.client.send(getVoiceCommandModel, { params })
    expect(language).toBe('fra-FR')
    const { compiled } = analyze(grammar)
    expect(generate(compiled, { limit: 1 })).toEqual(['allume la lumière'])
    expect(match(compiled, 'éteins la lumière du salon').matched).toBe(true)
  })

  it('comes with an organization that is named in the language of its owner', async () => {
    const ada = await aPerson(server)
    await ada.client.send(setLanguage, { params: { id: ada.id }, body: { interface_language: 'Français' } })
    // A browser in another language opens the sample of that language, and does not rename the account.
    await server.client(ada.token, 'en-US').send(openSample, { body: {} })
    const { organizations } = await ada.client.send(me)
    expect(organizations).toMatchObject([{ name: 'Organisation\u00a0: LOVELACE Ada', is_named: false }])
  })

  it('finds names beside those that others have', async () => {
    const [ada, other] = [await aPerson(server), await aPerson(server)]
    await other.client.send(createProject, {
      body: { title: 'Sample project', organization_name: 'Organization of LOVELACE Ada 7' },
    })
    await ada.client.send(openSample, { body: {} })
    const { organizations } = await other.client.send(me)
    const organization_id = organizations[0]!.id
    const { project_id } = await other.client.send(openSample, { body: { organization_id } })
    const { projects } = await other.client.send(me)
    expect(projects?.find(({ id }) => id === project_id)?.title).toBe('Sample project 2')
  })

  it('is added by administrators, and opened by members', async () => {
    const [ada, ben] = [await aPerson(server), await aPerson(server)]
    const { organization } = await aProject(ada)
    const body = { organization_id: organization.id }
    await addMember(server, organization.id, ben.id, 'employee')
    expect((await apiFailureOf(ben.client.send(openSample, { body }))).code).toBe('administrators_only')
    const sample = await ada.client.send(openSample, { body })
    expect(await ben.client.send(openSample, { body })).toEqual(sample)
  })
})
