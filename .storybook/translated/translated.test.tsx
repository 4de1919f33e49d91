import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type State, type StoryModule, statesOf } from '../statesOf.js'
import { states } from '../storiesOfPackages.js'
import { translatedFaults } from './translatedFaults.js'

/** The screens of forms: what people fill in when they come, and about themselves. */
const forms = statesOf(
  import.meta.glob<StoryModule>(
    [
      '../../apps/console/src/features/auth/{login,register,reset,setup,second-factor,log-in-again}/*.stories.tsx',
      '../../apps/console/src/features/account/{profile,security}/*.stories.tsx',
      '../../apps/console/src/features/contact/**/*.stories.tsx',
      '../../apps/console/src/features/projects/wizard/*Step.stories.tsx',
    ],
    { eager: true },
  ),
)

/** Of each component the first state in which something is done. */
const components = [
  ...new Map(
    states
      .filter(({ play }) => play)
      .toReversed()
      .map((state) => [state.component, state]),
  ).values(),
]

// A play may look for what the translation has moved; its failure is not a fault here.
beforeEach(() => {
  for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation(() => {})
})

describe('a page that is translated', () => {
  it.each([...components, ...forms])('does not break $name', async (state) => {
    expect(await translatedFaults(state)).toEqual([])
  })
})

function state(Part: () => React.ReactNode): Pick<State, 'draw' | 'play' | 'args'> {
  return {
    args: {},
    draw: () => <Part />,
    play: ({ canvasElement }) => {
      canvasElement.querySelector('button')?.click()
      return new Promise(requestAnimationFrame).then(() => {})
    },
  }
}

function Bare() {
  const [isNew, setNew] = useState(false)
  return (
    <button type="button" onClick={() => setNew(!isNew)}>
      {isNew && <b>New</b>}
      Lamp
    </button>
  )
}

function Wrapped() {
  const [isNew, setNew] = useState(false)
  return (
    <button type="button" onClick={() => setNew(!isNew)}>
      {isNew && <b>New</b>}
      <span>Lamp</span>
    </button>
  )
}

it('finds bare text beside a conditional element', async () => {
  expect((await translatedFaults(state(Bare))).join()).toContain('NotFoundError')
  expect(await translatedFaults(state(Wrapped))).toEqual([])
})
