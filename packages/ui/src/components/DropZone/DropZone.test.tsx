import { afterEach, describe, expect, it, vi } from 'vitest'
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
