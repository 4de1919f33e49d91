import { getVoiceCommandModel, saveVoiceCommandModel } from '@saywright/api/contract'
import { aProject } from '@saywright/api/testing'
import { shellMessages } from '@saywright/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { voiceCommandsMessages } from '../features/voice-commands/messages/index.js'
import { conflictMessages } from '../features/voice-commands/panes/conflict/messages.js'
import { either } from '../testing/either.js'
import { studioFlow } from '../testing/Studio.js'
import { visit, waitOptions } from '../testing/visit.js'

const message = either(voiceCommandsMessages)

const meta = { title: 'Studio/Flows/Edit a grammar', tags: ['no-picture'], ...studioFlow } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A user opens a model, types, saves with Ctrl S, and the server has the text. */
export const WriteAndSave: Story = {
  play: async (context) => {
    const { transport, held, write, sees } = visit(context)
    await write('// bedrooms later')
    const names = [held().name, aProject().title]
    await waitFor(() => expect(document.title).toContain(names.join(' · ')), waitOptions)
    await sees(message('save.state.changed'))
    await userEvent.keyboard('{Control>}s{/Control}')
    await sees(message('save.state.saved'))
    await expect(held().grammar).toMatch(/\/\/ bedrooms later$/)
    await expect(held().revision).toBe(4)
    // The sent content and the response are known: the model is not read once more.
    await expect(transport.calls(getVoiceCommandModel)).toHaveLength(1)
  },
}

/** The server is stopped while a person writes: the page says so, keeps the text, and saves it once the server is back. */
export const ServerDown: Story = {
  play: async (context) => {
    const { transport, held, acceptSaves, write, save, sees, keeps, keepsDraft, forgetsDraft } =
      visit(context)
    await write('// kept')
    transport.fail(saveVoiceCommandModel, 'network')
    await save()
    await sees(message('save.failedText'))
    await sees(either(shellMessages)('failure.network'))
    await keeps('// kept')
    await keepsDraft('// kept')
    acceptSaves()
    await save()
    await sees(message('save.state.saved'))
    await expect(held().grammar).toMatch(/\/\/ kept$/)
    await forgetsDraft()
  },
}

/** The disk of the server is full: it says so, the text is stored here, and is saved once there is room. */
export const DiskFull: Story = {
  play: async (context) => {
    const { transport, held, acceptSaves, write, save, sees, keeps, keepsDraft, forgetsDraft } =
      visit(context)
    const told = 'The server cannot save anything at the moment. Try again later.'
    transport.fail(saveVoiceCommandModel, { status: 503, code: 'unavailable', message: told })
    await write('// kept')
    await save()
    await sees(message('save.failedText'))
    await sees(told)
    await keeps('// kept')
    await keepsDraft('// kept')
    acceptSaves()
    await save()
    await sees(message('save.state.saved'))
    await expect(held().grammar).toMatch(/\/\/ kept$/)
    await forgetsDraft()
  },
}

/** A grammar with an error is not tested but saved all the same, and the text is unchanged. */
export const GrammarErrors: Story = {
  play: async (context) => {
    const { canvas, held, write, save, sees, keeps } = visit(context)
    await write('<lost')
    await sees(message('problems.errors', { count: 1 }))
    await userEvent.click(canvas.getByRole('radio', { name: message('try.speak') }))
    await sees(message('test.fixFirst'))
    await expect(canvas.getByRole('button', { name: message('test.record') })).toBeDisabled()
    await keeps('<lost')
    await save()
    await sees(message('save.state.saved'))
    await expect(held().grammar).toMatch(/<lost>$/)
    await sees(message('problems.errors', { count: 1 }))
  },
}

/** Someone else saves first: the person keeps their own version, which is saved over the other. */
export const KeepMine: Story = {
  play: async (context) => {
    const { transport, acceptSaves, saveElsewhere, write, sees, keeps } = visit(context)
    await write('// mine')
    saveElsewhere()
    await userEvent.keyboard('{Control>}s{/Control}')
    const dialog = within(await within(document.body).findByRole('alertdialog', {}, waitOptions))
    await keeps('// mine')
    acceptSaves()
    await userEvent.click(dialog.getByRole('button', { name: message('conflict.keepMine') }))
    await sees(message('save.state.saved'))
    const last = transport.calls(saveVoiceCommandModel).at(-1)
    await expect(last?.body.revision).toBe(4)
    await expect(last?.body.grammar).toContain('// mine')
  },
}

/** Someone else saves first: the person takes the other text, and brings their own back. */
export const TakeTheirsAndBack: Story = {
  play: async (context) => {
    const { canvas, saveElsewhere, held, write, save, sees, keeps, acceptSaves } = visit(context)
    await write('// mine')
    saveElsewhere()
    await save()
    const dialog = within(await within(document.body).findByRole('alertdialog', {}, waitOptions))
    await userEvent.click(dialog.getByRole('button', { name: message('conflict.takeTheirs') }))
    await sees(message('save.state.saved'))
    await keeps('attic')
    const bringBack = { name: either(conflictMessages)('bringBack') }
    await userEvent.click(await canvas.findByRole('button', bringBack, waitOptions))
    await keeps('// mine')
    acceptSaves()
    await save()
    await sees(message('save.state.saved'))
    await expect(held().grammar).toContain('// mine')
    await expect(localStorage.getItem('saywright_aside_11')).toBeNull()
  },
}
