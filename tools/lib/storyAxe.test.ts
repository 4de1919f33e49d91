import { describe, expect, it } from 'vitest'
import { axeFaults } from './storyAxe.ts'

const faultsOf = (story: string) => axeFaults('Lamp.stories.tsx', `export const On: Story = ${story}`)

describe('a story', () => {
  it.each([
    ['that turns axe off', `{ parameters: { a11y: { test: 'off' } } }`],
    ['that only notes what axe finds', `{ parameters: { 'a11y': { test: 'todo' } } }`],
    ['without a rule', `{ parameters: { a11y: { config: { rules: [{ id: 'region', enabled: false }] } } } }`],
    ['that waits for a person', '{ globals: { a11y: { manual: true } } }'],
    ['by a function', `off({ ...base, parameters: { a11y: { disable: true } } })`],
  ])('%s is refused', (_, story) => {
    expect(faultsOf(story)).toEqual(['Lamp.stories.tsx has rules of axe of its own: mend what it finds'])
  })

  it('may speak of it', () => {
    expect(faultsOf(`{ args: { title: 'a11y' }, parameters: { layout: 'centered' } }`)).toEqual([])
  })
})
