import { defaultRecognizerSettings } from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { type SharedModel, snippetKinds, snippets } from './snippets.js'

const model: SharedModel = {
  api: 'https://studio.example.com/api',
  projectId: 7,
  modelId: 11,
  name: 'picking\n*/ rm -rf',
  language: 'eng-US',
  settings: { ...defaultRecognizerSettings, MAXNBEST: 3 },
  slots: [{ name: 'dock', values: ['l’été', "o'clock", '$(x) "y"'] }],
}

describe.each(snippetKinds)('the program in %s', (kind) => {
  const code = snippets[kind].write(model)

  it('calls the model by its own address', () => {
    expect(code).toContain('https://studio.example.com/api/v3/projects/7/voice-commands/11')
    expect(code).toContain('/recognize')
    expect(code).toContain('audio/wav')
  })
  it('names the model, its language, its settings and its slots, and nothing gets out of the comment', () => {
    expect(code).toMatch(/^(#|\/\/) Model “picking \* \/ rm -rf”, eng-US: .*MAXNBEST 3/m)
    expect(code).toContain('<dock>')
  })
})

it('writes values of slots so that a shell passes them on as they are', () => {
  expect(snippets.rest.write(model)).toContain(String.raw`"o'\''clock","$(x) \"y\""`)
})

it('leaves many values out rather than saving some of them', () => {
  const slots = [{ name: 'aisle', values: Array.from({ length: 41 }, (_, index) => `a${index}`) }]
  for (const kind of ['rest', 'python'] as const) {
    const code = snippets[kind].write({ ...model, slots })
    expect(code).not.toContain('"slots":')
    expect(code).toContain('MAXNBEST')
  }
})
