import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { DropZone } from './DropZone.js'

describeComponent('DropZone', (props) => <DropZone {...props} hint="PNG." onFiles={() => {}} />, {
  role: 'button',
})

describe('DropZone', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('names the place for a paste in the language of the page', async () => {
    const screen = await renderThemed(<DropZone hint="PNG." onFiles={() => {}} />, { locale: 'fr-FR' })
    const name = 'Coller un fichier Déposez un fichier ici. PNG.'
    await expect.element(screen.getByRole('button', { name, exact: true })).toBeInTheDocument()
  })

  it('clears the rejected files once others arrive another way', async () => {
    const zone = (given: string) => (
      <DropZone hint="PNG." acceptedTypes={['image/png']} onFiles={() => {}} given={given} />
    )
    const screen = await renderThemed(zone(''))
    const input = screen.container.querySelector('input[type="file"]') as HTMLInputElement
    await userEvent.upload(input, new File(['x'], 'README.md', { type: 'text/markdown' }))
    const refusal = screen.getByText('README.md is not of an accepted type.')
    await expect.element(refusal).toBeVisible()
    await screen.rerender(zone(''))
    await expect.element(refusal).toBeVisible()
    await screen.rerender(zone('pasted'))
    await expect.element(refusal).not.toBeInTheDocument()
  })

  it('takes the first of several dropped files when it takes one', async () => {
    const taken = vi.fn()
    const screen = await renderThemed(<DropZone hint="Any file." onFiles={taken} />)
    const dataTransfer = new DataTransfer()
    for (const name of ['a.txt', 'b.txt'])
      dataTransfer.items.add(new File(['x'], name, { type: 'text/plain' }))
    // Chromium has no file-system entry for files that did not come from the disk.
    vi.spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue({
      isFile: true,
    } as FileSystemEntry)
    const zone = screen.getByText('Drop a file here.').element()
    for (const type of ['dragenter', 'dragover', 'drop'])
      zone.dispatchEvent(
        new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, clientX: 5, clientY: 5 }),
      )
    await vi.waitFor(() => expect(taken).toHaveBeenCalledOnce())
    expect(taken.mock.calls[0]?.[0].map(({ name }: File) => name)).toEqual(['a.txt'])
  })
})
