import { axeProblems } from '@saywright/ui/testing'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderThemed } from '../../testing/renderThemed.js'
import { aVoice, aWavFile } from '../../testing/synthesise.js'
import { AudioDropZone } from './AudioDropZone.js'

const good = aWavFile('good.wav', aVoice(1, { seconds: 1 }))
const long = aWavFile('long.wav', aVoice(2, { seconds: 3 }))

const draw = async () => {
  const onAccepted = vi.fn()
  const onReject = vi.fn()
  const screen = await renderThemed(
    <AudioDropZone
      limits={{ maxBytes: 5 * 1024 ** 2, maxMilliseconds: 2000 }}
      allowsMultiple
      onAccepted={onAccepted}
      onReject={onReject}
    />,
  )
  const input = screen.container.querySelector('input[type="file"]') as HTMLInputElement
  return { screen, input, onAccepted, onReject }
}

describe('AudioDropZone', () => {
  it('accepts files within the limits and explains the others', async () => {
    const { screen, input, onAccepted, onReject } = await draw()
    await userEvent.upload(input, [long, good])
    await vi.waitFor(() => expect(onAccepted).toHaveBeenCalledOnce())
    expect(onAccepted.mock.calls[0]![0].name).toBe('good.wav')
    expect(onAccepted.mock.calls[0]![1]).toMatchObject({ type: 'wav', milliseconds: 1000 })
    expect(onReject.mock.calls[0]!.slice(1)).toEqual(['tooLong'])
    await expect.element(screen.getByText('long.wav is longer than 2 seconds. Shorten it.')).toBeVisible()
  })

  it('U-014 accepts another kind of file, and says that 16 kHz WAV would be best', async () => {
    const { screen, input, onAccepted } = await draw()
    await userEvent.upload(input, [
      aWavFile('fine.wav', aVoice(1, { seconds: 1, sampleRate: 44_100 }), 44_100),
    ])
    await vi.waitFor(() => expect(onAccepted).toHaveBeenCalledOnce())
    const advice = 'fine.wav is accepted. A 16 kHz WAV file would give the best results.'
    await expect.element(screen.getByText(advice)).toBeVisible()
  })

  it('names the place for a paste', async () => {
    const { screen } = await draw()
    const name = /^Paste files Drop files here\. WAV/
    await expect.element(screen.getByRole('button', { name })).toBeInTheDocument()
  })

  it('takes files that are dropped', async () => {
    const { screen, onAccepted } = await draw()
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(good)
    // Chromium has no file-system entry for files that did not come from the disk.
    vi.spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue({
      isFile: true,
    } as FileSystemEntry)
    const zone = screen.getByText('Drop files here.').element()
    for (const type of ['dragenter', 'dragover', 'drop'])
      zone.dispatchEvent(
        new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, clientX: 5, clientY: 5 }),
      )
    await vi.waitFor(() => expect(onAccepted).toHaveBeenCalledOnce())
  })

  it('forgets the refusals of the choice before', async () => {
    const { screen, input, onAccepted } = await draw()
    await userEvent.upload(input, [long])
    await expect.element(screen.getByRole('listitem')).toBeVisible()
    await userEvent.upload(input, [good])
    await vi.waitFor(() => expect(onAccepted).toHaveBeenCalledOnce())
    await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(0)
  })

  it('clears the rejected files once others arrive another way', async () => {
    const zone = (given: number) => (
      <AudioDropZone limits={{ maxBytes: 1024, maxMilliseconds: 2000 }} onAccepted={() => {}} given={given} />
    )
    const screen = await renderThemed(zone(0))
    const input = screen.container.querySelector('input[type="file"]') as HTMLInputElement
    await userEvent.upload(input, new File(['# Notes'], 'README.md'))
    await expect.element(screen.getByText(/^README\.md is not of an accepted type/)).toBeVisible()
    await screen.rerender(zone(1))
    await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(0)
  })

  it('has no accessibility fault', async () => {
    const { screen } = await draw()
    expect(await axeProblems(screen.container)).toEqual([])
  })
})
