import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { render, renderHook } from 'vitest-browser-react'
import { memorySession } from '../client/session.js'
import { endpoints } from '../contract/endpoints.js'
import type { ApiError } from '../contract/kernel/errors.js'
import { aClient } from '../testing/aClient.js'
import {
  aMember,
  anAudioAsset,
  anAuthResult,
  aPage,
  aProject,
  aSecondFactorRequest,
  aUser,
  aVoiceCommandModel,
  aVoiceCommandModelSummary,
} from '../testing/builders.js'
import { type FakeTransport, fakeTransport } from '../testing/fakeTransport.js'
import { ApiProvider } from './ApiProvider.js'
import { useMe } from './account.js'
import { useAudioFilePages, useDeleteAudioFile, useUploadAudioFile } from './audio-files.js'
import { useDetachMember, useMembers } from './members.js'
import { useCreateProject, useProject, useProjects } from './project.js'
import { useLoginSecondFactor, useLogout } from './sign-in.js'
import { pagesToLoadable, toLoadable } from './toLoadable.js'
import { useLogin } from './useSignIn.js'
import { useSaveVoiceCommandModel, useVoiceCommandModel, useVoiceCommandModels } from './voice-commands.js'

const Name = () => <li>{useMe().data?.name}</li>

const hundred = Array.from({ length: 100 }, (_, index) => index)

const { me, getProject, listProjects, createProject, listAudioFiles, login, logout } = endpoints
const { listMembers, detachMember } = endpoints

function under(fake: FakeTransport, session = memorySession('a-token')) {
  const client = aClient(fake, { session })
  return {
    client,
    wrapper: ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>,
  }
}

describe('a read', () => {
  it('is loading, then ready', async () => {
    const fake = fakeTransport().respond(getProject, aProject())
    const { result } = await renderHook(() => toLoadable(useProject(7)), under(fake))
    expect(result.current).toEqual({ state: 'loading' })
    await expect.poll(() => result.current).toEqual({ state: 'ready', value: aProject() })
  })

  it('fails with its error, and can be tried again', async () => {
    const fake = fakeTransport().fail(getProject, 'not_found')
    const { result } = await renderHook(() => toLoadable(useProject(7)), under(fake))
    await expect.poll(() => result.current.state).toBe('failed')
    fake.respond(getProject, aProject())
    if (result.current.state !== 'failed') throw new Error('It should have failed')
    expect(result.current.error.kind).toBe('notFound')
    result.current.retry()
    await expect.poll(() => result.current.state).toBe('ready')
  })

  it('of a list continues to its end, and starts again when the list changes', async () => {
    let all = Array.from({ length: 230 }, (_, index) => aMember({ id: index + 1 }))
    const fake = fakeTransport()
      .respond(listMembers, ({ query }) => {
        const { pageIndex = 0, pageSize = 10 } = query ?? {}
        return aPage(all.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize), all.length)
      })
      .respond(detachMember, undefined)
    const { result } = await renderHook(
      () => ({ members: useMembers(3).data, detach: useDetachMember() }),
      under(fake),
    )
    await expect.poll(() => result.current.members?.length).toBe(230)
    expect(result.current.members?.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    expect(fake.calls(listMembers)).toHaveLength(3)
    all = all.slice(0, 200)
    await result.current.detach({ params: { orgId: 3, userId: 230 } })
    await expect.poll(() => result.current.members?.length).toBe(200)
    expect(fake.calls(listMembers)).toHaveLength(5)
  })

  it('waits until it knows what to read, and shows no overlay', async () => {
    const fake = fakeTransport().respond(getProject, aProject())
    const { result, rerender } = await renderHook((id?: number) => useProject(id), under(fake))
    expect(result.current.data).toBeUndefined()
    expect(fake.calls()).toHaveLength(0)
    await rerender(7)
    await expect.poll(() => result.current.data?.id).toBe(7)
  })

  it('is made again when it left the screen and was changed elsewhere since, however short ago', async () => {
    const fake = fakeTransport().respond(listProjects, aPage([])).respond(createProject, aProject())
    const { result, rerender } = await renderHook((isShown?: boolean) => {
      const create = useCreateProject()
      return { create, projects: useProjects(isShown === false ? undefined : 3).data }
    }, under(fake))
    await expect.poll(() => result.current.projects?.length).toBe(0)
    await rerender(false)
    fake.respond(listProjects, aPage([aProject()]))
    await result.current.create({ body: { title: 'Kitchen lamp', organization_id: 3 } })
    await rerender(true)
    await expect.poll(() => result.current.projects?.length).toBe(1)
  })

  it('never shows one project instead of another', async () => {
    const fake = fakeTransport().respond(getProject, ({ params }) => aProject({ id: params.id }))
    const { result, rerender } = await renderHook((id?: number) => useProject(id), {
      ...under(fake),
      initialProps: 7,
    })
    await expect.poll(() => result.current.data?.id).toBe(7)
    fake.pending(getProject)
    await rerender(8)
    expect(result.current.data).toBeUndefined()
  })

  it('is sent once however many hooks ask', async () => {
    const fake = fakeTransport().respond(me, aUser())
    const { wrapper: Wrapper } = under(fake)
    const screen = await render(
      <Wrapper>
        {hundred.map((id) => (
          <Name key={id} />
        ))}
      </Wrapper>,
    )
    await expect.element(screen.getByText('LOVELACE Ada').nth(99)).toBeInTheDocument()
    expect(fake.calls(me)).toHaveLength(1)
  })
})

describe('an action', () => {
  it('makes the reads at or below its paths begin again, and no others', async () => {
    const fake = fakeTransport()
      .respond(listProjects, aPage([aProject()]))
      .respond(getProject, aProject({ id: 9 }))
      .respond(createProject, { id: 8 })
      .respond(me, aUser())
      .respond(endpoints.listVoiceCommandModels, aPage([aVoiceCommandModelSummary()]))
      .respond(endpoints.getVoiceCommandModel, aVoiceCommandModel())
      .respond(endpoints.saveVoiceCommandModel, aVoiceCommandModelSummary({ revision: 4 }))
    const { result } = await renderHook(
      () => ({
        projects: useProjects(3),
        models: useVoiceCommandModels(7),
        model: useVoiceCommandModel(7, 11),
        create: useCreateProject(),
        save: useSaveVoiceCommandModel(),
      }),
      under(fake),
    )
    await expect.poll(() => result.current.model.data?.revision).toBe(3)
    await expect.poll(() => result.current.projects.data?.length).toBe(1)
    fake.respond(endpoints.listVoiceCommandModels, aPage([aVoiceCommandModelSummary({ revision: 4 })]))
    await result.current.save({ params: { id: 7, modelId: 11 }, body: { revision: 3, name: 'New' } })
    await expect.poll(() => result.current.model.data?.revision).toBe(4)
    await expect.poll(() => result.current.models.data?.[0]?.revision).toBe(4)
    expect(fake.calls(listProjects)).toHaveLength(1)
    // The saved content and the response make another read unnecessary.
    expect(fake.calls(endpoints.getVoiceCommandModel)).toHaveLength(1)
    expect(result.current.model.data).toMatchObject({
      grammar: aVoiceCommandModel().grammar,
      ...aVoiceCommandModelSummary({ revision: 4 }),
    })
    fake.respond(listProjects, aPage([aProject(), aProject({ id: 8 })]))
    await result.current.create({ body: { title: 'Hall lamp', organization_id: 3 } })
    await expect.poll(() => result.current.projects.data?.length).toBe(2)
  })

  it('rejects with the error of the call and reads nothing again', async () => {
    const fake = fakeTransport().respond(listProjects, aPage([])).fail(createProject, 'administrators_only')
    const { result } = await renderHook(
      () => ({ projects: useProjects(3), create: useCreateProject() }),
      under(fake),
    )
    await expect.poll(() => result.current.projects.data?.length).toBe(0)
    const error = await result.current
      .create({ body: { title: 'Lamp', organization_id: 3 } })
      .catch((e: ApiError) => e)
    expect(error).toMatchObject({ kind: 'refused', code: 'administrators_only' })
    expect(fake.calls(listProjects)).toHaveLength(1)
  })

  it('reaches every page of an infinite list', async () => {
    let all = Array.from({ length: 5 }, (_, index) =>
      anAudioAsset({ id: index + 1, name: `${index + 1}.wav` }),
    )
    const fake = fakeTransport()
      .respond(listAudioFiles, ({ query }) => {
        const { pageIndex = 0, pageSize = 10 } = query ?? {}
        return aPage(all.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize), all.length)
      })
      .respond(endpoints.deleteAudioFile, undefined)
      .respond(endpoints.uploadAudioFile, anAudioAsset())
    const { result } = await renderHook(
      () => ({ pages: useAudioFilePages(7, 2), remove: useDeleteAudioFile(), upload: useUploadAudioFile() }),
      under(fake),
    )
    const ids = () => result.current.pages.items?.map(({ id }) => id)
    await expect.poll(ids).toEqual([1, 2])
    result.current.pages.loadMore?.()
    await expect.poll(ids).toEqual([1, 2, 3, 4])
    all = all.filter(({ id }) => id !== 3)
    await result.current.remove({ params: { id: 7, audioId: 3 } })
    await expect.poll(ids).toEqual([1, 2, 4, 5])
    expect(result.current.pages.total).toBe(4)
    expect(result.current.pages.loadMore).toBeUndefined()
    all = [anAudioAsset({ id: 6 }), ...all]
    await result.current.upload({ params: { id: 7 }, body: { name: 'new.wav', file: new Blob(['RIFF']) } })
    await expect.poll(ids).toEqual([6, 1, 2, 4])
    expect(pagesToLoadable(result.current.pages).state).toBe('ready')
  })
})

describe('the session', () => {
  it('A-049 begins with a login, which keeps the token and reads the user with it', async () => {
    const session = memorySession()
    const fake = fakeTransport()
      .fail(me, 'internal')
      .respond(login, anAuthResult({ access_token: 'fresh' }))
    const { result } = await renderHook(() => ({ user: useMe(), enter: useLogin() }), under(fake, session))
    await expect.poll(() => result.current.user.error?.kind).toBe('server')
    fake.respond(me, aUser())
    await result.current.enter({ body: { email: 'ada@example.com', password: 'x' } })
    expect(session.token()).toBe('fresh')
    await expect.poll(() => result.current.user.data?.id).toBe(1)
    expect(fake.calls(me).at(-1)?.headers.Authorization).toBe('Bearer fresh')
  })

  it('A-049 begins with the stored token and reads its user; without one no user is logged in', async () => {
    const fake = fakeTransport().respond(me, aUser())
    const hook = (session: ReturnType<typeof memorySession>) => () => useMe(session.token() !== undefined)
    const kept = memorySession('kept')
    const known = await renderHook(hook(kept), under(fake, kept))
    await expect.poll(() => known.result.current.data?.id).toBe(1)
    expect(fake.calls(me).map(({ headers }) => headers.Authorization)).toEqual(['Bearer kept'])
    const none = memorySession()
    const stranger = await renderHook(hook(none), under(fake, none))
    expect(stranger.result.current.data).toBeUndefined()
    expect(fake.calls(me)).toHaveLength(1)
  })

  it('stores no token of a login that requires a second factor until that is given', async () => {
    const session = memorySession()
    const fake = fakeTransport()
      .respond(login, aSecondFactorRequest())
      .respond(endpoints.loginSecondFactor, anAuthResult({ access_token: 'fresh' }))
    const { result } = await renderHook(
      () => ({ enter: useLogin(), finish: useLoginSecondFactor() }),
      under(fake, session),
    )
    const response = await result.current.enter({ body: { email: 'ada@example.com', password: 'x' } })
    expect(session.token()).toBeUndefined()
    await result.current.finish({ body: { ticket: response.second_factor?.ticket ?? '', code: '123456' } })
    expect(session.token()).toBe('fresh')
  })

  it('A-048 ends with a logout even when the server cannot be reached, and leaves nothing to the next person', async () => {
    const session = memorySession('a-token')
    const fake = fakeTransport().respond(me, aUser()).fail(logout, 'network')
    const { result } = await renderHook(
      () => ({ user: useMe(session.token() !== undefined), leave: useLogout() }),
      under(fake, session),
    )
    await expect.poll(() => result.current.user.data?.id).toBe(1)
    await expect(result.current.leave()).rejects.toMatchObject({ kind: 'network' })
    expect(session.token()).toBeUndefined()
    await expect.poll(() => result.current.user.data).toBeUndefined()
  })
})

it('says that a provider is missing', async () => {
  await expect(renderHook(() => useMe())).rejects.toThrow(/ApiProvider/)
})
