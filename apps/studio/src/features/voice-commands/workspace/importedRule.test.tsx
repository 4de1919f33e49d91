import { EditorView } from '@codemirror/view'
import {
  getVoiceCommandModel,
  listImportableGrammars,
  listVoiceCommandModels,
  me,
} from '@saywright/api/contract'
import { aPage, aVoiceCommandModel } from '@saywright/api/testing'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aServer } from '../../../testing/aServer.js'
import { renderStudio } from '../../../testing/renderStudio.js'

const lift = aVoiceCommandModel({
  id: 11,
  name: 'Lift',
  grammar:
    '#BNF+EM V2.1;\n!grammar lift;\n!start <main>;\n!import <numbers.digit>;\n<main>: floor <numbers.digit>;\n',
})
const numbers = aVoiceCommandModel({
  id: 12,
  name: 'numbers',
  grammar: '#BNF+EM V2.1;\n!grammar n;\n!export <digit>;\n<even>: two | four;\n<digit>: one | <even>;\n',
})

const waitOptions = { timeout: 30_000 }

const view = () => {
  const content = document.querySelector<HTMLElement>('.cm-content')
  return content ? EditorView.findFromDOM(content) : null
}
const selected = () => {
  const { state } = view() ?? {}
  return (
    state && [
      state.doc.lineAt(state.selection.main.from).number,
      state.sliceDoc(state.selection.main.from, state.selection.main.to),
    ]
  )
}

it('opens at the first problem of the line that the address names', async () => {
  const broken = { ...lift, grammar: lift.grammar.replace('floor', 'floor <nowhere>') }
  const { transport } = aServer()
  transport
    .pending(me)
    .respond(listVoiceCommandModels, aPage([broken, numbers]))
    .respond(listImportableGrammars, { data: [{ ...numbers, slots: [] }] })
    .respond(getVoiceCommandModel, broken)
  await renderStudio(transport, '/7/voice-commands/11?line=5')
  await expect.poll(selected, waitOptions).toEqual([5, '<nowhere>'])
})

it('F12 on an imported rule opens its model at the rule', async () => {
  const { transport } = aServer()
  transport
    .pending(me)
    .respond(listVoiceCommandModels, aPage([lift, numbers]))
    .respond(listImportableGrammars, { data: [{ ...numbers, slots: [] }] })
    .respond(getVoiceCommandModel, ({ params }) => (params.modelId === 11 ? lift : numbers))
  const { router } = await renderStudio(transport, '/7/voice-commands/11?rule=main')
  await expect.poll(selected, waitOptions).toEqual([5, '<main>'])
  const at = lift.grammar.lastIndexOf('digit')
  await expect
    .poll(async () => {
      view()?.focus()
      view()?.dispatch({ selection: { anchor: at } })
      await userEvent.keyboard('{F12}')
      return `${router.state.location.pathname}${router.state.location.search}`
    }, waitOptions)
    .toBe('/7/voice-commands/12?rule=digit')
  await expect.poll(selected, waitOptions).toEqual([5, '<digit>'])
  expect(document.activeElement).toBe(view()?.contentDOM)
})
