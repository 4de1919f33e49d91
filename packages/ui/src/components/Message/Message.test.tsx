import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Message, type MessageTone } from './Message.js'

describeComponent(
  'Message',
  (props) => (
    <Message {...props} title="Blocked" isAnnounced>
      The microphone is blocked.
    </Message>
  ),
  { role: 'status' },
)

describe('Message', () => {
  it.each<[MessageTone, string]>([
    ['info', 'status'],
    ['success', 'status'],
    ['warning', 'status'],
    ['danger', 'alert'],
  ])('of tone %s is announced as %s', async (tone, role) => {
    const screen = await renderThemed(
      <Message tone={tone} isAnnounced>
        Words
      </Message>,
    )
    await expect.element(screen.getByRole(role as 'alert')).toHaveTextContent('Words')
  })

  it('is not announced when it is there from the start', async () => {
    const screen = await renderThemed(<Message tone="danger">Words</Message>)
    expect(screen.getByRole('alert').elements()).toHaveLength(0)
  })
})
