import { describe, expect, it } from 'vitest'
import { storyFaults, titleOf } from './screenStories.ts'

const file = 'apps/console/src/features/project-wizard/DetailsScreen.tsx'
const story = (name: string) => `/** When. */\nexport const ${name}: Story = {}\n`
const head = `title: 'Console/Project wizard/Details'\n`

describe('stories of a screen', () => {
  it('have the title of the place of the screen', () => {
    expect(titleOf(file)).toBe('Console/Project wizard')
    expect(storyFaults(file, '', `title: 'Console/Wizard'\n${story('Ready')}`)).toHaveLength(1)
  })
  it('cover loading and failing where data is loaded', () => {
    const screen = 'projects: Loadable<Project[]>'
    expect(storyFaults(file, screen, head + story('Ready'))).toHaveLength(3)
    expect(storyFaults(file, screen, head + story('Ready') + story('Loading') + story('Failed'))).toEqual([])
  })
  it.each(['ListProps', 'CollectionProps'])('cover what a list can be where it comes by %s', (props) => {
    const screen = `export type PeopleScreenProps = ${props}<StaffPerson>\n<StaffList {...list} search={t('search')} />`
    const told = storyFaults(file, screen, head + ['Ready', 'Phone', 'Changing'].map(story).join(''))
    expect(told.map((fault) => fault.split(': ')[1])).toEqual(
      ['Loading', 'Failed', 'Empty', 'NoMatch'].map((name) => `no story ${name}`),
    )
    const states = ['Ready', 'Loading', 'Failed', 'Empty'].map(story).join('')
    expect(storyFaults(file, screen, head + states)).toHaveLength(1)
    expect(storyFaults(file, screen.replace('search=', 'title='), head + states)).toEqual([])
  })
  it('say when a person meets them', () => {
    expect(storyFaults(file, '', `${head}export const Blank: Story = {}\n`)).toHaveLength(1)
  })
})
