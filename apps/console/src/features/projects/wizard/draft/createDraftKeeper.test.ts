import { ApiError } from '@saywright/api/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstValues, type WizardValues } from '../wizardValues.js'
import { createDraftKeeper, type DraftKeeperOptions, type KeptDraft } from './createDraftKeeper.js'
import { copyStorage, type DeviceCopy, standingOfCopy } from './deviceCopy.js'
import { readDraft, writtenDraft } from './wizardDraft.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const blank = firstValues({ first_name: 'Ada', last_name: 'Lovelace' }, undefined)
const titled = (title: string): WizardValues => ({ ...blank, details: { ...blank.details, title } })
const written = (title: string) => writtenDraft({ values: titled(title), made: {} })
const kept: KeptDraft = {
  id: 5,
  step: 'useCases',
  values: written('on the server'),
  revision: 3,
  updated_at: '2026-11-22T09:00:00.000Z',
}

function aStorage() {
  const items = new Map<string, string>()
  return copyStorage(
    () => ({
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, text) => void items.set(key, text),
      removeItem: (key) => void items.delete(key),
    }),
    1,
  )
}

function aKeeper(options: Partial<DraftKeeperOptions> = {}) {
  const copy = options.copy ?? aStorage()
  const save = vi.fn<DraftKeeperOptions['save']>(async () => ({
    id: 5,
    revision: 4,
    updated_at: '2026-11-22T10:00:00.000Z',
  }))
  const read = vi.fn<DraftKeeperOptions['read']>(async () => null)
  const remove = vi.fn(async () => undefined)
  const onGone = vi.fn()
  const given = { kept: undefined, copy, save, read, remove, onGone, ...options }
  return { keeper: createDraftKeeper(given), copy, save: given.save as typeof save, remove, onGone }
}
const titleOf = (body: { values: string } | undefined) =>
  body && readDraft('', body.values)?.values.details.title

describe('the draft of a wizard', () => {
  it('is saved once, a moment after the last change, and the copy goes when the server has it', async () => {
    const { keeper, copy, save } = aKeeper()
    keeper.store.write({ step: 'useCases', values: titled('a') })
    keeper.store.write({ step: 'useCases', values: titled('ab') })
    expect(copy.read()?.step).toBe('useCases')
    expect(keeper.state()).toBe('saving')
    await vi.advanceTimersByTimeAsync(799)
    expect(save).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(save.mock.calls.map(([body]) => titleOf(body))).toEqual(['ab'])
    expect(copy.read()).toBeUndefined()
    expect(keeper.state()).toBe('saved')
  })

  it('names from then on the draft that it changes', async () => {
    const { keeper, save } = aKeeper()
    for (const title of ['a', 'b']) {
      keeper.store.write({ step: 'useCases', values: titled(title) })
      await vi.advanceTimersByTimeAsync(800)
    }
    expect(save.mock.calls.map(([body]) => body.id)).toEqual([undefined, 5])
  })

  it('is stored on the device while the server is unreachable, and saved afterwards', async () => {
    const save = vi
      .fn<DraftKeeperOptions['save']>()
      .mockRejectedValueOnce(new ApiError({ kind: 'network' }))
      .mockResolvedValue({ id: 5, revision: 4, updated_at: kept.updated_at })
    const { keeper, copy } = aKeeper({ save })
    keeper.store.write({ step: 'details', values: titled('a') })
    await vi.advanceTimersByTimeAsync(800)
    expect(keeper.state()).toBe('kept')
    expect(copy.read()).toMatchObject({ step: 'details' })
    await vi.advanceTimersByTimeAsync(5000)
    expect(keeper.state()).toBe('saved')
    expect(copy.read()).toBeUndefined()
  })

  it('that is gone is not brought back', async () => {
    const save = vi.fn<DraftKeeperOptions['save']>(async () =>
      Promise.reject(new ApiError({ kind: 'notFound' })),
    )
    const { keeper, copy, onGone } = aKeeper({ kept, save })
    keeper.store.write({ step: 'details', values: titled('a') })
    await vi.advanceTimersByTimeAsync(800)
    expect(onGone).toHaveBeenCalledOnce()
    expect(copy.read()).toBeUndefined()
    keeper.store.write({ step: 'details', values: titled('b') })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(save).toHaveBeenCalledOnce()
  })

  it('is removed with its copy when the request is saved, after the save in progress', async () => {
    let answer = () => {}
    const save = vi.fn<DraftKeeperOptions['save']>(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ id: 5, revision: 4, updated_at: kept.updated_at })
        }),
    )
    const { keeper, copy, remove } = aKeeper({ save })
    keeper.store.write({ step: 'details', values: titled('a') })
    await vi.advanceTimersByTimeAsync(800)
    keeper.store.clear()
    await vi.advanceTimersByTimeAsync(0)
    expect(remove).not.toHaveBeenCalled()
    answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(remove).toHaveBeenCalledOnce()
    expect(copy.read()).toBeUndefined()
  })

  it('remembers after a crash what a submit has created', async () => {
    const { keeper, save } = aKeeper({ kept })
    void keeper.note({ organization_id: 3 })
    await keeper.note({ project_id: 7 })
    const { keeper: next } = aKeeper({ kept: { ...kept, values: save.mock.lastCall![0].values } })
    expect(next.made()).toEqual({ organization_id: 3, project_id: 7 })
  })

  it('starts over from a draft of another version', () => {
    for (const values of ['{', '{}', '{"values":{"choice":{}}}'])
      expect(aKeeper({ kept: { ...kept, values } }).keeper.store.read()).toBeUndefined()
  })
})

const copyOf = (changes: Partial<DeviceCopy>): DeviceCopy => ({
  changed_at: '2026-11-22T09:30:00.000Z',
  step: 'details',
  written: written('on the device'),
  ...changes,
})

const changedElsewhere = () => new ApiError({ kind: 'conflict', code: 'changed_elsewhere' })

describe('where device and server differ', () => {
  it('continues from the state of the server, whatever the clocks say', () => {
    const copy = aStorage()
    copy.write(copyOf({ id: 5, base: 3, changed_at: '2020-01-01T00:00:00.000Z' }))
    const { keeper } = aKeeper({ kept, copy })
    expect(keeper.store.read()?.values.details.title).toBe('on the device')
    expect(keeper.conflict()).toBeUndefined()
  })

  it('shows the local draft when both were changed, and saves nothing before one is chosen', async () => {
    const copy = aStorage()
    copy.write(copyOf({ id: 5, base: 2 }))
    const { keeper, save } = aKeeper({ kept, copy })
    expect(keeper.conflict()).toBe(kept)
    keeper.store.write({ step: 'details', values: titled('more') })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(save).not.toHaveBeenCalled()
    keeper.overwrite()
    await vi.advanceTimersByTimeAsync(0)
    expect(save.mock.lastCall?.[0]).toMatchObject({ id: 5, revision: 3 })
    expect(titleOf(save.mock.lastCall?.[0])).toBe('more')
    expect(keeper.conflict()).toBeUndefined()
  })

  it('reports what another device saved meanwhile, and lets the user accept it', async () => {
    const other = { ...kept, revision: 9, values: written('elsewhere'), browser: 'Firefox' }
    const save = vi.fn<DraftKeeperOptions['save']>(async () => Promise.reject(changedElsewhere()))
    const { keeper, copy } = aKeeper({ kept, save, read: async () => other })
    keeper.store.write({ step: 'details', values: titled('here') })
    await vi.advanceTimersByTimeAsync(800)
    expect(keeper.conflict()).toBe(other)
    expect(copy.read()).toMatchObject({ step: 'details' })
    keeper.giveWay()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(save).toHaveBeenCalledOnce()
    expect(copy.read()).toBeUndefined()
  })

  it('sees no conflict when the server holds what this device sent and the response was lost', async () => {
    const sent = { ...kept, step: 'details', values: written('here'), revision: 4 }
    const save = vi.fn<DraftKeeperOptions['save']>(async () => Promise.reject(changedElsewhere()))
    const { keeper } = aKeeper({ kept, save, read: async () => sent })
    keeper.store.write({ step: 'details', values: titled('here') })
    await vi.advanceTimersByTimeAsync(800)
    expect(keeper.conflict()).toBeUndefined()
    expect(keeper.state()).toBe('saved')
  })

  it('sends a draft that only the device has as soon as the wizard opens', async () => {
    const copy = aStorage()
    copy.write(copyOf({}))
    const { save } = aKeeper({ copy })
    await vi.advanceTimersByTimeAsync(0)
    expect(titleOf(save.mock.lastCall?.[0])).toBe('on the device')
  })

  it('ignores a copy of a deleted or unchanged draft', () => {
    expect(standingOfCopy(copyOf({ id: 5 }), undefined)).toBe('obsolete')
    expect(standingOfCopy(copyOf({}), undefined)).toBe('newer')
    expect(standingOfCopy(copyOf({ id: 5, step: kept.step, written: kept.values }), kept)).toBe('obsolete')
  })
})
