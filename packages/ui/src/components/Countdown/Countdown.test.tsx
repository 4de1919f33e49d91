import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Countdown } from './Countdown.js'

describeComponent(
  'Countdown',
  (props) => <Countdown {...props} until={Date.now() + 60_000} label="Time left" />,
  { role: 'timer' },
)

describe('Countdown', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('counts down by the clock, ends at 0:00 and reports it once', async () => {
    const ended = vi.fn()
    const screen = await renderThemed(<Countdown until={62_000} label="Time left" onEnd={ended} />)
    const timer = screen.getByRole('timer').element()
    expect(timer.textContent).toBe('1:02')
    vi.advanceTimersByTime(3000)
    await vi.waitFor(() => expect(timer.textContent).toBe('0:59'))
    expect(ended).not.toHaveBeenCalled()
    vi.advanceTimersByTime(120_000)
    await vi.waitFor(() => expect(timer.textContent).toBe('0:00'))
    expect(ended).toHaveBeenCalledOnce()
  })

  it('restarts for another moment', async () => {
    const ended = vi.fn()
    const screen = await renderThemed(<Countdown until={1000} label="Time left" onEnd={ended} />)
    vi.advanceTimersByTime(1000)
    await screen.rerender(<Countdown until={31_000} label="Time left" onEnd={ended} />)
    await vi.waitFor(() => expect(screen.getByRole('timer').element().textContent).toBe('0:30'))
    vi.advanceTimersByTime(30_000)
    expect(ended).toHaveBeenCalledTimes(2)
  })
})
