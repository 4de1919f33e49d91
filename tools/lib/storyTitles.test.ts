import { expect, it } from 'vitest'
import { titleFaults } from './storyTitles.ts'

const sideBar = ['Start', ['Welcome'], 'UI', ['Actions', 'Fields'], 'Forms', 'Console', ['*', 'Flows']]

const storiesIn = (file: string, title: string) =>
  titleFaults(file, `const user = { title: 'Countess' }\nconst meta = {\n  title: '${title}',\n}`, sideBar)
const page = (title: string) => titleFaults('.storybook/pages/Lamp.mdx', `<Meta title="${title}" />`, sideBar)

const button = 'packages/ui/src/components/Button/Button.stories.tsx'

it.each([
  [button, 'UI/Actions/Button'],
  ['packages/forms/src/kits/CodeKit/CodeKit.stories.tsx', 'Forms/CodeKit'],
  ['apps/console/src/features/staff/UsersScreen.stories.tsx', 'Console/Staff/Users'],
])('stories in %s may be %s', (file, title) => expect(storiesIn(file, title)).toEqual([]))

it.each([
  [button, 'Lamps/Button', 'does not begin with that of ui'],
  [button, 'Console/Staff/Button', 'does not begin with that of ui'],
  [button, 'UI/Button', 'is in no group of UI: Actions, Fields'],
  ['apps/lamps/src/Lamp.stories.tsx', 'Lamps/Lamp', 'does not begin with that of lamps'],
])('stories in %s may not be %s', (file, title, fault) =>
  expect(storiesIn(file, title)).toEqual([`${file}: ${title} ${fault}`]),
)

it('stories say their title first', () => {
  expect(titleFaults(button, 'const meta = { component: Button }', sideBar)).toEqual([
    `${button}: its meta does not begin with a title`,
  ])
})

it('a page is in a group of the side bar, or with its stories', () => {
  expect(page('Start/Welcome')).toEqual([])
  expect(titleFaults('packages/ui/src/Button.mdx', '<Meta of={Stories} />', sideBar)).toEqual([])
  expect(page('Lamps/Welcome')).toHaveLength(1)
  expect(page('Start/Lamps')).toHaveLength(1)
})
