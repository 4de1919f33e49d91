import { describe, expect, it } from 'vitest'
import { playFaults } from './storyPlays.ts'

const faultsOf = (stories: string, meta = '{}') =>
  playFaults('Lamp.stories.tsx', `const meta = ${meta} satisfies Meta\nexport default meta\n${stories}`)
const play = 'play: async () => {}'

describe('a story', () => {
  it('without a play is refused', () => {
    expect(faultsOf('export const On: Story = { args: { isOn: true } }')).toEqual([
      expect.stringMatching(/^Lamp\.stories\.tsx: On has no play/),
    ])
    expect(faultsOf(`const lit = () => ({ args: {} })\nexport const On: Story = lit()`)).toHaveLength(1)
    expect(faultsOf(`export const On: Story = { parameters: { play: true } }`)).toHaveLength(1)
    expect(
      faultsOf(`export const On: Story = { ...Off, args: {} }\nexport const Off: Story = {}`),
    ).toHaveLength(2)
  })

  it.each([
    ['of its own', `export const On: Story = { ${play} }`],
    ['as a method', 'export const On: Story = { async play() {} }'],
    ['by name', 'const play = async () => {}\nexport const On: Story = { play }'],
    ['of another story', `export const Off: Story = { ${play} }\nexport const On: Story = { ...Off }`],
    ['from an arrow', `const lit = (): Story => ({ ${play} })\nexport const On: Story = lit()`],
    [
      'from a function',
      `export const On: Story = lit(1)\nfunction lit(n: number): Story { return { ${play} } }`,
    ],
  ])('may have a play %s', (_, stories) => expect(faultsOf(stories)).toEqual([]))

  it('may have the play of all of its file', () => {
    expect(faultsOf('export const On: Story = {}', `{ ${play} }`)).toEqual([])
  })

  it('may be a picture by its name', () => expect(faultsOf('export const Matrix: Story = {}')).toEqual([]))
})
