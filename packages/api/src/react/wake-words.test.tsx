import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { endpoints } from '../contract/endpoints.js'
import { aClient } from '../testing/aClient.js'
import { aWakeRating } from '../testing/builders.js'
import { fakeTransport } from '../testing/fakeTransport.js'
import { ApiProvider } from './ApiProvider.js'
import { useWakeWordRating } from './wake-words.js'

const { rateWakeWords } = endpoints
const wordsOf = (text: string) => ({
  ...{ language: 'eng-US', negative_words: [] },
  positive_words: [{ text }],
})

it('rates each list of words once, and keeps the rating before until the next arrives', async () => {
  let answer = () => {}
  const fake = fakeTransport().respond(rateWakeWords, aWakeRating({ unknown: ['first'] }))
  const { result, rerender } = await renderHook((text = 'one') => useWakeWordRating(7, wordsOf(text)), {
    initialProps: 'one',
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApiProvider client={aClient(fake)}>{children}</ApiProvider>
    ),
  })
  await expect.poll(() => result.current.data?.unknown).toEqual(['first'])
  fake.respond(rateWakeWords, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return aWakeRating({ unknown: ['second'] })
  })
  await rerender('two')
  expect(result.current.data?.unknown).toEqual(['first'])
  await expect
    .poll(() => fake.calls(rateWakeWords).map(({ body }) => body))
    .toEqual([wordsOf('one'), wordsOf('two')])
  answer()
  await expect.poll(() => result.current.data?.unknown).toEqual(['second'])
})

it('requests nothing while there are no words', async () => {
  const fake = fakeTransport().respond(rateWakeWords, aWakeRating())
  const { result } = await renderHook(() => useWakeWordRating(7, undefined), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApiProvider client={aClient(fake)}>{children}</ApiProvider>
    ),
  })
  expect(result.current.data).toBeUndefined()
  expect(fake.calls(rateWakeWords)).toEqual([])
})
