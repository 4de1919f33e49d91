import { aDeal, aProject } from '@saywright/api/testing'
import { expect, it } from 'vitest'
import { bandStates } from './bandStates.js'

const lamp = aProject({ tags: [{ technology: 'asr', langs: ['eng-US'] }] })

it('shows deliveries', () => expect(bandStates(lamp)).toEqual({ strictCommands: 'delivered' }))

it('shows what the open request adds, beside deliveries', () => {
  const deal = aDeal({ deal_id: 18, diff_tech_voice_synthesis: true, diff_tech_voice_strict_commands: true })
  expect(bandStates({ ...lamp, deal_id: 18, deals: [deal] })).toEqual({
    strictCommands: 'delivered',
    synthesis: 'requested',
  })
})

it('shows nothing for a request that was decided', () => {
  const deal = aDeal({ deal_id: 18, diff_tech_voice_synthesis: true })
  expect(bandStates({ ...lamp, deal_id: null, deals: [deal] })).toEqual({ strictCommands: 'delivered' })
})
