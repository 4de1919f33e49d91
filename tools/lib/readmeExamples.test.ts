import { expect, it } from 'vitest'
import { componentsOf, readmeExamples } from './readmeExamples.ts'

const fence = '```'
const readme = `
${fence}sh
npm install
${fence}

${fence}ts
run()
${fence}

${fence}tsx
export const Lamp = () => <p />
${fence}

${fence}tsx next app/layout.tsx
export default function Layout() {}
${fence}
`

it('assigns every example of a README to the tool that can run it', () => {
  const examples = readmeExamples('ui', readme)
  expect(examples).toEqual([
    { file: 'ui-1.ts', text: 'run()\n' },
    { file: 'Lamp.tsx', text: 'export const Lamp = () => <p />\n' },
    { framework: 'next', file: 'app/layout.tsx', text: 'export default function Layout() {}\n' },
  ])
  expect(componentsOf(examples)).toEqual(['Lamp'])
})

it('rejects a component that cannot be rendered', () => {
  expect(() => readmeExamples('ui', `${fence}tsx\n<p />\n${fence}\n`)).toThrow('nothing to draw')
})
